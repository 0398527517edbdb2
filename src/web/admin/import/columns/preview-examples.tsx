import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { ownTradeName } from '../../../../domain/category/own-trade.ts'
import { useMessages } from '../../messages/messages.tsx'

/** Shows the first rows as the site would show them. */
export function PreviewExamples({ examples }: Pick<ImportPreview, 'examples'>) {
  const words = useMessages().import.preview
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={words.examples} tabIndex={0}>
      <table className="data-table">
        <caption>{words.examplesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.example.name}</th>
            <th scope="col">{words.example.category}</th>
            <th scope="col">{words.example.city}</th>
            <th scope="col">{words.example.phone}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, category, city, phone }) => (
            <tr key={`${name}\n${phone}\n${city}`}>
              <th scope="row">{name}</th>
              <td className="reason">{ownTradeName(category) || category || '–'}</td>
              <td className="reason">{city || '–'}</td>
              <td className="reason">{phone || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
