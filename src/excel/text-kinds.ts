import type { PanelText } from '../domain/administration/panel-text.ts'

const maps = {
  ko: '지도 프로그램에서 목록을 CSV로 내보내 올려 주세요.',
  en: 'Export the list from the map program as CSV, and upload that one.',
}
const contacts = {
  ko: '연락처 프로그램에서 업체의 연락처만 CSV로 내보내 올려 주세요.',
  en: 'Export the contacts of businesses from the program for contacts as CSV, and upload that file.',
}

/** What a text is that no table can be read from. */
export interface TextKind {
  readonly found: PanelText
  /** What to do, if it is not just to save it as a table. */
  readonly remedy?: PanelText
}

/** By the first element of an XML file. */
const xmlKinds: readonly (readonly [root: RegExp, kind: TextKind])[] = [
  [/^gpx$/, { found: { ko: '경로 파일(GPX)', en: 'a file of tracks (GPX)' }, remedy: maps }],
  [
    /^(?:osm|osmchange)$/,
    { found: { ko: '오픈스트리트맵 파일(XML)', en: 'a file of OpenStreetMap (XML)' }, remedy: maps },
  ],
  [/^(?:rss|feed|rdf)$/, { found: { ko: '소식 피드(RSS)', en: 'a feed of news (RSS)' } }],
  [/^svg$/, { found: { ko: '그림 파일(SVG)', en: 'a picture (SVG)' } }],
]

/** By how a text begins, without the blanks before it. */
const plainKinds: readonly (readonly [begins: RegExp, kind: TextKind])[] = [
  [
    /^BEGIN:VCARD/i,
    { found: { ko: '연락처 파일(vCard)', en: 'a file of contacts (vCard)' }, remedy: contacts },
  ],
  [/^BEGIN:VCALENDAR/i, { found: { ko: '일정 파일(iCalendar)', en: 'a calendar (iCalendar)' } }],
  [/^\{\\rtf/, { found: { ko: '서식 있는 문서(RTF)', en: 'a document (RTF)' } }],
  [
    /^(?:#!|%!PS|-----BEGIN )/,
    { found: { ko: '프로그램 또는 인쇄용 파일', en: 'a program or a file for printers' } },
  ],
]

const sql: TextKind = {
  found: { ko: '데이터베이스의 SQL 파일', en: 'SQL of a database' },
  remedy: {
    ko: '데이터베이스 프로그램에서 표를 CSV로 내보내 올려 주세요.',
    en: 'Export the table from the database program as CSV, and upload that one.',
  },
}
const statement =
  /^(?:create (?:table|database|schema|extension)|drop table|insert into|set (?:names|sql_mode|@|[a-z_]{3,40} ?=)|use `|begin transaction|pragma |lock tables)/i

const mail: TextKind = {
  found: { ko: '전자 우편 또는 웹 보관 파일(MHTML)', en: 'an e-mail or an archived web page (MHTML)' },
  remedy: {
    ko: '엑셀에서 열 수 있으면 ‘Excel 통합 문서(.xlsx)’로 저장해 올려 주세요.',
    en: 'If Excel opens it, save it there as an Excel workbook (.xlsx), and upload that one.',
  },
}
const mailHeader =
  /^(?:from|to|cc|subject|date|received|return-path|delivered-to|mime-version|message-id|content-[a-z-]{2,30}|x-[a-z-]{2,30}): /i

const log: TextKind = { found: { ko: '프로그램의 기록(로그)', en: 'a log of a program' } }
const logLine =
  /^(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d |[\d.:a-f]{3,45} - \S{1,40} \[)/
const fewestLogLines = 3

const element = /^<(?:!doctype )?(?:[a-z][\w-]{0,20}:)?([a-z][\w-]{0,30})/i
const htmlElements =
  /^(?:html|head|meta|title|link|base|style|script|body|table|thead|tbody|caption|tr|div|span|center|form|font|p|br|hr|h[1-6]|b|i|u|strong|a|img|ul|ol|input|section|main|article|header|nav|noscript)$/i

/** Without the comments and declarations before the first element. */
function withoutProlog(text: string): string {
  let rest = text.trimStart()
  while (/^<(?:[?]|!--|!(?!doctype html))/i.test(rest)) {
    const mark = rest.startsWith('<!--') ? '-->' : '>'
    const end = rest.indexOf(mark)
    if (end < 0) return ''
    rest = rest.slice(end + mark.length).trimStart()
  }
  return rest
}

/** What the markup is that a text begins with; undefined if it is none. */
export function markupKind(text: string): 'html' | 'workbook' | 'kml' | 'xml' | TextKind | undefined {
  const begins = text.trimStart()
  if (!begins.startsWith('<')) return undefined
  const root = element.exec(withoutProlog(begins))?.[1] ?? ''
  if (/^workbook$/i.test(root) || begins.includes('progid="Excel.Sheet"')) return 'workbook'
  if (htmlElements.test(root)) return 'html'
  if (/^kml$/i.test(root)) return 'kml'
  const known = xmlKinds.find(([pattern]) => pattern.test(root.toLowerCase()))
  if (known) return known[1]
  return /^<[?!]/.test(begins) || root !== '' ? 'xml' : undefined
}

/** What a text is that begins so, if it surely is no table; undefined if it may be one. */
export function plainKind(text: string): TextKind | undefined {
  const begins = text.trimStart()
  const known = plainKinds.find(([pattern]) => pattern.test(begins))
  if (known) return known[1]
  const lines = begins.split(/\r?\n/).filter((line) => line.trim() !== '')
  const first = lines.find((line) => !/^(?:--|\/\*)/.test(line)) ?? ''
  if (statement.test(first) || /^-- (?:mysql|mariadb|postgresql|phpmyadmin|dump)/i.test(begins)) return sql
  const head = lines.filter((line) => !/^[ \t]/.test(line)).slice(0, 6)
  if (mailHeader.test(begins) && head.filter((line) => mailHeader.test(line)).length > 2) return mail
  const whole = lines.slice(0, -1)
  return whole.length >= fewestLogLines && whole.every((line) => logLine.test(line)) ? log : undefined
}
