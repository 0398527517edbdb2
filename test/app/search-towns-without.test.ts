import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const seoul = { country: '대한민국', full_address: '서울특별시 성동구 왕십리로 9 (성수동1가)' }

const rows: readonly ListingRow[] = [
  { ...seoul, name: '강남면옥', category: '한식' },
  { ...seoul, name: '강남순대', category: '한식' },
  { ...seoul, name: '제주올레밥상', category: '한식' },
  { ...seoul, name: '남도여수맛집', category: '한식' },
  { ...seoul, name: '은하맛집', category: '한식' },
  { ...seoul, name: '강남약국', category: '약국' },
].map((row, index) => ({ ...row, place_id: `ChIJtown${index}` }))

describe.each(engines)('a trade in a town of which nothing is listed on %s', (engine) => {
  const site = useListings(engine, rows)

  const list = (search: string) =>
    site.app.json(`/api/businesses?${new URLSearchParams({ search })}`) as Promise<BusinessList>

  test.each([
    ['강남 맛집', '강남구'],
    ['맛집 강남', '강남구'],
    ['강남 한식', '강남구'],
    ['제주 맛집', '제주시'],
    ['여수 맛집', '여수시'],
    ['여수맛집', '여수시'],
  ])('GET /api/businesses?search=%s → none, whoever is called so elsewhere', async (search, town) => {
    const { totalCount, place } = await list(search)
    expect(totalCount).toBe(0)
    expect(place?.district ?? place?.city).toBe(town)
  })

  test.each([
    ['강남 약국', '강남약국'],
    ['강남 면옥', '강남면옥'],
  ])('GET /api/businesses?search=%s → who is called what was typed', async (search, name) => {
    const { businesses } = await list(search)
    expect(businesses.map((one) => one.name)).toEqual([name])
  })
})
