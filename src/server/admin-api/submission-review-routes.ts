import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ModerationService } from '../../application/moderation/moderation-service.ts'
import { orNotFound } from '../http-error.ts'

export interface SubmissionReviewOptions {
  readonly moderation: ModerationService
  readonly onChanged: () => Promise<void>
}

const page = z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) })
const messages = { approve: '등록 신청을 승인했습니다.', reject: '등록 신청을 반려했습니다.' } as const

/** Routes of visitors' submissions: list, approve, reject. */
export async function submissionReviewRoutes(
  app: FastifyInstance,
  { moderation, onChanged }: SubmissionReviewOptions,
): Promise<void> {
  app.get('/api/admin/submissions', (request) => moderation.listPending(page.parse(request.query).offset))
  for (const decision of ['approve', 'reject'] as const) {
    app.post<{ Params: { id: string } }>(`/api/admin/submissions/:id/${decision}`, async (request) => {
      const decided = await moderation.decide(request.admin.username, request.params.id, decision)
      const { changeId } = orNotFound(decided, '이미 처리된 신청입니다.')
      await onChanged()
      return { message: messages[decision], changeId }
    })
  }
}
