import { FileSpreadsheet, FolderOpen } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { tableExtensions } from '../../../domain/administration/import-files.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { droppedFiles, tablesOf } from './dropped-files.ts'

interface UploadAreaProps {
  readonly isPending: boolean
  readonly onPick: (files: readonly File[]) => void
}

/** The area where workbooks are dropped or picked: one, several, or a folder of them. */
export function UploadArea({ isPending, onPick }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const words = useMessages().import
  const pick = (files: readonly File[]) => {
    if (!isPending) onPick(files)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    pick([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  const onDrop = async (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    pick(await droppedFiles(event.dataTransfer))
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div>
      <label
        className={`upload-area ${isOver ? 'upload-over' : ''} ${isPending ? 'upload-off' : ''}`}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
      >
        <FileSpreadsheet size={32} aria-hidden="true" className="text-brand" />
        <span className="font-semibold">{isPending ? spec.import.pending : words.drop}</span>
        <span className="text-xs text-ink-3">{words.accepted}</span>
        <input
          type="file"
          multiple
          accept={tableExtensions.join(',')}
          className="sr-only"
          aria-label={words.file}
          disabled={isPending}
          onChange={onChange}
        />
      </label>
      <FolderInput isPending={isPending} onPick={(files) => pick(tablesOf(files))} />
    </div>
  )
}

/** Chooses all tables of a folder. */
function FolderInput({ isPending, onPick }: UploadAreaProps) {
  const words = useMessages().import
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <label className="folder-input">
      <FolderOpen size={16} aria-hidden="true" />
      {words.folder}
      <input
        type="file"
        className="sr-only"
        disabled={isPending}
        onChange={onChange}
        ref={(input) => input?.setAttribute('webkitdirectory', '')}
      />
    </label>
  )
}
