import { useActiveJob } from '../jobs/job-queries.ts'
import { ColumnList } from './column-list.tsx'
import { DangerZone } from './danger-zone.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportStepView } from './import-step-view.tsx'
import { SeoCard } from './seo-card.tsx'
import { UploadArea } from './upload-area.tsx'
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
