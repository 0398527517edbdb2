import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { generateSeoText } from './generate-seo-text.ts'
import type { Neighbour, SeoFacts } from './template.ts'
import { bareListing, fullListing, neighboursOf, richListing } from './testing/listings.ts'
import { countWords } from './unique-content.ts'

provideGazetteerFile()

const names = ['카페 한결', '솔길', 'Grand Hotel', 'Café Lumière', "Joe's"]
const alone: Pick<SeoFacts, 'sameTrade' | 'otherTrades'> = { sameTrade: [], otherTrades: [] }
const pointOf = { latitude: 37.5512, longitude: 126.9243 }
const placed = { ...fullListing, ...pointOf }

function textsOf(count: number, listing: typeof bareListing, around = alone) {
  return Array.from({ length: count }, (_, index) =>
    generateSeoText({
      listing: { ...listing, id: `listing${index}`, name: `${names[index % names.length]}` },
      ...around,
    }),
  )
}

test('of a place that is not known no other is named: nobody could tell which one is near', () => {
  for (const { uniqueContent, seoDescription } of textsOf(60, bareListing, neighboursOf(bareListing)))
    expect(uniqueContent + seoDescription).not.toMatch(/이웃|범위|주변|가까|\dkm/)
})

test('where letters go is no place', () => {
  for (const address of ['RR 4 Box 180, Rogersville, AL', 'P.O. Box 12, Rogersville, AL'])
    for (const { uniqueContent } of textsOf(20, { ...placed, address }, neighboursOf(placed)))
      expect(uniqueContent).not.toMatch(/중심|북위|\dk?m|바로 옆/)
})

test('a text names four of its trade and three others at most, and is as long as what is known', () => {
  const around = neighboursOf(placed)
  for (const listing of [placed, { ...richListing, ...pointOf }])
    for (const { uniqueContent } of textsOf(60, listing, around)) {
      expect(uniqueContent).toContain('‘이웃 카페 4’')
      expect(uniqueContent).not.toContain('‘이웃 카페 5’')
      expect(uniqueContent.match(/이웃 가게 \d+/g)?.length).toBeLessThanOrEqual(3)
      expect(uniqueContent).not.toMatch(/좌표|북위|번을 (?:씁니다|누릅니다)|나라 번호|행정 구역/)
    }
  const wordsIn = (listing: typeof placed) =>
    Math.min(...textsOf(30, listing, around).map(({ uniqueContent }) => countWords(uniqueContent)))
  expect(wordsIn({ ...richListing, ...pointOf })).toBeGreaterThan(wordsIn(placed) + 40)
})

test('two places without a street and a number have no address in common', () => {
  const town = { ...placed, address: 'Tuscumbia, AL 35674', city: 'Tuscumbia', countryCode: 'US' }
  const one = { ...town, name: '이웃 카페', phoneE164: '', latitude: placed.latitude + 0.001 }
  for (const { uniqueContent } of textsOf(30, town, { sameTrade: [one], otherTrades: [] }))
    expect(uniqueContent).not.toMatch(/같은 주소|이웃 카페/)
})

test('a town with its postal code is no street, and a suite without its number is left out', () => {
  const town = { ...placed, address: 'Bahnhofplatz 1, 8001 Zürich', city: 'Zürich', countryCode: 'CH' }
  const near = { ...town, phoneE164: '', latitude: placed.latitude + 0.002 }
  const sameTrade = [
    { ...near, name: '이웃 다섯', address: '2500 Broadway Ave #, F125' },
    { ...near, name: '이웃 하나', address: '8001 Zürich' },
    { ...near, name: '이웃 둘', address: '81-715 Highway 111 Ste., A' },
    { ...near, name: '이웃 셋', address: 'Zollstrasse 2, 8005 Zürich' },
    { ...near, name: '이웃 넷', address: 'Zurich 8001' },
  ]
  const texts = textsOf(40, town, { sameTrade, otherTrades: [] }).map(({ uniqueContent }) => uniqueContent)
  expect(texts.join('\n')).not.toMatch(/8001 Zürich[에)]|Zurich 8001|Ste|#/)
  expect(texts.join('\n')).toMatch(/‘이웃 둘’\([^)]*81-715 Highway 111[,)]/)
  expect(texts.join('\n')).toMatch(/‘이웃 다섯’도 북쪽으로 220m 떨어진 2500 Broadway Ave에/)
})

