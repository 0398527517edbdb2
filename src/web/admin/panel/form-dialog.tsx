import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '../messages/messages.tsx'

interface FormDialogProps {
  readonly heading: string
  readonly className?: string
  /** Asked before somebody leaves with the button or the Escape key. */
  readonly mayLeave: () => boolean
  readonly onClose: () => void
  /** `close` asks nothing. */
  readonly children: (close: () => void) => ReactNode
}

/** A modal dialog with a form. The focus is on the first field, or on the heading until there is one: never on the button that closes it. */
export function FormDialog({ heading, className = '', mayLeave, onClose, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { common } = useMessages()
  useEffect(() => {
    dialog.current?.showModal()
    const field = dialog.current?.querySelector('input')
    ;(field ?? title.current)?.focus()
  }, [])
  const close = () => dialog.current?.close()
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (mayLeave()) close()
  }
  return (
    <dialog
      ref={dialog}
      className={`edit-dialog ${className}`}
      aria-labelledby={id}
      onCancel={onCancel}
      // A second Escape closes a dialog whatever its cancel event says, unless the key is taken before.
      onKeyDown={(event) => event.key === 'Escape' && onCancel(event)}
      onClose={onClose}
    >
      <header className="edit-head">
        <h2 ref={title} id={id} tabIndex={-1} className="panel-heading">
          {heading}
        </h2>
        <button type="button" className="button-small" onClick={onCancel}>
          {common.close}
        </button>
      </header>
      {children(close)}
    </dialog>
  )
}
