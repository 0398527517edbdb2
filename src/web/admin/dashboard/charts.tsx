import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Dashboard } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'

const unknown = '알 수 없음'

/** Listings by country, category and day. */
export function Charts({
  countries,
  categories,
  days,
}: Pick<Dashboard, 'countries' | 'categories' | 'days'>) {
  return (
    <div className="charts">
      <CountChart
        title="국가별 업체"
        unit="국가"
        direction="sideways"
        bars={countries.map(({ country, businessCount }) => [country || unknown, businessCount])}
      />
      <CountChart
        title="카테고리별 업체"
        unit="카테고리"
        direction="sideways"
        bars={categories.map(({ category, businessCount }) => [category || unknown, businessCount])}
      />
      <CountChart
        title="최근 30일 새 업체"
        unit="날짜"
        direction="upward"
        bars={days.map(({ day, businessCount }) => [day.slice(5).replace('-', '. '), businessCount])}
      />
    </div>
  )
}

interface CountChartProps {
  readonly title: string
  /** Heading of the table's column of names. */
  readonly unit: string
  readonly direction: 'upward' | 'sideways'
  readonly bars: Bars
}

/** A bar chart, with the same figures as a table for screen readers. */
function CountChart({ title, unit, direction, bars }: CountChartProps) {
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

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** `1.5천`, `100만` */
const compact = new Intl.NumberFormat('ko-KR', { notation: 'compact' })

type Bars = readonly (readonly [label: string, count: number])[]

/**
 * Draws bars on the canvas of the returned ref, in the page's colours. Draws again when the bars change, without
 * animation.
 */
function useBarChart(bars: Bars, direction: 'upward' | 'sideways'): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const chart = new Chart(canvas.current, settingsOf(bars, direction))
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => {
      Object.assign(chart.options, settingsOf(bars, direction).options)
      chart.data = settingsOf(bars, direction).data
      chart.update('none')
    }
    scheme.addEventListener('change', recolour)
    return () => {
      scheme.removeEventListener('change', recolour)
      chart.destroy()
    }
  }, [bars, direction])
  return canvas
}

function settingsOf(bars: Bars, direction: 'upward' | 'sideways') {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 }
  const isSideways = direction === 'sideways'
  const counts = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: colour('--line') },
    ticks: {
      color: colour('--ink-3'),
      font,
      precision: 0,
      maxTicksLimit: 5,
      callback: (value: number | string) => compact.format(Number(value)),
    },
  }
  const names = {
    border: { color: colour('--line-strong') },
    grid: { display: false },
    ticks: { color: colour('--ink-2'), font, autoSkip: !isSideways, maxRotation: 0 },
  }
  return {
    type: 'bar' as const,
    data: {
      labels: bars.map(([label]) => label),
      datasets: [
        {
          data: bars.map(([, count]) => count),
          backgroundColor: colour('--brand'),
          borderRadius: 3,
          maxBarThickness: 18,
        },
      ],
    },
    options: {
      animation: false as const,
      maintainAspectRatio: false,
      indexAxis: isSideways ? ('y' as const) : ('x' as const),
      scales: isSideways ? { x: counts, y: names } : { x: names, y: counts },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: { label: ({ raw }: { raw: unknown }) => `${formatCount(Number(raw))}곳` },
        },
      },
    },
  }
}
