import { LogOut, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useToast } from '../../ui/toast-host.tsx'
import { checkAuth, logout } from '../admin-api.ts'
import { AdminMark } from '../admin-mark.tsx'
import { ImportTab } from '../import/import-tab.tsx'

const loginFirst = {
  title: 'Authentication required',
  text: 'Please log in to access the admin panel',
  isError: true,
}

/** The panel, shown once the server has confirmed the session; otherwise the way to the login. */
export function PanelPage() {
  const [isAllowed, setIsAllowed] = useState(false)
  const [, navigate] = useLocation()
  const toast = useToast()
  useEffect(() => {
    checkAuth().then(
      () => setIsAllowed(true),
      () => {
        toast(loginFirst)
        navigate('/admin-login', { replace: true })
      },
    )
  }, [navigate, toast])
  if (!isAllowed) {
    return (
      <main className="login">
        <p role="status" className="text-sm text-ink-3">
          로그인 상태를 확인하고 있습니다.
        </p>
      </main>
    )
  }
  return <Panel />
}

/** Ends the session, then leaves; a session that is already gone is no reason to stay. */
async function leave(): Promise<void> {
  await logout().catch(() => {})
  window.location.assign('/')
}

function Panel() {
  return (
    <div className="panel-layout">
      <header className="panel-rail">
        <AdminMark />
        <nav aria-label="관리 메뉴" className="panel-tabs">
          <a href="/admin-panel" aria-current="page" className="panel-tab">
            <Upload size={18} aria-hidden="true" />
            Import
          </a>
        </nav>
        <button type="button" lang="en" className="panel-tab panel-leave" onClick={leave}>
          <LogOut size={18} aria-hidden="true" />
          Logout
        </button>
      </header>
      <main className="panel-main">
        <ImportTab />
      </main>
    </div>
  )
}
