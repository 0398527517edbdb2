import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { endSession, listSessions } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { Loaded } from '../panel/loaded.tsx'
import { AuditLog } from './audit-log.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'

export function AccountTab() {
  return (
    <>
      <h1 className="tab-heading">계정 및 기록</h1>
      <div className="account-layout">
        <PasswordForm />
        <SecondFactor />
        <SessionList />
      </div>
      <AuditLog />
    </>
  )
}

/** Lists where the administrator is logged in. Each other session can be ended. */
function SessionList() {
  const sessions = useQuery({ queryKey: ['admin', 'sessions'], queryFn: listSessions, staleTime: 0 })
  return (
    <section aria-labelledby="sessions" className="panel">
      <h2 id="sessions" className="panel-heading">
        로그인된 기기
      </h2>
      <Loaded query={sessions} what="기기 목록을">
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
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold" title={userAgent}>
          {deviceName(userAgent)} {isCurrent && <span className="chip">이 기기</span>}
        </p>
        <p className="text-xs text-ink-3">
          마지막 사용 {formatDateTime(lastSeenAt)} · 로그인 {formatDateTime(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="button-small"
          aria-label={`${deviceName(userAgent)}, ${formatDateTime(createdAt)} 로그인 끝내기`}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          끝내기
        </button>
      )}
    </li>
  )
}

function useEndSession({ id, userAgent }: SessionView) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => {
      toast({ title: '로그인을 끝냈습니다', text: deviceName(userAgent) })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => toast({ title: '끝내지 못했습니다', text: failureText(error, ''), isError: true }),
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
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1]
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return known.join(' · ') || '알 수 없는 기기'
}
