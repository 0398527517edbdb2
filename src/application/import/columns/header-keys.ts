import { fold } from '../../../domain/text/fold.ts'
import { repairText } from '../../../domain/text/repair/repair-text.ts'

/** A header's letters and digits alone, in one letter case: `Zip Code`, `zip_code` and `ZIPCODE` are one. */
export const headerKey = (header: string): string => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')

/** Objects that hold the fields of a business, or of its place, in a table that was made of nested records. */
const ofBusiness = 'properties business venue restaurant shop store place poi item data'
const ofPlace =
  'mainaddress displaypoint forretningsadresse beliggenhedsadresse besøksadresse regaddress registeredaddress registeredoffice address addresses addressobj location locations coordinates coordinate gpscoordinates geocoordinates coords geolocation geometry geo gps position latlng point contact contacts contactinfo rating ratings aggregaterating detailinfo'
const businessObjects = new Set(ofBusiness.split(' '))
const placeObjects = new Set(ofPlace.split(' '))
/** What a place has, too, where it means something else: `location.name` is a town. */
const ownOfPlace = new Set('name id title url link type category categories description details'.split(' '))

const pathSeparator = /[./]|__/
const alternatives = /[/|]/
/** The place of a business, in a register: `Licence Address Line 2`. */
const addressLine = /^(?:licen[cs]e|business|site|premises|registered|location) address line ([1-4])$/i
/** What a card of an address book says of a field: `TEL;TYPE=WORK`. */
const fieldType = /;type=\w{1,20}$/i
/** The scale or the unit behind a header: `Bewertung (von 10)`. */
const scaleBehind = / \((?:(?:von|out of|of|sur|su|de|из|max\.?|\/|0-|1-) ?)?(?:5|10)\)$/i
/** A path that a program wrote: `openingHours/0/day`, `owner/name`. */
const writtenPath = /^[a-z]\w*(?:\/\w+)+$/

/** `Name of the Hospital`, `Address of Shop`: a field of the business, and not of a person or a division. */
const ofEstablishment =
  /^(\p{L}{2,10}(?: number)?) of (?:the )?(?:hospital|clinic|school|college|shop|store|business|establishment|firm|company|unit|institut(?:e|ion)|hotel|restaurant|pharmacy|cent(?:re|er)|outlet|facility|organi[sz]ation|agency|laborator(?:y|ies)|dealer|vendor|premises|church|bank|branch)$/iu
/** What a header says of how its numbers are written: `Phone with STD Code`, `Phone (Landline)`. */
const withCode =
  /\s(?:\(?(?:with|w\/|incl\.?|including) (?:std|isd|area|country|dialling|dialing) code\)?|\((?:landline|mobile|office|main|cell)\))$/i

/** The two answers that its cells have, behind a header: `Active (Y/N)`, `폐업 여부(예/아니오)`. */
const answersBehind =
  /\s?[([](?:(?:yes|y|ja|j|si|sí|s|sim|oui|o|evet|e|예|true|1) ?[/|,] ?(?:no|nein|non|não|n|hayır|h|아니오|x|false|0)|0 ?[/|,] ?1)[)\]]$/iu