test('a description names the one near by', () => {
  const texts = textsOf(60, placed, neighboursOf(placed))
  expect(texts.some(({ seoDescription }) => seoDescription.includes('가까운'))).toBe(true)
})

test('a street is said with its district where that is another one, and what is far is not called near', () => {
  const { sameTrade } = neighboursOf(placed)
  const far = sameTrade.map((one, at) => ({
    ...one,
    district: at % 2 ? '중구' : '마포구',
    address: `서울특별시 ${at % 2 ? '중구' : '마포구'} 독막로 ${at}`,
    latitude: placed.latitude + 0.08 + at / 1000,
  }))
  const texts = textsOf(60, placed, { sameTrade: far, otherTrades: [] })
  for (const { uniqueContent, seoDescription } of texts) {
    expect(uniqueContent + seoDescription).not.toMatch(/마포구 독막로|\. 가까운 같은 업종|가까이|등이 가깝/)
    expect(uniqueContent).toContain('중구 독막로 1')
  }
  expect(texts.some(({ seoDescription }) => seoDescription.includes('이웃 카페 1'))).toBe(false)
})

test('one name alone is no list, and a list has each telephone number once', () => {
  const { sameTrade, otherTrades } = neighboursOf(placed)
  const few = { sameTrade: sameTrade.slice(0, 2), otherTrades: otherTrades.slice(0, 1) }
  for (const { uniqueContent } of textsOf(60, placed, few))
    expect(uniqueContent).not.toMatch(/(?:카페 2|가게 1)’(?:\([^)]*\))? 등/)
  const practice = { phoneE164: '+8225550199' }
  const dentists = sameTrade.map((one, at) => (at > 2 ? { ...one, ...practice } : one))
  for (const { uniqueContent } of textsOf(20, placed, { sameTrade: dentists, otherTrades: [] })) {
    expect(uniqueContent).toContain('‘이웃 카페 4’')
    expect(uniqueContent).not.toMatch(/이웃 카페 [5-9]/)
  }
})

test('nothing is called the nearest: a place of a trade that readers take for the same may be nearer', () => {
  for (const { uniqueContent, seoDescription } of textsOf(60, placed, neighboursOf(placed))) {
    expect(uniqueContent).toContain('‘이웃 카페 1’')
    expect(uniqueContent + seoDescription).not.toMatch(/가장 가(?:까운|깝)|그다음|가까운 순/)
  }
})

test('of other trades only those are named that help somebody who goes there', () => {
  for (const { uniqueContent } of textsOf(30, placed, neighboursOf(placed))) {
    expect(uniqueContent).toMatch(/제과점/)
    expect(uniqueContent).not.toMatch(/약국|치과|병원/)
  }
})

test('one place of another trade is not called all that there is', () => {
  const { otherTrades } = neighboursOf(placed)
  const one = { sameTrade: [], otherTrades: otherTrades.slice(0, 1) }
  for (const { uniqueContent } of textsOf(30, placed, one))
    expect(uniqueContent).toMatch(/‘이웃 가게 1’(?:\([^)]*\))?도 있습니다/)
})

test('a trade that says nothing is none, of a listing or of its neighbours', () => {
  const { sameTrade, otherTrades } = neighboursOf(placed)
  const vague = { sameTrade, otherTrades: [{ ...(otherTrades[0] as Neighbour), category: '기타' }] }
  for (const { uniqueContent, seoTitle } of textsOf(20, { ...placed, category: '기타' }, vague)) {
    expect(uniqueContent + seoTitle).not.toMatch(/업소|기타|‘이웃/)
    // The page shows it, so it is not called unknown either.
    expect(uniqueContent).not.toContain('업종은')
    expect(uniqueContent).toMatch(/서울 마포구(?:에 (?:있|위치|자리)|의 )/)
  }
})

