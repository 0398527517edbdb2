import { fold } from '../../../domain/text/fold.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { type Companions, companionCell } from './companions.ts'

const goneWords =
  /^(?:permanently closed|closed permanently|closed for good|out of business|폐업(?:함|처리|자)?|제외\/삭제\/전출|타시군구 ?이관|폐쇄|직권 ?(?:말소|폐업)|(?:허가|등록|지정) ?취소|취소|말소|등록말소|취소\/말소\/만료\/정지\/중지|kalici olarak kapali|kalici kapali|閉業|廃業|閉店|永久歇业|已停业|永久停業|dauerhaft geschlossen|definitivement ferme|ferme definitivement|cerrado permanentemente|permanentemente cerrado|chiuso definitivamente|fechado permanentemente|permanentemente fechado|закрыто навсегда|definitief gesloten|zamkniete na stale|da dong cua vinh vien)$/
const pausedWords =
  /^(?:temporarily closed|closed temporarily|휴업자?|임시 ?휴업|영업 ?정지|정지|중지|gecici olarak kapali|臨時休業|休業中|vorubergehend geschlossen|ferme temporairement|cerrado temporalmente|chiuso temporaneamente|временно закрыто)$/
const longestStatus = 60

/** Whether a place has closed for good, or for a while, by the words of a status or of its hours. */
export function closingOf(text: string): 'gone' | 'paused' | undefined {
  if (text.length > longestStatus) return undefined
  const words = fold(text).replaceAll('_', ' ').trim()
  if (pausedWords.test(words)) return 'paused'
  return goneWords.test(words) ? 'gone' : undefined
}

const isYes = (text: string) => /^(?:true|yes|y|1|o|예)$/i.test(text)

/** Words of a status column that say the same; of hours they would say something else. */
const goneStatus =
  /^(?:baixada|inapta|nula|encerrada|extinta|inactive|inactivo|inactiva|inactif|inattiva|cessata|dissolved|cancelled|canceled|revoked|license revoked|surrendered|cerrado|ferme definitivement|out of business|ceased|ceased trading|struck off|liquidated|closed business|voluntarily closed|closed for good|erloschen|aufgegeben|cessee|radiee|ferme definitif|clausurado|baja|faaliyeti sona erdi|terk|terkin|kapandi|kapatildi|faal degil|gayri faal|zamkniety|cerrado definitivamente|closed permanently|zatvoren trajno|zlikwidowana|wykreslony|ликвидирована|ликвидировано|注销|吊销|brisan[ao]?|obrisan[ao]?|ugasen[ao]?|prestao sa radom)$/
/** A day of closing: `20150707`, `2015-07-07`, `12/31/2022`. */
const dayForm = /^(?:(?:19|20)\d{2}[-./]?\d{1,2}[-./]?\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2})/

/** The same from a row's own columns. A more exact status comes before a general one. */
export function closingIn(
  companions: Companions,
  read: (index: number) => string,
): 'gone' | 'paused' | undefined {
  if (isYes(companionCell(companions, 'permanentlyClosed', read))) return 'gone'
  if (companionCell(companions, 'closedLetter', read) === 'F') return 'gone'
  if (isYes(companionCell(companions, 'temporarilyClosed', read))) return 'paused'
  const statuses = (companions.cells.status ?? []).map(read).filter(Boolean)
  for (const status of statuses) {
    const closing = closingOf(status)
    if (closing) return closing
    if (goneStatus.test(latinKey(fold(status))) || goneStatus.test(fold(status))) return 'gone'
  }
  return statuses.length === 0 && dayForm.test(companionCell(companions, 'closedOn', read))
    ? 'gone'
    : undefined
}
