import type { ListFilter } from '../list/list-filter.ts'

export function browseHeading({ sort }: Pick<ListFilter, 'sort'>): string {
  return sort === 'latest' ? '새로 등록된 업체' : '업체 찾아보기'
}
