import { z } from 'zod'
import { pageSizeLimit } from '../../application/directory/directory-service.ts'
import { listSorts } from '../../domain/directory/directory.ts'

const text = z.string().max(200).optional()
const offset = z.coerce.number().int().min(0).max(1_000_000_000).default(0)
const limitOf = (byDefault: number) => z.coerce.number().int().min(1).max(pageSizeLimit).default(byDefault)

/** Of calls that answer with a part of a list. */
export const pageQuery = z.object({ limit: limitOf(50), offset })

export const businessQuery = z.object({
  limit: limitOf(20),
  offset,
  search: text,
  location: text,
  category: text,
  city: text,
  country: text,
  sort: z.enum(listSorts).optional(),
})

/** What was wrong with a request's parameters: one sentence for all of them. */
export function describeProblems(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
}
