import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { failureText } from '../admin-call.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { endSession, listSessions, readSecondFactor } from './account-calls.ts'
import { AuditLog } from './audit-log.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'

export function AccountTab() {
  const secondFactor = useQuery(secondFactorQuery)
  return (
    <>
      <h1 className="tab-heading">{useMessages().panel.account}</h1>
      <div className="account-layout">
        <PasswordForm asksForCode={secondFactor.data?.isOn === true} />
        <SecondFactor status={secondFactor} />
        <SessionList />
      </div>
      <AuditLog />
    </>
  )
}

const secondFactorQuery = { queryKey: ['admin', 'second-factor'], queryFn: readSecondFactor, staleTime: 0 }

/** Lists where the administrator is logged in. Each other session can be ended. */
function SessionList() {
  const sessions = useQuery({ queryKey: ['admin', 'sessions'], queryFn: listSessions, staleTime: 0 })
  const { heading, loaded } = useMessages().account.sessions
  return (
    <section aria-labelledby="sessions" className="panel">
      <h2 id="sessions" className="panel-heading">
        {heading}
      </h2>
      <Loaded query={sessions} what={loaded}>
        {({ sessions: list }) => (
          <ul className="session-list">
            {list.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function SessionItem({ session }: { readonly session: SessionView }) {
  const { userAgent, createdAt, lastSeenAt, isCurrent } = session
  const end = useEndSession(session)
  const messages = useMessages()
  const { formats, account } = messages
  const device = deviceName(userAgent, messages)
  const login = formats.dateTime(createdAt)
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold" title={userAgent}>
          {device} {isCurrent && <span className="chip">{account.sessions.thisDevice}</span>}
        </p>
        <p className="text-xs text-ink-3">{account.sessions.times(formats.dateTime(lastSeenAt), login)}</p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="button-small"
          aria-label={account.sessions.endOf(device, login)}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {account.sessions.end}
        </button>
      )}
    </li>
  )
}

function useEndSession({ id, userAgent }: SessionView) {
  const client = useQueryClient()
  const toast = useToast()
  const messages = useMessages()
  const { ended, notEnded } = messages.account.sessions
  return useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => {
      toast({ title: ended, text: deviceName(userAgent, messages) })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => toast({ title: notEnded, text: failureText(error, ''), isError: true }),
  })
}

const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Names a browser and its system from a User-Agent header, for example `Chrome · Windows`. */
export function deviceName(userAgent: string, { account }: Messages): string {
  const nameIn = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1]
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return known.join(' · ') || account.sessions.unknownDevice
}
