import { useState } from 'react'
import {
  type ImportMode,
  type ImportPreview,
  importModes,
} from '../../../domain/administration/administration.ts'
import { importColumns } from '../../../domain/business/import-columns.ts'
import { formatCount } from '../../format/count.ts'
import { isActive, useActiveJob, useJob } from '../jobs/job-queries.ts'
import { messageOf, progressText } from '../jobs/job-words.ts'
import { RefusedRows } from './import-result.tsx'
import type { ImportStep, ImportSteps, Reading } from './use-import-steps.ts'

interface PreviewPanelProps {
  readonly step: Extract<ImportStep, { name: 'preview' }>
  readonly steps: ImportSteps
}

/** Shows what an import would do (columns, counts, refused rows), asks how to do it, and starts it. */
export function PreviewPanel({ step, steps }: PreviewPanelProps) {
  const isPending = useActiveJob('import') !== undefined || steps.isStarting
  const [mode, setMode] = useState<ImportMode>('skip')
  const job = useJob(step.jobId)
  const preview = job?.state === 'done' ? (job.result as unknown as ImportPreview) : undefined
  const isLooking = !job || isActive(job)
  const { upload, reading } = step
  return (
    <section aria-labelledby="preview" aria-busy={isLooking} className="panel text-sm">
      <h2 id="preview" className="panel-heading">
        미리보기
      </h2>
      <p className="mt-1 text-xs text-ink-3">{upload.fileName}</p>
      {isLooking && (
        <div role="status" className="mt-3">
          <progress
            className="progress"
            max={1}
            aria-label="미리보기"
            {...(job?.share != null && { value: job.share })}
          />
          <p className="mt-1 text-xs text-ink-2">파일을 살펴보는 중입니다. {job && progressText(job)}</p>
        </div>
      )}
      {job && !isLooking && !preview && (
        <p role="alert" className="mt-3 text-closed">
          {messageOf(job) || '파일을 살펴보지 못했습니다.'}
        </p>
      )}
      {preview && <PreviewFigures preview={preview} />}
      {preview && (
        <ColumnChoice
          key={step.jobId}
          preview={preview}
          isPending={steps.isStarting}
          onCorrect={(corrected) => steps.correct(upload, corrected)}
        />
      )}
      {preview && preview.examples.length > 0 && <PreviewExamples examples={preview.examples} />}
      {preview && preview.firstRefused.length > 0 && (
        <RefusedRows rows={preview.firstRefused} total={preview.refused} />
      )}
      {(isLooking || preview) && <ModeChoice mode={mode} onChoose={setMode} preview={preview} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {(isLooking || preview) && (
          <button
            type="button"
            className="button-primary"
            disabled={isPending || (preview && preview.rows === preview.refused)}
            onClick={() => steps.begin(upload, reading, mode)}
          >
            {isPending ? 'Importing...' : isLooking ? '미리보기 없이 바로 가져오기' : '가져오기 시작'}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={steps.reset}>
          그만두기
        </button>
      </div>
    </section>
  )
}

function PreviewFigures({ preview }: { readonly preview: ImportPreview }) {
  const figures = [
    ['새 업체', preview.new],
    ['내용이 다름', preview.changed],
    ['중복', preview.duplicate],
    ['받지 못함', preview.refused],
    ['전체 행', preview.rows],
  ] as const
  return (
    <dl className="figures">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}건</dd>
        </div>
      ))}
    </dl>
  )
}

interface ColumnChoiceProps {
  readonly preview: ImportPreview
  readonly isPending: boolean
  readonly onCorrect: (reading: Reading) => void
}

/** Shows which column of the file is which. The administrator can correct each, and choose the sheet. */
function ColumnChoice({ preview, isPending, onCorrect }: ColumnChoiceProps) {
  const [columns, setColumns] = useState(preview.columns)
  const isChanged = JSON.stringify(columns) !== JSON.stringify(preview.columns)
  const choose = (column: string, cell: string) => {
    const { [column]: _, ...others } = columns
    setColumns(cell === '' ? others : { ...others, [column]: Number(cell) })
  }
  return (
    <details className="column-choice">
      <summary>
        열 {Object.keys(preview.columns).length}개를 알아보았습니다 · '{preview.sheet}' 시트{' '}
        {preview.headerRow}행
      </summary>
      {preview.sheets.length > 1 && (
        <label className="field">
          <span>시트</span>
          <select
            value={preview.sheet}
            disabled={isPending}
            onChange={(event) => onCorrect({ sheet: event.currentTarget.value })}
          >
            {preview.sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </select>
        </label>
      )}
      <div className="column-choice-fields">
        {importColumns.map((column) => (
          <label key={column} className="field">
            <code>{column}</code>
            <select
              value={columns[column] ?? ''}
              onChange={(event) => choose(column, event.currentTarget.value)}
            >
              <option value="">없음</option>
              {preview.headerCells.map((header, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index; headers repeat
                <option key={index} value={index}>
                  {header || `(${index + 1}번째 열)`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="button-quiet mt-3"
        disabled={!isChanged || isPending}
        onClick={() => onCorrect({ sheet: preview.sheet, columns })}
      >
        이 열로 다시 살펴보기
      </button>
    </details>
  )
}

const labels: Readonly<Record<ImportMode, readonly [name: string, effect: string]>> = {
  skip: ['건너뛰기', '이미 있는 업체는 그대로 둡니다.'],
  update: ['업데이트', '이미 있는 업체의 내용을 파일의 내용으로 바꿉니다. 파일에 없는 열은 그대로 둡니다.'],
  fill: ['빈칸 채우기', '이미 있는 업체의 빈 항목만 파일의 내용으로 채웁니다.'],
}

interface ModeChoiceProps {
  readonly mode: ImportMode
  readonly onChoose: (mode: ImportMode) => void
  readonly preview: ImportPreview | undefined
}

/** Asks what to do with listings that are stored already. */
function ModeChoice({ mode, onChoose, preview }: ModeChoiceProps) {
  return (
    <fieldset className="mode-choice">
      <legend>이미 있는 업체{preview && ` (내용이 다른 것 ${formatCount(preview.changed)}건)`}</legend>
      {importModes.map((each) => {
        const [name, effect] = labels[each]
        return (
          <label key={each}>
            <input type="radio" name="mode" checked={each === mode} onChange={() => onChoose(each)} />
            <span>
              <b>{name}</b>
              <span className="block text-xs text-ink-2">{effect}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Shows the first rows as the site would show them. */
function PreviewExamples({ examples }: Pick<ImportPreview, 'examples'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label="읽은 행의 예" tabIndex={0}>
      <table className="data-table">
        <caption>이렇게 읽었습니다</caption>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">카테고리</th>
            <th scope="col">도시</th>
            <th scope="col">전화</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, category, city, phone }) => (
            <tr key={`${name}\n${phone}\n${city}`}>
              <th scope="row">{name}</th>
              <td className="reason">{category || '–'}</td>
              <td className="reason">{city || '–'}</td>
              <td className="reason">{phone || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