test('no noun stands behind the name and again behind the trade, and the state is said once', () => {
  for (const { uniqueContent } of [
    ...textsOf(90, placed),
    ...textsOf(90, { ...placed, categoryGroup: null, category: '교회' }),
  ]) {
    const [first = ''] = uniqueContent.split('. ', 1)
    expect(first.match(/매장|장소/g)?.length ?? 0).toBeLessThan(2)
    expect(uniqueContent).not.toMatch(/서울특별시에 |‘교회’ (?:장소|업종의 장소)입니다/)
  }
})

test('what must be booked is not called advisable, and a booking that is and is not needed is left out', () => {
  const textOf = (...planning: string[]) =>
    generateSeoText({
      listing: {
        ...fullListing,
        about: { Planning: Object.fromEntries(planning.map((name) => [name, true])) },
      },
      ...alone,
    }).uniqueContent
  const both = textOf('Appointment required', 'Appointments recommended', 'Accepts reservations')
  expect(both).toContain('예약이 필수입니다')
  expect(both).not.toMatch(/권장|예약이 가능/)
  expect(textOf('Appointment required', 'Accepts walk-ins')).not.toMatch(/예약/)
  expect(textOf('Appointments recommended')).toContain('예약을 권장합니다')
})

test('cash only is not said beside cards', () => {
  const textOf = (...payments: string[]) =>
    generateSeoText({
      listing: {
        ...fullListing,
        about: { Payments: Object.fromEntries(payments.map((name) => [name, true])) },
      },
      ...alone,
    }).uniqueContent
  expect(textOf('Cash only', 'Credit cards')).not.toContain('현금')
  expect(textOf('Cash only')).toContain('현금 전용')
})

test.each([
  ['4 th Floor, Garden Rd, Pune', 'Garden Rd'],
  ['1st&2nd Floor, Garden Rd, Pune', 'Garden Rd'],
  ['1st Floor, F962+FVV, Garden Rd, Pune', 'Garden Rd'],
  ['Survey 15/2, Plot-A1, Lake Colony, Pune', 'Lake Colony'],
  ['12ž, lokal 13, Pune', ''],
  ['2511 2nd St W, Pune', '2511 2nd St W'],
  ['20000 US-72, Pune', '20000 US-72'],
  ['9 Oak Rd Suite 1, Pune', '9 Oak Rd Suite 1'],
])('the title of %s has a road, and no floor or plot', (address, road) => {
  const name = 'North Wind Workshop of Maharashtra'
  const listing = {
    ...fullListing,
    ...{
      name,
      address,
      city: 'Pune',
      state: '',
      district: '',
      zipCode: '',
      countryCode: 'IN',
      country: 'India',
    },
  }
  const { seoTitle } = generateSeoText({ listing: { ...listing, category: '' }, ...alone })
  expect(seoTitle).toEqual(road ? expect.stringContaining(road) : `${name} | 인도 푸네`)
  expect(seoTitle).not.toMatch(/Floor|Survey|lokal|12ž/)
})

test('of what people in a wheelchair cannot use only what is known to be missing is named', () => {
  const about = {
    Accessibility: { 'Wheelchair-accessible car park': false, 'Wheelchair-accessible entrance': false },
  }
  for (const { uniqueContent } of textsOf(20, { ...bareListing, about })) {
    expect(uniqueContent).toMatch(/휠체어로 이용할 수 있는 (?:주차장과 출입구는|출입구와 주차장은) 없습니다/)
    expect(uniqueContent).not.toContain('시설')
  }
})

test('what is for wheelchairs is said in a sentence of its own, with what is not', () => {
  const about = {
    Accessibility: { 'Wheelchair accessible seating': true, 'Wheelchair accessible restroom': false },
    Amenities: { 'Wi-Fi': true, Restroom: true },
    Payments: { 'Payment plans': true, 'Credit cards': true },
    Atmosphere: { Casual: true, Cozy: true },
  }
  for (const { uniqueContent } of textsOf(20, { ...bareListing, about })) {
    expect(uniqueContent).toContain(
      '. 좌석을 휠체어로 이용할 수 있지만, 휠체어로 이용할 수 있는 화장실은 없습니다.',
    )
    expect(uniqueContent).toMatch(/(?:편안하고 아늑한|아늑하고 편안한) 분위기로/)
    expect(uniqueContent).toMatch(/분할 납부가 가능/)
  }
})

