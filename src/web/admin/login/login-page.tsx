import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useToast } from '../../ui/toast-host.tsx'
import { login } from '../admin-api.ts'
import { AdminMark } from '../admin-mark.tsx'
import { describeLoginProblem, type LoginProblem } from './login-problem.ts'

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
      {/* It appears when the password was right: the next thing to type goes here. */}
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
      // The first question for a code is no failure.
      if (!found.needsCode || code !== null)
        toast({ title: 'Login failed', text: found.toast, isError: true })
      setProblem(found)
      setIsPending(false)
    }
  }
  return { problem, isPending, onSubmit }
}
