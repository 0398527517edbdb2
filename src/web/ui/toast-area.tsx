import { X } from 'lucide-react'
import * as Toast from 'radix-ui/toast'
import type { ShownToast } from './toast-message.ts'

const shownFor = 5000
const swipeDistance = 50

interface ToastAreaProps {
  readonly shown: ShownToast
  readonly setOpen: (open: boolean) => void
}

/** The notification area: one toast at a time, five seconds, F8 goes there, a swipe to the right dismisses. */
export function ToastArea({ shown: { message, number, open }, setOpen }: ToastAreaProps) {
  return (
    <Toast.Provider label="알림" duration={shownFor} swipeDirection="right" swipeThreshold={swipeDistance}>
      <Toast.Root
        key={number}
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
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="알림 ({hotkey})" />
    </Toast.Provider>
  )
}
