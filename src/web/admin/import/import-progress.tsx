interface ImportProgressProps {
  readonly fileName: string
  /** Share that has been uploaded, 0 to 1. */
  readonly sent: number
  readonly onCancel: () => void
}

/** A workbook on its way to the server. */
export function ImportProgress({ fileName, sent, onCancel }: ImportProgressProps) {
  const percent = Math.floor(sent * 100)
  return (
    <section role="status" className="panel text-sm">
      <p className="flex justify-between gap-4">
        <span className="truncate font-semibold">{fileName}</span>
        <span className="tabular-nums text-ink-2">올리는 중 {percent}%</span>
      </p>
      <progress className="progress mt-3" max={100} value={percent} aria-label={`${fileName} 올리기`} />
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="text-xs text-ink-3">다 올라갈 때까지 이 화면을 열어 두십시오.</p>
        <button type="button" className="button-small" onClick={onCancel}>
          취소
        </button>
      </div>
    </section>
  )
}
