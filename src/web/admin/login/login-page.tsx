import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { formatTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { login } from '../admin-api.ts'
import { AdminCallError, failureText, secondsToWait } from '../admin-call.ts'
import { AdminMark } from '../admin-mark.tsx'

const welcome = { title: 'Login successful', text: 'Welcome to the admin panel' }

export function LoginPage() {
  const { problem, isPending, onSubmit } = useLogin()
  return (
    <main className="login">
      <form className="login-card" onSubmit={onSubmit}>
        <AdminMark />
        <h1 className="mt-4 text-lg font-bold">로그인</h1>
        <label className="field mt-4">
          <span>사용자 이름</span>
          <input name="username" required autoComplete="username" maxLength={64} />
        </label>
        <label className="field mt-3">
          <span>비밀번호</span>
          <input name="password" type="password" required autoComplete="current-password" maxLength={200} />
        </label>
        {problem?.needsCode && <CodeField />}
        <p role="alert" className="field-error mt-3 text-xs empty:mt-0">
          {problem?.advice}
        </p>
        <div className="mt-6 grid gap-2">
          <button type="submit" lang="en" className="button-primary" disabled={isPending}>
            {isPending ? 'Logging in...' : 'Login'}
          </button>
          <a href="/" lang="en" className="button-quiet">
            Cancel
          </a>
        </div>
      </form>
    </main>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()

function CodeField() {
  return (
    <label className="field mt-3">
      <span>인증 코드</span>
      {/* The field appears after a right password, so it takes the focus. */}
      <input name="code" required ref={focus} autoComplete="one-time-code" maxLength={40} />
    </label>
  )
}

function useLogin() {
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
      toast(welcome)
      navigate('/admin-panel')
    } catch (error) {
      const found = describeLoginProblem(error, code !== null, Date.now())
      // The first time a code is asked for, nothing has failed yet.
      if (!found.needsCode || code !== null)
        toast({ title: 'Login failed', text: found.toast, isError: true })
      setProblem(found)
      setIsPending(false)
    }
  }
  return { problem, isPending, onSubmit }
}

interface LoginProblem {
  /** The text of the toast, as in the product's calls. */
  readonly toast: string
  /** What to do now, shown in the form; '' if the toast says enough. */
  readonly advice: string
  /** Whether the password was right and a code is required. */
  readonly needsCode: boolean
}

const needsCode = (error: unknown): boolean =>
  error instanceof AdminCallError &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'needsCode' in error.body

/** Why a login failed, and what to do about it. `hadCode`: a code was sent too. */
export function describeLoginProblem(error: unknown, hadCode: boolean, now: number): LoginProblem {
  const toast = failureText(error, 'Invalid credentials. Please try again.')
  const seconds = secondsToWait(error)
  if (seconds !== undefined) {
    const from = formatTime(now + seconds * 1000)
    const advice = `로그인 시도가 너무 많습니다. ${seconds}초 뒤(${from})부터 다시 로그인해 주십시오.`
    return { toast, advice, needsCode: hadCode }
  }
  if (!needsCode(error)) return { toast, advice: '', needsCode: false }
  const advice = hadCode
    ? '코드가 맞지 않거나 이미 쓰였습니다. 새 코드를 입력해 주십시오.'
    : '인증 앱의 6자리 코드나 복구 코드를 입력해 주십시오.'
  return { toast, advice, needsCode: true }
}
