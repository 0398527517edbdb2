import { ColumnList } from './column-list.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { UploadArea } from './upload-area.tsx'
import { useImport } from './use-import.ts'

export function ImportTab() {
  const { state, start } = useImport()
  return (
    <>
      <h1 className="text-lg font-bold">Excel 가져오기</h1>
      <p className="mt-1 text-sm text-ink-2">
        이미 있는 <code>place_id</code>는 건너뛰므로 같은 파일을 다시 올려도 겹치지 않습니다.
      </p>
      <div className="import-layout">
        <div className="grid content-start gap-4">
          <UploadArea isPending={state.step === 'running'} onPick={start} />
          {state.step === 'running' && <ImportProgress {...state} />}
          {state.step === 'failed' && (
            <section role="alert" className="panel border-closed text-sm">
              <h2 lang="en" className="font-bold text-closed">
                Import failed
              </h2>
              <p className="mt-1 text-ink-2">{state.fileName}</p>
              <p className="mt-1">{state.reason}</p>
            </section>
          )}
          {state.step === 'done' && <ImportResult fileName={state.fileName} answer={state.answer} />}
        </div>
        <ColumnList />
      </div>
    </>
  )
}
