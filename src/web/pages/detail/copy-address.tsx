import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

const shownFor = 2000

/** Copies the address. Appears where the browser can do so, which needs JavaScript. */
export function CopyAddress({ address }: { readonly address: string }) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), [])
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!canCopy) return null
  const copy = () => navigator.clipboard.writeText(address).then(() => setIsCopied(true))
  return (
    <button type="button" className="button-quiet" onClick={copy}>
      {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? '복사했습니다' : '주소 복사'}</span>
    </button>
  )
}
