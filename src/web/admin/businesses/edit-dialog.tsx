import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readBusiness } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { EditForm } from './edit-form.tsx'

interface EditDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** A listing's fields in a dialog; read anew each time it opens. */
export function EditDialog({ id, name, onClose }: EditDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const loaded = useQuery({
    queryKey: ['admin', 'business', id],
    queryFn: () => readBusiness(id),
    staleTime: 0,
    gcTime: 0,
  })
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className="edit-dialog" aria-labelledby="edit-heading" onClose={onClose}>
      <header className="edit-head">
        <h2 id="edit-heading" className="panel-heading">
          {name} 수정
        </h2>
        <button type="button" className="button-small" onClick={close}>
          닫기
        </button>
      </header>
      <Loaded query={loaded} what="업체를">
        {(current) => <EditForm key={current.version} loaded={current} onDone={close} />}
      </Loaded>
    </dialog>
  )
}
