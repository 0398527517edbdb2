import { useMutation } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ImportPreview } from '../../../domain/administration/import-preview.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { forgetLayout } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'

interface LayoutNoticeProps {
  readonly layout: NonNullable<ImportPreview['layout']>
  readonly headerCells: readonly string[]
  readonly isPending: boolean
  /** Called once the layout is forgotten. */
  readonly onForgotten: () => void
}

/** Says that the file is read as one of its layout was before, and lets the administrator forget that. */
export function LayoutNotice({ layout, headerCells, isPending, onForgotten }: LayoutNoticeProps) {
  const toast = useToast()
  const words = useMessages().import.preview.layout
  const added = (layout.added ?? []).map((index) => headerCells[index] ?? '').join(', ')
  const forget = useMutation({
    mutationFn: () => forgetLayout(layout.key),
    onSuccess: ({ message }) => {
      toast({ title: words.forgotten, text: message })
      onForgotten()
    },
    onError: (error) => toast({ title: words.notForgotten, text: failureText(error, ''), isError: true }),
  })
  return (
    <p className="layout-notice">
      <History size={18} aria-hidden="true" className="flex-none text-brand" />
      <span className="min-w-0 grow">
        {words.asBefore(layout.name)}
        {added !== '' && ` ${words.added(added)}`}
      </span>
      <button
        type="button"
        className="button-small"
        disabled={isPending || forget.isPending}
        onClick={() => forget.mutate()}
      >
        {words.forget}
      </button>
    </p>
  )
}
