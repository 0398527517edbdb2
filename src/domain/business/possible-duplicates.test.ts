import { describe, expect, test } from 'vitest'
import {
  type DuplicateCandidate,
  duplicateKeys,
  duplicateReasons,
  isPossibleDuplicate,
} from './possible-duplicates.ts'

const listing: DuplicateCandidate = {
  id: 'a',
  name: 'Café Olé',
  phone: '+8221234567',
  address: '서울특별시 마포구 양화로 45',
  lat: 37.55,
  lng: 126.91,
}
const elsewhere: DuplicateCandidate = {
  id: 'b',
  name: 'Other',
  phone: '+8227654321',
  address: '부산광역시 해운대구 해운대로 10',
  lat: 35.16,
  lng: 129.16,
}
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
    ['the same address, another phone', { address: listing.address }, []],
    ['the same address and name, another phone', { address: listing.address, name: 'Café Olé' }, ['address']],
    ['all', { ...listing }, ['phone', 'name', 'address']],
  ])('%s → %j', (_, change, reasons) => {
    expect(reasonsOf(change)).toEqual(reasons)
    const other = { ...elsewhere, ...change }
    expect(isPossibleDuplicate(listing, other)).toBe(reasons.length > 0)
    expect(isPossibleDuplicate(other, listing)).toBe(reasons.length > 0)
  })

  test('what both lack is nothing in common', () => {
    const bare = { id: 'c', name: '', phone: '', address: '', lat: null, lng: null }
    expect(isPossibleDuplicate(bare, { ...bare, id: 'd' })).toBe(false)
  })

  test.each(['California 92259', 'Pennsylvania', '서울', '서울 45'])(
    'an address that leads to no door says nothing: %s',
    (address) => {
      expect(duplicateKeys({ ...listing, address }).address).toBe(0)
    },
  )
})
