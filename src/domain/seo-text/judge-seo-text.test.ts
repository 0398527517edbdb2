import { describe, expect, test } from 'vitest'
import type { Listing } from '../business/listing.ts'
import { brokenBounds, judgeSeoText, judgeSeoTexts } from './judge-seo-text.ts'
import { bareListing, fullListing, neighboursOf } from './testing/listings.ts'

const kindsOf = (text: string, listing: Listing = fullListing) =>
  judgeSeoText({ text, listing }).contradictions.map((found) => found.split(':', 1)[0])

describe('contradictions', () => {
  test.each<[string, string, Listing]>([
    ['advice to call without a number', '궁금하면 전화해 보십시오.', bareListing],
    ['another way to write times', '영업시간은 오전 11시부터입니다.', fullListing],
    ['another way to write times', '영업시간은 11:00–22:00입니다.', fullListing],
    ['a count that ages', '서울에는 같은 분류가 37곳입니다.', fullListing],
    ['a comma or a quotation without its word', '서울에 있는, 카페 한결입니다.', bareListing],
    ['a comma or a quotation without its word', '카페 한결은 ‘’ 업종입니다.', bareListing],
    ['a day of rest that is none', '영업시간은 11시부터 22시까지이며, 화요일은 쉽니다.', fullListing],
    ['a day of rest that is none', '쉬는 요일은 없습니다.', fullListing],
    ['a day of rest that is none', '일~화요일은 쉽니다.', fullListing],
    ['a day of rest that is none', '월·수·금요일에는 문을 열지 않습니다.', fullListing],
    ['hours of which nothing is known', '11시부터 22시까지 문을 엽니다.', bareListing],
    ['a distance from a place that is not known', '바로 옆에는 ‘솔길’이 있습니다.', bareListing],
    [
      'a distance from a place that is not known',
      '서울 중심에서 북쪽으로 3.2km 떨어져 있습니다.',
      bareListing,
    ],
    [
      'near or farther than a place that is not known',
      '조금 더 떨어진 ‘한식’ 매장은 ‘솔길’입니다.',
      bareListing,
    ],
    [
      'near or farther than a place that is not known',
      '주변을 보면 약국 ‘솔길’과 ‘들길’이 있습니다.',
      bareListing,
    ],
    ['a list of one', '주변 지역으로는 수원(남쪽 33km) 등이 있습니다.', fullListing],
    ['a list of one', '약국 ‘솔길, 둘째 집’(북쪽 30m, 솔길 2) 등 업종이 다른 곳도 있습니다.', fullListing],
    [
      'another trade, which nobody can tell',
      '가까이에는 업종이 다른 소아치과 ‘솔길’도 있습니다.',
      fullListing,
    ],
    ['words that say nothing', '이용할 때 알아 둘 점을 보면 서비스는 배달입니다.', fullListing],
    [
      'a neighbour that is too far to be one',
      '가장 가까운 카페는 남쪽으로 48km 떨어진 ‘솔길’입니다.',
      fullListing,
    ],
    [
      'a neighbour that is too far to be one',
      '카페로는 ‘솔길’(북쪽 3km)과 ‘들길’(솔길 2, 남쪽 16km)이 있습니다.',
      fullListing,
    ],
    ['booking in two ways', '예약이 필수이고, 예약이 가능합니다.', fullListing],
    ['the only one, which nobody knows', '이 동네의 유일한 카페입니다.', fullListing],
    ['booking in two ways', '예약 조건은 예약 필수와 예약 권장입니다.', fullListing],
    ['a meal outside its hours', '취급하는 것은 심야 음식입니다.', fullListing],
    ['a meal outside its hours', '늦은 밤에도 엽니다.', fullListing],
    ['a meal outside its hours', '제공하는 것은 아침 식사와 커피입니다.', fullListing],
    ['cash only beside cards', '결제 수단은 현금 전용 결제와 신용카드입니다.', fullListing],
    ['another rating', '평점은 4.9점입니다.', fullListing],
    ['another number of reviews', '리뷰 12개가 있습니다.', fullListing],
    ['a known field called unknown', '전화번호는 자료에 없습니다.', fullListing],
  ])('%s: %s', (kind, text, listing) => expect(kindsOf(text, listing)).toContain(kind))

  test.each<[string, Listing]>([
    ['영업시간은 화~일요일 11시부터 22시까지이며, 월요일은 쉽니다.', fullListing],
    ['평점은 4.3점(리뷰 128개)이고, 문의는 02-555-0100번으로 하면 됩니다.', fullListing],
    ['전화번호와 영업시간은 자료에 없습니다.', bareListing],
    ['취급하는 것은 아침 식사, 점심 식사와 심야 음식입니다.', bareListing],
    ['취급하는 것은 브런치, 점심 식사와 저녁 식사입니다.', fullListing],
    ['주소는 “서울 곳곳 7:30 , 2곳”입니다.', fullListing],
    ['이웃 도시로는 수원(남쪽 13km), 용인(남쪽 15km) 등이 있습니다.', bareListing],
    ['같은 업종인 ‘100퍼센트 국밥 2곳은 월요일은 쉽니다 4.9점’ 매장이 있습니다.', fullListing],
  ])('none: %s', (text, listing) => expect(kindsOf(text, listing)).toEqual([]))
})

