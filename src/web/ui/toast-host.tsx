import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { ShownToast, ToastMessage } from './toast-message.ts'

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})
const ToastArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }))

/** Shows a message; it takes the place of the one that stands. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

/** Holds the notification area, which is brought with the first message. */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast>()
  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ message, number: (before?.number ?? 0) + 1, open: true }))
  }, [])
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open })
  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastArea shown={shown} setOpen={setOpen} />
        </Suspense>
      )}
    </ToastContext>
  )
}
