import { isKoreanMunicipality } from './municipalities.ts'
import { findProvince } from './provinces.ts'

/** Whether a text is a South Korean 시 by its short name, or a province: 경주, 제주도. */
export const isShortKoreanPlace = (text: string): boolean =>
  /^[가-힣]{2,5}$/.test(text) && (isKoreanMunicipality(`${text}시`) || findProvince(text) !== undefined)
