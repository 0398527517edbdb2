import { X } from 'lucide-react'
import * as Toast from 'radix-ui/toast'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

export interface ToastMessage {
  readonly title: string
  readonly text: string
  readonly isError?: boolean
}

const shownFor = 5000
const swipeDistance = 50

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})

/** Shows a message; it takes the place of the one that stands. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

/** The notification area: one toast at a time, five seconds, F8 goes there, a swipe to the right dismisses. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number; open: boolean }>()
  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ message, number: (before?.number ?? 0) + 1, open: true }))
  }, [])
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open })
  return (
    <ToastContext value={show}>
      <Toast.Provider label="알림" duration={shownFor} swipeDirection="right" swipeThreshold={swipeDistance}>
        {children}
        {shown && (
          <Toast.Root
            key={shown.number}
            open={shown.open}
            onOpenChange={setOpen}
            className={`toast ${shown.message.isError ? 'toast-error' : ''}`}
          >
            <Toast.Title className="text-sm font-bold">{shown.message.title}</Toast.Title>
            <Toast.Description className="mt-1 text-xs text-ink-2">{shown.message.text}</Toast.Description>
            <Toast.Close className="toast-close" aria-label="닫기">
              <X size={16} aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="알림 ({hotkey})" />
      </Toast.Provider>
    </ToastContext>
  )
}
