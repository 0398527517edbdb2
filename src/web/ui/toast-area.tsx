import { X } from 'lucide-react'
import * as Toast from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { type ShownToast, toastKey } from './toast-message.ts'

const shownFor = 5000
const swipeDistance = 50

interface ToastAreaProps {
  readonly shown: ShownToast | undefined
  readonly setOpen: (open: boolean) => void
  /** True if the shortcut key opened the area. */
  readonly takesFocus: boolean
}

/**
 * The notification area. It shows one toast at a time for five seconds. F8 moves the focus there; a swipe to the
 * right closes the toast.
 */
export function ToastArea({ shown, setOpen, takesFocus }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  return (
    <Toast.Provider label="알림" duration={shownFor} swipeDirection="right" swipeThreshold={swipeDistance}>
      {shown && <Message key={shown.number} shown={shown} setOpen={setOpen} />}
      <Toast.Viewport ref={area} className="toast-viewport" hotkey={[toastKey]} label="알림 ({hotkey})">
        <li className="toast-none">새 알림이 없습니다.</li>
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function Message({ shown: { message, open }, setOpen }: MessageProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={setOpen}
      className={`toast ${message.isError ? 'toast-error' : ''}`}
    >
      <Toast.Title className="text-sm font-bold">{message.title}</Toast.Title>
      {message.text && (
        <Toast.Description className="mt-1 text-xs text-ink-2">{message.text}</Toast.Description>
      )}
      <Toast.Close className="toast-close" aria-label="닫기">
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

interface MessageProps extends Pick<ToastAreaProps, 'setOpen'> {
  readonly shown: ShownToast
}
