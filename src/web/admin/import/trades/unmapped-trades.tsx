import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'
import { TradeTable } from './trade-table.tsx'
import { useSaveTrades } from './use-save-trades.ts'

interface UnmappedTradesProps {
  readonly trades: NonNullable<ImportPreview['trades']>
  readonly isPending: boolean
  /** Called once the trades are remembered: the file is read anew with them. */
  readonly onSaved: () => void
}

/** The rows of a file whose category means no trade, or only by a guess, and what the administrator says that they mean. */
export function UnmappedTrades({ trades, isPending, onSaved }: UnmappedTradesProps) {
  const { trades: words, common } = useMessages()
  const save = useSaveTrades(onSaved)
  const { rows, texts, groups } = trades
  if (groups.length === 0) return null
  const heading = words.preview.heading(texts, rows)
  return (
    <section aria-label={heading} className="change-list">
      <h3>{heading}</h3>
      {groups.length < texts && (
        <p className="mt-1 text-xs text-ink-2">{words.preview.first(groups.length)}</p>
      )}
      <TradeTable
        label={heading}
        texts={groups.map(({ count, example: { name, address }, ...group }) => ({
          ...group,
          count: common.rows(count),
          example: [name, address].filter(Boolean).join(' · '),
        }))}
        isPending={isPending || save.isPending}
        onSave={save.mutate}
      />
    </section>
  )
}
