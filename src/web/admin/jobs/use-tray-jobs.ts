import { useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { isActive, useJobs } from './job-queries.ts'

const storageKey = 'dismissed-jobs'
/** Ended jobs stay for a day, the last few of them, until they are dismissed. */
const shownFor = 24 * 60 * 60 * 1000
const shownEnded = 5
const remembered = 100

interface TrayJobs {
  /** In the order in which they run. */
  readonly active: readonly JobView[]
  /** The last one first. */
  readonly ended: readonly JobView[]
  readonly dismiss: (id: string) => void
}

export function useTrayJobs(): TrayJobs {
  const jobs = useJobs()
  const [openedAt] = useState(() => Date.now())
  const [dismissed, setDismissed] = useState(readDismissed)
  const dismiss = (id: string) => {
    const next = [id, ...dismissed].slice(0, remembered)
    setDismissed(next)
    localStorage.setItem(storageKey, JSON.stringify(next))
  }
  const isShown = (job: JobView) =>
    job.kind !== 'preview' && job.updatedAt > openedAt - shownFor && !dismissed.includes(job.id)
  return {
    active: jobs.filter(isActive).reverse(),
    ended: jobs.filter((job) => !isActive(job) && isShown(job)).slice(0, shownEnded),
    dismiss,
  }
}

function readDismissed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
