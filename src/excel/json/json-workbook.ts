import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { flatRecord } from '../../domain/text/flat-record.ts'
import { isJsonObject } from '../../domain/text/parse-loose-json.ts'
import { findEncoding } from '../csv/text-encoding.ts'
import { TextFile } from '../csv/text-file.ts'
import { FieldNames, RecordRows } from '../record-rows.ts'
import { damaged, notATable, places, reasons, sheetPlace, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type JsonHandler, JsonProblem, JsonValues } from './json-values.ts'

const json = { ko: 'JSON 파일', en: 'a JSON file' }
/** Lists of objects in one file that are looked at. */
const mostLists = 200
/** Lists around lists in one file; each level of them is one more look at it. */
const mostWrappers = 4

/** A list of objects, with its fields and how many of them have each. */
interface FoundList {
  readonly path: string
  characters: number
  readonly names: FieldNames
}

/** Opens a list of objects, whose fields become columns: JSON with such a list anywhere, or an object in each line. Throws `WorkbookError`. */
export async function openJsonWorkbook(
  path: string,
  head: Buffer,
  limits: WorkbookLimits,
): Promise<Workbook> {
  const { size } = await stat(path)
  const file = new TextFile(path, size, await findEncoding(path, head))
  const records = new ListFinder(true)
  const isRecord = (await hasObjectInLine(file)) || (size <= largestRecord && (await isBusiness(file)))
  const lists = isRecord ? [] : await findLists(file, limits)
  if (lists.length === 0) for await (const _ of scan(file, records, limits));
  const found = [...lists, ...records.found.values()]
  if (found.length === 0) throw notATable(json)
  found.sort((a, b) => b.characters - a.characters)
  return new JsonWorkbook(file, found, limits)
}

/** The lists of objects in a file, also those within a list that only wraps them: `[{"head": […]}, {"row": […]}]`. */
async function findLists(file: TextFile, limits: WorkbookLimits): Promise<readonly FoundList[]> {
  const finder = new ListFinder(false)
  for (let wrappers = -1; finder.wrappers.size > wrappers && wrappers < mostWrappers; ) {
    wrappers = finder.wrappers.size
    finder.found.clear()
    for await (const _ of scan(file, finder, limits));
  }
  return [...finder.found.values()]
}

const largestRecord = 1024 * 1024
const ofPlace = /address|phone|주소|전화/i

/** Whether the file is one business: then the lists in it are its reviews or its photos. */
async function isBusiness(file: TextFile): Promise<boolean> {
  let text = ''
  for await (const piece of file.pieces()) text += piece.text
  const value = parsed(text)
  const keys = isJsonObject(value) ? Object.keys(value) : []
  return (
    keys.some((key) => /^(?:name|title|display_?name|상호명?)$/i.test(key)) &&
    keys.some((key) => ofPlace.test(key))
  )
}

/** Whether the file is objects behind each other, of which the first ends before the second begins in another line. */
async function hasObjectInLine(file: TextFile): Promise<boolean> {
  let beginning = ''
  for await (const { text } of file.pieces()) {
    beginning += text
    const end = beginning.indexOf('\n')
    const next = beginning.slice(end + 1).trimStart()[0]
    if (end >= 0 && next !== undefined) return next === '{' && isJsonObject(parsed(beginning.slice(0, end)))
    if (beginning.length > 1024 * 1024) return false
  }
  return false
}

const longNumber = /[:[,]\s{0,9}-?\d{16}/

/** Keeps the figures of a number that is too long to compute with, such as an id. Older versions of Node do not give them. */
function withLongNumbers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value
}

