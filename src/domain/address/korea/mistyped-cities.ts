import { editDistance } from '../../search-terms/edit-distance.ts'
import { lettersOf } from '../../text/hangul-letters.ts'
import { isKoreanMunicipality, municipalityList } from './municipalities.ts'
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

/** The 시 and 군, with and without that ending, whose names differ by one typed letter from a text: 강능 may be 강릉시. More than a search takes. */
export function nearMunicipalities(text: string): readonly string[] {
  const letters = lettersIn(text.trim())
  const names = municipalityList
    .split('\n')
    .flatMap((line) => line.split(':')[1]?.split(' ') ?? [])
    .map((name) => name.split('(')[0] ?? '')
    .filter((name) => name.endsWith('시') || name.endsWith('군'))
  const isNear = (name: string) => editDistance(letters, lettersIn(name), 1) === 1
  return names.filter((name) => isNear(name) || (name.length > 2 && isNear(name.slice(0, -1))))
}
