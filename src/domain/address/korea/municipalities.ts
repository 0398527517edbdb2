import { romanize } from 'es-hangul'
import { formerCitiesStillSaid, formerNames, unions } from './former-names.ts'
import { findProvince, koreanKey, type Province } from './provinces.ts'

/** Province: its 시·군·구, each with its 구 in brackets if it has any. */
export const municipalityList = `
서울특별시: 종로구 중구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 마포구 양천구 강서구 구로구 금천구 영등포구 동작구 관악구 서초구 강남구 송파구 강동구
부산광역시: 중구 서구 동구 영도구 부산진구 동래구 남구 북구 해운대구 사하구 금정구 강서구 연제구 수영구 사상구 기장군
대구광역시: 중구 동구 서구 남구 북구 수성구 달서구 달성군 군위군
인천광역시: 중구 동구 미추홀구 연수구 남동구 부평구 계양구 서구 강화군 옹진군 제물포구 영종구 검단구 서해구
광주광역시: 동구 서구 남구 북구 광산구
대전광역시: 동구 중구 서구 유성구 대덕구
울산광역시: 중구 남구 동구 북구 울주군
세종특별자치시:
경기도: 수원시(장안구 권선구 팔달구 영통구) 성남시(수정구 중원구 분당구) 의정부시 안양시(만안구 동안구) 부천시(원미구 소사구 오정구) 광명시 평택시 동두천시 안산시(상록구 단원구) 고양시(덕양구 일산동구 일산서구) 과천시 구리시 남양주시 오산시 시흥시 군포시 의왕시 하남시 용인시(처인구 기흥구 수지구) 파주시 이천시 안성시 김포시 화성시(만세구 효행구 병점구 동탄구) 광주시 양주시 포천시 여주시 연천군 가평군 양평군
강원특별자치도: 춘천시 원주시 강릉시 동해시 태백시 속초시 삼척시 홍천군 횡성군 영월군 평창군 정선군 철원군 화천군 양구군 인제군 고성군 양양군
충청북도: 청주시(상당구 서원구 흥덕구 청원구) 충주시 제천시 보은군 옥천군 영동군 증평군 진천군 괴산군 음성군 단양군
충청남도: 천안시(동남구 서북구) 공주시 보령시 아산시 서산시 논산시 계룡시 당진시 금산군 부여군 서천군 청양군 홍성군 예산군 태안군
전북특별자치도: 전주시(완산구 덕진구) 군산시 익산시 정읍시 남원시 김제시 완주군 진안군 무주군 장수군 임실군 순창군 고창군 부안군
전라남도: 목포시 여수시 순천시 나주시 광양시 담양군 곡성군 구례군 고흥군 보성군 화순군 장흥군 강진군 해남군 영암군 무안군 함평군 영광군 장성군 완도군 진도군 신안군
경상북도: 포항시(남구 북구) 경주시 김천시 안동시 구미시 영주시 영천시 상주시 문경시 경산시 의성군 청송군 영양군 영덕군 청도군 고령군 성주군 칠곡군 예천군 봉화군 울진군 울릉군
경상남도: 창원시(의창구 성산구 마산합포구 마산회원구 진해구) 진주시 통영시 사천시 김해시 밀양시 거제시 양산시 의령군 함안군 창녕군 고성군 남해군 하동군 산청군 함양군 거창군 합천군
제주특별자치도: 제주시 서귀포시
`

/** A 시, 군 or 구. */
export interface Municipality {
  readonly province: Province
  /** The short name of a 특별시 or 광역시 (서울), otherwise that of the 시 or 군 (수원시). */
  readonly city: string
  /** The 구, or the 군 of a 광역시; '' for a 시 or 군 of a 도. */
  readonly district: string
}

interface MunicipalityIndex {
  /** Province's name and key → the municipality of that name there. */
  readonly byProvince: ReadonlyMap<string, Municipality>
  /** Key → the municipality of that name in the whole country; undefined if there are several (중구). */
  readonly unique: ReadonlyMap<string, Municipality | undefined>
}

/** Romanised names that do not follow today's rules. */
const furtherSpellings: Readonly<Record<string, string>> = { 덕양구: 'Deogyang-gu', 부평구: 'Bupyung-gu' }

/** A name's keys: Korean, romanised, and for a 시 the same without its last syllable (수원, Suwon). */
function keysOf(name: string): string[] {
  const names = [name, romanize(name), furtherSpellings[name] ?? name]
  if (/..시$/.test(name)) names.push(name.slice(0, -1), romanize(name.slice(0, -1)))
  return names.map(koreanKey)
}

