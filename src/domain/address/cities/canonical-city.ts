import { findKoreanMunicipality } from '../korea/municipalities.ts'
import { findMajorCity } from './city-index.ts'

/**
 * A city's one name in the directory, from any of its spellings: Korean cities in Korean (서울 for Seoul, 서울시 and
 * 서울특별시; 수원시 for Suwon), foreign ones in Latin letters as they write it themselves where that is usual
 * (İstanbul, München; but Moscow, Tokyo). Names that are not known come back as they are. `countryCode` may be ''.
 */
export function canonicalCity(name: string, countryCode: string): string {
  const trimmed = name.trim()
  const major = findMajorCity(trimmed, countryCode)
  if (major) return major.name
  if (countryCode !== '' && countryCode !== 'KR') return trimmed
  return findKoreanMunicipality(trimmed)?.city ?? trimmed
}
