import type { Dashboard } from '../../../domain/administration/administration.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'

const labels: Readonly<Record<keyof Dashboard['shortcomings'], string>> = {
  withoutCity: '도시 없음',
  withoutPhone: '전화번호 없음',
  withoutHours: '영업시간 없음',
  withoutSeoText: 'SEO 문구 없음',
}

/** How many listings lack something, and what part of all that is. */
export function ShortcomingsList({ shortcomings }: Pick<Dashboard, 'shortcomings'>) {
  const total = useDirectoryQuery(statistics()).data?.totalBusinesses ?? 0
  return (
    <section aria-labelledby="shortcomings" className="panel">
      <h2 id="shortcomings" className="panel-heading">
        비어 있는 정보
      </h2>
      <table className="data-table">
        <caption className="sr-only">정보가 비어 있는 업체</caption>
        <tbody>
          {Object.entries(labels).map(([name, label]) => {
            const count = shortcomings[name as keyof Dashboard['shortcomings']]
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}곳</td>
                <td>{total > 0 && `${((count / total) * 100).toFixed(1)}%`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
