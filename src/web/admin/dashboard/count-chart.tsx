import { useId } from 'react'
import { formatCount } from '../../format/count.ts'
import { type Bars, useBarChart } from './use-bar-chart.ts'

interface CountChartProps {
  readonly title: string
  /** Heads the names' column of the table. */
  readonly unit: string
  readonly direction: 'upward' | 'sideways'
  readonly bars: Bars
}

/** A bar chart, and the same figures as a table for those who do not see it. */
export function CountChart({ title, unit, direction, bars }: CountChartProps) {
  const id = useId()
  const canvas = useBarChart(bars, direction)
  return (
    <section aria-labelledby={id} className="panel chart">
      <h2 id={id} className="panel-heading">
        {title}
      </h2>
      <div className="chart-canvas" aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <details className="chart-table">
        <summary>표로 보기</summary>
        <table className="data-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">업체</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(([label, count]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
