import { citiesPage } from '../../api/queries.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'

export const citiesQueryOf = (request: PageRequest) => citiesPage(pageNumber(request))
