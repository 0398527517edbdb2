import type { AlikeRow, ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { koreanHref as href } from '../../../routes.ts'
import { useMessages } from '../../messages/messages.tsx'
import { DescribedChoices } from './described-choices.tsx'

interface AlikeChoiceProps {
  readonly alike: NonNullable<ImportPreview['alike']>
  readonly leavesOut: boolean
  readonly onChoose: (leavesOut: boolean) => void
}

/** Lists new rows that look like a listing which is there already, and asks whether they come in. */
export function AlikeChoice({ alike, leavesOut, onChoose }: AlikeChoiceProps) {
  const words = useMessages().import.preview.alike
  return (
    <DescribedChoices
      name="alike"
      legend={words.heading(alike.count)}
      choices={[
        { value: false, ...words.add },
        { value: true, ...words.leaveOut },
      ]}
      chosen={leavesOut}
      onChoose={onChoose}
      before={<AlikeRows alike={alike} />}
    />
  )
}

function AlikeRows({ alike }: Pick<AlikeChoiceProps, 'alike'>) {
  const words = useMessages().import.preview.alike
  return (
    <>
      {alike.isPartial && <p className="text-xs text-ink-2">{words.partial}</p>}
      <details className="mt-2">
        <summary>{words.show}</summary>
        <div className="change-list">
          <ul>
            {alike.examples.map((row) => (
              <Row key={`${row.name} ${row.address} ${row.phone} ${row.listed.slug}`} row={row} />
            ))}
          </ul>
        </div>
        {alike.count > alike.examples.length && (
          <p className="text-xs text-ink-2">{words.more(alike.count - alike.examples.length)}</p>
        )}
      </details>
    </>
  )
}

/** A row of the file above the listing that it could be, with what both have in common. */
function Row({ row: { name, address, phone, listed, reasons } }: { readonly row: AlikeRow }) {
  const { businesses, ...messages } = useMessages()
  const words = messages.import.preview.alike
  const common = reasons.map((reason) => businesses.duplicates.reasons[reason])
  const facts = (some: Pick<AlikeRow, 'address' | 'phone'>) =>
    [some.address, some.phone].filter(Boolean).join(' · ')
  return (
    <li>
      <p>
        <b>{name}</b> <span className="text-xs text-ink-2">{facts({ address, phone })}</span>
      </p>
      <p className="text-xs text-ink-2">
        {words.listed}{' '}
        <a href={href.details(listed.slug)} target="_blank" rel="noopener">
          {listed.name}
        </a>{' '}
        {[facts(listed), ...common].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
