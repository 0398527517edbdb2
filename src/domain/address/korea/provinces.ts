import { fold } from '../../text/fold.ts'

/**
 * One of the 17 first-level divisions (시도), or 전남광주통합특별시, which 광주 and 전남 became in July 2026. The directory keeps these two as the states of
 * their cities, because a state of both would lose which is meant; old and new addresses meet in them.
 */
export interface Province {
  /** Its official name. */
  readonly name: string
  /** The short name of a 특별시, 광역시 or 특별자치시, which is also the city's name; '' for a 도. */
  readonly city: string
}

/** name|city|other spellings: short and former names, romanised ones. */
const lines = `
서울특별시|서울|서울;서울시;Seoul
부산광역시|부산|부산;부산시;부산직할시;Busan;Pusan
대구광역시|대구|대구;대구시;대구직할시;Daegu;Taegu
인천광역시|인천|인천;인천시;인천직할시;Incheon;Inchon
광주광역시|광주|광주;광주직할시;Gwangju;Kwangju
대전광역시|대전|대전;대전시;대전직할시;Daejeon;Taejon
울산광역시|울산|울산;울산시;Ulsan
세종특별자치시|세종|세종;세종시;Sejong;Sejong City
경기도||경기;Gyeonggi;Gyeonggi-do;Kyonggi-do
강원특별자치도||강원;강원도;Gangwon;Gangwon-do;Gangwon State
충청북도||충북;Chungcheongbuk-do;Chungbuk;North Chungcheong
충청남도||충남;Chungcheongnam-do;Chungnam;South Chungcheong
전북특별자치도||전북;전라북도;전북도;Jeollabuk-do;Jeonbuk;Jeonbuk State;North Jeolla
전라남도||전남;Jeollanam-do;Jeonnam;South Jeolla
경상북도||경북;Gyeongsangbuk-do;Gyeongbuk;North Gyeongsang
경상남도||경남;Gyeongsangnam-do;Gyeongnam;South Gyeongsang
제주특별자치도||제주;제주도;Jeju;Jeju-do;Jeju Island
전남광주통합특별시||전남광주;전남광주시;전남광주특별시;광주전남통합특별시;Jeonnam-Gwangju;Jeonnam-Gwangju Special City;Jeonnam-Gwangju Integrated Special City
`

const hangulOnly = /^[가-힣]+$/

/** `Gyeonggi-do`, `gyeonggi do` and `Gyeonggido` have the same key. */
export function koreanKey(name: string): string {
  if (hangulOnly.test(name)) return name
  return fold(name).replace(/[\s.-]+/g, '')
}

const byKey = new Map<string, Province>()
for (const line of lines.trim().split('\n')) {
  const [name = '', city = '', spellings = ''] = line.split('|')
  const province = { name, city }
  for (const spelling of [name, ...spellings.split(';')]) byKey.set(koreanKey(spelling), province)
}

/** The 시도 with that name: official, short, former or romanised. */
export function findProvince(name: string): Province | undefined {
  const key = koreanKey(name)
  return byKey.get(key) ?? byKey.get(key.replace(/(?:metropolitancity|specialcity|province|si)$/, ''))
}

/** The cities that are a 시도 by themselves: 서울, 부산. */
export const provinceCities: readonly string[] = [
  ...new Set([...byKey.values()].flatMap(({ city }) => (city ? [city] : []))),
]
