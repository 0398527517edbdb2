import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { login } from '../account/account-calls.ts'
import { AdminCallError, adviceText, secondsToWait } from '../admin-call.ts'
import { AdminMark } from '../admin-mark.tsx'
import { editDrafts } from '../businesses/edit/edit-draft.ts'
import { cutUpload } from '../import/kept-step.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { LanguageSwitch } from '../panel/panel-page.tsx'

export function LoginPage() {
  const messages = useMessages()
  const { problem, isPending, onSubmit } = useLogin(messages)
  const [unsaved] = useState(() => editDrafts.find())
  const [cut] = useState(cutUpload)
  return (
    <main className="login">
      <form className="login-card" onSubmit={onSubmit}>
        <AdminMark />
        <h1 className="mt-4 text-lg font-bold">{messages.login.heading}</h1>
        {unsaved && (
          <p role="status" className="mt-3 text-sm text-ink-2">
            {messages.login.unsaved(unsaved.name)}
          </p>
        )}
        {cut && (
          <p role="status" className="mt-3 text-sm text-ink-2">
            {messages.login.cutUpload(cut)}
          </p>
        )}
        <label className="field mt-4">
          <span>{messages.login.username}</span>
          <input name="username" required autoComplete="username" autoCapitalize="none" maxLength={64} />
        </label>
        <label className="field mt-3">
          <span>{messages.login.password}</span>
          <input name="password" type="password" required autoComplete="current-password" maxLength={200} />
        </label>
        {problem?.needsCode && <CodeField />}
        <p role="alert" className="field-error mt-3 text-xs empty:mt-0">
          {problem?.advice}
        </p>
        <div className="mt-6 grid gap-2">
          <button type="submit" lang="en" className="button-primary" disabled={isPending}>
            {isPending ? spec.login.pending : spec.login.submit}
          </button>
          <a href="/" lang="en" className="button-quiet">
            {spec.login.cancel}
          </a>
        </div>
        <LanguageSwitch />
      </form>
    </main>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()

function CodeField() {
  const { login } = useMessages()
  return (
    <label className="field mt-3">
      <span>{login.code}</span>
      {/* The field appears after a right password, so it takes the focus. */}
      <input name="code" required ref={focus} autoComplete="one-time-code" maxLength={40} />
    </label>
  )
}

function useLogin(messages: Messages) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  const [, navigate] = useLocation()
  const toast = useToast()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const code = data.get('code')
    const credentials = { username: String(data.get('username')), password: String(data.get('password')) }
    setIsPending(true)
    try {
      await login({ ...credentials, ...(code !== null && { code: String(code) }) })
      toast(spec.login.done)
      navigate(((editDrafts.find() || cutUpload()) && placeBefore()) ?? '/admin-panel')
    } catch (error) {
      const found = describeLoginProblem(error, code !== null, Date.now(), messages)
      // The first time a code is asked for, nothing has failed yet.
      if (!found.needsCode || code !== null)
        toast({ title: spec.login.failed, text: spec.login.wrong, isError: true })
      setProblem(found)
      setIsPending(false)
    }
  }
  return { problem, isPending, onSubmit }
}

/** Where the session ended. Unsaved edits are shown again there, and an upload that was cut off is said. */
function placeBefore(): string | undefined {
  const state: unknown = window.history.state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith('/admin') ? from : undefined
}

interface LoginProblem {
  /** What to do now, shown in the form; '' if the toast, which is the same for every failure, says enough. */
  readonly advice: string
  /** Whether the password was right and a code is required. */
  readonly needsCode: boolean
}

const needsCode = (error: unknown): boolean =>
  error instanceof AdminCallError &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'needsCode' in error.body

/** Whether no answer came, or one that says nothing of the credentials. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof AdminCallError) || error.status === 0 || error.status >= 500

/** Why a login failed, and what to do about it. `hadCode`: a code was sent too. */
export function describeLoginProblem(
  error: unknown,
  hadCode: boolean,
  now: number,
  { login, formats }: Messages,
): LoginProblem {
  const seconds = secondsToWait(error)
  if (seconds !== undefined) {
    const advice = login.tooMany(seconds, formats.time(now + seconds * 1000))
    return { advice, needsCode: hadCode }
  }
  if (isUnanswered(error)) return { advice: adviceText(error, ''), needsCode: hadCode }
  if (!needsCode(error)) return { advice: '', needsCode: false }
  return { advice: hadCode ? login.wrongCode : login.askCode, needsCode: true }
}
