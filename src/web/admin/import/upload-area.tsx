import { FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'

interface UploadAreaProps {
  readonly isPending: boolean
  readonly onPick: (file: File) => void
}

/** Where a workbook is dropped or picked. */
export function UploadArea({ isPending, onPick }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const pick = (file: File | undefined) => {
    if (file && !isPending) onPick(file)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    pick(event.currentTarget.files?.[0])
    event.currentTarget.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    pick(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <label
      className={`upload-area ${isOver ? 'upload-over' : ''} ${isPending ? 'upload-off' : ''}`}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <FileSpreadsheet size={32} aria-hidden="true" className="text-brand" />
      <span className="font-semibold">
        {isPending ? 'Importing...' : '파일을 끌어다 놓거나 눌러서 고르세요'}
      </span>
      <span className="text-xs text-ink-3">.xlsx, .xls · 2 GB까지</span>
      <input
        type="file"
        accept=".xlsx,.xls"
        className="sr-only"
        aria-label="Excel 파일"
        disabled={isPending}
        onChange={onChange}
      />
    </label>
  )
}
