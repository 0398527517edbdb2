import { cityName } from '../../domain/address/place-names.ts'
import type { ImportPreview } from '../../domain/administration/import-preview.ts'
import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import { businessWeek } from '../../domain/opening-hours/business-week.ts'

type Example = ImportPreview['examples'][number]

/** An accepted row as the preview shows it: what is stored, and what pages will say in each language of the panel. */
export function previewExample(draft: ListingDraft): Example {
  const { name, category, city, phone, address, openingHours: hours } = draft
  return {
    name,
    category,
    city,
    phone,
    address,
    hours,
    shown: { ko: shownIn(draft, 'ko'), en: shownIn(draft, 'en') },
  }
}

function shownIn(
  { category, city, countryCode, openingHours }: ListingDraft,
  language: PanelLanguage,
): NonNullable<Example['shown']>[PanelLanguage] {
  return {
    category: categoryLabel(category)?.[language] ?? category,
    city: cityName(city, countryCode, language).name,
    hours: businessWeek(openingHours).shown(language),
  }
}
