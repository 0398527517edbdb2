import { formatCount } from '../../format/count.ts'

interface RefusedRowsProps {
  readonly rows: readonly { readonly rowNumber: number; readonly reason: string }[]
  readonly total: number
}

/** The first rows that could not be taken, each with its reason. */
export function RefusedRows({ rows, total }: RefusedRowsProps) {
  const caption =
    total > rows.length
      ? `받지 못한 행 ${formatCount(total)}건 가운데 처음 ${formatCount(rows.length)}건`
      : '받지 못한 행'
  return (
    <table className="data-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">행</th>
          <th scope="col">까닭</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rowNumber, reason }) => (
          <tr key={rowNumber}>
            <th scope="row" className="tabular-nums">
              {formatCount(rowNumber)}
            </th>
            <td className="reason">{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
