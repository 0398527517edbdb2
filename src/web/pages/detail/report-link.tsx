import { Flag } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { href } from '../../routes.ts'
import { useSite } from '../../site-context.ts'

/** A mail about wrong facts, with what the mail is about filled in. */
export function ReportLink({ business }: { readonly business: Business }) {
  const { contactEmail, origin } = useSite()
  const body = [
    `업체: ${business.name}`,
    ...(business.address ? [`주소: ${business.address}`] : []),
    `링크: ${origin}${href.details(business.slug)}`,
    '',
    '고칠 내용:',
    '',
  ]
  const subject = encodeURIComponent(`정보 수정 요청: ${business.name}`)
  const mail = `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n'))}`
  return (
    <a href={mail} className="button-quiet">
      <Flag size={18} aria-hidden="true" />
      잘못된 정보 알리기
    </a>
  )
}
