import { cityPage } from '../../api/queries.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'

export const cityNameOf = ({ params }: PageRequest) => params.name ?? ''
export const cityListQuery = (request: PageRequest) => cityPage(cityNameOf(request), pageNumber(request))
