import { headerKey } from './header-keys.ts'

/**
 * What stands before the fields of one of several addresses, as registers of customers have them: `Bill Addr 1`, `Ship City`. Earlier
 * ones win over later ones.
 */
const kinds =
  'physical address|physical|phy|practice location|practice|facility|establishment|premise|situs|site|premises|trading|store|shop|business|location|main|primary address|primary|office|default address|default|company|billing address|billing|bill to|bill|invoice to|invoice|customer|client|account|mailing address|mailing|shipping address|shipping|ship to|ship|delivery|rechnungsanschrift|rechnungsadresse|rechnung|lieferadresse|facturation|facturación|factuuradres|factuur|fatura'
    .split('|')
    .map(headerKey)

/** Whether a text says which of several addresses is meant. */
export const isAddressKind = (text: string): boolean => kinds.includes(headerKey(text))

/** Fields of an address by how these programs write them, and the header by which each is known. */
const fields = new Map(
  Object.entries({
    'Address 1': 'addr|addr 1|address|address 1|address line 1|street address|street address 1|1|line 1',
    'Address 2': 'addr 2|address 2|address line 2|street 2|street address 2|2|line 2',
    'Address 3': 'addr 3|address 3|address line 3|3|line 3',
    'Address 4': 'addr 4|address 4|address line 4|4|line 4',
    Street: 'street|street 1|street name|straße|strasse|rue|calle|straat',
    City: 'city|town|suburb|ort|stadt|ville|ciudad|plaats|şehir',
    State: 'state|province|state province|province code|state code|county|region|bundesland|provincia',
    ZIP: 'zip|zip code|postal code|zip postal code|postcode|post code|plz|code postal|código postal',
    Country: 'country|country code|land|pays|país',
    Company: 'company|company name|firma|société|empresa|bedrijf',
    Phone: 'phone|phone number|telephone|tel|telefon|téléphone|teléfono|telefoon',
  }).flatMap(([field, names]) => names.split('|').map((name) => [headerKey(name), field] as const)),
)

/** The path of a nested record, such as `location.address1`, is known by its end. */
const isPath = (header: string) => !/\s/.test(header) && /[./]|__/.test(header)
const streets = new Set(['Address 1', 'Street'])
const towns = new Set(['City', 'ZIP', 'Address 3'])

/** The fields of one kind of address, by their index. */
function fieldsOf(keys: readonly string[], kind: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [index, key] of keys.entries()) {
    const field = key.startsWith(kind) ? fields.get(key.slice(kind.length)) : undefined
    if (field !== undefined && ![...found.values()].includes(field)) found.set(index, field)
  }
  return found
}

/** The fields of each address that has a street and a town, the best first. */
function* addressesIn(keys: readonly string[]): Generator<ReadonlyMap<number, string>> {
  for (const kind of kinds) {
    const own = fieldsOf(keys, kind)
    const names = [...own.values()]
    if (names.some((name) => streets.has(name)) && names.some((name) => towns.has(name))) yield own
  }
}

/** Where the other addresses of a table stand, beside its best: the street of one is no street of the town of another. */
export function indexesOfOtherAddresses(header: readonly string[]): readonly number[] {
  const [best, ...others] = addressesIn(header.map((cell) => (isPath(cell) ? '' : headerKey(cell))))
  return others.flatMap((other) =>
    [...other].flatMap(([index, field]) => (field === 'Phone' || best?.has(index) ? [] : [index])),
  )
}

/**
 * A header with the fields of its best address named as if it had no other. It stays as it is if a street and a town have columns of
 * their own without such a word, or if no kind of address has both.
 */
export function withPlainAddress(header: readonly string[]): readonly string[] {
  const keys = header.map((cell) => (isPath(cell) ? '' : headerKey(cell)))
  const plain = new Set(keys.map((key) => (/^\d/.test(key) ? undefined : fields.get(key))))
  if (plain.has('City') || plain.has('Street') || plain.has('Address 1')) return header
  for (const own of addressesIn(keys)) {
    return header.map((cell, index) => {
      const field = own.get(index)
      if (field === undefined || !plain.has(field)) return field ?? cell
      // A field that stands without such a word comes first.
      return field === 'Phone' ? 'Phone 2' : cell
    })
  }
  return header
}
