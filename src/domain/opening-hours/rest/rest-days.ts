import { normalised } from '../../text/fold.ts'
import { parseDays } from '../day-names.ts'
import { withWholeChineseDays } from '../languages/chinese-hours.ts'
import { withShortDays } from '../short-days.ts'

/** That there is no such day, or that only holidays are. */
const none =
  /^(?:x|-|무휴|연중 ?무휴|없음|휴무 ?없음|無休|年中無休|なし|yok|none|no|never|open all days|nessuna?|nessun giorno|aucun|ninguno|nenhum|keine?r?|nema|brak|нет|без выходных)$/iu
const holidays =
  /(?:법정 ?|국가 ?)?(?:공휴일|국경일|(?:명절|설날|설|추석)(?: ?당일| ?연휴)?|신정|祝日|祝|年末年始|お盆|public holidays?|bank holidays?|holidays?|feiertage?|jours fériés|festivi|festivos|feriados|resmi tatil(?:ler)?)/giu
const everyWeek =
  /(?:매주|毎週|每(?=[週周星礼禮])|ทุก|(?<!\p{L})(?:every|each|jeden|chaque|tous les|le|il|ogni|los?|todos los|todos os|elke|her|każd[ayą]|každ[ýéou]u?|каждый|каждую|каждое|setiap|κάθε)(?!\p{L})) ?/giu
/** Behind a day: `月曜定休`, `일요일 휴무`. */
const restBehind =
  / ?(?:정기)?(?:휴무|휴업|휴진|휴관|쉼|定休|休み|休|ruhetag|fermé|chiuso|cerrado|kapalı|closed|günleri|gün)$/iu
const edges = /^[ ,·・/、&+]+|(?<![ ,·・/、&+])[ ,·・/、&+]+$/g
/** What joined a holiday to the days before it. */
const joinedBehind = / (?:and|und|et|y|e|i|ve|on|am|at|en|an)$/iu
/** What joins a day to one that a point ends: `Sáb. e Dom.`. */
const joinedBefore = /^ ?(?:and|und|et|y|e|i|ve) /iu
/** `2ª feira`, the second day of the week. */
const numberedDay = /(?<!\d)([2-6])ª(?:[- ]feira)?/giu
const portugueseDays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']
const longestCell = 100
/** What is said behind a day: `월요일(격주)`. */
const bracketed = /[(（]([^()（）]{1,40})[)）]/u
/** Only some weeks: the first and third, every second. */
const someWeeks =
  /첫|둘|셋|넷|째|격주|격월|매월|隔週|第|\d|every (?:other|second)|first|third|last|1st|2nd|3rd/iu

/** Half a day of rest leaves the other half: `Sábado à tarde`, `木曜午後`. */
const halfDay =
  /오전|오후|午前|午後|上午|下午|(?<!\p{L})(?:(?:à|a|por la|de|in the|am|le) )?(?:mornings?|afternoons?|evenings?|matin|après-midi|soirs?|vormittags?|nachmittags?|abends?|tardes?|mañanas?|manhã|mattina|pomeriggio|sera|middag|ochtend|öğleden (?:sonra|önce)|popołudniu|odpoledne|dopoledne|вечером|утром)(?!\p{L})/iu

interface RestDays {
  readonly closed: ReadonlySet<number>
  /** Days that are closed in some weeks only, with what the text says of them. */
  readonly unsure: ReadonlyMap<number, string>
  /** Whether the text says nothing else. */
  readonly isWhole: boolean
}

/** The days (0 is Monday) on which a place is closed, in a text of nothing else. */
export function restDays(cell: string): RestDays {
  let isWhole = true
  const closed = new Set<number>()
  const unsure = new Map<number, string>()
  const plain = withWholeChineseDays(normalised(cell, 'NFC')).replace(
    numberedDay,
    (_, day: string) => portugueseDays[Number(day) - 2] ?? '',
  )
  const text = withShortDays(plain).replace(/\s+/g, ' ').trim()
  if (text.length > longestCell) return { closed, unsure, isWhole: false }
  if (!none.test(text))
    for (const part of text.split(/[|;]|\.(?= |$)/)) {
      const isUnsure = someWeeks.test(part) || halfDay.test(part)
      const apart = isUnsure ? inChunks(part) : undefined
      const chunks = apart ?? [{ ...daysOf(part.trim()), isUnsure }]
      const note = bracketed.exec(part)?.[1]?.replace(holidays, '') ?? ''
      isWhole &&= isUnsure || note.trim() === ''
      for (const { days, rest, isUnsure: isOfSomeWeeks } of chunks) {
        isWhole &&= rest === '' || apart !== undefined
        for (const day of days)
          if (isOfSomeWeeks) unsure.set(day, restOf(rest || (bracketed.exec(part)?.[1] ?? '?')))
          else closed.add(day)
      }
    }
  for (const day of closed) unsure.delete(day)
  return { closed, unsure, isWhole }
}

