import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useToast } from '../../ui/toast-host.tsx'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Enrolment,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { Loaded } from '../panel/loaded.tsx'
import { PasswordField } from './password-form.tsx'

/** Turns the second factor (codes of an authenticator app) on, in three steps, and off. */
export function SecondFactor() {
  const status = useQuery({ queryKey: ['admin', 'second-factor'], queryFn: readSecondFactor, staleTime: 0 })
  const client = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const showCodes = (made: readonly string[]) => {
    setEnrolment(undefined)
    setCodes(made)
    client.invalidateQueries({ queryKey: ['admin'] })
  }
  return (
    <section aria-labelledby="second-factor" className="panel">
      <h2 id="second-factor" className="panel-heading">
        2단계 인증
      </h2>
      <Loaded query={status} what="2단계 인증 설정을">
        {({ isOn, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          if (isOn) return <SecondFactorOn left={recoveryCodesLeft} onCodes={showCodes} />
          if (enrolment) return <SecondFactorEnrolment enrolment={enrolment} onDone={showCodes} />
          return <SecondFactorOff onBegun={setEnrolment} />
        }}
      </Loaded>
    </section>
  )
}

interface EnrolmentProps {
  readonly enrolment: Enrolment
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** The QR code for the authenticator, and the field for its first code. */
function SecondFactorEnrolment({ enrolment, onDone }: EnrolmentProps) {
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

interface OffProps {
  readonly onBegun: (enrolment: Enrolment) => void
}

/** Shown while the second factor is off. The password starts turning it on. */
function SecondFactorOff({ onBegun }: OffProps) {
  const begin = useMutation({ mutationFn: beginSecondFactor, onSuccess: onBegun })
  return (
    <ConfirmedForm onPassword={(password) => begin.mutate(password)} error={begin.error}>
      <p className="text-sm">꺼져 있습니다. 켜면 로그인할 때 비밀번호와 함께 인증 앱의 코드가 필요합니다.</p>
      <button type="submit" className="button-primary" disabled={begin.isPending}>
        2단계 인증 켜기
      </button>
    </ConfirmedForm>
  )
}

interface OnProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[]) => void
}

/** Shown while the second factor is on: new recovery codes, or turn it off. */
function SecondFactorOn({ left, onCodes }: OnProps) {
  const client = useQueryClient()
  const toast = useToast()
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const turnOff = useMutation({
    mutationFn: turnOffSecondFactor,
    onSuccess: ({ message }) => {
      toast({ title: '2단계 인증을 껐습니다', text: message })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const isPending = renew.isPending || turnOff.isPending
  const onPassword = (password: string, action: string) => {
    const chosen = action === 'off' ? turnOff : renew
    renew.reset()
    turnOff.reset()
    chosen.mutate(password)
  }
  return (
    <ConfirmedForm onPassword={onPassword} error={renew.error ?? turnOff.error}>
      <p className="text-sm">켜져 있습니다. 남은 복구 코드는 {left}개입니다.</p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="action" value="renew" className="button-quiet" disabled={isPending}>
          새 복구 코드 만들기
        </button>
        <button type="submit" name="action" value="off" className="button-quiet" disabled={isPending}>
          2단계 인증 끄기
        </button>
      </div>
    </ConfirmedForm>
  )
}

interface ConfirmedFormProps {
  /** `action` is the value of the button that was pressed. */
  readonly onPassword: (password: string, action: string) => void
  readonly error: Error | null
  /** A text, and the buttons. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** Asks for the password again. */
function ConfirmedForm({ onPassword, error, children: [text, buttons] }: ConfirmedFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    const data = new FormData(event.currentTarget)
    onPassword(String(data.get('current')), button?.getAttribute('value') ?? '')
  }
  return (
    <form className="password-form" onSubmit={onSubmit}>
      {text}
      <PasswordField name="current" label="비밀번호 확인" problem={undefined} />
      <p role="alert" className="field-error text-xs">
        {error && failureText(error, '바꾸지 못했습니다.')}
      </p>
      {buttons}
    </form>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes are shown once, because the server keeps only their hashes. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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
