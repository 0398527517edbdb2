import { hasExtension, tableExtensions } from '../../../domain/administration/import-files.ts'

/** The files that were dropped. Of a folder, the tables in it and in its folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  // The list is empty once the event has ended, so it is read at once.
  const plain = [...files]
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain
  const found = await Promise.all(
    entries.map((entry) => (entry.isDirectory ? tablesIn(entry as FileSystemDirectoryEntry) : fileOf(entry))),
  )
  return inOrder(found.flat())
}

/** Of the files of a chosen folder: the tables. */
export function tablesOf(files: readonly File[]): readonly File[] {
  return inOrder(files.filter(({ name }) => isTable(name)))
}

/** Programs keep locks and settings in files such as `~$list.xlsx`. */
const isTable = (name: string) =>
  hasExtension(name, tableExtensions) && !name.startsWith('.') && !name.startsWith('~')
const inOrder = (files: readonly File[]) =>
  files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

const fileOf = (entry: FileSystemEntry) =>
  new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))

async function tablesIn(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const reader = folder.createReader()
  const found: File[] = []
  // A reader gives its entries in pieces, and then none.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (entries.length === 0) return found
    for (const entry of entries) {
      if (entry.isDirectory) found.push(...(await tablesIn(entry as FileSystemDirectoryEntry)))
      else if (isTable(entry.name)) found.push(await fileOf(entry))
    }
  }
}
