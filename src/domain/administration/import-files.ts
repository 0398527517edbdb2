/** Ends of the names of files that the spec's import takes. */
export const workbookExtensions = ['.xlsx', '.xls'] as const

/** Ends of the names of files that the panel takes. */
export const tableExtensions = [
  ...workbookExtensions,
  ...[
    '.ods',
    '.csv',
    '.tsv',
    '.txt',
    '.html',
    '.htm',
    '.xml',
    '.json',
    '.geojson',
    '.jsonl',
    '.ndjson',
    '.kml',
    '.kmz',
  ],
]

/** Programs also write text tables under the name of an old workbook, but hardly under `.xlsx`: such a file is a broken workbook. */
export const mustBeWorkbook = (fileName: string): boolean => hasExtension(fileName, ['.xlsx'])

/** Whether a file's name ends as one of `extensions`, in any letter case. */
export function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const name = fileName.toLowerCase()
  return extensions.some((extension) => name.endsWith(extension))
}
