/**
 * Trades by the codes with which registers say what a business does. Only codes that mean one trade: that of beverages served, or of
 * plumbing and heating together, means several.
 */

/**
 * European classes (NACE Rev. 2 and 2.1: NAF, WZ, ATECO, SBI, CNAE of Spain, PKD, CAEN, SIC of Britain), and national parts of classes that mean
 * more than one trade.
 */
const european: Readonly<Record<string, string>> = {
  Bakery: '1071 4724',
  'Construction company': '4120',
  Electrician: '4321',
  Plumber: '4322a 43221',
  'HVAC contractor': '4322b',
  Plasterer: '4331',
  Carpenter: '4332',
  'Flooring contractor': '4333',
  Painter: '4334',
  'Roofing contractor': '4391',
  'Car dealer': '4511',
  'Auto repair shop': '4520 9531',
  'Auto parts store': '4532',
  'Grocery store': '4711b 4711c',
  Supermarket: '4711d 4711f',
  'Butcher shop': '4722',
  'Tobacco shop': '4726',
  'Gas station': '4730',
  'Computer store': '4741',
  'Cell phone store': '4742',
  'Fabric store': '4751',
  'Hardware store': '4752a',
  'Appliance store': '4754',
  'Furniture store': '4759a',
  Bookstore: '4761',
  'Stationery store': '4762',
  'Toy store': '4765',
  'Clothing store': '4771',
  'Shoe store': '4772',
  Pharmacy: '4773',
  'Medical supply store': '4774',
  'Cosmetics store': '4775',
  'Jewelry store': '4777',
  Optician: '4778a',
  'Taxi service': '4932',
  // In the French part of this class cafés sell drinks.
  Bar: '5630z',
  'Moving company': '4942',
  'Post office': '5310',
  Hotel: '5510',
  'Camping ground': '5530',
  Restaurant: '5611 5610a 56101 56102',
  'Fast food restaurant': '5610c 56103',
  Caterer: '5621',
  Pub: '56302',
  'Movie theater': '5914',
  Bank: '6419',
  'Insurance agency': '6622',
  'Real estate agency': '6831',
  Accountant: '6920',
  Architect: '7111',
  'Advertising agency': '7311',
  Photographer: '7420',
  Translator: '7430',
  Veterinarian: '7500',
  'Car rental agency': '7711',
  'Employment agency': '7810 7820',
  'Travel agency': '7911',
  'Tour operator': '7912',
  'Security guard service': '8010',
  'Cleaning service': '8121',
  Landscaper: '8130',
  'Driving school': '8553',
  Hospital: '8610',
  Doctor: '8621',
  Dentist: '8623',
  'Nursing home': '8710',
  'Day care center': '8891',
  Museum: '9102',
  Gym: '9313',
  'Computer repair service': '9511',
  'Shoe repair shop': '9523',
  'Watch repair service': '9525',
  Laundry: '9601 9610',
  'Hair salon': '9602a 96020 96021 960202 9621',
  'Barber shop': '960201',
  'Beauty salon': '9602b 96022 960203 9622',
  'Funeral home': '9603 9630',
}

/** Brazilian classes (CNAE 2.0), by the first digits of seven. */
const brazilian: Readonly<Record<string, string>> = {
  Bakery: '109110 4721102',
  'Auto repair shop': '4520001',
  'Car wash': '4520005',
  Supermarket: '4711301 4711302',
  'Grocery store': '4712100',
  'Butcher shop': '4722901',
  'Gas station': '4731800',
  'Hardware store': '4744001',
  'Furniture store': '4754701',
  Bookstore: '4761001',
  Pharmacy: '477170',
  Optician: '4774100',
  'Clothing store': '4781400',
  'Shoe store': '4782201',
  'Jewelry store': '4783101',
  Florist: '4789002',
  'Pet store': '4789004',
  Hotel: '5510801',
  Restaurant: '5611201',
  'Fast food restaurant': '5611203',
  Bar: '5611202 5611204 5611205',
  'Real estate agency': '6821801',
  Lawyer: '6911701',
  Accountant: '6920601',
  Architect: '7111100',
  Veterinarian: '7500100',
  'Travel agency': '7911200',
  'Driving school': '8599601',
  Dentist: '8630504',
  Gym: '9313100',
  'Hair salon': '9602501',
  'Funeral home': '9603304',
}