/** How the cells of a column are written, behind its header: `Open from (hh:mm)`, `Address (street, no.)`, `Reviews (#)`. */
const formBehind =
  /\s?[([](?:hh?:mm|24 ?h|24 ?hours|#|no\.|count|days?|weekday|[A-Z]{2}|street[^()[\]]{0,30}|incl[^()[\]]{0,30}|(?:optional|required|text|url|필수|선택|숫자만?|pflichtfeld|obligatorio|obligatoire|zorunlu)|(?:e\.g\.|ex\.|예:?|z\. ?b\.|ej\.|örn\.)[^()[\]]{0,40})[)\]]$/iu
/** Behind a header whose cells are names with their trade in brackets: `Vendor (type)` is no type. */
const typesBehind = ['(type)', '(kind)', '(category)']
/**
 * What a plugin of WordPress puts before the names of its fields: `hp_phone` (HivePress), `wpsl_city` (WP Store Locator), `gd_`, `geodir_`
 * (GeoDirectory), `_job_location` (WP Job Manager), `lp_` (ListingPro), `bdp_` (Business Directory Plugin), `acf_`, `wpcf_` (any fields).
 */
const pluginBefore = /^_?(?:hp|wpsl|gd|job|listing|lp|bdp|acf|wpcf|geodir|company)_(?=[a-z]{3})/

/** What stands before the fields of a program that names them all alike: `bizRating`, `shopPhone`. */
const ownerBefore =
  /^(?:biz|shop|store|place|listing|restaurant|hotel|business)(?=(?:Rating|Review|Phone|Address|Categor|Hours|Zip|Postal|City|State|Country|Lat|Lng|Lon)[A-Za-z]{0,20}$)/

/** The number of a header among the others: `1. 상 호 명`, `2) Phone`. */
const numberBefore = /^\d{1,2}[.)] ?(?=\p{L})/u
/** The question of a form around what it asks for: `상호명을 입력해 주세요.`, `What is your business name?` Its bare name is that of who answers. */
const askedBefore =
  /^(?:어떤 |귀하의 |what(?:'s|’s| is) (?:the |your )(?:name of your (?=business))?(?!(?:full |first |last |own )?name\b))/iu
const askedBehind =
  /(?:(?<!이름|성명|성함)[을를] ?(?:(?:입력|작성|기재|기입)(?:해)?|적어|알려|써) ?주(?:세요|십시오|시기 바랍니다)\.?|(?:[은는이가] ?(?:무엇|어디|어떻게 되))?(?:인가요|입니까|나요)\?|\?)$/u

/** What stands around the words that name a column, in the order in which it goes. */
const wrappings = [
  withCode,
  answersBehind,
  formBehind,
  pluginBefore,
  ownerBefore,
  numberBefore,
  askedBehind,
  askedBefore,
]

/** The first of several: `Tél 1`, `telefono_1`, `Phone #1`. */
const firstOfSeveral = /(?<=\p{L}{3}\.?)(?:[ _-]|[ _-]?#)1$/u

/** What a tag of the Humanitarian Exchange Language says: `#loc +name`, `#geo+lat+num`. */
const hxlTag = /^#([a-z]\w{1,20})((?: ?\+\w{1,20}){1,6})$/i
const hxlColumns: Readonly<Record<string, string>> = {
  'loc name': 'name',
  'facility name': 'name',
  'loc type': 'type',
  'facility type': 'type',
  'loc address': 'address',
  'geo address': 'address',
  'contact address': 'address',
  'geo lat': 'latitude',
  'geo lon': 'longitude',
  'loc lat': 'latitude',
  'loc lon': 'longitude',
  'geo coord': 'coordinates',
  'country name': 'country',
  'country code': 'countrycode',
  'adm1 name': 'state',
  'adm2 name': 'district',
  'loc city': 'city',
  'geo city': 'city',
  'contact phone': 'phone',
  'loc phone': 'phone',
  'status name': 'status',
}

/** The plain header of such a tag; '' for one that names no column, undefined for what is none. */
function headerOfTag(header: string): string | undefined {
  const [, tag = '', attributes = ''] = hxlTag.exec(header) ?? []
  if (tag === '') return undefined
  const names = attributes.split('+').map((name) => name.trim().toLowerCase())
  return names.map((name) => hxlColumns[`${tag.toLowerCase()} ${name}`]).find(Boolean) ?? ''
}

/** A path as a person reads it: `Address > Postal Code`. */
const shownPath = ' > '
/** The label of what a query of Wikidata gives, beside its link: `countryLabel`. */
const labelOfItem = /^([a-z][a-zA-Z]{1,30})Label$/

/** The end of a path such as `location.address1` or `addresses.0.postcode`; undefined where it says something else. */
function endOfPath(header: string): string | undefined {
  const path = header
    .split(header.includes(shownPath) ? shownPath : pathSeparator)
    .map(headerKey)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
  const [first = '', last = ''] = [path[0], path.at(-1)]
  if (path.length < 2) return undefined
  if (businessObjects.has(first)) return last
  return placeObjects.has(first) && !ownOfPlace.has(last) ? last : undefined
}

/**
 * The keys by which a header can be known, the surest first: itself, the end of its path (`coordinates.latitude`), and each of its
 * alternatives (`Quận/Huyện`).
 */
export function headerKeys(cell: string): readonly string[] {
  // A file that was read in a wrong encoding before has damaged headers, too: `CatÃ©gorie`.
  const written = repairText(cell)
  // Japan's mark is no letter, of which keys are made.
  if (written.trim() === '〒') return ['郵便番号']
  const tagged = headerOfTag(written)
  if (tagged !== undefined) return [tagged]
  const header = written.replace(fieldType, '')
  const whole = headerKey(header)
  const type = typesBehind.find((each) => header.toLowerCase().endsWith(each))
  if (type !== undefined) return [headerKey(header.slice(0, -type.length)), whole]
  const end = header.includes(shownPath) || /^\S+$/.test(header) ? endOfPath(header) : undefined
  if (end !== undefined) return [whole, end]
  if (writtenPath.test(header)) return [whole]
  const item = labelOfItem.exec(header)?.[1]
  if (item !== undefined) return [whole, headerKey(item)]
  const line = addressLine.exec(header)?.[1]
  if (line !== undefined) return [whole, `addressline${line}`]
  const plain =
    ofEstablishment.exec(header)?.[1] ?? wrappings.reduce((text, each) => text.replace(each, ''), header)
  if (plain !== header) return [whole, headerKey(plain)]
  const parts = header.split(alternatives).map(headerKey).filter(Boolean)
  if (parts.length === 2 || parts.length === 3) return [whole, ...parts]
  if (firstOfSeveral.test(header)) return [whole, headerKey(header.replace(firstOfSeveral, ''))]
  return scaleBehind.test(header) ? [headerKey(header.replace(scaleBehind, '')), whole] : [whole]
}
