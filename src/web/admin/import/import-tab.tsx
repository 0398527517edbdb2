import { useMutation, useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Sparkles } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { listJobs, startSeo } from '../admin-api.ts'
import { JobActions } from '../jobs/job-actions.tsx'
import { useStartJob } from '../jobs/job-feed.tsx'
import { isActive, useActiveJob, useJob } from '../jobs/job-queries.ts'
import { outcomeText, progressText, stateText } from '../jobs/job-words.ts'
import { Loaded } from '../panel/loaded.tsx'
import { DangerZone } from './danger-zone.tsx'
import { ImportStepView } from './import-step-view.tsx'
import { useImportSteps } from './use-import-steps.ts'

export function ImportTab() {
  const steps = useImportSteps()
  const isRunning = useActiveJob('import') !== undefined
  const isBusy = steps.step.name === 'uploading' || steps.isStarting || isRunning
  return (
    <>
      <h1 className="tab-heading">Excel 가져오기</h1>
      <p className="mt-1 text-sm text-ink-2">
        파일을 올리면 무엇이 바뀌는지 먼저 보여 드립니다. 시작하기 전에는 아무것도 저장하지 않습니다.
      </p>
      <div className="import-layout">
        <div className="grid content-start gap-4">
          <UploadArea isPending={isBusy} onPick={steps.pick} />
          <ImportStepView steps={steps} />
          <ImportHistory />
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

interface UploadAreaProps {
  readonly isPending: boolean
  readonly onPick: (file: File) => void
}

/** The area where a workbook is dropped or picked. */
function UploadArea({ isPending, onPick }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const pick = (file: File | undefined) => {
    if (file && !isPending) onPick(file)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    pick(event.currentTarget.files?.[0])
    event.currentTarget.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    pick(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <label
      className={`upload-area ${isOver ? 'upload-over' : ''} ${isPending ? 'upload-off' : ''}`}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <FileSpreadsheet size={32} aria-hidden="true" className="text-brand" />
      <span className="font-semibold">
        {isPending ? 'Importing...' : '파일을 끌어다 놓거나 눌러서 고르세요'}
      </span>
      <span className="text-xs text-ink-3">.xlsx, .xls · 2 GB까지</span>
      <input
        type="file"
        accept=".xlsx,.xls"
        className="sr-only"
        aria-label="Excel 파일"
        disabled={isPending}
        onChange={onChange}
      />
    </label>
  )
}

const columns = [
  ['name', '업체 이름', 'required'],
  ['category', '업종', ''],
  ['full_address', '주소', ''],
  ['postal_code', '우편번호', ''],
  ['country', '국가', ''],
  ['phone', '전화번호', 'optional'],
  ['rating', '평점', '1-5'],
  ['reviews', '리뷰 수', ''],
  ['photo', '사진 주소', 'optional'],
  ['working_hours', '영업시간', ''],
  ['about', '특징', 'optional'],
  ['place_id', '고유 번호', 'unique'],
  ['location_link', '지도 링크', 'optional'],
] as const

/** The columns that an import expects. */
function ColumnList() {
  return (
    <section aria-labelledby="columns" className="panel self-start">
      <h2 id="columns" className="panel-heading">
        열 이름
      </h2>
      <dl className="column-list">
        {columns.map(([name, meaning, note]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {note && (
                <span lang="en" className="column-note">
                  {note}
                </span>
              )}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Past imports, newest first, each with its result and an undo button. */
function ImportHistory() {
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

/** Starts writing SEO texts for the businesses that have none. */
function SeoCard() {
  const startJob = useStartJob()
  const toast = useToast()
  const start = useMutation({
    mutationFn: () => startJob(startSeo()),
    onError: () =>
      toast({
        title: 'SEO Generation failed',
        text: 'Failed to generate SEO content',
        isError: true,
      }),
  })
  const isRunning = useActiveJob('seo') !== undefined
  const isPending = start.isPending || isRunning
  return (
    <section aria-labelledby="seo-card" className="panel">
      <h2 id="seo-card" className="panel-heading">
        SEO 문구 만들기
      </h2>
      <p className="mt-2 text-xs text-ink-2">
        SEO 문구가 없는 업체에만 만듭니다. 업체마다 등록된 정보만으로 200단어가 넘는 소개를 씁니다.
      </p>
      <button
        type="button"
        lang="en"
        className="button-primary mt-4"
        disabled={isPending}
        onClick={() => start.mutate()}
      >
        <Sparkles size={18} aria-hidden="true" />
        {isPending ? 'Generating...' : 'Generate SEO Content'}
      </button>
    </section>
  )
}
