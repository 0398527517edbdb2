import { businessById, businessBySlug } from '../../api/queries.ts'
import type { PageRequest } from '../../page-definition.ts'

/** The business under the slug of the address. */
export const businessUnder = ({ params }: PageRequest) => businessBySlug(params.slug ?? '')
/** The business whose id is in the address. */
export const businessIn = ({ params }: PageRequest) => businessById(params.id ?? '')
