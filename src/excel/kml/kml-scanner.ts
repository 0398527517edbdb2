import { cleanText } from '../../domain/text/clean-text.ts'
import { decodeEntities } from '../../domain/text/repair/html-entities.ts'
import { type Place, places, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { nameHash, type XmlAttributes } from '../xlsx/xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from '../xlsx/xml-scanner.ts'
import { decodeText } from '../xlsx/xml-text.ts'

const KML = 2
const FOLDER = 3
const FOLDER_NAME = 4
const PLACEMARK = 5
const EXTENDED = 6
const DATA = 7
const GEOMETRY = 8
const COORDINATES = 9
/** An element whose text is a field of the placemark. */
const FIELD = 10

/** The fields of a placemark that its format has. */
const fields = new Map(
  ['name', 'description', 'address', 'phoneNumber', 'link'].map((name) => [nameHash(name), name]),
)
const geometries = new Set(
  'Point LineString LinearRing Polygon MultiGeometry outerBoundaryIs'.split(' ').map(nameHash),
)
const NAMES = {
  kml: nameHash('kml'),
  document: nameHash('Document'),
  folder: nameHash('Folder'),
  placemark: nameHash('Placemark'),
  name: nameHash('name'),
  extended: nameHash('ExtendedData'),
  data: nameHash('Data'),
  value: nameHash('value'),
  schemaData: nameHash('SchemaData'),
  simpleData: nameHash('SimpleData'),
  coordinates: nameHash('coordinates'),
  href: nameHash('href'),
}

const breaks = /<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]{0,200}>/gi
const tags = /<\/?[a-z][^<>]{0,2000}>/gi

/** What a description in HTML shows, a line for each of its lines. */
const shown = (description: string): string =>
  decodeEntities(description.replace(breaks, '\n').replace(tags, ' '))
    .split('\n')
    .map(cleanText)
    .filter(Boolean)
    .join('\n')

/** Takes each placemark of a map as a record: its fields, the data that its map adds, the middle of its place, and the folder it is in. */
export class KmlScanner implements XmlHandler {
  readonly #onRecord: (record: ReadonlyMap<string, string>) => void
  readonly #limits: WorkbookLimits
  /** The names of the open folders, the document's first. */
  readonly #folders: string[] = []
  /** The name of the document. */
  title = ''
  #record = new Map<string, string>()
  #field = ''
  #text = ''
  #characters = 0
  #isMap = false

  constructor(onRecord: (record: ReadonlyMap<string, string>) => void, limits: WorkbookLimits) {
    this.#onRecord = onRecord
    this.#limits = limits
  }

  /** Whether the file is a map at all. */
  get isMap(): boolean {
    return this.#isMap
  }

  place(): Place {
    return places.file
  }

  open(parent: number, name: number, attributes: XmlAttributes): number {
    switch (parent) {
      case DOCUMENT:
        this.#isMap = name === NAMES.kml
        return this.#isMap ? KML : OTHER
      case KML:
      case FOLDER:
        return this.#openInFolder(parent, name)
      case PLACEMARK:
        if (name === NAMES.extended) return EXTENDED
        if (geometries.has(name)) return GEOMETRY
        return this.#openField(fields.get(name))
      case EXTENDED:
        if (name === NAMES.schemaData) return EXTENDED
        if (name === NAMES.simpleData) return this.#openField(attributes.localText(NAMES.name))
        this.#field = attributes.localText(NAMES.name) ?? ''
        return name === NAMES.data ? DATA : OTHER
      case DATA:
        return name === NAMES.value ? this.#openField(this.#field) : OTHER
      case GEOMETRY:
        if (name === NAMES.coordinates) return this.#startText(COORDINATES)
        return geometries.has(name) ? GEOMETRY : OTHER
      default:
        return OTHER
    }
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    if (kind !== FIELD && kind !== COORDINATES && kind !== FOLDER_NAME) return
    // An area may have any number of corners; the first tell where it is.
    if (kind === COORDINATES && this.#text.length > this.#limits.cellCharacters) return
    this.#text += decodeText(bytes, start, end, traits)
    if (kind !== COORDINATES && this.#text.length > this.#limits.cellCharacters)
      throw tooLarge(this.place(), reasons.longCell)
  }

  close(kind: number): void {
    if (kind === FIELD) this.#addField()
    else if (kind === COORDINATES) this.#addPoint()
    else if (kind === FOLDER_NAME) this.#folders[this.#folders.length - 1] = cleanText(this.#text)
    else if (kind === FOLDER) this.#folders.pop()
    else if (kind === PLACEMARK) this.#endPlacemark()
    if (kind === FOLDER_NAME && this.#folders.length === 1) this.title ||= this.#folders[0] ?? ''
  }

  #openInFolder(parent: number, name: number): number {
    if (name === NAMES.document || name === NAMES.folder) {
      this.#folders.push('')
      return FOLDER
    }
    if (name === NAMES.placemark) {
      this.#record = new Map()
      this.#characters = 0
      return PLACEMARK
    }
    return parent === FOLDER && name === NAMES.name ? this.#startText(FOLDER_NAME) : OTHER
  }

  #openField(name: string | undefined): number {
    if (name === undefined || name === '') return OTHER
    this.#field = name
    return this.#startText(FIELD)
  }

  #startText(kind: number): number {
    this.#text = ''
    return kind
  }

  #set(name: string, value: string): void {
    this.#characters += name.length + value.length
    if (this.#characters > this.#limits.rowCharacters) throw tooLarge(this.place(), reasons.longRow)
    if (value !== '' && !this.#record.has(name)) this.#record.set(name, value)
  }

  #addField(): void {
    const text = this.#field === 'description' ? shown(this.#text) : this.#text.trim()
    this.#set(this.#field, text)
  }

  /** The middle of the box around a geometry. */
  #addPoint(): void {
    const points = this.#text
      .trim()
      .split(/\s+/)
      .map((point) => point.split(',').map(Number))
      .filter(([east, north]) => Number.isFinite(east) && Number.isFinite(north))
    if (points.length === 0) return
    const middle = (axis: 0 | 1): string => {
      const values = points.map((point) => point[axis] ?? 0)
      const [least, most] = values.reduce(
        ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
        [Infinity, -Infinity],
      )
      return String((least + most) / 2)
    }
    this.#set('longitude', middle(0))
    this.#set('latitude', middle(1))
  }

  #endPlacemark(): void {
    const folder = this.#folders.length > 1 ? (this.#folders.at(-1) ?? '') : ''
    this.#set('folder', folder)
    this.#leaveOutRepeated()
    if (this.#record.size > 0) this.#onRecord(this.#record)
  }

  /** Google's maps write all data once more into the description: `주소: 서울 …`. */
  #leaveOutRepeated(): void {
    const description = this.#record.get('description')
    if (description === undefined) return
    const rest = description.split('\n').filter((line) => {
      const end = line.indexOf(':')
      return end < 0 || cleanText(this.#record.get(line.slice(0, end)) ?? '') !== line.slice(end + 1).trim()
    })
    if (rest.length === 0) this.#record.delete('description')
    else this.#record.set('description', rest.join('\n'))
  }
}
