import { isKoreanMunicipality } from './municipalities.ts'
import { findProvince } from './provinces.ts'

/** Whether a text is a South Korean 시 by its short name, or a province: 경주, 제주도. */
export const isShortKoreanPlace = (text: string): boolean =>
  /^[가-힣]{2,5}$/.test(text) && (isKoreanMunicipality(`${text}시`) || findProvince(text) !== undefined)

/** An address with its large city as all addresses write it: 서울시 강서구 is in 서울특별시. */
export const withShortCity = (text: string): string =>
  text.replace(/(?<=^|\s)([가-힣]{2})시(?=\s)/g, (typed, name: string) =>
    findProvince(name)?.city === name ? name : typed,
  )
