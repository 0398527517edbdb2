import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Dashboard } from '../../../domain/administration/administration.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'

/** Listings by country, category and day. */
export function Charts({
  countries,
  categories,
  days,
}: Pick<Dashboard, 'countries' | 'categories' | 'days'>) {
  const { dashboard, common, formats, language } = useMessages()
  return (
    <div className="charts">
      <CountChart
        title={dashboard.byCountry}
        unit={dashboard.country}
        direction="sideways"
        bars={countries.map(({ country, countryCode, businessCount }) => [
          formats.country(countryCode, country) || common.unknown,
          businessCount,
        ])}
      />
      <CountChart
        title={dashboard.byCategory}
        unit={dashboard.category}
        direction="sideways"
        bars={categories.map(({ label, businessCount }) => [
          label[language] || common.unknown,
          businessCount,
        ])}
      />
      <CountChart
        title={dashboard.byDay}
        unit={dashboard.date}
        direction="upward"
        bars={days.map(({ day, businessCount }) => {
          const [, month, date] = day.split('-').map(Number)
          return [dashboard.dayOfChart(month ?? 0, date ?? 0), businessCount]
        })}
      />
    </div>
  )
}

interface CountChartProps {
  readonly title: string
  /** Heading of the table's column of names. */
  readonly unit: string
  readonly direction: Direction
  readonly bars: Bars
}

/** A bar chart, with the same figures as a table for screen readers. */
function CountChart({ title, unit, direction, bars }: CountChartProps) {
  const id = useId()
  const messages = useMessages()
  const canvas = useBarChart(bars, direction, messages)
  return (
    <section aria-labelledby={id} className="panel chart">
      <h2 id={id} className="panel-heading">
        {title}
      </h2>
      <div className="chart-canvas" aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <details className="chart-table">
        <summary>{messages.dashboard.asTable}</summary>
        <table className="data-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{messages.dashboard.businesses}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(([label, count]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{messages.formats.count(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

type Direction = 'upward' | 'sideways'
type Bars = readonly (readonly [label: string, count: number])[]

/**
 * Draws bars on the canvas of the returned ref, in the page's colours. Draws again when the bars change, without
 * animation.
 */
function useBarChart(
  bars: Bars,
  direction: Direction,
  messages: Messages,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const chart = new Chart(canvas.current, settingsOf(bars, direction, messages))
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const recolour = () => {
      const settings = settingsOf(bars, direction, messages)
      Object.assign(chart.options, settings.options)
      chart.data = settings.data
      chart.update('none')
    }
    scheme.addEventListener('change', recolour)
    return () => {
      scheme.removeEventListener('change', recolour)
      chart.destroy()
    }
  }, [bars, direction, messages])
  return canvas
}

function settingsOf(bars: Bars, direction: Direction, { formats, common }: Messages) {
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
      callback: (value: number | string) => formats.compact(Number(value)),
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
          callbacks: { label: ({ raw }: { raw: unknown }) => common.businesses(Number(raw)) },
        },
      },
    },
  }
}