/** Classes of North America (NAICS 2012 to 2022). */
const american: Readonly<Record<string, string>> = {
  Electrician: '238210',
  'Roofing contractor': '238160',
  Painter: '238320',
  'Flooring contractor': '238330',
  'Printing shop': '323111',
  Bakery: '311811 445291',
  'Car dealer': '441110',
  'Used car dealer': '441120',
  'Auto parts store': '441310 441330',
  'Tire shop': '441320 441340',
  'Furniture store': '442110 449110',
  'Hardware store': '444130 444140',
  Supermarket: '445110',
  'Convenience store': '445120 445131',
  'Butcher shop': '445210 445240',
  'Liquor store': '445310 445320',
  Pharmacy: '446110 456110',
  Optician: '446130 456130',
  'Gas station': '447110 447190 457110 457120',
  'Shoe store': '448210 458210',
  'Jewelry store': '448310 458310',
  'Clothing store': '448140 458110',
  Bookstore: '451211 459210',
  Florist: '453110 459310',
  'Pet store': '453910 459910',
  'Moving company': '484210',
  'Taxi service': '485310',
  'Movie theater': '512131',
  'Insurance agency': '524210',
  'Real estate agency': '531210',
  'Car rental agency': '532111',
  Lawyer: '541110',
  Accountant: '541211',
  Architect: '541310',
  Photographer: '541921 541922',
  Veterinarian: '541940',
  'Travel agency': '561510',
  'Pest control service': '561710',
  'Cleaning service': '561720',
  Landscaper: '561730',
  Doctor: '621111',
  Dentist: '621210',
  Chiropractor: '621310',
  Optometrist: '621320',
  Podiatrist: '621391',
  Hospital: '622110',
  'Nursing home': '623110',
  'Day care center': '624410',
  Museum: '712110',
  Gym: '713940',
  'Bowling alley': '713950',
  Hotel: '721110',
  'Bed & breakfast': '721191',
  Caterer: '722320',
  Bar: '722410',
  Restaurant: '722511',
  'Fast food restaurant': '722513',
  'Auto repair shop': '811111',
  'Auto body shop': '811121',
  'Car wash': '811192',
  'Shoe repair shop': '811430',
  'Barber shop': '812111',
  'Beauty salon': '812112',
  'Nail salon': '812113',
  'Funeral home': '812210',
  Laundromat: '812310',
  'Dry cleaner': '812320',
}

type Codes = ReadonlyMap<string, string>

const codesOf = (table: Readonly<Record<string, string>>): Codes =>
  new Map(
    Object.entries(table).flatMap(([trade, codes]) => codes.split(' ').map((code) => [code, trade] as const)),
  )
const [ofEurope, ofBrazil, ofAmerica] = [codesOf(european), codesOf(brazilian), codesOf(american)]

/** Every trade that a code can mean. */
export const codedTrades: readonly string[] = [
  ...new Set([ofEurope, ofBrazil, ofAmerica].flatMap((codes) => [...codes.values()])),
]

/** `10.71C`, `4771-7/01`, `86230 - Dental practice activities`. */
const codeForm = /^(\d[\d./-]{2,10}\d)\s?([a-z])?(?![\p{L}\d])/iu
const shortest = 4
const brazilianLength = 7

/** The English name of the trade that a code means, in the North American classes or in those of Europe or Brazil; '' if it means none. */
export function tradeOfCode(text: string, isAmerican: boolean): string {
  const [, figures = '', letter = ''] = codeForm.exec(text.slice(0, 40).trim()) ?? []
  const digits = figures.replace(/\D/g, '')
  if (isAmerican) return ofAmerica.get(digits) ?? ''
  const codes = digits.length === brazilianLength ? ofBrazil : ofEurope
  const own = letter === '' ? undefined : codes.get(digits + letter.toLowerCase())
  if (own !== undefined) return own
  for (let length = digits.length; length >= shortest; length--) {
    const found = codes.get(digits.slice(0, length))
    if (found !== undefined) return found
  }
  return ''
}
