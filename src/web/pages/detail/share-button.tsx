import { Share2 } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { href } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/toast-host.tsx'

/** Shares the page the device's own way, or copies its link where there is none. */
export function ShareButton({ business }: { readonly business: Pick<Business, 'name' | 'slug'> }) {
  const { origin } = useSite()
  const toast = useToast()
  const url = origin + href.details(business.slug)
  const copyLink = async () => {
    if (await copyText(url)) toast({ title: '링크를 복사했습니다', text: url })
    else toast({ title: '링크를 복사하지 못했습니다', text: url, isError: true })
  }
  const share = async () => {
    if (!navigator.share) return copyLink()
    try {
      await navigator.share({ title: business.name, url })
    } catch (error) {
      // Closing the device's dialog is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
    }
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      공유
    </button>
  )
}
