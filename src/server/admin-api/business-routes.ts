import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { type BulkChange, bulkActions, problemsOfBulk } from '../../application/moderation/bulk-changes.ts'
import { type ModerationService, selectionLimit } from '../../application/moderation/moderation-service.ts'
import type { SeoResult } from '../../application/seo/seo-job.ts'
import type { EditedBusiness } from '../../domain/administration/administration.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { listSearchLimit } from '../../domain/directory/administrators-query.ts'
import type { BusinessQuery, DirectoryApi } from '../../domain/directory/directory.ts'
import { filterSchemas, pageQuery } from '../api/query-schemas.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { accepted, outcomeOf, prefersAsync } from './job-answer.ts'

export interface BusinessRouteOptions {
  readonly moderation: ModerationService
  readonly api: DirectoryApi
  readonly jobs: JobQueue
  /** Called after a change, so that the next page shows it. */
  readonly onChanged: () => Promise<void>
}

const text = z.string().max(30_000)
const edit = z
  .strictObject({
    name: text,
    category: text,
    address: text,
    zipCode: text,
    city: text,
    state: text,
    country: text,
    phone: text,
    rating: text,
    reviewCount: text,
    photos: text,
    openingHours: z.record(z.string().max(20), text),
    description: text,
    locationLink: text,
    isVerified: z.boolean(),
    uniqueContent: text,
    seoTitle: text,
    seoDescription: text,
  })
  .partial()
const version = z.coerce.number().int().min(0)
const editBody = z.object({ version, edit })
const filterText = z.string().max(200).optional()
const filter = z.strictObject({
  search: z.string().max(listSearchLimit).optional(),
  category: filterText,
  country: filterText,
  verified: z.boolean().optional(),
  missing: filterSchemas.missing,
  changeId: filterText,
})
const listQuery = filter.extend({ ...pageQuery.shape, verified: filterSchemas.verified })
const page = z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) })
const bulkBody = z.object({
  action: z.enum(bulkActions),
  ids: z.array(z.string().max(40)).min(1).max(selectionLimit).optional(),
  filter: filter.optional(),
  set: z.strictObject({ category: text, city: text, country: text }).partial().optional(),
})

const gone = { ko: '업체가 이미 삭제되었습니다.', en: 'The business has been deleted already.' }
const conflict = {
  ko: '그사이 다른 곳에서 이 업체를 고쳤습니다. 최신 내용을 확인한 뒤 다시 저장해 주십시오.',
  en: 'Somebody else has changed this business meanwhile. Look at the present content, then save again.',
}
const invalid = { ko: '입력한 내용을 확인해 주십시오.', en: 'Check what you entered.' }

const closings = [
  ['close', true, { ko: '업체를 폐업으로 처리했습니다.', en: 'The business is closed for good.' }],
  ['reopen', false, { ko: '업체를 다시 목록에 올렸습니다.', en: 'The business is in the lists again.' }],
] as const

interface ById {
  Params: { id: string }
}

/** An edit needs fields, and nothing else takes them. */
function bulkChangeOf({ action, set }: Pick<z.infer<typeof bulkBody>, 'action' | 'set'>): BulkChange {
  const fields = presentOnly(set ?? {})
  const isEdit = action === 'edit'
  if (isEdit !== Object.keys(fields).length > 0)
    throw new HttpError(400, 'Give set with the action edit alone.')
  return isEdit ? { action, set: fields } : { action }
}

/** What a job is called: the action, or the fields with their values. */
const subjectOf = (change: BulkChange) =>
  'set' in change
    ? Object.entries(change.set)
        .map(([field, value]) => `${field}: ${value}`)
        .join(', ')
    : change.action

const presentOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

/** The route of the panel's list, where that asks for more than the public call knows. */
export async function listRoutes(
  app: FastifyInstance,
  { api }: Pick<BusinessRouteOptions, 'api'>,
): Promise<void> {
  app.get('/api/admin/businesses', (request) =>
    api.listBusinesses({ ...presentOnly(listQuery.parse(request.query)), inPanel: true }),
  )
}

