import type { Dashboard } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'

interface RefusedReasonsProps {
  readonly reasons: Dashboard['refusedReasons']
}

/** Why the last imports refused rows. */
export function RefusedReasons({ reasons }: RefusedReasonsProps) {
  return (
    <section aria-labelledby="refused-reasons" className="panel">
      <h2 id="refused-reasons" className="panel-heading">
        받지 못한 행의 까닭
      </h2>
      {reasons.length === 0 ? (
        <p className="mt-3 text-xs text-ink-3">최근 가져오기 20번 동안 받지 못한 행이 없습니다.</p>
      ) : (
        <table className="data-table">
          <caption className="sr-only">최근 가져오기 20번에서 받지 못한 행</caption>
          <tbody>
            {reasons.map(({ reason, rows }) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{formatCount(rows)}건</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
