import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { hoursInWords, type OpeningHoursText } from '../../../../domain/business/listing.ts'
import { ownTradeName } from '../../../../domain/category/own-trade.ts'
import { type DayName, dayNames } from '../../../../domain/opening-hours/weekdays.ts'
import { useMessages } from '../../messages/messages.tsx'

/** Shows the first rows as the site would show them. */
export function PreviewExamples({ examples }: Pick<ImportPreview, 'examples'>) {
  const { common, language, ...messages } = useMessages()
  const words = messages.import.preview
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
            <th scope="col">{words.example.address}</th>
            <th scope="col">{words.example.phone}</th>
            <th scope="col">{words.example.hours}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ shown, ...stored }) => {
            const { name, category, city, phone, address, hours = {} } = { ...stored, ...shown?.[language] }
            return (
              <tr key={`${name}\n${phone}\n${city}`}>
                <th scope="row">{name}</th>
                <td className="reason">{ownTradeName(category) || category || '–'}</td>
                <td className="reason">{city || '–'}</td>
                <td className="reason long">{address || '–'}</td>
                <td className="reason">{phone || '–'}</td>
                <td className="reason long">{hoursText(hours, common.days) || '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The hours with the days that share them: `월요일, 화요일 9-18 · 토요일 9-13`. */
function hoursText(hours: OpeningHoursText, names: Readonly<Record<DayName, string>>): string {
  const daysOf = new Map<string, string[]>()
  for (const day of dayNames) {
    const text = hours[day]
    if (text) daysOf.set(text, [...(daysOf.get(text) ?? []), names[day]])
  }
  return [
    ...[...daysOf].map(([text, days]) => `${days.join(', ')} ${text}`),
    ...(hours[hoursInWords] ? [hours[hoursInWords]] : []),
  ].join(' · ')
}
