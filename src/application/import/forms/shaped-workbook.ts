import type { SheetRow, Workbook } from '../../ports/workbook.ts'
import { cardsOf } from './card-rows.ts'
import { describedFactsOf } from './described-facts.ts'
import { jsonColumnsOf } from './json-columns.ts'
import { labelledCellsOf } from './labelled-cells.ts'
import { labelledOf } from './labelled-rows.ts'
import { numberedOf } from './numbered-groups.ts'
import type { Reshape } from './reshape.ts'
import { stackedBelow, stackedOf } from './stacked-tables.ts'
import { taggedOf } from './tag-columns.ts'
import { transposedOf } from './transposed-rows.ts'
import { withTurkishRows } from './turkish-rows.ts'
import { bilingualOf } from './two-language-header.ts'
import { groupedOf } from './two-row-header.ts'

/** How many rows are looked at to tell how a sheet says its businesses. */
const sampleRows = 150

/**
 * How rows that are no table become one; undefined where nobody can tell. Tables below each other are looked for in all rows that were
 * taken.
 */
function reshapeOf(taken: readonly SheetRow[], isWhole: boolean): Reshape | undefined {
  const sample = taken.slice(0, sampleRows)
  return (
    jsonColumnsOf(sample) ??
    numberedOf(sample) ??
    taggedOf(sample) ??
    describedFactsOf(sample) ??
    labelledCellsOf(sample) ??
    bilingualOf(sample) ??
    transposedOf(sample, isWhole) ??
    labelledOf(sample) ??
    groupedOf(sample) ??
    stackedOf(taken) ??
    cardsOf(sample) ??
    (isWhole ? undefined : stackedBelow(sample))
  )
}

/**
 * A workbook whose sheets are tables, with a business in each row: also those that say a business in several lines, in one cell, or in a
 * column of its own. Sheets that are tables already stay as they are.
 */
export function shapedWorkbook(opened: Workbook): Workbook {
  const workbook = withTurkishRows(opened)
  const shapes = new Map<number, Reshape | undefined>()
  return {
    sheets: workbook.sheets,
    progress: () => workbook.progress(),
    close: () => workbook.close(),
    async *rows(sheetIndex) {
      const batches = workbook.rows(sheetIndex)[Symbol.asyncIterator]()
      try {
        const taken: (readonly SheetRow[])[] = []
        let isWhole = false
        for (let count = 0; count < sampleRows && !isWhole; ) {
          const { done, value } = await batches.next()
          if (done) isWhole = true
          else {
            taken.push(value)
            count += value.length
          }
        }
        if (!shapes.has(sheetIndex)) shapes.set(sheetIndex, reshapeOf(taken.flat(), isWhole))
        const all = chained(taken, batches)
        const reshape = shapes.get(sheetIndex)
        yield* reshape ? reshape(all) : all
      } finally {
        await batches.return?.()
      }
    },
  }
}

async function* chained(
  taken: readonly (readonly SheetRow[])[],
  rest: AsyncIterator<readonly SheetRow[]>,
): AsyncGenerator<readonly SheetRow[]> {
  yield* taken
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
