import { Suspense, useEffect } from 'react'
import { useSearch } from 'wouter'
import { JobFeed } from '../jobs/job-feed.tsx'
import { JobTray } from '../jobs/job-tray.tsx'
import { FirstPasswordNotice } from './first-password-notice.tsx'
import { PanelRail } from './panel-rail.tsx'
import { tabOf } from './panel-tabs.ts'
import { useSessionGate } from './use-session-gate.ts'

/** The panel, shown once the server has confirmed the session; otherwise the way to the login. */
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
