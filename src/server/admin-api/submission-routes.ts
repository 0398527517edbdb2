import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DuplicateService } from '../../application/duplicates/duplicate-service.ts'
import type { ModerationService } from '../../application/moderation/moderation-service.ts'
import { HttpError, orNotFound } from '../http-error.ts'

interface ById {
  Params: { id: string }
}

const page = z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) })

export interface SubmissionReviewOptions {
  readonly moderation: ModerationService
  readonly duplicates: Pick<DuplicateService, 'findForSubmission'>
  readonly onChanged: () => Promise<void>
}

const messages = {
  approve: { ko: '등록 신청을 승인했습니다.', en: 'The submission is approved.' },
  reject: { ko: '등록 신청을 반려했습니다.', en: 'The submission is rejected.' },
} as const

const approval = z.strictObject({ asNew: z.boolean().default(false) })
const known = {
  ko: '이름이나 전화번호가 같은 업체가 이미 있습니다. 새 업체로 올릴지, 그 업체에 합칠지 정해 주십시오.',
  en: 'A business with this name or phone number is listed already. Decide whether this is a new one, or is merged into it.',
}

/** Routes of visitors' submissions: list, compare with what is listed, approve, reject. */
export async function submissionReviewRoutes(
  app: FastifyInstance,
  { moderation, duplicates, onChanged }: SubmissionReviewOptions,
): Promise<void> {
  app.get('/api/admin/submissions', (request) => moderation.listPending(page.parse(request.query).offset))
  app.get<ById>('/api/admin/submissions/:id/duplicates', (request) =>
    duplicates.findForSubmission(request.params.id),
  )

  for (const decision of ['approve', 'reject'] as const) {
    app.post<ById>(`/api/admin/submissions/:id/${decision}`, async (request) => {
      const { asNew } = decision === 'approve' ? approval.parse(request.body ?? {}) : { asNew: false }
      const decided = await moderation.decide(request.admin.username, request.params.id, decision, asNew)
      if (decided === 'known') throw new HttpError(409, known)
      const { changeId } = orNotFound(decided, {
        ko: '이미 처리된 신청입니다.',
        en: 'This submission has been decided already.',
      })
      await onChanged()
      return { message: messages[decision], changeId }
    })
  }
}
