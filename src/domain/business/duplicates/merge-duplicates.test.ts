import { describe, expect, test } from 'vitest'
import type { ListingDraft } from '../listing.ts'
import { blankDraft } from '../testing/blank-draft.ts'
import { type MergedListing, mergeDuplicates, proposeMerge } from './merge-duplicates.ts'
import { mergeFields } from './merge-fields.ts'

const bare: MergedListing = {
  ...blankDraft,
  id: 'bare',
  slug: 'bare',
  score: 0,
  uniqueContent: '',
  seoTitle: '',
  seoDescription: '',
  canonicalUrl: '',
  createdAt: 1,
  updatedAt: 1,
  dataAt: 1,
  handFields: [],
  textFacts: '',
  placeId: 'p',
  name: '한강 손칼국수',
}
const place = {
  address: '서울특별시 마포구 양화로 45',
  city: '서울',
  state: '서울특별시',
  district: '마포구',
  country: 'South Korea',
  countryCode: 'KR',
  timeZone: 'Asia/Seoul',
}
const full: MergedListing = {
  ...bare,
  ...place,
  id: 'full',
  category: 'Noodle restaurant',
  categoryGroup: 'restaurants',
  zipCode: '04036',
  latitude: 37.55,
  longitude: 126.91,
  locationLink: 'https://maps.example/1',
  phone: '02-333-4444',
  phoneE164: '+8223334444',
  rating: 4.5,
  reviewCount: 12,
  photos: ['https://a.example/1.jpg'],
  openingHours: { Monday: '09:00-18:00', Sunday: 'Closed' },
  about: { Service: { Delivery: true } },
  isVerified: true,
  description: '칼국수 집',
  uniqueContent: '손으로 쓴 글',
  seoTitle: '제목',
  seoDescription: '설명',
  textFacts: '-+title+description+content',
}
const ofId = (id: string, changes: Partial<MergedListing>): MergedListing => ({ ...bare, id, ...changes })
const contentOf = ({ placeId: _, ...draft }: ListingDraft) =>
  Object.fromEntries(
    Object.keys(bare).flatMap((name) => (name in draft ? [[name, draft[name as 'name']]] : [])),
  )
const own = new Set(['id', 'slug', 'placeId', 'score', 'createdAt', 'updatedAt', 'dataAt', 'handFields'])
const texts = new Set(['uniqueContent', 'seoTitle', 'seoDescription', 'canonicalUrl', 'textFacts'])
const facts = Object.keys(bare).filter((name) => !own.has(name) && !texts.has(name)) as (keyof ListingDraft)[]

