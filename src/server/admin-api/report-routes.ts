import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DuplicateService } from '../../application/duplicates/duplicate-service.ts'
import type { ModerationService } from '../../application/moderation/moderation-service.ts'
import type { ReportService } from '../../application/submissions/report-service.ts'
import { HttpError, orNotFound } from '../http-error.ts'

export interface ReportReviewOptions {
  readonly reports: ReportService
  readonly moderation: ModerationService
  readonly duplicates: DuplicateService
  /** Called after a listing was deleted, so that the next page shows it. */
  readonly onChanged: () => Promise<void>
}

interface ById {
  Params: { id: string }
}

const page = z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) })
const removal = z.strictObject({ version: z.number().int().min(0) })
/** The change that was made because of the report: undoing it opens the report again. */
const because = z.strictObject({ changeId: z.string().max(40).optional() })
const decided = { ko: '이미 처리된 알림입니다.', en: 'This report was handled already.' }
const changed = {
  ko: '그사이 업체 정보가 바뀌었습니다. 최신 내용을 확인한 뒤 다시 처리해 주십시오.',
  en: 'The business has changed meanwhile. Look at what it is now, then decide again.',
}

/** Routes of visitors' reports: list, look for duplicates, apply, close, dismiss. */
export async function reportReviewRoutes(
  app: FastifyInstance,
  { reports, moderation, duplicates, onChanged }: ReportReviewOptions,
): Promise<void> {
  app.get('/api/admin/reports', (request) => reports.list(page.parse(request.query).offset))

  /** None if the report is decided already. */
  app.get<ById>('/api/admin/reports/:id/duplicates', async (request) => {
    const report = await reports.find(request.params.id)
    return report ? duplicates.findFor(report.listingId) : []
  })

  /** The business is closed for good: its listing leaves all lists, which can be undone, and the report is applied. */
  app.post<ById>('/api/admin/reports/:id/remove', async (request) => {
    const { version } = removal.parse(request.body)
    const { username } = request.admin
    const { id, listingId } = orNotFound(await reports.find(request.params.id), decided)
    const outcome = await moderation.setClosed(username, listingId, true, version)
    if (outcome.kind === 'conflict') throw new HttpError(409, changed)
    const made = outcome.kind === 'changed' ? outcome.changeId : undefined
    const changeId = await reports.decide(username, id, 'applied', made)
    await onChanged()
    return {
      message: {
        ko: '업체를 폐업으로 처리해 목록에서 내렸습니다.',
        en: 'The business is closed for good and in no list any more.',
      },
      changeId: made ?? changeId,
    }
  })

  const decisions = [
    ['apply', 'applied', { ko: '알림을 반영한 것으로 처리했습니다.', en: 'The report is applied.' }],
    ['close', 'closed', { ko: '알림을 마쳤습니다.', en: 'The report is done.' }],
    ['dismiss', 'dismissed', { ko: '알림을 기각했습니다.', en: 'The report is dismissed.' }],
  ] as const
  for (const [path, decision, message] of decisions) {
    app.post<ById>(`/api/admin/reports/:id/${path}`, async (request) => {
      const { changeId: made } = because.parse(request.body ?? {})
      const changeId = await reports.decide(request.admin.username, request.params.id, decision, made)
      return { message, changeId: orNotFound(changeId, decided) }
    })
  }
}
