import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const attempts = 3

/** Lighthouse's result for one load. Scores are from 0 to 100. */
export interface PageAudit {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** Cumulative layout shift. */
  readonly cls: number
  /** Audits other than those of performance that cost points: "id: title". */
  readonly failures: readonly string[]
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Chromium's trace sometimes lacks its beginning, above all on a busy machine. Such a load does not count. */
async function loadPage(url: string, port: number): Promise<Report> {
  let reason = 'no report'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
    const report = result?.lhr
    if (report && !report.runtimeError) return report
    reason = report?.runtimeError?.message ?? reason
  }
  throw new Error(`${url}: ${reason}`)
}

/** Loads `url` like a mid-range phone, in the Chromium that listens on `port`. Rejects if no load succeeds. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const report = await loadPage(url, port)
  const scoreOf = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const weighted = Object.values(report.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = weighted
    .map(({ id }) => report.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    cls: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failures: failed.flatMap((audit) => (audit ? [`${audit.id}: ${audit.title}`] : [])),
  }
}
