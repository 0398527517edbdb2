import type { ImportPreview } from '../../../domain/administration/import-preview.ts'

/** Why an import cannot start: a column is missing, or ids are, there is no row, or none can be imported. undefined if it can. */
export function obstacleOf(
  preview: Pick<ImportPreview, 'problem' | 'isOfCustomers' | 'idChoices' | 'rows' | 'refused'>,
): 'noColumns' | 'customers' | 'noIds' | 'empty' | 'noRows' | undefined {
  if (preview.problem) return preview.isOfCustomers ? 'customers' : 'noColumns'
  if (preview.idChoices) return 'noIds'
  if (preview.rows === 0) return 'empty'
  return preview.rows === preview.refused ? 'noRows' : undefined
}
