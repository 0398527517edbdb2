import { useId, useState } from 'react'
import type { MergeCandidate, MergeRequest } from '../../../../domain/administration/duplicates.ts'
import {
  type MergeChoices,
  type MergeField,
  type MergeProposal,
  mergeFields,
  proposedId,
} from '../../../../domain/business/duplicates/merge-fields.ts'
import { koreanHref as href } from '../../../routes.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Fact, isSameFact, useFactText } from './merge-facts.tsx'

interface MergeTableProps {
  readonly members: readonly MergeCandidate[]
  readonly proposal: MergeProposal
  /** Absent: they are only compared. */
  readonly merge?: {
    readonly isPending: boolean
    readonly start: (request: MergeRequest, name: string) => void
  }
}

/** Listings side by side, with what differs marked. The administrator chooses which one stays and from which one each field is. */
export function MergeTable({ members, proposal, merge }: MergeTableProps) {
  const words = useMessages().businesses.duplicates
  const textOf = useFactText()
  const state = useMergeChoice(members, proposal)
  const { kept, ticked } = state
  const leftOut = members.length - ticked.length
  const shown = mergeFields.filter((field) => members.some((member) => textOf(member, field) !== ''))
  return (
    <>
      <div className="merge-scroll">
        <table className="data-table duplicate-facts">
          <caption className="sr-only">
            {words.comparison(members.map(({ business }) => business.name).join(', '))}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.fact}</span>
              </th>
              {members.map((member) => (
                <MemberHead key={member.business.id} member={member} state={state} isChosen={!!merge} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <FactRow
                key={field}
                {...{ field, members, textOf, state }}
                isChosen={merge !== undefined && !isSameFact(ticked, field, textOf)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {merge && kept && (
        <>
          <p className="text-xs text-ink-2">{words.mergeHelp}</p>
          {leftOut > 0 && <p className="text-xs text-ink-2">{words.leftOut(leftOut)}</p>}
          <button
            type="button"
            className="button-small merge-button"
            aria-label={words.mergeOf(ticked.length, kept.business.name)}
            disabled={merge.isPending || ticked.length < 2}
            onClick={() => merge.start(state.request(kept), kept.business.name)}
          >
            {words.merge(ticked.length)}
          </button>
        </>
      )}
    </>
  )
}

type ChoiceState = ReturnType<typeof useMergeChoice>

/** What is chosen; what is not is as proposed. */
function useMergeChoice(members: readonly MergeCandidate[], proposal: MergeProposal) {
  const group = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<string>()
  const [choices, setChoices] = useState<MergeChoices>({})
  const ticked = members.filter(({ business }) => !left.has(business.id))
  const isTicked = (id: string | undefined) => ticked.some(({ business }) => business.id === id)
  const kept = ticked.find(({ business }) => business.id === wanted) ?? ticked[0]
  const sourceOf = (field: MergeField) => {
    const chosen = choices[field]
    if (chosen && isTicked(chosen)) return chosen
    return proposedId(proposal[field].filter(isTicked), kept?.business.id ?? '')
  }
  const seen = ({ business: { id }, version }: MergeCandidate) => ({ id, version })
  return {
    group,
    ticked,
    kept,
    isTicked,
    sourceOf,
    keep: setWanted,
    choose: (field: MergeField, id: string) => setChoices({ ...choices, [field]: id }),
    tick: (id: string, isIn: boolean) => {
      const others = [...left].filter((one) => one !== id)
      setLeft(new Set(isIn ? others : [...others, id]))
    },
    request: (keep: MergeCandidate): MergeRequest => ({
      keep: seen(keep),
      remove: ticked.filter((one) => one !== keep).map(seen),
      choices: Object.fromEntries(mergeFields.map((field) => [field, sourceOf(field)])),
    }),
  }
}

interface MemberHeadProps {
  readonly member: MergeCandidate
  readonly state: ChoiceState
  /** Whether it can be chosen. */
  readonly isChosen: boolean
}

function MemberHead({ member: { business, status }, state, isChosen }: MemberHeadProps) {
  const words = useMessages().businesses.duplicates
  const { id, name, slug } = business
  const isTicked = state.isTicked(id)
  const canLeave = state.ticked.length > 2 || !isTicked
  return (
    <th scope="col" data-left={!isTicked || undefined}>
      {status === 'pending' ? (
        <>
          {name} <span className="block text-xs text-ink-2">{words.submission}</span>
        </>
      ) : (
        <a href={href.details(slug)} target="_blank" rel="noopener">
          {name}
        </a>
      )}
      {isChosen && isTicked && (
        <label className="merge-pick">
          <input
            type="radio"
            name={`${state.group}keep`}
            aria-label={words.staysOf(name)}
            checked={state.kept?.business.id === id}
            onChange={() => state.keep(id)}
          />
          {words.stays}
        </label>
      )}
      {isChosen && (canLeave || !isTicked) && (
        <label className="merge-pick">
          <input
            type="checkbox"
            aria-label={words.includedOf(name)}
            checked={isTicked}
            onChange={(event) => state.tick(id, event.currentTarget.checked)}
          />
          {words.included}
        </label>
      )}
    </th>
  )
}

interface FactRowProps {
  readonly field: MergeField
  readonly members: readonly MergeCandidate[]
  readonly textOf: ReturnType<typeof useFactText>
  readonly state: ChoiceState
  /** Whether there is something to choose. */
  readonly isChosen: boolean
}

function FactRow({ field, members, textOf, state, isChosen }: FactRowProps) {
  const words = useMessages().businesses.duplicates
  const label = words.fields[field]
  const source = state.sourceOf(field)
  const mark = isSameFact(members, field, textOf) ? {} : { 'data-differs': true }
  return (
    <tr {...mark}>
      <th scope="row">{label}</th>
      {members.map((member) => {
        const { id, name } = member.business
        const isSource = isChosen && source === id
        const others = state.ticked.filter((one) => one !== member)
        const fact = <Fact {...{ candidate: member, others, field, textOf }} isChosen={isSource} />
        if (!isChosen || !state.isTicked(id)) return <td key={id}>{fact}</td>
        return (
          <td key={id} data-chosen={isSource || undefined}>
            <label className="merge-pick">
              <input
                type="radio"
                name={`${state.group}${field}`}
                aria-label={words.takeFrom(label, name)}
                checked={isSource}
                onChange={() => state.choose(field, id)}
              />
              {fact}
            </label>
          </td>
        )
      })}
    </tr>
  )
}
