import { romanize } from 'es-hangul'
import { municipalityList } from './municipality-list.ts'
import { findProvince, koreanKey, type Province } from './provinces.ts'

/** A 시, 군 or 구. */
export interface Municipality {
  readonly province: Province
  /** The short name of a 특별시 or 광역시 (서울), else that of the 시 or 군 (수원시). */
  readonly city: string
  /** The 구, or the 군 of a 광역시; '' for a 시 or 군 of a 도. */
  readonly district: string
}

interface MunicipalityIndex {
  /** Province's name and key → what is so called there. */
  readonly byProvince: ReadonlyMap<string, Municipality>
  /** Key → what is so called in the whole country, undefined where two are (중구). */
  readonly unique: ReadonlyMap<string, Municipality | undefined>
}

/** Spellings that today's rules of romanisation do not give. */
const furtherSpellings: Readonly<Record<string, string>> = { 덕양구: 'Deogyang-gu', 부평구: 'Bupyung-gu' }

/** A name's keys: Korean, romanised, and for a 시 the same without its last syllable (수원, Suwon). */
function keysOf(name: string): string[] {
  const names = [name, romanize(name), furtherSpellings[name] ?? name]
  if (/..시$/.test(name)) names.push(name.slice(0, -1), romanize(name.slice(0, -1)))
  return names.map(koreanKey)
}

function buildIndex(): MunicipalityIndex {
  const byProvince = new Map<string, Municipality>()
  const unique = new Map<string, Municipality | undefined>()
  const add = (name: string, municipality: Municipality) => {
    for (const key of new Set(keysOf(name))) {
      byProvince.set(`${municipality.province.name} ${key}`, municipality)
      unique.set(key, unique.has(key) ? undefined : municipality)
    }
  }
  for (const line of municipalityList.trim().split('\n')) {
    const [provinceName = '', list = ''] = line.split(':')
    const province = findProvince(provinceName)
    if (!province) continue
    for (const [, name = '', districts = ''] of list.matchAll(/([^\s()]+)(?:\(([^)]*)\))?/g)) {
      if (province.city) add(name, { province, city: province.city, district: name })
      else add(name, { province, city: name, district: '' })
      for (const district of districts.split(' ').filter(Boolean))
        add(district, { province, city: name, district })
    }
  }
  return { byProvince, unique }
}

const romanEnding: Readonly<Record<string, string>> = { district: 'gu', city: 'si', county: 'gun' }

let index: MunicipalityIndex | undefined

/** The 시·군·구 of that name, Korean or romanised, in a province; without one, only where no other has that name. */
export function findKoreanMunicipality(name: string, province?: Province): Municipality | undefined {
  index ??= buildIndex()
  const key = koreanKey(
    name.replace(/ (?:District|City|County)$/i, (word) => romanEnding[word.trim().toLowerCase()] ?? word),
  )
  return province ? index.byProvince.get(`${province.name} ${key}`) : index.unique.get(key)
}
