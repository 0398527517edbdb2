import { editDistance } from '../../search-terms/edit-distance.ts'
import { lettersOf } from '../../text/hangul-letters.ts'
import { isKoreanMunicipality } from './municipalities.ts'
import { findProvince, provinceCities } from './provinces.ts'

/** Places of their own, one letter from the name of a city: beaches and ports. */
const others = new Set(['대천', '대진', '부안', '서산', '울진', '대청', '대천시'])

const lettersIn = (name: string) => [...name].map(lettersOf).join('')

/** The 특별시 and 광역시 whose short names, with 시 or without, differ by one typed letter from a text: 서을 is 서울. */
export function mistypedCities(text: string): readonly string[] {
  const name = text.trim().replace(/시$/, '')
  if (!/^[가-힣]{2}$/.test(name) || others.has(name)) return []
  if (findProvince(name) || ['시', '군', '구'].some((ending) => isKoreanMunicipality(`${name}${ending}`)))
    return []
  const letters = lettersIn(name)
  return provinceCities.filter((city) => editDistance(letters, lettersIn(city), 1) === 1)
}
