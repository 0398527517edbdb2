import type { AuditLog } from '../audit/audit-log.ts'
import type { JobStore } from '../ports/job-store.ts'

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
]

/** Records in the audit log who asked for each job and how it ended. Previews change nothing and are not recorded. */
export function auditedJobs(jobs: JobStore, log: AuditLog): JobStore {
  return {
    ...jobs,
    async createJob(job) {
      const { id, kind, subject, username } = job
      if (kind === 'preview') return jobs.createJob(job)
      const audit = log.entry({ username, action: 'job-started', subjectId: id, subject, details: { kind } })
      return jobs.createJob({ ...job, audit })
    },
    async finishJob(id, outcome) {
      const job = await jobs.findJob(id)
      if (!job || job.kind === 'preview') return jobs.finishJob(id, outcome)
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
