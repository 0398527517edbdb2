import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableBusiness } from '../../../domain/administration/administration.ts'
import { koreanHref as href } from '../../routes.ts'
import { listClosed } from '../admin-api.ts'
import { useTradeName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { FoldedPanel } from '../panel/folded-panel.tsx'
import { PageTurner } from './merge/duplicate-list.tsx'
import { SetClosed } from './set-closed.tsx'

const pageSize = 20

/** Businesses that have closed for good: no list of visitors has them. Renders nothing if there are none. */
export function ClosedList() {
  const [page, setPage] = useState(0)
  const words = useMessages().businesses.closed
  const { data } = useQuery({
    queryKey: ['admin', 'closed', page],
    queryFn: () => listClosed(page * pageSize),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!data || data.totalCount === 0) return null
  return (
    <FoldedPanel id="closed" heading={words.heading(data.totalCount)}>
      <ul>
        {data.businesses.map((listing) => (
          <ClosedItem key={listing.business.id} listing={listing} />
        ))}
      </ul>
      <PageTurner label={words.pages} page={page} total={data.totalCount} onPage={setPage} />
    </FoldedPanel>
  )
}

function ClosedItem({ listing }: { readonly listing: EditableBusiness }) {
  const { business, version } = listing
  const { businesses, formats } = useMessages()
  const facts = [useTradeName()(business), business.address, business.phone]
  return (
    <li className="submission">
      <div className="min-w-0">
        <a href={href.details(business.slug)} target="_blank" rel="noopener" className="font-semibold">
          {business.name}
        </a>
        <p className="text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-ink-3">{businesses.closed.since(formats.dateTime(version))}</p>
      </div>
      <div className="submission-actions">
        <SetClosed listing={listing} />
      </div>
    </li>
  )
}