/** Routes of single listings and selections: read for editing, edit, delete, verify, undo. */
export async function businessRoutes(app: FastifyInstance, options: BusinessRouteOptions): Promise<void> {
  const { moderation, api, jobs, onChanged } = options

  app.get<ById>('/api/admin/businesses/:id', async (request) =>
    orNotFound(await moderation.find(request.params.id), gone),
  )

  app.patch<ById>('/api/admin/businesses/:id', async (request, reply) => {
    const body = editBody.parse(request.body)
    const { username } = request.admin
    const outcome = await moderation.edit(username, request.params.id, body.version, presentOnly(body.edit))
    if (outcome.kind === 'gone') throw new HttpError(404, gone)
    if (outcome.kind === 'invalid') {
      return reply.code(400).send({ message: invalid, problems: outcome.problems })
    }
    if (outcome.kind === 'conflict') {
      return reply.code(409).send({ message: conflict, current: outcome.current })
    }
    await onChanged()
    const { current, changeId } = outcome
    return { ...current, ...(changeId !== undefined && { changeId }) } satisfies EditedBusiness
  })

  app.delete<ById>('/api/admin/businesses/:id', async (request, reply) => {
    const { version: seen } = z.object({ version: version.optional() }).parse(request.query)
    const outcome = await moderation.delete(request.admin.username, request.params.id, seen)
    if (outcome.kind === 'gone') throw new HttpError(404, gone)
    if (outcome.kind === 'conflict') {
      return reply.code(409).send({ message: conflict, current: outcome.current })
    }
    await onChanged()
    return {
      message: { ko: '업체를 삭제했습니다.', en: 'The business is deleted.' },
      changeId: outcome.changeId,
    }
  })

  app.post('/api/admin/businesses/bulk', async (request, reply) => {
    const { ids, filter: given, ...asked } = bulkBody.parse(request.body)
    const { username } = request.admin
    const change = bulkChangeOf(asked)
    const problems = 'set' in change ? problemsOfBulk(change.set) : undefined
    if (problems) return reply.code(400).send({ message: invalid, problems })
    if (ids && !given) {
      const { changeId, count } = await moderation.bulk(username, change, ids)
      await onChanged()
      return { message: { ko: `${count}곳에 적용했습니다.`, en: `Applied to ${count}.` }, changeId, count }
    }
    if (!given || ids) throw new HttpError(400, 'Give either ids or filter.')
    const query: BusinessQuery = presentOnly(given)
    const { totalCount: total, totalCountIsCapped } = await api.listBusinesses({
      ...query,
      limit: 1,
      inPanel: true,
    })
    const job = await jobs.submit({
      kind: 'bulk',
      subject: subjectOf(change),
      username,
      request: { ...change, filter: query, ...(totalCountIsCapped ? {} : { total }) },
    })
    return accepted(reply, job)
  })

  app.post<{ Params: { changeId: string } }>('/api/admin/changes/:changeId/undo', async (request) => {
    const undone = await moderation.undo(request.admin.username, request.params.changeId)
    const { restored, kept, reopened } = orNotFound(undone, {
      ko: '되돌릴 내용이 없습니다.',
      en: 'There is nothing to undo.',
    })
    await onChanged()
    return { message: undoneText(restored, reopened), restored, kept, reopened }
  })
}

/** What an undo did; a decision on a report changes no listing. */
function undoneText(restored: number, reopened: number): PanelText {
  const listings = { ko: `${restored}곳을 되돌렸습니다.`, en: `Undone for ${restored}.` }
  if (reopened === 0) return listings
  const report = {
    ko: `알림 ${reopened}건이 다시 처리를 기다립니다.`,
    en: reopened === 1 ? 'One report is open again.' : `${reopened} reports are open again.`,
  }
  if (restored === 0) return report
  return { ko: `${listings.ko} ${report.ko}`, en: `${listings.en} ${report.en}` }
}

/** Routes of businesses that have closed for good: list, close, open again. */
export async function closingRoutes(
  app: FastifyInstance,
  { moderation, onChanged }: Pick<BusinessRouteOptions, 'moderation' | 'onChanged'>,
): Promise<void> {
  app.get('/api/admin/closed', (request) => moderation.listClosed(page.parse(request.query).offset))

  for (const [path, isClosed, message] of closings) {
    app.post<ById>(`/api/admin/businesses/:id/${path}`, async (request) => {
      const { version: seen } = z.strictObject({ version: version.optional() }).parse(request.body ?? {})
      const outcome = await moderation.setClosed(request.admin.username, request.params.id, isClosed, seen)
      if (outcome.kind === 'gone') throw new HttpError(404, gone)
      if (outcome.kind === 'conflict') throw new HttpError(409, conflict)
      await onChanged()
      return { message, changeId: outcome.changeId }
    })
  }
}

export interface SeoRouteOptions {
  readonly jobs: JobQueue
  /** Called when texts were added, so that the next page shows them. */
  readonly onChanged: () => Promise<void>
}

/** The route that writes search texts for the listings that have none. */
export async function seoRoutes(app: FastifyInstance, { jobs, onChanged }: SeoRouteOptions): Promise<void> {
  app.post('/api/admin/generate-seo', async (request, reply) => {
    const { username } = request.admin
    const job = await jobs.submit({ kind: 'seo', subject: '', username, request: null })
    if (prefersAsync(request)) return accepted(reply, job)
    const { message, updated } = outcomeOf<SeoResult>(await jobs.wait(job.id))
    await onChanged()
    return { message, updated }
  })
}
