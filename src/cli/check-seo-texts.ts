import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import { Neighbourhood } from '../application/seo/neighbourhood.ts'
import {
  brokenBounds,
  type JudgedText,
  judgeSeoTexts,
  type SeoTextReport,
} from '../domain/seo-text/judge-seo-text.ts'
import { minimumWords } from '../domain/seo-text/unique-content.ts'
import { grouped, type Terminal } from './cli-services.ts'

const pieceSize = 1000
const contradictionsShown = 50

/** Judges the texts of the first listings that have one. Throws if they do not keep the bounds. */
export async function checkTexts(
  administration: ListingAdministration,
  { json, sample }: { json: boolean; sample: number },
  terminal: Terminal,
): Promise<void> {
  const texts: JudgedText[] = []
  const near = new Neighbourhood(administration, new AbortController().signal)
  for (let after: number | undefined = 0; after !== undefined && texts.length < sample; ) {
    const { listings, next }: Awaited<ReturnType<ListingAdministration['scan']>> = await administration.scan(
      {},
      { after, limit: pieceSize },
    )
    const written = listings.filter(({ uniqueContent }) => uniqueContent !== '')
    for (const { listing, sameTrade } of await near.addTo(written))
      texts.push({ text: listing.uniqueContent, listing, sameTrade })
    after = next
  }
  if (texts.length === 0) throw new Error('No listing has a search text. Write them with "seo".')
  const report = judgeSeoTexts(texts.slice(0, sample))
  if (json) terminal.out(JSON.stringify(report))
  else printReport(report, terminal)
  const broken = brokenBounds(report)
  if (broken.length > 0) throw new Error(`The texts do not keep the bounds: ${broken.join('; ')}.`)
}

function printReport(report: SeoTextReport, terminal: Terminal): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  terminal.out(`texts: ${grouped(report.texts)}`)
  terminal.out(`words, fewest: ${grouped(report.fewestWords)}`)
  terminal.out(
    `texts of fewer than ${minimumWords} words, because no more is known: ${grouped(report.shortTexts)}`,
  )
  terminal.out(`facts per sentence: ${report.factsPerSentence.toFixed(2)}`)
  terminal.out(`sentences without a fact: ${percent(report.emptyShare)}`)
  terminal.out(`sentences that another text has too: ${percent(report.sharedShare)}`)
  terminal.out(`contradictions: ${grouped(report.contradictions.length)}`)
  for (const { id, name, problem } of report.contradictions.slice(0, contradictionsShown))
    terminal.out(`  ${id} ${name}: ${problem}`)
  const left = report.contradictions.length - contradictionsShown
  if (left > 0) terminal.out(`  and ${grouped(left)} more; --json lists all`)
}
