import { z } from 'zod'
import { pageSizeLimit } from '../../application/directory/directory-service.ts'
import { listSorts } from '../../domain/directory/directory.ts'
import { queryValue } from '../../domain/site/page-query.ts'

const text = z.string().transform(queryValue).optional()
/** `1` sets a filter, `0` or nothing leaves it. */
const flag = z
  .enum(['0', '1'])
  .transform((value) => value === '1')
  .optional()
const offset = z.coerce.number().int().min(0).max(1_000_000_000).default(0)
const limitOf = (byDefault: number) => z.coerce.number().int().min(1).max(pageSizeLimit).default(byDefault)

/** Of calls that answer with a part of a list. */
export const pageQuery = z.object({ limit: limitOf(50), offset })

export const businessQuery = z.object({
  limit: limitOf(20),
  offset,
  search: text,
  location: text,
  literal: flag,
  category: text,
  city: text,
  country: text,
  minRating: z.coerce.number().min(1).max(5).optional(),
  hasPhone: flag,
  openNow: flag,
  verified: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: z.enum(listSorts).optional(),
  facets: flag,
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
})

/** What was wrong with a request's parameters: one sentence for all of them. */
export function describeProblems(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
}
