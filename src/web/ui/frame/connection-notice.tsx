import { useEffect, useRef } from 'react'
import { forgetBlocked, onRetry, useBlocked, whenReachable } from '../../connection.ts'
import { useMessages } from '../../site-context.ts'
import { X } from '../icons.tsx'

/**
 * Says that there is no connection where something was to be opened or sent. All that it needs is there from the start, unlike a toast. It
 * goes when the connection is back: what was not done is for the visitor to do.
 */
export function ConnectionNotice() {
  const blocked = useBlocked()
  const { connection, list, toast } = useMessages()
  const pressed = useRef<HTMLElement>(null)
  const isShown = !!blocked
  useEffect(() => {
    if (!isShown) return undefined
    pressed.current = document.activeElement as HTMLElement
    return onRetry(forgetBlocked)
  }, [isShown])
  if (!blocked) return null
  return (
    <div className="toast-viewport">
      <div className="toast">
        <p role="alert" className="mb-3">
          {connection.none}. {connection.check}
        </p>
        <button type="button" className="button-primary" onClick={() => whenReachable(blocked, true)}>
          {list.retry}
        </button>
        <button
          type="button"
          className="toast-close"
          aria-label={toast.close}
          onClick={() => {
            forgetBlocked()
            pressed.current?.focus()
          }}
        >
          <X />
        </button>
      </div>
    </div>
  )
}
