interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className="text-sm">
        복구 코드입니다. 인증 앱을 쓸 수 없을 때 코드 하나로 한 번 로그인할 수 있습니다.{' '}
        <b>지금만 볼 수 있으니 안전한 곳에 적어 두십시오.</b>
      </p>
      <ol aria-label="복구 코드" className="grid grid-cols-2 gap-2 text-sm">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" className="button-primary" onClick={onDone}>
        적어 두었습니다
      </button>
    </div>
  )
}
