import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useToast } from '../../ui/toast-host.tsx'
import { startSeo } from '../admin-api.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'

/** Starts the making of SEO text for the businesses that have none. */
export function SeoCard() {
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
