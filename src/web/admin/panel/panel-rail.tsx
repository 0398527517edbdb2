import { LogOut } from 'lucide-react'
import { Link } from 'wouter'
import { logout } from '../admin-api.ts'
import { AdminMark } from '../admin-mark.tsx'
import { type PanelTab, panelTabs } from './panel-tabs.ts'

/** Ends the session, then leaves; a session that is already gone is no reason to stay. */
async function leave(): Promise<void> {
  await logout().catch(() => {})
  window.location.assign('/')
}

/** The way between the tabs: at the left on wide screens, at the top on small ones. */
export function PanelRail({ current }: { readonly current: PanelTab }) {
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
