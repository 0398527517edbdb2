import { companionColumns } from '../../../domain/business/import-columns.ts'
import type { Companions } from '../rows/companions.ts'

type Chosen = Readonly<Record<string, number>>

/** Parts a choice of columns into those of a listing and those that complete them. */
export function splitChoice(choice: Chosen): { readonly columns: Chosen; readonly companions: Chosen } {
  const isCompanion = (column: string) => (companionColumns as readonly string[]).includes(column)
  const entries = Object.entries(choice)
  return {
    columns: Object.fromEntries(entries.filter(([column]) => !isCompanion(column))),
    companions: Object.fromEntries(entries.filter(([column]) => isCompanion(column))),
  }
}

/** The companions, with those that were chosen in place of those that were found. */
export function withChosen(companions: Companions, chosen: Chosen): Companions {
  const cells = Object.fromEntries(Object.entries(chosen).map(([companion, index]) => [companion, [index]]))
  return { ...companions, cells: { ...companions.cells, ...cells } }
}
