import { useQuery } from '@tanstack/react-query'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { listJobs } from '../admin-api.ts'
import { JobActions } from '../jobs/job-actions.tsx'
import { isActive, useJob } from '../jobs/job-queries.ts'
import { outcomeText, progressText, stateText } from '../jobs/job-words.ts'
import { Loaded } from '../panel/loaded.tsx'

/** Past imports, the newest first, each with what came of it and a way back. */
export function ImportHistory() {
  const history = useQuery({
    queryKey: ['admin', 'imports'],
    queryFn: async () => (await listJobs({ kind: 'import' })).jobs,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="import-history" className="panel">
      <h2 id="import-history" className="panel-heading">
        지난 가져오기
      </h2>
      <Loaded query={history} what="지난 가져오기를">
        {(jobs) =>
          jobs.length === 0 ? (
            <p className="mt-2 text-xs text-ink-3">아직 가져온 파일이 없습니다.</p>
          ) : (
            <ul className="import-history">
              {jobs.map((job) => (
                <PastImport key={job.id} listed={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function PastImport({ listed }: { readonly listed: JobView }) {
  const job = useJob(listed.id) ?? listed
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="min-w-0">{job.subject}</b>
        <time className="text-ink-3" dateTime={new Date(job.createdAt).toISOString()}>
          {formatDateTime(job.createdAt)}
        </time>
      </p>
      <p className={job.state === 'failed' ? 'text-closed' : 'text-ink-2'}>
        {stateText(job)} · {isActive(job) ? progressText(job) : outcomeText(job)}
      </p>
      <JobActions job={job} name={`${job.subject}, ${formatDateTime(job.createdAt)}`} />
    </li>
  )
}
