import { createContext, type ReactNode, useContext } from 'react'
import { type ImportQueue, useImportQueue } from './use-import-queue.ts'

const ImportContext = createContext<ImportQueue | undefined>(undefined)

/** Holds the files that are being imported, so that they go on and nothing of a preview is lost while another tab is open. */
export function ImportHost({ children }: { readonly children: ReactNode }) {
  return <ImportContext value={useImportQueue()}>{children}</ImportContext>
}

/** The files that are being imported. */
export function useImports(): ImportQueue {
  const queue = useContext(ImportContext)
  if (!queue) throw new Error('ImportHost is missing')
  return queue
}
