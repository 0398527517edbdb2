import { useMutation, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { isoTime } from '../../../domain/text/iso-time.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { startSeo } from '../admin-api.ts'
import { JobActions } from '../jobs/job-actions.tsx'
import { useStartJob } from '../jobs/job-feed.tsx'
import { importsQuery, isActive, useActiveJob, useJob } from '../jobs/job-queries.ts'
import { outcomeText, progressText, stateText } from '../jobs/job-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { Loaded } from '../panel/loaded.tsx'
import { DangerZone } from './danger-zone.tsx'
import { useImports } from './import-host.tsx'
import { ImportStepView } from './import-step-view.tsx'
import { QueueList } from './queue-list.tsx'
import { TradeMappings } from './trades/trade-mappings.tsx'
import { UploadArea } from './upload-area.tsx'

export function ImportTab() {
  const queue = useImports()
  const { steps } = queue
  const words = useMessages().import
  const isRunning = useActiveJob('import') !== undefined
  const isBusy = steps.step.name === 'uploading' || steps.isStarting || isRunning
  return (
    <>
      <h1 className="tab-heading">{words.heading}</h1>
      <p className="mt-1 text-sm text-ink-2">{words.intro}</p>
      <div className="import-layout">
        <div className="grid content-start gap-4">
          <UploadArea isPending={isBusy} onPick={queue.pick} />
          {queue.isSeveral && <QueueList queue={queue} />}
          <ImportStepView queue={queue} />
          <ImportHistory />
          <TradeMappings />
        </div>
        <div className="grid content-start gap-4">
          <ColumnList />
          <SeoCard />
          <DangerZone />
        </div>
      </div>
    </>
  )
}

const columns = [
  ['name', spec.import.required],
  ['category', ''],
  ['full_address', ''],
  ['postal_code', ''],
  ['country', ''],
  ['phone', spec.import.optional],
  ['rating', '1-5'],
  ['reviews', ''],
  ['photo', spec.import.optional],
  ['working_hours', ''],
  ['about', spec.import.optional],
  ['place_id', spec.import.unique],
  ['location_link', spec.import.optional],
] as const

/** The columns that an import expects. */
function ColumnList() {
  const words = useMessages().import.columns
  return (
    <section aria-labelledby="columns" className="panel self-start">
      <h2 id="columns" className="panel-heading">
        {words.heading}
      </h2>
      <dl className="column-list">
        {columns.map(([name, note]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {note && (
                <span lang="en" className="column-note">
                  {note}
                </span>
              )}
            </dt>
            <dd>{words[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Past imports, newest first, each with its result and an undo button. */
function ImportHistory() {
  const words = useMessages().import.history
  const history = useQuery({ ...importsQuery, staleTime: 0 })
  return (
    <section aria-labelledby="import-history" className="panel">
      <h2 id="import-history" className="panel-heading">
        {words.heading}
      </h2>
      <Loaded query={history} what={words.loaded}>
        {(jobs) =>
          jobs.length === 0 ? (
            <p className="mt-2 text-xs text-ink-3">{words.none}</p>
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
  const messages = useMessages()
  const createdAt = messages.formats.dateTime(job.createdAt)
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="min-w-0">{job.subject}</b>
        <time className="text-ink-3" dateTime={isoTime(job.createdAt)}>
          {createdAt}
        </time>
      </p>
      <p className={job.state === 'failed' ? 'text-closed' : 'text-ink-2'}>
        {stateText(job, messages)} ·{' '}
        {isActive(job) ? progressText(job, messages) : outcomeText(job, messages)}
      </p>
      <JobActions job={job} name={`${job.subject}, ${createdAt}`} />
    </li>
  )
}

/** Starts writing SEO texts for the businesses that have none. */
function SeoCard() {
  const startJob = useStartJob()
  const toast = useToast()
  const { seo } = useMessages().import
  const start = useMutation({
    mutationFn: () => startJob(startSeo()),
    onError: () =>
      toast({
        title: spec.seo.failed,
        text: spec.seo.failedText,
        isError: true,
      }),
  })
  const isRunning = useActiveJob('seo') !== undefined
  const isPending = start.isPending || isRunning
  return (
    <section aria-labelledby="seo-card" className="panel">
      <h2 id="seo-card" className="panel-heading">
        {seo.heading}
      </h2>
      <p className="mt-2 text-xs text-ink-2">{seo.note}</p>
      <button
        type="button"
        lang="en"
        className="button-primary mt-4"
        disabled={isPending}
        onClick={() => start.mutate()}
      >
        <Sparkles size={18} aria-hidden="true" />
        {isPending ? spec.seo.pending : spec.seo.start}
      </button>
    </section>
  )
}
