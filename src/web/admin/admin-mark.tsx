import { useMessages } from './messages/messages.tsx'

/** The product's logo on the administrator's screens. */
export function AdminMark() {
  const { common } = useMessages()
  return (
    <span className="inline-flex items-center gap-2 text-base font-extrabold">
      <img src="/favicon.svg" alt="" width={24} height={24} />
      {common.mark}
    </span>
  )
}
