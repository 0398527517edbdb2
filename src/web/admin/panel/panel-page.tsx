import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { checkAuth, logout } from '../admin-api.ts'
import { AdminCallError, listenForSessionEnd } from '../admin-call.ts'
import { AdminMark } from '../admin-mark.tsx'
import { JobFeed } from '../jobs/job-feed.tsx'
import { JobTray } from '../jobs/job-tray.tsx'
import { type PanelTab, panelTabs, tabOf } from './panel-tabs.ts'

/** The panel. It is shown after the server has confirmed the session; otherwise the login opens. */
export function PanelPage() {
  if (useSessionGate()) return <Panel />
  return (
    <main className="login">
      <p role="status" className="text-sm text-ink-3">
        로그인 상태를 확인하고 있습니다.
      </p>
    </main>
  )
}

function Panel() {
  const tab = tabOf(useSearch())
  useEffect(() => {
    document.title = `${tab.label} · 관리자`
    window.scrollTo(0, 0)
  }, [tab])
  return (
    <JobFeed>
      <div className="panel-layout">
        <a href="#panel-main" className="skip-link">
          본문으로 건너뛰기
        </a>
        <PanelRail current={tab} />
        <main id="panel-main" tabIndex={-1} className="panel-main">
          <FirstPasswordNotice />
          <Suspense fallback={<p className="text-sm text-ink-3">불러오는 중입니다.</p>}>
            <tab.Tab />
          </Suspense>
        </main>
        <JobTray />
      </div>
    </JobFeed>
  )
}

/** Ends the session and leaves, even if the session is already gone. */
async function leave(): Promise<void> {
  await logout().catch(() => {})
  window.location.assign('/')
}

/** The navigation between tabs: on the left on wide screens, at the top on small ones. */
function PanelRail({ current }: { readonly current: PanelTab }) {
  return (
    <header className="panel-rail">
      <AdminMark />
      <nav aria-label="관리 메뉴" className="panel-tabs">
        {panelTabs.map(({ id, label, lang, Icon }) => (
          <Link
            key={id}
            href={`/admin-panel?tab=${id}`}
            lang={lang}
            className="panel-tab"
            {...(id === current.id && { 'aria-current': 'page' as const })}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <button type="button" lang="en" className="panel-leave" onClick={leave}>
        <LogOut size={18} aria-hidden="true" />
        Logout
      </button>
    </header>
  )
}

/** A reminder that the password made by the product works for some days only. */
function FirstPasswordNotice() {
  const { data } = useQuery({ queryKey: ['admin', 'check-auth'], queryFn: checkAuth })
  if (!data || data.passwordExpiresAt === null) return null
  return (
    <p role="status" className="first-password-notice">
      처음 비밀번호는 {formatDateTime(data.passwordExpiresAt)}까지만 쓸 수 있습니다.{' '}
      <Link href="/admin-panel?tab=account">계정 및 기록</Link>에서 바꾸어 주십시오.
    </p>
  )
}

const loginFirst = {
  title: 'Authentication required',
  text: 'Please log in to access the admin panel',
  isError: true,
}
const loginPath = '/admin-login'

/**
 * True once the server has confirmed the session. If the check fails, or any later call gets 401, the login opens.
 */
function useSessionGate(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const toast = useToast()
  useEffect(() => {
    const askLogin = () => {
      // Several calls may be refused at once. The first one has already opened the login.
      if (window.location.pathname === loginPath) return
      client.clear()
      toast(loginFirst)
      navigate(loginPath, { replace: true })
    }
    listenForSessionEnd(askLogin)
    checkAuth().then(
      () => setIsOpen(true),
      (error) => {
        if (!(error instanceof AdminCallError && error.status === 401)) askLogin()
      },
    )
  }, [client, navigate, toast])
  return isOpen
}
