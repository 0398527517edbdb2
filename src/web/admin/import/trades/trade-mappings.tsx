import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TradeMappingList, TradeMappingView } from '../../../../domain/administration/trade-mappings.ts'
import { useToast } from '../../../ui/frame/toast-host.tsx'
import { forgetTrade, listTradeMappings } from '../../admin-api.ts'
import { failureText } from '../../admin-call.ts'
import { useActiveJob } from '../../jobs/job-queries.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Loaded } from '../../panel/loaded.tsx'
import { TradeTable } from './trade-table.tsx'
import { useSaveTrades } from './use-save-trades.ts'

const queryKey = ['admin', 'trade-mappings']

/** The categories of the directory that mean no trade, and the trades that the administrator has chosen. */
export function TradeMappings() {
  const { trades: words } = useMessages()
  const query = useQuery({ queryKey, queryFn: listTradeMappings, staleTime: 0 })
  return (
    <section aria-labelledby="trade-mappings" className="panel text-sm">
      <h2 id="trade-mappings" className="panel-heading">
        {words.panel.heading}
      </h2>
      <Loaded query={query} what={words.panel.loaded}>
        {(list) => (
          <>
            <UnmappedCategories key={list.unmapped.map(({ text }) => text).join('\n')} list={list} />
            <ChosenTrades mappings={list.mappings} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function UnmappedCategories({ list: { unmapped, unmappedCount } }: { readonly list: TradeMappingList }) {
  const { trades: words, common } = useMessages()
  const client = useQueryClient()
  const save = useSaveTrades(() => client.invalidateQueries({ queryKey }))
  const isRunning = useActiveJob('trades') !== undefined
  if (unmapped.length === 0) return <p className="mt-2 text-xs text-ink-3">{words.panel.none}</p>
  return (
    <>
      <p className="mt-1 text-xs text-ink-2">{words.panel.note}</p>
      {unmapped.length < unmappedCount && (
        <p className="mt-1 text-xs text-ink-2">{words.panel.first(unmapped.length, unmappedCount)}</p>
      )}
      <TradeTable
        label={words.panel.heading}
        texts={unmapped.map(({ text, businessCount, suggestion }) => ({
          text,
          count: common.rows(businessCount),
          example: '',
          suggestion,
          isGuess: false,
        }))}
        isPending={save.isPending || isRunning}
        onSave={save.mutate}
      />
    </>
  )
}

function ChosenTrades({ mappings }: { readonly mappings: readonly TradeMappingView[] }) {
  const { trades: words, language } = useMessages()
  if (mappings.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer py-3 font-semibold">{words.panel.chosen(mappings.length)}</summary>
      <ul className="session-list">
        {mappings.map((mapping) => (
          <li key={mapping.key}>
            <p className="min-w-0 break-words">
              <b>{mapping.text}</b> → {mapping.label[language]}
            </p>
            <ForgetButton mapping={mapping} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ForgetButton({ mapping }: { readonly mapping: TradeMappingView }) {
  const { panel } = useMessages().trades
  const client = useQueryClient()
  const toast = useToast()
  const forget = useMutation({
    mutationFn: () => forgetTrade(mapping.key),
    onSuccess: ({ message }) => {
      toast({ title: panel.forgotten, text: message })
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) => toast({ title: panel.notForgotten, text: failureText(error, ''), isError: true }),
  })
  return (
    <button
      type="button"
      className="button-small"
      aria-label={panel.forgetOf(mapping.text)}
      disabled={forget.isPending}
      onClick={() => forget.mutate()}
    >
      {panel.forget}
    </button>
  )
}
