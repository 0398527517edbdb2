import { joinKnown } from '../../format/business-place.ts'
import type { ListFilter } from '../list/list-filter.ts'

/** The words that were searched for; '' where there were none. */
export function searchedText({ location, search }: ListFilter): string {
  return joinKnown([location, search])
}
