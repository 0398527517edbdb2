import { href } from '../../routes.ts'
import { Notice } from '../../ui/notice.tsx'

/** Help for a search that found nothing. */
export function NoResults({ q, location }: { readonly q: string; readonly location: string }) {
  return (
    <Notice
      title="검색 결과가 없습니다"
      headingLevel="h2"
      actions={
        <>
          {location && (
            <a href={href.search({ q })} className="button-primary">
              지역 없이 ‘{q}’ 찾기
            </a>
          )}
          <a href={href.browse()} className="button-quiet">
            모든 업체 보기
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
        <li>지역은 도시 이름만 적어도 됩니다.</li>
      </ul>
    </Notice>
  )
}
