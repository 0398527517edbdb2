import { describe, expect, it } from 'vitest'
import { cityOfShortName } from './short-names.ts'

describe('cityOfShortName', () => {
  it.each([
    ['퀘존시티', 'Quezon City'],
    ['케손 시티', 'Quezon City'],
    ['다바오시티', 'Davao City'],
    ['헤로나', 'Gerona, PH'],
    ['러셀빌', 'Russellville, Alabama, US'],
    ['터스컴비아', 'Tuscumbia'],
    ['비버리 힐스', 'Beverly Hills'],
    ['Haydarabat', 'Hyderabad'],
    ['Tagum City', 'Tagum'],
  ])('knows %s', (name, city) => {
    expect(cityOfShortName(name)).toBe(city)
  })

  it('knows nothing of other names', () => {
    expect(cityOfShortName('City')).toBeUndefined()
    expect(cityOfShortName('시티')).toBeUndefined()
  })
})
