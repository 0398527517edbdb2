import { kebab } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'
import { autoServices } from './taxonomy/auto-services.ts'
import { beautyWellness } from './taxonomy/beauty-wellness.ts'
import { education } from './taxonomy/education.ts'
import { entertainment } from './taxonomy/entertainment.ts'
import { healthcare } from './taxonomy/healthcare.ts'
import { homeServices } from './taxonomy/home-services.ts'
import { industry } from './taxonomy/industry.ts'
import names from './taxonomy/names.json' with { type: 'json' }
import { professionalServices } from './taxonomy/professional-services.ts'
import { restaurants } from './taxonomy/restaurants.ts'
import { shops } from './taxonomy/shops.ts'
import { ungrouped } from './taxonomy/ungrouped.ts'

export interface CategoryLabel {
  readonly ko: string
  readonly en: string
  readonly tr: string
}

export interface KnownCategory {
  /** The slug of its page: the English name in lower case, with hyphens. */
  readonly slug: string
  readonly group: CategoryGroup | null
  readonly label: CategoryLabel
  /** Other names, in any language. */
  readonly synonyms: readonly string[]
}

const sources: readonly (readonly [CategoryGroup | null, string])[] = [
  ['restaurants', restaurants],
  ['healthcare', healthcare],
  ['auto-services', autoServices],
  ['beauty-wellness', beautyWellness],
  ['home-services', homeServices],
  ['professional-services', professionalServices],
  ['education', education],
  ['entertainment', entertainment],
  [null, shops],
  [null, industry],
  [null, ungrouped],
]

/** More names by language: a category's English name, and its names in that language behind semicolons. */
export const namesInLanguages: { readonly [language: string]: { readonly [english: string]: string } } = names

const namesOf = Map.groupBy(Object.values(namesInLanguages).flatMap(Object.entries<string>), ([en]) => en)

/** The categories that the taxonomy knows, with their groups. */
export const knownCategories: readonly KnownCategory[] = sources.flatMap(([group, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', ko = '', tr = '', ...synonyms] = line.split(';')
      const more = namesOf.get(en)?.flatMap(([, list]) => list.split(';')) ?? []
      return { slug: kebab(en), group, label: { ko, en, tr }, synonyms: [...synonyms, ...more] }
    }),
)
