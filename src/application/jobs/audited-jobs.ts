import type { AuditLog } from '../audit/audit-log.ts'
import type { Job, JobStore } from '../ports/job-store.ts'

/** The figures of a result that go into the audit log. */
const figures = [
  'imported',
  'updated',
  'duplicates',
  'errors',
  'possibleDuplicates',
  'count',
  'deleted',
  'restored',
  'removed',
  'kept',
  'forgotten',
]

/** Previews change nothing, and nobody asked for a follow-up. */
const isRecorded = ({ kind, request }: Pick<Job, 'kind' | 'request'>): boolean =>
  kind !== 'preview' && !(kind === 'seo' && (request as { onlyChanged?: boolean } | null)?.onlyChanged)

/** Records in the audit log who asked for each job and how it ended. */
export function auditedJobs(jobs: JobStore, log: AuditLog): JobStore {
  return {
    ...jobs,
    async createJob(job) {
      const { id, kind, subject, username } = job
      if (!isRecorded(job)) return jobs.createJob(job)
      const audit = log.entry({ username, action: 'job-started', subjectId: id, subject, details: { kind } })
      return jobs.createJob({ ...job, audit })
    },
    async finishJob(id, outcome) {
      const job = await jobs.findJob(id)
      if (!job || !isRecorded(job)) return jobs.finishJob(id, outcome)
      const { kind, subject, username } = job
      const told = Object.entries(outcome.result ?? {}).filter(([name]) => figures.includes(name))
      const { message, text = message } = (outcome.result ?? {}) as { message?: unknown; text?: unknown }
      const details = {
        kind,
        state: outcome.state,
        ...Object.fromEntries(told),
        ...(text !== undefined && { message: text }),
      }
      const audit = log.entry({ username, action: 'job-ended', subjectId: id, subject, details })
      return jobs.finishJob(id, { ...outcome, audit })
    },
  }
}
