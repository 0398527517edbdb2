import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../messages/messages.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { listAudit } from './account-calls.ts'
import { AuditList } from './audit-list.tsx'

/** The most entries in one answer. If an answer is full, older entries follow. */
const pageSize = 50

/** The log of everything that administrators did, newest first, with a button for older entries. */
export function AuditLog() {
  const log = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: async ({ pageParam }) => (await listAudit(pageParam)).entries,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
  const { audit } = useMessages().account
  return (
    <section aria-labelledby="audit" className="panel">
      <div className="flex items-center justify-between gap-4">
        <h2 id="audit" className="panel-heading">
          {audit.heading}
        </h2>
        <button
          type="button"
          className="button-small"
          disabled={log.isFetching}
          onClick={() => log.refetch()}
        >
          {audit.refresh}
        </button>
      </div>
      <Loaded query={log} what={audit.loaded}>
        {({ pages }) => <AuditList entries={pages.flat()} />}
      </Loaded>
      {log.hasNextPage && (
        <button
          type="button"
          className="button-quiet mt-4"
          disabled={log.isFetchingNextPage}
          onClick={() => log.fetchNextPage()}
        >
          {audit.more}
        </button>
      )}
    </section>
  )
}
