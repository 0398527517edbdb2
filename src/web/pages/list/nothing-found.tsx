import { href } from '../../routes.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

interface NothingFoundProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  /** True where the list has pages, but not this one. */
  readonly isPastEnd: boolean
}

/** Help where nothing is found: looser conditions, or another way in. */
export function NothingFound({ filter, kind, isPastEnd }: NothingFoundProps) {
  const { search, location, sort } = filter
  const words = kind.href({ search, location, sort })
  const isNarrowed = words !== kind.href(filter)
  return (
    <Notice
      title={isPastEnd ? '이 쪽에는 업체가 없습니다' : '조건에 맞는 업체가 없습니다'}
      headingLevel="h2"
      actions={
        <>
          {isPastEnd && (
            <a href={kind.href(filter)} className="button-primary">
              첫 쪽으로
            </a>
          )}
          {!isPastEnd && isNarrowed && (search || location) && (
            <a href={words} className="button-primary">
              검색어만 남기기
            </a>
          )}
          {!isPastEnd && !isNarrowed && search && location && (
            <a href={kind.href({ search, sort })} className="button-primary">
              지역 없이 찾기
            </a>
          )}
          <a href={href.browse()} lang="en" className="button-quiet">
            Clear Filters
          </a>
          <a href={href.cities()} className="button-quiet">
            도시별로 보기
          </a>
        </>
      }
    >
      <ul className="mx-auto grid max-w-[40ch] list-disc gap-1 pl-5 text-left text-sm">
        <li>낱말 수를 줄이거나 더 넓은 업종 이름을 써 보세요.</li>
        <li>초성으로도 찾을 수 있습니다. 예: ㅅㅌㅂㅅ</li>
        <li>도시는 이름만 적어도 됩니다.</li>
      </ul>
    </Notice>
  )
}
