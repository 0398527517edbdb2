import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Languages, LogOut } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { panelLanguages } from '../../../domain/administration/panel-text.ts'
import { retryAll } from '../../connection.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { useRetries, WithCode } from '../../ui/late-code.ts'
import { checkAuth, dismissPasswordWarning, logout } from '../account/account-calls.ts'
import { PasswordForm } from '../account/password-form.tsx'
import { failureText, listenForSessionEnd } from '../admin-call.ts'
import { AdminMark } from '../admin-mark.tsx'
import { ImportHost } from '../import/import-host.tsx'
import { JobFeed } from '../jobs/job-feed.tsx'
import { JobTray } from '../jobs/job-tray.tsx'
import { languageNames, useLanguageChoice, useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { labelOf, type PanelTab, panelTabs, tabOf } from './panel-tabs.ts'

/** The panel. It is shown after the server has confirmed the session; otherwise the login opens. */
export function PanelPage() {
  const { panel } = useMessages()
  const isOpen = useSessionGate()
  const { data } = useQuery({ queryKey: signedInKey, queryFn: checkAuth, enabled: isOpen })
  if (isOpen && data) return data.mustChangePassword ? <FirstPassword /> : <Panel />
  return (
    <main className="login">
      <p role="status" className="text-sm text-ink-3">
        {panel.checking}
      </p>
    </main>
  )
}

function Panel() {
  const tab = tabOf(useSearch())
  const messages = useMessages()
  useRetries()
  const title = messages.panel.title(labelOf(tab, messages).text)
  useEffect(() => {
    document.title = title
  }, [title])
  // Before the effects of the tab, which may lead to a place in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins at its top.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [tab])
  return (
    <JobFeed>
      <div className="panel-layout">
        <a href="#panel-main" className="skip-link">
          {messages.panel.skip}
        </a>
        <PanelRail current={tab} />
        <JobTray />
        <main id="panel-main" tabIndex={-1} className="panel-main">
          <PasswordWarning />
          <ImportHost>
            <Suspense fallback={<p className="text-sm text-ink-3">{messages.common.loading}</p>}>
              <WithCode key={tab.id} code={tab.tab}>
                {(Tab) => (Tab ? <Tab /> : <TabNotLoaded />)}
              </WithCode>
            </Suspense>
          </ImportHost>
        </main>
      </div>
    </JobFeed>
  )
}

function TabNotLoaded() {
  const { common } = useMessages()
  return (
    <div role="alert" className="load-error">
      <p>{common.noConnection}</p>
      <button type="button" className="button-quiet" onClick={retryAll}>
        {common.retry}
      </button>
    </div>
  )
}

/** Ends the session and leaves, even if the session is already gone. */
async function leave(): Promise<void> {
  await logout().catch(() => {})
  window.location.assign('/')
}

/** The navigation between tabs: on the left on wide screens, at the top on small ones. */
function PanelRail({ current }: { readonly current: PanelTab }) {
  const messages = useMessages()
  return (
    <header className="panel-rail">
      <AdminMark />
      <nav aria-label={messages.panel.menu} className="panel-tabs">
        {panelTabs.map((tab) => {
          const { text, lang } = labelOf(tab, messages)
          return (
            <Link
              key={tab.id}
              href={`/admin-panel?tab=${tab.id}`}
              lang={lang}
              className="panel-tab"
              {...(tab.id === current.id && { 'aria-current': 'page' as const })}
            >
              <tab.Icon size={18} aria-hidden="true" />
              {text}
            </Link>
          )
        })}
      </nav>
      <PanelFoot />
    </header>
  )
}

function PanelFoot() {
  return (
    <div className="panel-foot">
      <LanguageSwitch />
      <button type="button" lang="en" className="panel-leave" onClick={leave}>
        <LogOut size={18} aria-hidden="true" />
        {spec.login.logout}
      </button>
    </div>
  )
}

/** The choice of the panel's language. Each language is named in itself. */
export function LanguageSwitch() {
  const { panel, language } = useMessages()
  const choose = useLanguageChoice()
  return (
    <fieldset className="language-switch">
      <legend className="sr-only">{panel.language}</legend>
      <Languages size={18} aria-hidden="true" />
      {panelLanguages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => choose(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </fieldset>
  )
}

/** Shown instead of the panel until the password that the product has made is changed. */
function FirstPassword() {
  const { panel } = useMessages()
  return (
    <main className="login">
      <div className="w-full max-w-md">
        <h1 className="tab-heading">{panel.firstPassword.heading}</h1>
        <p role="status" className="panel-notice">
          {panel.firstPassword.note}
        </p>
        <PasswordForm />
        <PanelFoot />
      </div>
    </main>
  )
}

/** Tells that somebody else knows the password, and what to do. */
function PasswordWarning() {
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery({ queryKey: signedInKey, queryFn: checkAuth })
  const { panel, formats } = useMessages()
  const words = panel.passwordKnown
  const dismiss = useMutation({
    mutationFn: dismissPasswordWarning,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
    onError: (error) => toast({ title: words.failed, text: failureText(error, ''), isError: true }),
  })
  if (!data?.passwordKnown) return null
  const { at, address } = data.passwordKnown
  return (
    <div role="alert" className="panel-notice">
      <p>
        {words.before(formats.dateTime(at), address)}
        <Link href="/admin-panel?tab=account">{panel.account}</Link>
        {words.after}
      </p>
      <button
        type="button"
        className="button-small"
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate()}
      >
        {words.mine}
      </button>
    </div>
  )
}

const signedInKey = ['admin', 'check-auth']
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
      toast(spec.login.required)
      const { pathname, search } = window.location
      navigate(loginPath, { replace: true, state: { from: pathname + search } })
    }
    listenForSessionEnd(askLogin)
    checkAuth().then((signedIn) => {
      client.setQueryData(signedInKey, signedIn)
      setIsOpen(true)
    }, askLogin)
  }, [client, navigate, toast])
  return isOpen
}