/** A 시도 and those that it has become part of. */
function withUnions(province: string): string[] {
  return [province, ...Object.keys(unions).filter((whole) => unions[whole]?.includes(province))]
}

function listToday(): { name: string; municipality: Municipality }[] {
  return municipalityList
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [provinceName = '', list = ''] = line.split(':')
      const province = findProvince(provinceName)
      if (!province) return []
      return [...list.matchAll(/([^\s()]+)(?:\(([^)]*)\))?/g)].flatMap(([, name = '', districts = '']) => {
        const own = province.city ? { city: province.city, district: name } : { city: name, district: '' }
        const parts = districts.split(' ').filter(Boolean)
        return [
          { name, municipality: { province, ...own } },
          ...parts.map((district) => ({ name: district, municipality: { province, city: name, district } })),
        ]
      })
    })
}

/** Old names and where they are today: `청원군=청주시`, `진해시=창원시 진해구`, `군위군=대구 군위군`. */
function listFormer(
  today: MunicipalityIndex,
): { province: string; name: string; municipality: Municipality }[] {
  return formerNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [provinceName = '', list = ''] = line.split(': ')
      return list.split(', ').flatMap((entry) => {
        const [name = '', target = ''] = entry.split('=')
        const [city = '', district = ''] = target.split(' ')
        const province = findProvince(city)?.city ? findProvince(city) : findProvince(provinceName)
        const found = province && today.byProvince.get(`${province.name} ${district || city}`)
        const municipality = found ?? (province && { province, city, district: '' })
        return municipality ? [{ province: provinceName, name, municipality }] : []
      })
    })
}

function buildIndex(): MunicipalityIndex {
  const byProvince = new Map<string, Municipality>()
  const unique = new Map<string, Municipality | undefined>()
  const today = listToday()
  for (const { name, municipality } of today) {
    const { province } = municipality
    for (const key of new Set(keysOf(name))) {
      for (const whole of withUnions(province.name)) byProvince.set(`${whole} ${key}`, municipality)
      unique.set(key, unique.has(key) ? undefined : municipality)
    }
  }
  for (const { province, name, municipality } of listFormer({ byProvince, unique })) {
    const isWhole = /[시군]$/.test(name)
    const bare = formerCitiesStillSaid.has(name)
    for (const key of new Set(keysOf(name))) {
      for (const whole of withUnions(province)) {
        const inProvince = `${whole} ${key}`
        if (!byProvince.has(inProvince)) byProvince.set(inProvince, municipality)
      }
      const isFull = bare || key === name || /(?:si|gun)$/.test(key)
      if (isWhole && isFull && !unique.has(key)) unique.set(key, municipality)
    }
  }
  return { byProvince, unique }
}

const romanEnding: Readonly<Record<string, string>> = { district: 'gu', city: 'si', county: 'gun' }

let index: MunicipalityIndex | undefined

/** The 시·군·구 of that name, Korean or romanised, in a province. Without a province, only a name that is unique. */
export function findKoreanMunicipality(name: string, province?: Province): Municipality | undefined {
  index ??= buildIndex()
  const key = koreanKey(
    name.replace(/ (?:District|City|County)$/i, (word) => romanEnding[word.trim().toLowerCase()] ?? word),
  )
  return province ? index.byProvince.get(`${province.name} ${key}`) : index.unique.get(key)
}

/** Whether a 시, 군 or 구 has that name, or several have: 중구. */
export function isKoreanMunicipality(name: string): boolean {
  index ??= buildIndex()
  return index.unique.has(koreanKey(name))
}

/**
 * The 구 (or the 군 of a 광역시) that a text names: `강남구`, `Gangnam-gu`, `서울 강남구`, `수원시 영통구`. undefined if it names none, or
 * several (중구).
 */
export function findKoreanDistrict(text: string): Municipality | undefined {
  const words = text.trim().split(/\s+/)
  const name = words.at(-1) ?? ''
  const around = words.slice(0, -1).join(' ')
  const province = around === '' ? undefined : findProvince(around)
  const found = findKoreanMunicipality(name, province)
  if (!found?.district) return undefined
  const isInCity = found.city === findKoreanMunicipality(around)?.city
  return around === '' || province || isInCity ? found : undefined
}
