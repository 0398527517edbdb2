import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useToast } from '../../ui/toast-host.tsx'
import { login } from '../admin-api.ts'
import { AdminMark } from '../admin-mark.tsx'

const welcome = { title: 'Login successful', text: 'Welcome to the admin panel' }
const refusal = { title: 'Login failed', text: 'Invalid credentials. Please try again.', isError: true }

export function LoginPage() {
  const [isPending, setIsPending] = useState(false)
  const [, navigate] = useLocation()
  const toast = useToast()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setIsPending(true)
    try {
      await login(String(data.get('username')), String(data.get('password')))
      toast(welcome)
      navigate('/admin-panel')
    } catch {
      toast(refusal)
      setIsPending(false)
    }
  }
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
