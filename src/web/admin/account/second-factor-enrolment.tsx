import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { confirmSecondFactor, type Enrolment } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'

interface EnrolmentProps {
  readonly enrolment: Enrolment
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** The QR code for the authenticator, and the field for the first code that it shows. */
export function SecondFactorEnrolment({ enrolment, onDone }: EnrolmentProps) {
  const id = useId()
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form className="password-form" onSubmit={onSubmit}>
      <p className="text-sm">인증 앱으로 QR 코드를 찍거나 키를 직접 입력하십시오.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
        alt="인증 앱으로 찍을 QR 코드"
        width={176}
        height={176}
      />
      <p className="text-xs text-ink-3">
        키 <code className="break-all">{enrolment.secret}</code>
      </p>
      <div className="field">
        <label htmlFor={id} className="field-label">
          앱에 나타난 6자리 코드
        </label>
        <input id={id} name="code" required inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </div>
      <p role="alert" className="field-error text-xs">
        {confirm.error && failureText(confirm.error, '켜지 못했습니다.')}
      </p>
      <button type="submit" className="button-primary" disabled={confirm.isPending}>
        {confirm.isPending ? '확인하는 중' : '확인하고 켜기'}
      </button>
    </form>
  )
}
