import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'

interface LoadedProps<T> {
  readonly query: UseQueryResult<T, Error>
  /** What is loaded, as the catalogue has it for `common.notLoaded`. */
  readonly what: string
  /** The spec's own text for a failure, if it has one. */
  readonly failure?: string
  readonly children: (data: T) => ReactNode
}

/** Shows the data of a query. Shows a loading text before, or the error with a button to try again. */
export function Loaded<T>({ query, what, failure, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  const { common } = useMessages()
  if (data !== undefined) return children(data)
  if (error && !isFetching) {
    return (
      <div role="alert" className="load-error">
        <p>
          {failure ? <b lang="en">{failure}</b> : <b>{common.notLoaded(what)}</b>} {failureText(error, '')}
        </p>
        <button type="button" className="button-quiet" onClick={() => refetch()}>
          {common.retry}
        </button>
      </div>
    )
  }
  return <p className="text-xs text-ink-3">{common.loading}</p>
}
