import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { type RefObject, useEffect, useRef } from 'react'
import { formatCount } from '../../format/count.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** `1.5천`, `100만` */
const compact = new Intl.NumberFormat('ko-KR', { notation: 'compact' })

export type Bars = readonly (readonly [label: string, count: number])[]

/** Draws bars on the canvas of the ref it gives: in the colours of the page, anew when those change, without motion. */
export function useBarChart(
  bars: Bars,
  direction: 'upward' | 'sideways',
): RefObject<HTMLCanvasElement | null> {
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
