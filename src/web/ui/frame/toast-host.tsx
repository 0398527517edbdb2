import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { lateCode } from '../late-code.ts'
import { latePart } from '../late-parts.tsx'
import { type ShownToast, type ToastMessage, type ToastWords, toastKey } from './toast-message.ts'

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})
const ToastArea = await latePart(
  lateCode(() => import('./toast-area.tsx')),
  'ToastArea',
)

/** Shows a message in place of the present one. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

interface ToastHostProps {
  readonly words: ToastWords
  readonly children: ReactNode
}

/** Holds the notification area. Its code is loaded with the first message or when F8 is first pressed. */
export function ToastHost({ words, children }: ToastHostProps) {
  const [shown, setShown] = useState<ShownToast>()
  const isAskedFor = useFirstPress(toastKey)
  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ message, number: (before?.number ?? 0) + 1, open: true }))
  }, [])
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open })
  return (
    <ToastContext value={show}>
      {children}
      {(shown || isAskedFor) && (
        <ToastArea words={words} shown={shown} setOpen={setOpen} takesFocus={isAskedFor} />
      )}
    </ToastContext>
  )
}

/** True after the key's first press. */
function useFirstPress(key: string): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isPressed) return undefined
    const onKeyDown = (event: KeyboardEvent) => event.key === key && setPressed(true)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isPressed, key])
  return isPressed
}
