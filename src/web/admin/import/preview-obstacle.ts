import type { ImportPreview } from '../../../domain/administration/import-preview.ts'

/** Why an import cannot start: a column is missing, or ids are, or no row can be imported. undefined if it can. */
export function obstacleOf(
  preview: Pick<ImportPreview, 'problem' | 'isOfCustomers' | 'idChoices' | 'rows' | 'refused'>,
): 'noColumns' | 'customers' | 'noIds' | 'noRows' | undefined {
  if (preview.problem) return preview.isOfCustomers ? 'customers' : 'noColumns'
  if (preview.idChoices) return 'noIds'
  return preview.rows === preview.refused ? 'noRows' : undefined
}
