import { z } from 'zod'
import { pageSizeLimit } from '../../application/directory/page-bounds.ts'
import { isMissingField } from '../../domain/business/missing-fields.ts'
import { listSorts } from '../../domain/directory/directory.ts'
import { type FilterName, type FilterValue, filterNames, filters } from '../../domain/directory/filters.ts'
import { defaultLanguage, type Language, languages } from '../../domain/site/language.ts'
import { queryValue } from '../../domain/site/page-query.ts'

const text = z
  .string()
  .transform((value) => queryValue(value))
  .optional()
/** `1` sets a filter; `0` or nothing does not. */
const flag = z
  .enum(['0', '1'])
  .transform((value) => value === '1')
  .optional()
const offset = z.coerce.number().int().min(0).max(1_000_000_000).default(0)
const limitOf = (byDefault: number) => z.coerce.number().int().min(1).max(pageSizeLimit).default(byDefault)

/** The schema of one filter: an empty value sets no filter, and an invalid one is refused. */
function filterSchema<Name extends FilterName>(name: Name) {
  return z
    .string()
    .transform((given, context): FilterValue<Name> | undefined => {
      const value = queryValue(given)
      if (value === '') return undefined
      const parsed = filters[name].parse(value)
      if (parsed === undefined) context.addIssue({ code: 'custom', message: 'Invalid value' })
      return parsed
    })
    .optional()
}
type FilterSchemas = { readonly [Name in FilterName]: ReturnType<typeof filterSchema<Name>> }
/** The schema of each filter of a list. */
export const filterSchemas = {
  ...(Object.fromEntries(filterNames.map((name) => [name, filterSchema(name)])) as unknown as FilterSchemas),
  missing: filterSchema('missing')
    .refine((names) => !names || names.every(isMissingField), 'Invalid value')
    .transform((names) => names?.filter(isMissingField)),
}

/** Every call may name the language of the words that the directory adds to those of its sources. */
export const languageQuery = z.object({
  lang: z.enum(languages as [Language, ...Language[]]).default(defaultLanguage),
})

/** Parameters of calls that answer with a part of a list. */
export const pageQuery = z.object({ limit: limitOf(50), offset })
export const cityQuery = pageQuery.extend({ district: filterSchemas.district })

export const cityGroupsQuery = z.object({
  q: text,
  country: text,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})

export const businessQuery = z.object({
  limit: limitOf(20),
  offset,
  search: text,
  location: text,
  literal: flag,
  ...filterSchemas,
  sort: z.enum(listSorts).optional(),
  facets: flag,
  clusters: flag,
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
})

/** One sentence about everything that is wrong with a request's parameters. */
export function describeProblems(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
}
