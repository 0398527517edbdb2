import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readBusiness } from '../../admin-api.ts'
import { useMessages } from '../../messages/messages.tsx'
import { FormDialog } from '../../panel/form-dialog.tsx'
import { Loaded } from '../../panel/loaded.tsx'
import type { ChangePlace } from '../../panel/made-changes.tsx'
import { draftOf, editDrafts } from './edit-draft.ts'
import { EditForm } from './edit-form.tsx'

interface EditDialogProps {
  readonly id: string
  readonly name: string
  /** Where the edit can be undone. */
  readonly place: ChangePlace
  /** Name of the field that has the focus first. */
  readonly begin?: string | undefined
  /** Shown above the fields, for example why the listing is edited. */
  readonly children?: ReactNode
  /** `changeId` undoes what was stored. */
  readonly onSaved?: (changeId: string) => void
  readonly onClose: () => void
}

/** A dialog with a listing's fields, which are loaded again each time it opens. */
export function EditDialog({ id, name, place, begin, children, onSaved, onClose }: EditDialogProps) {
  const words = useMessages().businesses.edit
  const loaded = useQuery({
    queryKey: ['admin', 'business', id],
    queryFn: () => readBusiness(id),
    staleTime: 0,
    gcTime: 0,
  })
  // A dialog that leaves the page with the whole panel, or that the browser closes unasked, does not come here: its draft stays.
  const forget = () => {
    if (draftOf(id)) editDrafts.forget()
  }
  const mayLeave = () => {
    if (draftOf(id) && !window.confirm(words.leave)) return false
    forget()
    return true
  }
  return (
    <FormDialog heading={words.heading(name)} mayLeave={mayLeave} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <Loaded query={loaded} what={words.loaded}>
            {(current) => (
              <EditForm
                key={current.version}
                loaded={current}
                place={place}
                begin={begin}
                onDone={(changeId) => {
                  if (changeId !== undefined) onSaved?.(changeId)
                  forget()
                  close()
                }}
              />
            )}
          </Loaded>
        </>
      )}
    </FormDialog>
  )
}
