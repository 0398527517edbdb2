import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { useToast } from '../../ui/toast-host.tsx'
import { beginSecondFactor, type Enrolment, renewRecoveryCodes, turnOffSecondFactor } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { PasswordField } from './password-field.tsx'

interface OffProps {
  readonly onBegun: (enrolment: Enrolment) => void
}

/** While it is off: the password begins to turn it on. */
export function SecondFactorOff({ onBegun }: OffProps) {
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

/** While it is on: new recovery codes, or off again. */
export function SecondFactorOn({ left, onCodes }: OnProps) {
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
  /** `action`: the value of the button. */
  readonly onPassword: (password: string, action: string) => void
  readonly error: Error | null
  /** A text, and the buttons. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** Asks for the password once more. */
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
