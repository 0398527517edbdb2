import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatDateTime } from '../../format/date-time.ts'
import { checkAuth } from '../admin-api.ts'

/** Reminds of the password that the product made: it works for some days only. */
export function FirstPasswordNotice() {
  const { data } = useQuery({ queryKey: ['admin', 'check-auth'], queryFn: checkAuth })
  if (!data || data.passwordExpiresAt === null) return null
  return (
    <p role="status" className="first-password-notice">
      처음 비밀번호는 {formatDateTime(data.passwordExpiresAt)}까지만 쓸 수 있습니다.{' '}
      <Link href="/admin-panel?tab=account">계정 및 기록</Link>에서 바꾸어 주십시오.
    </p>
  )
}
