import { useState } from 'react'
import { formatCount } from '../../format/count.ts'
import { useToast } from '../../ui/toast-host.tsx'
import type { ImportAnswer } from './import-answer.ts'
import { uploadWorkbook } from './upload-workbook.ts'

export type ImportState =
  | { readonly step: 'ready' }
  /** `sent`: share of the file that has been uploaded, 0 to 1; at 1 the rows are being read. */
  | { readonly step: 'running'; readonly fileName: string; readonly sent: number }
  | { readonly step: 'done'; readonly fileName: string; readonly answer: ImportAnswer }
  | { readonly step: 'failed'; readonly fileName: string; readonly reason: string }

const accepted = /\.xlsx?$/i

/** One import at a time: its state and what starts it. */
export function useImport(): { state: ImportState; start: (file: File) => Promise<void> } {
  const [state, setState] = useState<ImportState>({ step: 'ready' })
  const toast = useToast()
  const fail = (fileName: string, reason: string) => {
    setState({ step: 'failed', fileName, reason })
    toast({ title: 'Import failed', text: reason, isError: true })
  }
  const start = async (file: File) => {
    const fileName = file.name
    if (!accepted.test(fileName)) return fail(fileName, '.xlsx 또는 .xls 파일만 가져올 수 있습니다.')
    setState({ step: 'running', fileName, sent: 0 })
    try {
      const answer = await uploadWorkbook(file, (sent) => setState({ step: 'running', fileName, sent }))
      setState({ step: 'done', fileName, answer })
      toast({ title: 'Import Completed', text: summaryText(answer) })
    } catch (error) {
      fail(fileName, (error instanceof Error && error.message) || 'Failed to import Excel file')
    }
  }
  return { state, start }
}

/** `9,412 imported, 380 duplicates skipped, 3 errors`. */
function summaryText({ stats }: ImportAnswer): string {
  const { imported, duplicatesSkipped, totalErrors } = stats
  return `${formatCount(imported)} imported, ${formatCount(duplicatesSkipped)} duplicates skipped, ${formatCount(totalErrors)} errors`
}
