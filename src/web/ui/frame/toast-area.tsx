import * as Toast from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { X } from '../icons.tsx'
import { type ShownToast, type ToastWords, toastKey } from './toast-message.ts'

const shownFor = 5000
const swipeDistance = 50

interface ToastAreaProps {
  readonly words: ToastWords
  readonly shown: ShownToast | undefined
  readonly setOpen: (open: boolean) => void
  /** True if the shortcut key opened the area. */
  readonly takesFocus: boolean
}

/**
 * The notification area. It shows one toast at a time for five seconds. F8 moves the focus there; a swipe to the
 * right closes the toast.
 */
export function ToastArea({ words, shown, setOpen, takesFocus }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null)
  // Radix puts the key's name in.
  const hotkeyLabel = `${words.area} ({hotkey})`
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  return (
    <Toast.Provider
      label={words.area}
      duration={shownFor}
      swipeDirection="right"
      swipeThreshold={swipeDistance}
    >
      {shown && <Message key={shown.number} words={words} shown={shown} setOpen={setOpen} />}
      <Toast.Viewport ref={area} className="toast-viewport" hotkey={[toastKey]} label={hotkeyLabel}>
        <li className="toast-none">{words.none}</li>
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function Message({ words, shown: { message, open }, setOpen }: MessageProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={setOpen}
      className={`toast ${message.isError ? 'toast-error' : ''}`}
    >
      <Toast.Title className="text-sm font-bold">{message.title}</Toast.Title>
      {message.about && <p className="mt-1 break-words text-xs font-semibold">{message.about}</p>}
      {message.text && (
        <Toast.Description className="mt-1 text-xs text-ink-2">{message.text}</Toast.Description>
      )}
      <Toast.Close className="toast-close" aria-label={words.close}>
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

interface MessageProps extends Pick<ToastAreaProps, 'words' | 'setOpen'> {
  readonly shown: ShownToast
}
