import { memoize } from '../../../domain/memoize.ts'
import { fold } from '../../../domain/text/fold.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { brazilianGone, goneStatuses, goneTexts, pausedStatuses, pausedTexts } from './closing-words.ts'
import { type Companions, companionCell } from './companions.ts'

const longestStatus = 60

/** A status in the one spelling in which words are compared: `CLOSED_PERMANENTLY`, `직권 말소`. */
const statusKey = (text: string) => latinKey(fold(text).replace(/[\s_]+/g, ''))
const keysOf = (rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split('|').map(statusKey)))

const [gone, paused] = [keysOf(goneTexts), keysOf(pausedTexts)]
const [goneStatus, pausedStatus] = [keysOf(goneStatuses), keysOf(pausedStatuses)]

type Closing = 'gone' | 'paused' | undefined

const closingOrNull = memoize(1000, (text): 'gone' | 'paused' | null => {
  const key = statusKey(text)
  if (paused.has(key)) return 'paused'
  return gone.has(key) ? 'gone' : null
})

/** Whether a place has closed for good, or for a while, by the words of a status or of its hours. */
export function closingOf(text: string): Closing {
  return text.length > longestStatus ? undefined : (closingOrNull(text) ?? undefined)
}

/** The same of a column of statuses. */
function closingOfStatus(text: string): Closing {
  const closing = closingOf(text)
  if (closing || text.length > longestStatus) return closing
  const key = statusKey(text)
  if (pausedStatus.has(key)) return 'paused'
  return goneStatus.has(key) ? 'gone' : undefined
}

const isYes = (text: string) => /^(?:true|yes|y|1|o|예|ja|oui|sí|si|sim|evet|да)$/i.test(text)
const isNo = (text: string) => /^(?:false|no|n|0|x|nein|non|não|nao|hayır|h|нет|아니오|아니요)$/i.test(text)

/** A day of closing: `20150707`, `2015-07-07`, `12/31/2022`. */
const dayForm = /^(?:(?:19|20)\d{2}[-./]?\d{1,2}[-./]?\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2})/

/** The same from a row's own columns. A more exact status comes before a general one. */
export function closingIn(companions: Companions, read: (index: number) => string): Closing {
  const cell = (name: Parameters<typeof companionCell>[1]) => companionCell(companions, name, read)
  if (isYes(cell('permanentlyClosed')) || isNo(cell('active'))) return 'gone'
  if (cell('closedLetter') === 'F' || brazilianGone.has(cell('brazilianStatus'))) return 'gone'
  if (isYes(cell('temporarilyClosed'))) return 'paused'
  const statuses = [...(companions.cells.status ?? []), ...(companions.cells.brazilianStatus ?? [])]
    .map(read)
    .filter(Boolean)
  for (const status of statuses) {
    const closing = closingOfStatus(status)
    if (closing) return closing
  }
  return statuses.length === 0 && dayForm.test(cell('closedOn')) ? 'gone' : undefined
}
