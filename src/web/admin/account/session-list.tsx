import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { endSession, listSessions } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { Loaded } from '../panel/loaded.tsx'
import { deviceName } from './device-name.ts'

/** Where the administrator is logged in, with a way to end each of the others. */
export function SessionList() {
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
