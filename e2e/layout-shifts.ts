import type { Page } from 'playwright-core'

/** Chromium may paint half of a line, whose end then moves: a thousandth. A photo without room of its own moves 0.25. */
export const halfPaintedLine = 0.002

interface Watched {
  /** What has to move for a shift to count. */
  readonly selector: string
  /** The smallest shift that counts: the share of the window that moves, times how far it moves in windows. */
  readonly least: number
}

/** Notes the shifts of the layout from the beginning of each page on, for `shiftsOf`. */
export async function watchShifts(page: Page, watched: Watched): Promise<void> {
  await page.addInitScript(({ selector, least }) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const elementOf = ({ node }: { node?: Node }) => (node instanceof Element ? node : node?.parentElement)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] }
        const moved = sources.map(elementOf).filter((element) => element?.closest(selector))
        if (value >= least && moved.length > 0) {
          shifts.push(`${value}: ${moved.map((element) => element?.className).join(', ')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, watched)
}

/** Waits until what has arrived is painted, and every shift of the frames before has been told. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
  })

/** The shifts so far. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await untilPainted(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
