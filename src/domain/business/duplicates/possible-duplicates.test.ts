import { describe, expect, test } from 'vitest'
import {
  type DuplicateCandidate,
  duplicateKeys,
  duplicateReasons,
  duplicateStrength,
} from './possible-duplicates.ts'

const listing: DuplicateCandidate = {
  id: 'a',
  name: 'Café Olé',
  phone: '+8221234567',
  address: '서울특별시 마포구 양화로 45',
  city: '서울',
  countryCode: 'KR',
  lat: 37.55,
  lng: 126.91,
}
const elsewhere: DuplicateCandidate = {
  id: 'b',
  name: 'Other',
  phone: '+8227654321',
  address: '부산광역시 해운대구 해운대로 10',
  city: '부산',
  countryCode: 'KR',
  lat: 35.16,
  lng: 129.16,
}
const unplaced = { city: '서울', lat: null, lng: null }
const reasonsOf = (change: Partial<DuplicateCandidate>) =>
  duplicateReasons(duplicateKeys(listing), duplicateKeys({ ...elsewhere, ...change }))

describe('duplicateReasons', () => {
  test.each<[string, Partial<DuplicateCandidate>, string[]]>([
    ['nothing in common', {}, []],
    ['the same phone', { phone: '+8221234567' }, ['phone']],
    ['the same name 100 m away', { name: 'CAFE OLE!', lat: 37.5509, lng: 126.91 }, ['name']],
    ['the same name 200 m away', { name: 'Café Olé', lat: 37.5518, lng: 126.91 }, []],
    ['the same name, place unknown', { name: 'Café Olé', lat: null, lng: null }, []],
    ['another name 100 m away', { lat: 37.5509, lng: 126.91 }, []],
    ['the same address, no phone', { address: '서울특별시  마포구, 양화로 45', phone: '' }, ['address']],
    [
      'the same address, its city written short',
      { address: '서울 마포구 양화로 45', phone: '' },
      ['address'],
    ],
    ['the same address, 서울시', { address: '서울시 마포구 양화로 45', phone: '' }, ['address']],
    ['the same street in another city', { address: '부산 마포구 양화로 45', phone: '' }, []],
    ['the same address, another phone', { address: listing.address }, []],
    ['the same address and name, another phone', { address: listing.address, name: 'Café Olé' }, ['address']],
    [
      'the same name on another floor, place unknown',
      { ...unplaced, name: 'Cafe Ole', address: '서울 마포구 양화로 45, 지하1층 (서교동)', phone: '' },
      ['name'],
    ],
    [
      'the same name on another floor, another phone: a branch',
      { ...unplaced, name: 'Cafe Ole', address: '서울 마포구 양화로 45, 지하1층 (서교동)' },
      [],
    ],
    [
      'the same name in another house of the street: a branch',
      { ...unplaced, name: 'Cafe Ole', address: '서울 마포구 양화로 46', phone: '' },
      [],
    ],
    [
      'the same name in the city, address unknown',
      { ...unplaced, name: 'Cafe Ole', address: '', phone: '' },
      [],
    ],
    ['all', { ...listing }, ['phone', 'name', 'address']],
  ])('%s → %j', (_, change, reasons) => {
    expect(reasonsOf(change)).toEqual(reasons)
    const other = duplicateKeys({ ...elsewhere, ...change })
    expect(duplicateReasons(other, duplicateKeys(listing))).toEqual(reasons)
  })

  test('what both lack is nothing in common', () => {
    const nowhere = { address: '', city: '', countryCode: '', lat: null, lng: null }
    const bare = duplicateKeys({ name: '', phone: '', ...nowhere })
    expect(duplicateReasons(bare, bare)).toEqual([])
  })

  test.each(['California 92259', 'Pennsylvania', '서울', '서울 45'])(
    'an address that leads to no door says nothing: %s',
    (address) => {
      expect(duplicateKeys({ ...listing, address }).address).toBe(0)
    },
  )
})

describe('duplicateStrength', () => {
  const near = { lat: 37.5509, lng: 126.91 }
  test.each<[string, Partial<DuplicateCandidate>, number]>([
    ['one phone, far apart: a chain', { phone: listing.phone }, 1],
    ['one phone and one name, far apart: a chain', { phone: listing.phone, name: listing.name }, 1],
    ['one address without phones: neighbours', { address: listing.address, phone: '' }, 1],
    ['one phone at one spot', { ...near, phone: listing.phone }, 2],
    ['one phone, place unknown', { lat: null, lng: null, phone: listing.phone }, 2],
    ['one name at one spot', { ...near, name: listing.name }, 2],
    ['one name and one phone, place unknown', { lat: null, phone: listing.phone, name: listing.name }, 3],
    ['one name and one phone at one spot', { ...near, phone: listing.phone, name: listing.name }, 3],
    ['one phone and one address', { phone: listing.phone, address: listing.address }, 3],
  ])('%s → %i', (_, change, strength) => {
    const [a, b] = [duplicateKeys(listing), duplicateKeys({ ...elsewhere, ...change })]
    expect(duplicateStrength(a, b, duplicateReasons(a, b))).toBe(strength)
  })
})
