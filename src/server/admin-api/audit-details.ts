import type { AuditView } from '../../domain/administration/administration.ts'
import { shownAbout } from '../../domain/business/attributes/attribute-vocabulary.ts'
import type { AboutAttributes } from '../../domain/business/listing.ts'

type Details = AuditView['details']

/** What changed, with a listing's options before and after in both languages of the panel: sources name them in their own. */
export function auditDetails(details: Details): Details {
  const about = details?.about
  if (!Array.isArray(about)) return details
  return { ...details, about: about.map((side) => (isAbout(side) ? inBothLanguages(side) : side)) }
}

const isAbout = (side: unknown): side is AboutAttributes =>
  typeof side === 'object' &&
  side !== null &&
  Object.values(side).every((section) => typeof section === 'object')

const inBothLanguages = (about: AboutAttributes) => ({ ko: named(about, 'ko'), en: named(about, 'en') })

/** Option by option, because together one hides others that say the same to a visitor, and the log leaves none out. */
function named(about: AboutAttributes, language: 'ko' | 'en'): AboutAttributes {
  const shown: AboutAttributes = {}
  for (const [title, section] of Object.entries(about)) {
    for (const [label, value] of Object.entries(section)) {
      const alone = shownAbout({ [title]: { [label]: value } }, language)
      for (const [heading, option] of Object.entries(alone)) shown[heading] = { ...shown[heading], ...option }
    }
  }
  return shown
}
