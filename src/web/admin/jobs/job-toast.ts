import type { JobView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import type { ToastMessage } from '../../ui/toast-message.ts'
import { importFigures, kindLabels, messageOf, numberIn, outcomeText } from './job-words.ts'

type Words = (job: JobView) => readonly [title: string, text: string]

/** Spec §8, by kind; those that the spec does not know in Korean. */
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

/** What is said when a job has ended; undefined for a preview that did not fail, which its own screen shows. */
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

/** `9,412 imported, 380 duplicates skipped, 3 errors`; updated ones where there are any. */
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
