import type { ImportPreview } from '../../../domain/administration/administration.ts'

/** The first rows as they would be shown. */
export function PreviewExamples({ examples }: Pick<ImportPreview, 'examples'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label="읽은 행의 예" tabIndex={0}>
      <table className="data-table">
        <caption>이렇게 읽었습니다</caption>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">카테고리</th>
            <th scope="col">도시</th>
            <th scope="col">전화</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, category, city, phone }) => (
            <tr key={`${name}\n${phone}\n${city}`}>
              <th scope="row">{name}</th>
              <td className="reason">{category || '–'}</td>
              <td className="reason">{city || '–'}</td>
              <td className="reason">{phone || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
