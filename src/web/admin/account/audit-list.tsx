import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuditView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { undoChange } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { kindLabels } from '../jobs/job-words.ts'

/** Shows who did what, when, and what changed. */
export function AuditList({ entries }: { readonly entries: readonly AuditView[] }) {
  if (entries.length === 0) return <p className="mt-3 text-xs text-ink-3">아직 기록이 없습니다.</p>
  return (
    <ol className="audit-list">
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function AuditItem({ entry }: { readonly entry: AuditView }) {
  const { at, subject } = entry
  const details = detailsOf(entry)
  return (
    <li className="audit-entry">
      <p className="audit-when">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time> · {whoOf(entry)}
      </p>
      <div className="min-w-0">
        <p>
          <b>{actionLabel(entry)}</b>
          {subject && ` · ${subject}`}
        </p>
        {details.length > 0 && (
          <ul className="audit-details">
            {details.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before !== undefined && <Before text={before} />}
                {after}
              </li>
            ))}
          </ul>
        )}
      </div>
      {entry.canUndo && <UndoButton entry={entry} />}
    </li>
  )
}

/** Refused requests come from strangers. Other entries without a user name come from the product itself. */
function whoOf({ username, action }: AuditView): string {
  return username || (action.startsWith('request-') ? '방문자' : '시스템')
}

function Before({ text }: { readonly text: string }) {
  return (
    <>
      <del>
        <span className="sr-only">전: </span>
        {text}
      </del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, 후: </span>
    </>
  )
}

function UndoButton({ entry }: { readonly entry: AuditView }) {
  const client = useQueryClient()
  const toast = useToast()
  const undo = useMutation({
    mutationFn: () => undoChange(entry.id),
    onSuccess: ({ message }) => {
      toast({ title: '되돌렸습니다', text: message })
      client.invalidateQueries()
    },
    onError: (error) => toast({ title: '되돌리지 못했습니다', text: failureText(error, ''), isError: true }),
  })
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${actionLabel(entry)} · ${entry.subject} 되돌리기`}
      disabled={undo.isPending}
      onClick={() => undo.mutate()}
    >
      되돌리기
    </button>
  )
}

const actions: Readonly<Record<string, string>> = {
  login: '로그인',
  'login-refused': '로그인 거절',
  'request-limited': '너무 잦은 요청 거절',
  'request-refused': '다른 사이트의 요청 거절',
  logout: '로그아웃',
  'password-changed': '비밀번호 변경',
  'password-refused': '현재 비밀번호 틀림',
  'account-renamed': '사용자 이름 변경',
  'account-removed': '계정 삭제',
  'second-factor-on': '2단계 인증 켬',
  'second-factor-off': '2단계 인증 끔',
  'second-factor-refused': '인증 코드 틀림',
  'recovery-codes-made': '새 복구 코드',
  'listings-exported': '업체 내보내기',
  'session-revoked': '다른 로그인 끝냄',
  'listing-edited': '업체 수정',
  'listing-deleted': '업체 삭제',
  'listing-verified': '업체 확인',
  'listing-unverified': '업체 확인 취소',
  'listings-merged': '중복 업체 합침',
  'duplicate-dismissed': '중복 아님으로 표시',
  'duplicate-reopened': '중복 아님 취소',
  'submission-approved': '등록 신청 승인',
  'submission-rejected': '등록 신청 거절',
  'change-undone': '변경 되돌림',
  'synonym-added': '동의어 추가',
  'synonym-removed': '동의어 삭제',
  'zero-result-dismissed': '결과 없던 검색 지움',
  'job-started': '작업 시작',
  'job-ended': '작업 끝',
  'job-cancelled': '작업 취소',
}

const names: Readonly<Record<string, string>> = {
  name: '상호',
  category: '카테고리',
  address: '주소',
  zipCode: '우편번호',
  city: '도시',
  state: '지역',
  country: '국가',
  phone: '전화번호',
  rating: '평점',
  reviewCount: '리뷰 수',
  photos: '사진',
  openingHours: '영업시간',
  description: '소개',
  locationLink: '지도 링크',
  isVerified: '확인 여부',
  uniqueContent: '상세 정보',
  seoTitle: 'SEO 제목',
  seoDescription: 'SEO 설명',
  restored: '되살림',
  removed: '삭제',
  kept: '그대로 둠',
  count: '업체',
  imported: '가져옴',
  updated: '변경',
  duplicates: '중복',
  errors: '오류',
  possibleDuplicates: '중복 가능',
  merged: '합친 업체',
  other: '다른 업체',
  deleted: '삭제',
  message: '결과',
  times: '횟수',
  wrongPasswords: '틀린 비밀번호',
  verified: '확인 여부',
  search: '검색어',
  meaning: '뜻',
  otherAddresses: '다른 주소들',
}

const jobStates: Readonly<Record<string, string>> = { done: '완료', failed: '실패', cancelled: '취소됨' }

/** Names an action, for example `업체 수정`. For a job it adds the kind: `작업 시작 · 가져오기`. */
export function actionLabel({ action, details }: AuditView): string {
  const label = actions[action] ?? action
  const kind = isJob(action) && Object.entries(kindLabels).find(([name]) => name === details?.kind)?.[1]
  return kind ? `${label} · ${kind}` : label
}

function isJob(action: string): boolean {
  return action.startsWith('job-')
}

/** One detail of an entry: a field before and after, or a figure. */
interface AuditDetail {
  readonly name: string
  readonly before?: string
  readonly after: string
}

/** What changed, in words for the panel. */
export function detailsOf({ action, details }: AuditView): readonly AuditDetail[] {
  return Object.entries(details ?? {})
    .filter(([key]) => !(isJob(action) && key === 'kind'))
    .map(([key, value]) => {
      const name = nameOf(action, key)
      if (isJob(action) && key === 'state')
        return { name: '상태', after: jobStates[String(value)] ?? shown(value) }
      if (Array.isArray(value) && value.length === 2) {
        return { name, before: shown(value[0]), after: shown(value[1]) }
      }
      return { name, after: shown(value) }
    })
}

/** In an entry about a refused request, `address` is the client's network address, not a listing's. */
function nameOf(action: string, key: string): string {
  const isAtDoor = /^(login|request|second-factor|password)/.test(action)
  return isAtDoor && key === 'address' ? '접속 주소' : (names[key] ?? key)
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(없음)'
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (typeof value === 'number') return formatCount(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(shown).join(', ') || '(없음)'
  const parts = Object.entries(value).map(([key, part]) => `${names[key] ?? key} ${shown(part)}`)
  return parts.join(', ') || '(없음)'
}
