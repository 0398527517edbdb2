import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { DashboardService } from '../../application/dashboard/dashboard-service.ts'
import { canUndoJob } from '../../application/jobs/job-view.ts'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { JobStore } from '../../application/ports/job-store.ts'
import type { ListingAdministration } from '../../application/ports/listing-administration.ts'
import type { SearchDictionary } from '../../application/ports/search-dictionary.ts'
import { nameCities } from '../../application/search/suggestions/name-cities.ts'
import { type SitemapService, sitemapSize } from '../../application/sitemap/sitemap-service.ts'
import type { AuditView } from '../../domain/administration/administration.ts'
import type { DirectoryApi } from '../../domain/directory/directory.ts'
import { auditDetails } from './audit-details.ts'

/** Tells what can be undone. */
export interface UndoSources {
  readonly administration: Pick<ListingAdministration, 'countUndoable'>
  readonly jobStore: Pick<JobStore, 'findJob'>
}

export interface DashboardRouteOptions extends UndoSources {
  readonly dashboard: DashboardService
  readonly audit: AuditLog
  readonly api: DirectoryApi
  readonly dictionary: SearchDictionary
  readonly sitemaps: SitemapService
  readonly site: { readonly origin: string }
}

const activityShown = 10
const cityNamesQuery = z.object({ text: z.string().max(200), country: z.string().max(200).default('') })

/** Routes of the dashboard (figures of the directory and its sitemaps, and recent events), and of the names that the panel's fields offer. */
export async function dashboardRoutes(app: FastifyInstance, options: DashboardRouteOptions): Promise<void> {
  const { dashboard, audit, api, dictionary, sitemaps, site } = options

  app.get('/api/admin/dashboard', async () => {
    const entries = await audit.list(undefined, activityShown)
    const activity = await Promise.all(entries.map((entry) => toAuditView(entry, options)))
    return { ...(await dashboard.figures()), activity }
  })

  app.get('/api/admin/categories', async () => ({ categories: await dashboard.categories() }))

  app.get('/api/admin/city-names', (request) =>
    nameCities({ dictionary, api }, cityNamesQuery.parse(request.query)),
  )

  app.get('/api/admin/sitemap-stats', async () => {
    const [{ totalBusinesses }, parts] = await Promise.all([api.statistics(), sitemaps.countBusinessParts()])
    const url = (name: string) => `${site.origin}/${name}.xml`
    return {
      totalBusinesses,
      totalSitemaps: parts,
      businessesPerSitemap: sitemapSize,
      sitemapUrls: {
        main: url('sitemap'),
        mainPages: url('sitemap-pages'),
        categories: url('sitemap-categories'),
        cities: url('sitemap-cities'),
        businesses: Array.from({ length: parts }, (_, index) => url(`sitemap-businesses-${index + 1}`)),
      },
    }
  })
}

/** Actions whose entry belongs to a change of listings, or to a decision, that can be undone. */
const undoable = new Set<AuditEntry['action']>([
  'listing-edited',
  'listing-deleted',
  'listings-merged',
  'listing-verified',
  'listing-unverified',
  'listing-closed',
  'listing-reopened',
  'submission-approved',
  'submission-rejected',
  'report-applied',
  'report-closed',
  'report-dismissed',
])

/** An entry of the audit log as the panel shows it. The end of a job offers to undo the job. */
export async function toAuditView(
  entry: AuditEntry,
  { administration, jobStore }: UndoSources,
): Promise<AuditView> {
  const canUndo = async () => {
    if (undoable.has(entry.action)) return (await administration.countUndoable(entry.id)) > 0
    const job = entry.action === 'job-ended' ? await jobStore.findJob(entry.subjectId) : undefined
    return job !== undefined && canUndoJob(job)
  }
  return { ...entry, details: auditDetails(entry.details as AuditView['details']), canUndo: await canUndo() }
}
