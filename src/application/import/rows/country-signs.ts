import { fold } from '../../../domain/text/fold.ts'

const compact = (header: string) => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')

interface Language {
  /** Where it is spoken. */
  readonly countries: readonly string[]
  /** Headers of towns and phones in it. */
  readonly headers: ReadonlySet<string>
  /** A street as its speakers write it. */
  readonly street: RegExp
}

const language = (countries: string, headers: string, street: RegExp): Language => ({
  countries: countries.split(' '),
  headers: new Set(headers.split('|').map(compact)),
  street,
})

const languages: readonly Language[] = [
  language(
    'ES MX AR CO CL PE EC VE GT CU BO DO HN PY SV NI CR PA UY PR',
    'localidad|municipio|dirección|teléfono|código postal|provincia|nombre comercial|horario',
    /^(?:calle|c\/|plaza|plza|avda|paseo|p[ºo]\.? de|carretera|ctra|carrera|cra)(?!\p{L})/iu,
  ),
  language(
    'PT BR AO MZ CV',
    'morada|endereço|telefone|código postal|horário|município|concelho|cidade',
    /^(?:rua|r\.|travessa|praça|alameda|rodovia)(?!\p{L})/iu,
  ),
  language(
    'FR BE CH CA LU MC SN CI MA TN DZ',
    'code postal|ville|adresse|téléphone|commune|horaires',
    /^(?:\d{1,4}(?:[ -]?(?:bis|ter))?,? )?(?:rue|impasse|allée|chemin|quai|avenue|boulevard|place) (?:\p{L}|d['’])/iu,
  ),
  language(
    'DE AT CH LI LU',
    'ort|straße|strasse|plz|telefonnummer|öffnungszeiten|postleitzahl|stadt',
    /^\p{L}[\p{L} .-]{0,30}(?:straße|strasse|str\.|gasse|platz|weg) ?\d/iu,
  ),
  language(
    'RU BY KZ KG',
    'адрес|телефон|телефоны|название|наименование|наименование организации|название компании|режим работы|часы работы|город|категория',
    /^(?:ул|улица|пр|проспект|пр-т|пер|переулок|ш|шоссе)[. ]/iu,
  ),
  language(
    'BG',
    'работно време|населено място|телефон|адрес|наименование|пощенски код|обект|община',
    /^(?:ул|бул|пл|ж\.к|кв)\.? ?[„"“]/iu,
  ),
  language(
    'IT CH SM VA',
    'indirizzo|comune|cap|telefono|orari|provincia|città',
    /^(?:via|viale|piazza|p\.zza|corso|vicolo)(?!\p{L})/iu,
  ),
]
const fewestInLanguage = 2

/** The language of which there are most, if there are two of it, and more than of any other. */
function spokenMost(count: (each: Language) => number): ReadonlySet<string> {
  const counted = languages.map((each) => [each.countries, count(each)] as const)
  const [best, second] = counted.toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= fewestInLanguage && best[1] > (second?.[1] ?? 0) ? new Set(best[0]) : new Set()
}

const neededShare = 0.6

/**
 * The countries that speak the language of a table: that of its headers, or where these say nothing that of most of its streets, as under
 * English headers `Calle Mayor 5` is; empty if no language has two of them, or two have.
 */
export function countriesSpeaking(
  header: readonly string[],
  addresses: readonly string[],
): ReadonlySet<string> {
  const keys = header.map((cell) => compact(cell.slice(0, 60)))
  const byHeader = spokenMost(({ headers }) => keys.filter((key) => headers.has(key)).length)
  if (byHeader.size > 0) return byHeader
  const filled = addresses.filter((address) => address !== '')
  return spokenMost(({ street }) => {
    const count = filled.filter((address) => street.test(address)).length
    return count >= neededShare * filled.length ? count : 0
  })
}

/** Forms of postal codes that one country alone has. */
const soleForms: readonly (readonly [country: string, form: RegExp])[] = [
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['BR', /^\d{5}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['NL', /^[1-9]\d{3} [A-Z]{2}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/],
]

/** The country whose form a postal code has, if no other has it; '' for any other. */
export const countryOfCodeForm = (code: string): string =>
  soleForms.find(([, form]) => form.test(code))?.[0] ?? ''
