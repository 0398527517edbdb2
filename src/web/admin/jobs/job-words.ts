import type { JobView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { formatDuration } from '../../format/date-time.ts'
import type { ToastMessage } from '../../ui/toast-message.ts'

export const kindLabels: Readonly<Record<JobView['kind'], string>> = {
  import: '가져오기',
  seo: 'SEO 문구 만들기',
  bulk: '일괄 변경',
  undo: '되돌리기',
  'delete-all': '전체 삭제',
  restore: '복원',
  reindex: '검색 색인 다시 만들기',
  preview: '미리보기',
  export: '내보내기',
  backup: '백업',
}

const readingKinds: readonly JobView['kind'][] = ['preview', 'export', 'backup']

/** Whether the job can change lists and counts. */
export function changesListings({ kind }: JobView): boolean {
  return !readingKinds.includes(kind)
}

type Figures = JobView['result']

/** A figure of a job's result or progress; 0 if it has none. */
function numberIn(figures: Figures | undefined, name: string): number {
  const value = figures?.[name]
  return typeof value === 'number' ? value : 0
}

/** The message in the job's result; '' if it has none. */
export function messageOf({ result }: JobView): string {
  return typeof result?.message === 'string' ? result.message : ''
}

/** The rows of an import, counted by what happened to them, so far or at the end. */
export function importFigures({ result, progress }: Pick<JobView, 'result' | 'progress'>) {
  const figures = result && 'imported' in result ? result : progress
  return {
    imported: numberIn(figures, 'imported'),
    updated: numberIn(figures, 'updated'),
    duplicates: numberIn(figures, 'duplicates'),
    errors: numberIn(figures, 'errors'),
  }
}

/** For example `412,000 / 1,000,000건 · 초당 18,400건 · 32초 남음`, without the parts that are not known. */
export function progressText({ done, total, rowsPerSecond, secondsLeft }: JobView): string {
  return [
    total === null ? `${formatCount(done)}건` : `${formatCount(done)} / ${formatCount(total)}건`,
    ...(rowsPerSecond === null ? [] : [`초당 ${formatCount(Math.round(rowsPerSecond))}건`]),
    ...(secondsLeft === null ? [] : [`${formatDuration(secondsLeft)} 남음`]),
  ].join(' · ')
}

/** The state of a job in a few words. */
export function stateText(job: JobView): string {
  if (job.undoneAt !== null) return '되돌림'
  if (job.cancelRequested && job.state === 'running') return '취소하는 중'
  if (job.state === 'queued') return '차례를 기다리는 중'
  if (job.state === 'running') return job.attempts > 1 ? '멈춘 곳부터 이어서 하는 중' : '진행 중'
  if (job.state === 'failed') return '실패'
  return job.state === 'cancelled' ? '취소됨' : '완료'
}

type FigureWords = readonly (readonly [name: string, label: string, unit: string])[]

/** By kind: the figures of a result, in the order in which they are shown. */
const figureWords: Partial<Record<JobView['kind'], FigureWords>> = {
  import: [
    ['imported', '가져옴', '건'],
    ['updated', '변경', '건'],
    ['duplicates', '중복', '건'],
    ['errors', '오류', '건'],
  ],
  seo: [['updated', '만듦', '곳']],
  bulk: [['count', '변경', '곳']],
  undo: [
    ['removed', '삭제', '곳'],
    ['restored', '복원', '곳'],
    ['kept', '그대로 둠', '곳'],
  ],
  'delete-all': [['deleted', '삭제', '곳']],
  restore: [['restored', '복원', '곳']],
  export: [['rows', '업체', '곳']],
}

/** The result of an ended job in words; '' if nothing is known about it. */
export function outcomeText(job: JobView): string {
  if (job.state === 'failed') return messageOf(job)
  const figures = job.state === 'done' ? job.result : job.progress
  return (figureWords[job.kind] ?? [])
    .filter(([name]) => typeof figures?.[name] === 'number')
    .map(([name, label, unit]) => `${label} ${formatCount(numberIn(figures, name))}${unit}`)
    .join(' · ')
}

type Words = (job: JobView) => readonly [title: string, text: string]

/** The spec's messages (§8), by kind. Kinds that the spec does not name have Korean ones. */
const successes: Partial<Record<JobView['kind'], Words>> = {
  import: (job) => ['Import Completed', importSummary(job)],
  seo: (job) => ['SEO Content Generated', messageOf(job) || seoSummary(job)],
  'delete-all': (job) =>
    job.result?.deleted === 0
      ? ['삭제할 업체가 없습니다', '디렉터리가 이미 비어 있어 스냅숏도 남기지 않았습니다.']
      : ['All data deleted', 'All business data has been permanently deleted'],
  export: () => ['Export successful', 'Excel file has been downloaded'],
}
const failures: Partial<Record<JobView['kind'], Words>> = {
  import: importFailure,
  preview: importFailure,
  seo: () => ['SEO Generation failed', 'Failed to generate SEO content'],
  'delete-all': () => ['Delete failed', 'Failed to delete all data'],
  export: (job) => ['Export failed', messageOf(job) || 'Failed to export Excel file'],
}

/** The toast for the end of a job. undefined for a successful preview, which has a screen of its own. */
export function jobToast(job: JobView): ToastMessage | undefined {
  if (job.kind === 'preview' && job.state !== 'failed') return undefined
  const label = kindLabels[job.kind]
  if (job.state === 'cancelled') return { title: `${label} 취소됨`, text: job.subject }
  if (job.state === 'failed') {
    const [title, text] = failures[job.kind]?.(job) ?? [
      `${label} 실패`,
      messageOf(job) || '작업을 마치지 못했습니다.',
    ]
    return { title, text, isError: true }
  }
  const [title, text] = successes[job.kind]?.(job) ?? [
    `${label} 완료`,
    messageOf(job) || outcomeText(job) || job.subject,
  ]
  return { title, text }
}

/** For example `9,412 imported, 380 duplicates skipped, 3 errors`. Updated listings are named if there are any. */
function importSummary(job: JobView): string {
  const { imported, updated, duplicates, errors } = importFigures(job)
  return [
    `${formatCount(imported)} imported`,
    ...(updated > 0 ? [`${formatCount(updated)} updated`] : []),
    `${formatCount(duplicates)} duplicates skipped`,
    `${formatCount(errors)} errors`,
  ].join(', ')
}

function importFailure(job: JobView): readonly [title: string, text: string] {
  return ['Import failed', messageOf(job) || 'Failed to import Excel file']
}

function seoSummary(job: JobView): string {
  return `Generated SEO content for ${numberIn(job.result, 'updated')} businesses`
}
