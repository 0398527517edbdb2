import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DuplicateService } from '../../application/duplicates/duplicate-service.ts'
import { mergeFields } from '../../domain/business/duplicates/merge-fields.ts'
import { duplicateReasonNames } from '../../domain/business/duplicates/possible-duplicates.ts'
import { HttpError } from '../http-error.ts'

export interface DuplicateRouteOptions {
  readonly duplicates: DuplicateService
  readonly onChanged: () => Promise<void>
}

const page = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  reason: z.enum(duplicateReasonNames).optional(),
  dismissed: z.enum(['true', 'false']).default('false'),
})
const id = z.string().min(1).max(40)
const seen = z.strictObject({ id, version: z.number().int().min(0) })
const choices = z.partialRecord(z.enum(mergeFields), id)
/** As many as a cluster shows. */
const mergeBody = z.strictObject({
  keep: seen,
  remove: z.array(seen).min(1).max(19),
  choices: choices.optional(),
})
/** A cluster of 10,000 pairs has one listing more at most. */
const dismissBody = z.strictObject({
  ids: z.array(id).min(2).max(10_001),
  dismissed: z.boolean().default(true),
})

const gone = {
  ko: '업체 한 곳이 이미 삭제되었습니다. 목록을 새로 확인해 주십시오.',
  en: 'One of the businesses has been deleted already. Look at the list again.',
}
const conflict = {
  ko: '그사이 업체 정보가 바뀌었습니다. 최신 내용을 확인한 뒤 다시 합쳐 주십시오.',
  en: 'A business was changed meanwhile. Look at the present content, then merge again.',
}
const unknown = {
  ko: '이 업체들은 중복 목록에 없습니다.',
  en: 'These businesses are not in the list of duplicates.',
}

/** Routes of possible duplicates: list, merge, dismiss. */
export async function duplicateRoutes(
  app: FastifyInstance,
  { duplicates, onChanged }: DuplicateRouteOptions,
): Promise<void> {
  app.get('/api/admin/duplicates', (request) => {
    const { offset, reason, dismissed } = page.parse(request.query)
    return duplicates.list({ isDismissed: dismissed === 'true', ...(reason && { reason }) }, offset)
  })

  app.post('/api/admin/duplicates/merge', async (request) => {
    const outcome = await duplicates.merge(request.admin.username, mergeBody.parse(request.body))
    if (outcome.kind === 'gone') throw new HttpError(404, gone)
    if (outcome.kind === 'conflict') throw new HttpError(409, conflict)
    await onChanged()
    return {
      message: { ko: '업체를 합쳤습니다.', en: 'The businesses are merged.' },
      changeId: outcome.changeId,
    }
  })

  app.post('/api/admin/duplicates/dismiss', async (request) => {
    const { ids, dismissed } = dismissBody.parse(request.body)
    if (!(await duplicates.dismiss(request.admin.username, ids, dismissed))) throw new HttpError(404, unknown)
    return {
      message: dismissed
        ? { ko: '중복이 아닌 것으로 표시했습니다.', en: 'Marked as no duplicate.' }
        : { ko: '중복 목록에 다시 넣었습니다.', en: 'Back in the list of duplicates.' },
    }
  })
}