const hasText = /[\p{L}\p{N}]/u

/** Weeks alone, `둘째, 넷째`, might be those in which a place is open. */
function restOf(weeks: string): string {
  if (!hasText.test(weeks) || restBehind.test(weeks)) return weeks
  if (/\p{Script=Hangul}/u.test(weeks)) return `${weeks} 휴무`
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(weeks) ? `${weeks}定休` : `closed ${weeks}`
}

/** What stands between days, or before the weeks of one: `毎週月曜 第3火曜`. */
const betweenDays =
  /[,、，·・&+/]| (?:and|und|et|y|e|i|ve|및|그리고) |(?<=曜日?)と|(?<=요일)[과와] ?|(?<!매월|매달|毎月|every) (?=매월|매달|격주|첫|둘|셋|넷|다섯|隔週|毎月|第|every (?:other|second|\d)|[1-5](?:st|nd|rd|th|째|번째))/iu
/** The weeks before a day: `第3火曜`, `매월 셋째 주 화요일`, `every 3rd Tuesday`. */
const weeksBefore =
  /^((?:매월|매달|毎月|every|each|the)? ?(?:격주|隔週|第? ?[1-5１-５一二三四五](?:st|nd|rd|th|er|ème|째|번째)?(?: ?주차?| ?週の?)?|(?:첫|둘|셋|넷|다섯)(?:째|번째)?(?: ?주)?|other|second|first|third|fourth|last|마지막(?: ?주)?))(?:의| )?(.*)$/iu

interface Chunk {
  readonly days: readonly number[]
  readonly rest: string
  readonly isUnsure: boolean
}

/**
 * The days of every week and those of some weeks, where the weeks stand before a day: `毎週月曜・第3火曜`. Days behind them may be of these weeks
 * as well. Undefined if it is not so clear.
 */
function inChunks(part: string): readonly Chunk[] | undefined {
  if (/[(（]/.test(part)) return undefined
  const chunks: Chunk[] = []
  let weeks = ''
  let isOpenEnd = false
  const texts = part.split(betweenDays).map((each) => each.trim())
  for (const text of texts.filter(Boolean)) {
    const half = halfDay.exec(text)?.[0] ?? ''
    if (half !== '' && weeks === '') {
      chunks.push({ days: daysOf(text.replace(half, ' ')).days, rest: half.trim(), isUnsure: true })
      continue
    }
    const [, written = '', behind = ''] = weeksBefore.exec(text) ?? []
    const { days, rest } = daysOf(written === '' ? text : behind)
    const isWeekly = /^(?:매주|毎週|每週|every)/iu.test(text) && written === ''
    if (someWeeks.test(written === '' ? text : rest)) return undefined
    if (written !== '') weeks = weeks === '' || !isOpenEnd ? written : `${weeks}, ${written}`
    isOpenEnd = written !== '' && days.length === 0
    chunks.push({ days, rest: weeks, isUnsure: weeks !== '' && !isWeekly })
  }
  return isOpenEnd ? undefined : chunks
}

/** The days in a text, and its other words. */
function daysOf(text: string): { readonly days: readonly number[]; readonly rest: string } {
  const plain = text
    .replace(holidays, ' ')
    .replace(everyWeek, ' ')
    .replace(/[(（][^()（）]*[)）]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(restBehind, '')
    .replace(edges, '')
    .replace(joinedBehind, '')
    .replace(joinedBefore, '')
  const days = parseDays(plain)
  if (days.length > 0) return { days, rest: '' }
  // A day among other words, as in `둘째 일요일`.
  const words = plain.split(/[ ,·・/、&+]+/)
  const rest = words.filter((word) => parseDays(word).length === 0)
  return { days: words.flatMap((word) => parseDays(word)), rest: rest.join(' ') }
}
