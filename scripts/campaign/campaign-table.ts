import { type Fault, type FaultName, faultNames, faults } from './faults.ts'
import { type OperationName, operationNames } from './operations.ts'
import type { RoundOutcome } from './round.ts'
import type { ProblemKind } from './round-context.ts'

const kinds: readonly ProblemKind[] = ['lost', 'doubled', 'ghost', 'other']

/** A Markdown table of operations and faults: the rounds, how many operations were cut off, and what was found. */
export function campaignTable(outcomes: readonly RoundOutcome[]): string {
  const met = faultNames.filter((name) => outcomes.some(({ plan }) => plan.fault === name))
  const head = ['operation', ...met, 'rounds', 'cut off', 'lost', 'doubled', 'ghosts', 'other differences']
  const rows = operationNames
    .map((operation) => [operation, ofOperation(outcomes, operation)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([operation, own]) => rowOf(operation, met, own))
  const sum = rowOf('all', met, outcomes)
  return [head, head.map(() => '---'), ...rows, sum].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const ofOperation = (outcomes: readonly RoundOutcome[], operation: OperationName) =>
  outcomes.filter(({ plan }) => plan.operation === operation)

function rowOf(title: string, met: readonly FaultName[], outcomes: readonly RoundOutcome[]): string[] {
  const counts = met.map((name) => outcomes.filter(({ plan }) => plan.fault === name).length)
  const cutOff = outcomes.filter(({ wasCutOff }) => wasCutOff).length
  const found = kinds.map(
    (kind) => outcomes.filter(({ problems }) => problems.some((problem) => problem.kind === kind)).length,
  )
  return [title, ...[...counts, outcomes.length, cutOff, ...found].map((count) => String(count || '·'))]
}

/** What the table's columns mean. */
export function faultLegend(): string {
  return Object.entries(faults)
    .map(([name, { title }]: [string, Fault]) => `${name}: ${title}`)
    .join('\n')
}
