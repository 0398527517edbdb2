import { Copy } from 'lucide-react'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/toast-host.tsx'

export function CopyAddress({ address }: { readonly address: string }) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(address)) toast({ title: '주소를 복사했습니다', text: address })
    else
      toast({ title: '주소를 복사하지 못했습니다', text: '주소를 길게 눌러 복사해 주세요.', isError: true })
  }
  return (
    <button type="button" className="button-quiet needs-script" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      주소 복사
    </button>
  )
}
