import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { adviceText } from '../admin-call.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'
import { DescribedField } from '../panel/described-field.tsx'
import { changePassword } from './account-calls.ts'

interface PasswordFormProps {
  /** Whether a code of the second factor is needed, too. */
  readonly asksForCode?: boolean
}

/** Changes the password. Asks for the present one, and for the new one twice. */
export function PasswordForm({ asksForCode = false }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const change = useChange(() => form.current?.reset())
  const { password, secondFactor } = useMessages().account
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entry = entryOf(event.currentTarget, asksForCode)
    const found = passwordProblems(entry, password)
    setProblems(found)
    // The server's answer to the entry before says nothing about this one.
    change.reset()
    const [first] = Object.keys(found)
    if (first) return focusField(event.currentTarget, first)
    change.mutate(entry)
  }
  return (
    <section aria-labelledby="password" className="panel">
      <h2 id="password" className="panel-heading">
        {password.heading}
      </h2>
      <form ref={form} className="password-form" noValidate onSubmit={onSubmit}>
        <PasswordField name="current" label={password.current} problem={problems.current} />
        <PasswordField
          name="next"
          label={password.next}
          hint={password.hint(shortest)}
          problem={problems.next}
        />
        <PasswordField name="repeated" label={password.repeated} problem={problems.repeated} />
        {asksForCode && <CodeField label={secondFactor.confirmCode} problem={problems.code} />}
        <p role="alert" className="field-error text-xs">
          {change.error && adviceText(change.error, password.failed)}
        </p>
        <button type="submit" className="button-primary" disabled={change.isPending}>
          {change.isPending ? password.pending : password.heading}
        </button>
      </form>
    </section>
  )
}

function useChange(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const { password } = useMessages().account
  return useMutation({
    mutationFn: ({ current, next, code = '' }: PasswordEntry) => changePassword(current, next, code),
    onSuccess: ({ message }) => {
      onDone()
      toast({ title: password.done, text: message })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}

function entryOf(form: HTMLFormElement, hasCode: boolean): PasswordEntry {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const passwords = { current: text('current'), next: text('next'), repeated: text('repeated') }
  return hasCode ? { ...passwords, code: text('code') } : passwords
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
}

interface PasswordFieldProps {
  readonly name: 'current' | 'next' | 'repeated'
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
}

/** A password field with its label, its rule and its error. */
export function PasswordField({ name, ...field }: PasswordFieldProps) {
  return (
    <DescribedField {...field}>
      {(described) => (
        <input
          name={name}
          type="password"
          required
          maxLength={200}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          {...described}
        />
      )}
    </DescribedField>
  )
}

interface CodeFieldProps {
  readonly label: string
  readonly problem?: string | undefined
  /** Only a code of the app is meant, no recovery code. */
  readonly isOfApp?: boolean
}

/** The field for a code of the second factor. */
export function CodeField({ isOfApp, ...field }: CodeFieldProps) {
  const kind = isOfApp ? { inputMode: 'numeric' as const, maxLength: 10 } : { maxLength: 40 }
  return (
    <DescribedField {...field}>
      {(described) => <input name="code" required autoComplete="one-time-code" {...kind} {...described} />}
    </DescribedField>
  )
}

interface PasswordEntry {
  readonly current: string
  readonly next: string
  readonly repeated: string
  /** Absent where no code is needed. */
  readonly code?: string
}

/** Field → its error, in the order of the form. */
type PasswordProblems = Partial<Record<keyof PasswordEntry, string>>

const shortest = 8

/** The errors that can be found without the server; {} if there are none. */
export function passwordProblems(
  { current, next, repeated, code }: PasswordEntry,
  words: Messages['account']['password'],
): PasswordProblems {
  return {
    ...(current === '' && { current: words.missing }),
    ...(next.length < shortest && { next: words.short(shortest) }),
    ...(next.length >= shortest && next === current && { next: words.same }),
    ...(repeated !== next && { repeated: words.differs }),
    ...(code?.trim() === '' && { code: words.codeMissing }),
  }
}