test('a paragraph says the name at the beginning of one sentence, and not of the next', () => {
  const name = 'Ambrose Mechanical Services'
  for (const { uniqueContent } of textsOf(60, { ...fullListing, name, address: '' }))
    for (const paragraph of uniqueContent.split('\n\n'))
      expect(paragraph.split(`${name}의 `).length, paragraph).toBeLessThan(3)
})

test('what a place takes back for recycling is not what it offers', () => {
  const about = { Recycling: { Clothing: true }, Amenities: { Restroom: true } }
  for (const { uniqueContent } of textsOf(10, { ...bareListing, about }))
    expect(uniqueContent).not.toContain('의류')
})

test('a title does not say the trade behind a name that ends with it', () => {
  const titleOf = (name: string) => generateSeoText({ listing: { ...fullListing, name }, ...alone }).seoTitle
  expect(titleOf('솔길 카페')).toMatch(/^솔길 카페 \|/)
  expect(titleOf('카페 솔길')).toMatch(/^카페 솔길 - 카페 \|/)
})

test('a neighbour with a long name is not passed over: its beginning is said', () => {
  const { sameTrade } = neighboursOf(placed)
  const name = 'Happy Paws Animal Clinic - puppies, kittens and rabbits, day and night, all of the week'
  const near = sameTrade.map((one, at) => (at === 0 ? { ...one, name } : one))
  for (const { uniqueContent } of textsOf(30, placed, { sameTrade: near, otherTrades: [] }))
    expect(uniqueContent).toContain('‘Happy Paws Animal Clinic…’')
  const unparted = sameTrade.map((one, at) => (at === 0 ? { ...one, name: '가나다라마바 '.repeat(12) } : one))
  for (const { uniqueContent } of textsOf(30, placed, { sameTrade: unparted, otherTrades: [] }))
    expect(uniqueContent).toMatch(/‘(?:가나다라마바 ){5}가나다라마바…’/)
})

test('meals stand in the order of the day, before what else there is', () => {
  const offered = ['Dinner', 'Coffee', 'Breakfast', 'Wine', 'Lunch', 'Brunch']
  const about = { Offerings: Object.fromEntries(offered.map((name) => [name, true])) }
  for (const { uniqueContent } of textsOf(20, { ...bareListing, about }))
    expect(uniqueContent).toMatch(/아침 식사, 브런치, 점심 식사, 저녁 식사, (?:커피와 와인|와인과 커피)/)
})

test('a sentence says of what one gets and what that takes, or of what the place is like, and not of both', () => {
  const about = {
    'Service options': { Takeout: true },
    Payments: { 'Credit cards': true, 'Payment plans': true },
    Crowd: { Groups: true },
    Atmosphere: { Cozy: true },
    Amenities: { 'Wi-Fi': true },
  }
  for (const { uniqueContent } of textsOf(60, { ...bareListing, about })) {
    const sentences = uniqueContent.split(/(?<=니다\.)\s/)
    const saying = (words: RegExp) => sentences.filter((sentence) => words.test(sentence))
    expect(saying(/포장|신용카드|분할 납부/).filter((one) => /분위기|단체|와이파이/.test(one))).toEqual([])
    expect(saying(/분위기|단체|와이파이/)).toHaveLength(1)
    expect(uniqueContent).toMatch(/받으며|알맞으며|어울리며/)
    expect(uniqueContent).not.toMatch(/[있좋맞받]며/)
    expect(saying(/신용카드/)[0]?.trim()).toMatch(/^(?:포장.*)?신용카드/)
  }
})

test('who grooms cats, too, is no groomer of dogs alone', () => {
  const [{ uniqueContent } = { uniqueContent: '' }] = textsOf(1, { ...bareListing, category: 'Pet groomer' })
  expect(uniqueContent).toContain('반려동물 미용실')
})
