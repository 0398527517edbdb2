import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useToast } from '../../ui/toast-host.tsx'
import { changePassword } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { PasswordField } from './password-field.tsx'
import { type PasswordEntry, type PasswordProblems, passwordProblems } from './password-problems.ts'

/** Changes the password: the present one, the new one and that again. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const change = useChange(() => form.current?.reset())
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entry = entryOf(event.currentTarget)
    const found = passwordProblems(entry)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return focusField(event.currentTarget, first)
    change.mutate(entry)
  }
  return (
    <section aria-labelledby="password" className="panel">
      <h2 id="password" className="panel-heading">
        비밀번호 바꾸기
      </h2>
      <form ref={form} className="password-form" noValidate onSubmit={onSubmit}>
        <PasswordField name="current" label="현재 비밀번호" problem={problems.current} />
        <PasswordField name="next" label="새 비밀번호" hint="8자 이상" problem={problems.next} />
        <PasswordField name="repeated" label="새 비밀번호 확인" problem={problems.repeated} />
        <p role="alert" className="field-error text-xs">
          {change.error && failureText(change.error, '비밀번호를 바꾸지 못했습니다.')}
        </p>
        <button type="submit" className="button-primary" disabled={change.isPending}>
          {change.isPending ? '바꾸는 중' : '비밀번호 바꾸기'}
        </button>
      </form>
    </section>
  )
}

function useChange(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ current, next }: PasswordEntry) => changePassword(current, next),
    onSuccess: ({ message }) => {
      onDone()
      toast({ title: '비밀번호를 바꾸었습니다', text: message })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}

function entryOf(form: HTMLFormElement): PasswordEntry {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { current: text('current'), next: text('next'), repeated: text('repeated') }
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
}