describe('merging duplicates', () => {
  test.each(facts)(
    '%s: what only the other one knows is taken over, what only the kept one knows stays',
    (name) => {
      const into = mergeDuplicates([bare, full], {})
      expect(contentOf(into.draft)[name]).toEqual(full[name])
      expect(contentOf(mergeDuplicates([full, bare], {}).draft)[name]).toEqual(full[name])
    },
  )

  test('texts that a person wrote are taken over; those of the product are written again', () => {
    const { uniqueContent, seoTitle, seoDescription } = full
    expect(mergeDuplicates([bare, full], {}).texts).toEqual({ uniqueContent, seoTitle, seoDescription })
    expect(mergeDuplicates([bare, { ...full, textFacts: '0123456789abcdef' }], {}).texts).toEqual({})
    expect(
      mergeDuplicates([full, ofId('other', { ...full, id: 'other', seoTitle: '다른 제목' })], {}).texts,
    ).toEqual({})
  })

  test('what is taken over is set by hand, so that the next import of the kept one’s file leaves it', () => {
    const { handFields } = mergeDuplicates([bare, full], {})
    expect([...handFields].sort()).toEqual(
      [
        ...['about', 'address', 'category', 'city', 'country', 'description', 'isVerified', 'locationLink'],
        ...['openingHours', 'phone', 'photos', 'rating', 'reviewCount', 'state', 'zipCode'],
      ].sort(),
    )
    expect(mergeDuplicates([full, bare], {}).handFields).toEqual([])
  })

  test.each([
    ['name', 'name', { name: '새 이름' }, { name: '옛 이름' }],
    [
      'category',
      'category',
      { category: 'Bar', categoryGroup: null },
      { category: 'Cafe', categoryGroup: 'restaurants' },
    ],
    ['address', 'address', { address: '' }, place],
    ['address', 'city', { city: '부산' }, place],
    ['zipCode', 'zipCode', { zipCode: '' }, { zipCode: '04036' }],
    ['map', 'locationLink', { locationLink: '' }, { locationLink: 'https://maps.example/1' }],
    ['phone', 'phone', { phone: '' }, { phone: '02-333-4444', phoneE164: '+8223334444' }],
    ['rating', 'rating', { rating: 3, reviewCount: 1 }, { rating: 5, reviewCount: 900 }],
    ['hours', 'openingHours', { openingHours: {} }, { openingHours: { Monday: '9-5' } }],
    ['about', 'about', { about: {} }, { about: { Service: { Delivery: true } } }],
    ['photos', 'photos', { photos: [] }, { photos: ['https://a.example/1.jpg'] }],
    ['description', 'description', { description: '짧다' }, { description: '이쪽이 더 길다' }],
    ['isVerified', 'isVerified', { isVerified: false }, { isVerified: true }],
    ['status', 'status', { status: 'closed', dataAt: 1 }, { status: 'published', dataAt: 9 }],
  ] as const)(
    '%s: set by hand (%s) wins on either side, even if it was emptied, unless another is chosen',
    (field, hand, byHand, more) => {
      const handed = ofId('hand', { ...byHand, handFields: [hand] } as Partial<MergedListing>)
      const other = ofId('other', more as Partial<MergedListing>)
      const { dataAt: _, ...expected } = byHand as Partial<MergedListing>
      expect(mergeDuplicates([handed, other], {}).draft).toMatchObject(expected)
      const over = mergeDuplicates([other, handed], {})
      expect(over.draft).toMatchObject(expected)
      expect(over.handFields).toContain(hand)
      const { dataAt: __, ...chosen } = more as Partial<MergedListing>
      expect(mergeDuplicates([handed, other], { [field]: 'other' }).draft).toMatchObject(chosen)
    },
  )

  test('hours: more days win, unknown days come from the other; hours in words are not mixed with days', () => {
    const five = { Monday: '9-5', Tuesday: '9-5', Wednesday: '9-5', Thursday: '9-5', Friday: '9-5' }
    const three = { Friday: '9-8', Saturday: '10-2', Sunday: 'Closed' }
    const [one, other] = [ofId('five', { openingHours: five }), ofId('three', { openingHours: three })]
    expect(mergeDuplicates([other, one], {}).draft.openingHours).toEqual({
      ...five,
      Saturday: '10-2',
      Sunday: 'Closed',
    })
    expect(mergeDuplicates([one, other], { hours: 'three' }).draft.openingHours).toEqual({
      ...five,
      ...three,
    })
    const words = ofId('words', { openingHours: { Hours: 'By appointment' } })
    expect(mergeDuplicates([words, one], {}).draft.openingHours).toEqual(five)
    expect(mergeDuplicates([words, one], { hours: 'words' }).draft.openingHours).toEqual(words.openingHours)
    expect(mergeDuplicates([words, bare], {}).draft.openingHours).toEqual(words.openingHours)
  })

  test('stars and reviews are of one listing, the one with more reviews', () => {
    const many = ofId('many', { rating: 4.2, reviewCount: 300 })
    const few = ofId('few', { rating: 5, reviewCount: 2 })
    const unrated = ofId('unrated', { rating: 0, reviewCount: 7 })
    expect(mergeDuplicates([few, many, unrated], {}).draft).toMatchObject({ rating: 4.2, reviewCount: 300 })
    expect(mergeDuplicates([unrated, few], {}).draft).toMatchObject({ rating: 5, reviewCount: 2 })
  })

  test('photos and options of all are kept, each once; of options that contradict each other the chosen one’s', () => {
    const one = ofId('one', { photos: ['a', 'b'], about: { Service: { Delivery: true, Takeout: true } } })
    const two = ofId('two', {
      photos: ['b', 'c'],
      about: { Service: { Delivery: false }, Parking: { Free: true } },
    })
    expect(mergeDuplicates([two, one], {}).draft).toMatchObject({ photos: ['b', 'c', 'a'] })
    expect(mergeDuplicates([two, one], { about: 'one' }).draft.about).toEqual({
      Service: { Delivery: true, Takeout: true },
      Parking: { Free: true },
    })
  })

  test('options that the others have in another order are no change', () => {
    const one = ofId('one', { about: { Planning: { Required: true, Recommended: true } } })
    const two = ofId('two', { about: { Planning: { Recommended: true, Required: true } } })
    const { draft } = mergeDuplicates([one, two], {})
    expect(JSON.stringify(draft.about)).toBe(JSON.stringify(one.about))
  })

  test('a postal code and a point are rather those of the address that is taken', () => {
    const at = ofId('at', { ...place, zipCode: '04036', latitude: 37.5, longitude: 126.9 })
    const away = ofId('away', { address: 'Elsewhere', zipCode: '11111', latitude: 1, longitude: 1 })
    expect(mergeDuplicates([away, at], {}).draft).toMatchObject({
      ...place,
      zipCode: '04036',
      latitude: 37.5,
    })
  })

  test('a number that can be dialled wins, and so does a trade that is known; newer data say whether a place has closed', () => {
    const vague = ofId('vague', { phone: 'ask', category: 'Zqx', dataAt: 5, status: 'closed' })
    const sure = ofId('sure', {
      phone: '02-333-4444',
      phoneE164: '+8223334444',
      category: 'Cafe',
      categoryGroup: 'restaurants',
    })
    expect(mergeDuplicates([vague, sure], {}).draft).toMatchObject({
      phoneE164: '+8223334444',
      category: 'Cafe',
      status: 'closed',
    })
    const pending = ofId('pending', { status: 'pending', dataAt: 9 })
    expect(mergeDuplicates([pending, sure], { status: 'pending' }).draft.status).toBe('published')
  })

  test('of equal values the kept one’s stay', () => {
    const [one, two] = [
      { ...full, name: '하나' },
      { ...full, id: 'two', name: '둘', phone: '02-333-5555' },
    ]
    const { draft, handFields } = mergeDuplicates([two, one], {})
    expect([draft.name, draft.phone, handFields]).toEqual(['둘', '02-333-5555', []])
    expect(Object.keys(proposeMerge([one, two])).sort()).toEqual([...mergeFields].sort())
  })
})
