import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { jobEventsUrl } from '../admin-api.ts'
import { isActive, jobsKey, putJob } from './job-queries.ts'

/** Between two attempts to connect anew, in ms, where the browser has given up. */
const pause = 3000

interface JobEventsProps {
  readonly id: string
  readonly onConnection: (isLost: boolean) => void
}

/** Listens to one job's events for as long as it stands in the tree, through restarts of the server. */
export function JobEvents({ id, onConnection }: JobEventsProps) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another connection.
  useEffect(() => {
    const source = new EventSource(jobEventsUrl(id))
    let timer: ReturnType<typeof setTimeout> | undefined
    source.onopen = () => onConnection(false)
    source.onmessage = ({ data }) => {
      const job = JSON.parse(data) as JobView
      putJob(client, job)
      if (isActive(job)) return
      source.close()
      client.invalidateQueries({ queryKey: jobsKey })
    }
    source.onerror = () => {
      onConnection(true)
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(() => {
        client.invalidateQueries({ queryKey: jobsKey })
        setAttempt((before) => before + 1)
      }, pause)
    }
    return () => {
      clearTimeout(timer)
      source.close()
      onConnection(false)
    }
  }, [id, attempt, client, onConnection])
  return null
}
