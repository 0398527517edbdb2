import { useState } from 'react'
import type { ImportPreview } from '../../../domain/administration/administration.ts'
import { importColumns } from '../../../domain/business/import-columns.ts'
import type { Reading } from './use-import-steps.ts'

interface ColumnChoiceProps {
  readonly preview: ImportPreview
  readonly isPending: boolean
  readonly onCorrect: (reading: Reading) => void
}

/** Which column of the file is which, as recognised; each can be corrected, and the sheet chosen. */
export function ColumnChoice({ preview, isPending, onCorrect }: ColumnChoiceProps) {
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