function parsed(text: string): unknown {
  try {
    return longNumber.test(text) ? JSON.parse(text, withLongNumbers) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function objectOf(text: string): Record<string, unknown> {
  const value = parsed(text)
  if (!isJsonObject(value)) throw new JsonProblem(false)
  return value
}

const recordOf = (text: string): Map<string, string> => flatRecord(objectOf(text))

/** What an answer of a program says beside its list. */
const ofAnswer =
  /^(?:status|state|code|message|msg|ok|success|error|count|total|total_?(?:count|results?|pages?)|list_total_count|page|page_?(?:no|number|size|token)|next|next_?page(?:_?token)?|limit|offset|query|html_attributions)$/i

/** Whether an object has a list of objects, and nothing else that says something: then these are the rows. */
function isWrapper(value: Record<string, unknown>): boolean {
  const lists = Object.keys(value).filter((key) => !ofAnswer.test(key))
  const list = value[lists[0] ?? '']
  return lists.length === 1 && Array.isArray(list) && list.length > 0 && list.every(isJsonObject)
}

/** Gives the handler the whole file, and pauses after each piece. */
async function* scan(
  file: TextFile,
  handler: JsonHandler,
  limits: WorkbookLimits,
  row = () => 0,
  name = '',
): AsyncGenerator<void> {
  const values = new JsonValues(handler, limits.rowCharacters)
  const place = () => (row() === 0 ? places.file : sheetPlace(name, row()))
  let scanned = 0
  for await (const { text, isLast } of file.pieces()) {
    const started = performance.now()
    try {
      values.write(text, isLast)
    } catch (error) {
      if (!(error instanceof JsonProblem)) throw error
      throw error.isSize ? tooLarge(place(), reasons.longRow) : damaged(place(), reasons.json)
    }
    scanned += performance.now() - started
    if (scanned > limits.scanMilliseconds) throw tooLarge(place(), reasons.slow)
    yield
  }
}

/** Finds the lists of objects, or with `isRecord` takes the values of the file itself as one. */
class ListFinder implements JsonHandler {
  readonly found = new Map<string, FoundList>()
  /** Paths of objects that only wrap a list of others. */
  readonly wrappers = new Set<string>()
  readonly #isRecord: boolean

  constructor(isRecord: boolean) {
    this.#isRecord = isRecord
  }

  wants(path: readonly string[]): boolean {
    if (this.#isRecord) return path.length === 0
    return path.length > 0 && !this.wrappers.has(path.join('/'))
  }

  value(text: string, path: readonly string[]): void {
    const key = path.join('/')
    const record = objectOf(text)
    if (!this.#isRecord && isWrapper(record)) {
      this.wrappers.add(key)
      return
    }
    let list = this.found.get(key)
    if (!list && this.found.size >= mostLists) return
    list ??= { path: key, characters: 0, names: new FieldNames() }
    this.found.set(key, list)
    list.characters += text.length
    list.names.add(flatRecord(record))
  }
}

/** Makes rows of the objects of one list. */
class ListRows implements JsonHandler {
  readonly rows: RecordRows
  readonly #path: string

  constructor({ path, names }: FoundList, sheet: string, limits: WorkbookLimits) {
    this.rows = new RecordRows(names, sheet, limits)
    this.#path = path
  }

  wants(path: readonly string[]): boolean {
    return path.join('/') === this.#path
  }

  value(text: string): void {
    this.rows.add(recordOf(text))
  }
}

class JsonWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #file: TextFile
  readonly #lists: readonly FoundList[]
  readonly #limits: WorkbookLimits

  constructor(file: TextFile, lists: readonly FoundList[], limits: WorkbookLimits) {
    this.#file = file
    this.#lists = lists
    this.#limits = limits
    this.sheets = lists.map(({ path }) => ({
      name: path.split('/').findLast((key) => key !== '[]' && key !== '') ?? 'JSON',
      visible: true,
    }))
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const [list, sheet] = [this.#lists[sheetIndex], this.sheets[sheetIndex]]
    if (!list || !sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const handler = new ListRows(list, sheet.name, this.#limits)
    const { rows } = handler
    for await (const _ of scan(this.#file, handler, this.#limits, () => rows.row, sheet.name))
      if (rows.batch.isFull) yield rows.batch.take()
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  progress(): number {
    return this.#file.progress()
  }

  async close(): Promise<void> {}
}