describe('the nearest', () => {
  const listing = { ...fullListing, latitude: 37.5512, longitude: 126.9243 }
  const [near, next] = neighboursOf(listing).sameTrade
  const sameTrade = [near, next].filter((one) => one !== undefined)
  const problems = (text: string, around = sameTrade) =>
    judgeSeoText({ text, listing, sameTrade: around }).contradictions

  test('is the nearest of the trade', () => {
    const [first, second] = sameTrade.map(({ name }) => `같은 업종 가운데 가장 가까운 곳은 ‘${name}’입니다.`)
    expect(problems(first ?? '')).toEqual([])
    expect(problems(second ?? '')).toEqual([`not the nearest: ${second}`])
    expect(problems(second ?? '', [])).toEqual([])
  })

  test('station is the nearest of all', () => {
    expect(problems('가장 가까운 역은 상수역입니다.')).toEqual([])
    expect(problems('강남역이 가장 가깝습니다.')).toHaveLength(1)
    expect(problems('강남역이 가깝습니다.')).toEqual([])
  })
})

describe('facts', () => {
  const score = (text: string, listing: Listing = fullListing) => {
    const { facts, empty } = judgeSeoText({ text, listing })
    return { facts, empty: empty.length }
  }

  test('are names, numbers, days, places and attributes, each counted once', () => {
    expect(score('가까운 카페는 ‘솔길’(북쪽 230m, 독막로 2)입니다.')).toEqual({ facts: 4, empty: 0 })
    expect(score('월요일은 쉽니다. 월요일은 쉬는 날입니다.')).toEqual({ facts: 1, empty: 1 })
    expect(score('서비스는 배달과 매장 식사입니다.')).toEqual({ facts: 2, empty: 0 })
    expect(score('전화번호와 평점은 자료에 없습니다.', bareListing)).toEqual({ facts: 2, empty: 0 })
  })

  test.each([
    '비교할 곳이 있으면 비교하기 쉽습니다.',
    '카페 한결 페이지를 즐겨찾기에 넣어 두십시오.',
    '‘지도에서 보기’를 누르면 볼 수 있습니다.',
  ])('are none: %s', (text) => expect(score(text)).toEqual({ facts: 0, empty: 1 }))
})

test('texts are judged together by what they share', () => {
  const listings = ['솔길', '달빛'].map((name) => ({ ...fullListing, name }))
  const texts = listings.map((listing, at) => ({
    text: `${listing.name}의 좋은 점은 많습니다. 이웃은 ‘이웃 ${at}’(북쪽 ${at + 1}km)입니다.`,
    listing,
  }))
  const report = judgeSeoTexts(texts)
  expect(report).toMatchObject({
    texts: 2,
    shortTexts: 2,
    factsPerSentence: 1,
    emptyShare: 0.5,
    sharedShare: 0.5,
  })
  expect(brokenBounds(report)).toEqual([
    '1.00 facts per sentence',
    '50.0 % of sentences without a fact',
    '50.0 % of sentences shared',
  ])
})

test('what is truly not known of each listing of a file is nothing that its texts share', () => {
  const judged = ['솔길', '달빛'].map((name, at) => ({
    listing: { ...bareListing, name, address: `양화로 ${at + 1}` },
    text: `${name}의 주소는 “양화로 ${at + 1}”입니다. 전화번호와 평점은 자료에 없습니다.`,
  }))
  expect(judgeSeoTexts(judged).sharedShare).toBe(0)
  const known = judged.map(({ listing, text }) => ({ listing: { ...listing, phone: '1', rating: 4 }, text }))
  expect(judgeSeoTexts(known).sharedShare).toBe(0.5)
})
