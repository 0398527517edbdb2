import {
  type FieldRule,
  type FieldRules,
  flagRule,
  textRule,
  timeRule,
} from '../../domain/administration/field-rule.ts'
import { listingRules } from '../../domain/business/listing-rules.ts'
import { isJsonObject } from '../../domain/text/parse-loose-json.ts'
import type { StoredLayout } from '../ports/import-layout-store.ts'
import type { StoredSynonym } from '../ports/search-feedback.ts'
import type { StoredTradeMapping } from '../ports/trade-mapping-store.ts'

/** Longer keys do not fit into an index of PostgreSQL. */
const keyRule = textRule(800, 1)
/** What each record of this list holds to. */
export const synonymRules: FieldRules<StoredSynonym> = {
  key: keyRule,
  phrase: keyRule,
  meaning: keyRule,
  trade: textRule(200),
  createdAt: timeRule,
}

/** Column → label of its header. */
const labelsRule: FieldRule = {
  isMet: (value) => isJsonObject(value) && Object.values(value).every(textRule(600).isMet),
  wanted: { ko: '열 이름과 열 제목의 짝', en: 'an object of texts' },
  isOptional: true,
}
const headersRule: FieldRule = {
  isMet: (value) => Array.isArray(value) && value.every(textRule(600).isMet),
  wanted: { ko: '열 제목의 목록', en: 'a list of texts' },
  isOptional: true,
}
/** What each record of this list holds to. */
export const layoutRules: FieldRules<StoredLayout> = {
  key: textRule(100, 1),
  name: textRule(600),
  columns: labelsRule,
  headers: headersRule,
  country: { ...listingRules.countryCode, isOptional: true },
  trade: { ...textRule(200), isOptional: true },
  city: { ...textRule(200), isOptional: true },
  deriveIds: flagRule,
  chosenAt: timeRule,
}

/** What each record of this list holds to. */
export const tradeRules: FieldRules<StoredTradeMapping> = {
  key: keyRule,
  text: keyRule,
  trade: textRule(200, 1),
  chosenAt: timeRule,
}
