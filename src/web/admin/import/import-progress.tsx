interface ImportProgressProps {
  readonly fileName: string
  /** 0 to 1. */
  readonly sent: number
}

export function ImportProgress({ fileName, sent }: ImportProgressProps) {
  const isSent = sent >= 1
  const percent = Math.floor(sent * 100)
  return (
    <section role="status" className="panel text-sm">
      <p className="flex justify-between gap-4">
        <span className="truncate font-semibold">{fileName}</span>
        <span className="tabular-nums text-ink-2">{isSent ? '행을 읽는 중' : `올리는 중 ${percent}%`}</span>
      </p>
      <progress className="progress mt-3" max={100} {...(isSent ? {} : { value: percent })}>
        {percent}%
      </progress>
      <p className="mt-2 text-xs text-ink-3">
        {isSent ? '행이 많으면 몇 분 걸릴 수 있습니다.' : '다 올라갈 때까지 이 화면을 열어 두세요.'}
      </p>
    </section>
  )
}
