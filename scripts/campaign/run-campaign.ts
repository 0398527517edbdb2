import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBaseDirectory } from './base-directory.ts'
import { openPostgresPlaces, type PostgresPlaces } from './base-places.ts'
import { makeWorkbooks } from './campaign-workbooks.ts'
import { DirectoryModel } from './directory-model.ts'
import { type Fault, type FaultName, faults } from './faults.ts'
import type { OperationName } from './operations.ts'
import { type RoundOutcome, type RoundSetting, runRound } from './round.ts'
import { type EngineName, planRound, type RoundPlan } from './round-plan.ts'
import { mountSmallDisk } from './small-disk.ts'
import { runUndisturbed } from './undisturbed.ts'
import type { BasePlace } from './workplace.ts'

export interface CampaignOptions {
  readonly rounds: number
  /** No round starts later than this. */
  readonly minutes: number
  readonly engine: EngineName | 'both'
  readonly seed: number
  /** How many rounds run at once. */
  readonly parallel: number
  /** Only the round with this number. */
  readonly only?: number | undefined
  /** Only rounds of this operation, or with this fault. */
  readonly operation?: OperationName | undefined
  readonly fault?: FaultName | undefined
  readonly onRound?: (outcome: RoundOutcome, done: number) => void
}

export interface CampaignResult {
  readonly outcomes: readonly RoundOutcome[]
  /** Faults that this machine or user does not allow. */
  readonly leftOut: readonly FaultName[]
}

/** Runs the rounds, several at once, each on data of its own. When it resolves, all started processes have ended. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const root = await mkdtemp(join(tmpdir(), 'campaign-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await runIn(root, options)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function runIn(root: string, options: CampaignOptions): Promise<CampaignResult> {
  const endsAt = Date.now() + options.minutes * 60_000
  const leftOut: readonly FaultName[] = canMount(root) ? [] : ['disk']
  const plans = planAll(options, leftOut)
  const workbooks = await makeWorkbooks(root, options.seed)
  const setting = { root, workbooks }
  const made = makeBaseDirectory({ dataDir: join(root, 'sqlite-base') }, workbooks)
  const expected = made.then(({ content }) => content)
  const [base, postgres] = await Promise.all([made, openPostgresFor(plans, { ...setting, expected })])
  const sqlite: BasePlace = { base, postgres: undefined }
  const model = new DirectoryModel(base, (operation) =>
    runUndisturbed(operation, { ...setting, from: sqlite }),
  )
  try {
    const run = (plan: RoundPlan) => {
      const use = (from: BasePlace) => runRound(plan, { ...setting, model, from } satisfies RoundSetting)
      const needs: Fault['needs'] = (faults[plan.fault] as Fault).needs
      return plan.engine === 'sqlite' ? use(sqlite) : postgres?.lend(needs?.ownPostgres ?? false, use)
    }
    const outcomes = await runAll(plans, run, { ...options, endsAt })
    return { outcomes, leftOut }
  } finally {
    await postgres?.stop()
  }
}

function planAll(options: CampaignOptions, leftOut: readonly FaultName[]): RoundPlan[] {
  const { rounds, only, operation, fault } = options
  const planOf = (number: number) => planRound(number, { ...options, leftOut })
  if (only !== undefined) return [planOf(only)]
  const isWanted = (plan: RoundPlan) =>
    (operation ?? plan.operation) === plan.operation && (fault ?? plan.fault) === plan.fault
  const plans: RoundPlan[] = []
  // Every operation is combined with every fault far sooner than this.
  for (let number = 0; plans.length < rounds && number < (rounds + 1) * 1000; number++) {
    const plan = planOf(number)
    if (isWanted(plan)) plans.push(plan)
  }
  return plans
}

const hasOwnPostgres = ({ engine, fault }: RoundPlan) =>
  engine === 'postgres' && ((faults[fault] as Fault).needs?.ownPostgres ?? false)

async function openPostgresFor(
  plans: readonly RoundPlan[],
  setting: Parameters<typeof openPostgresPlaces>[1],
): Promise<PostgresPlaces | undefined> {
  if (!plans.some(({ engine }) => engine === 'postgres')) return undefined
  const alone = plans.filter(hasOwnPostgres).length
  return openPostgresPlaces(Math.min(2, Math.ceil(alone / 10)), setting)
}

async function runAll(
  plans: readonly RoundPlan[],
  run: (plan: RoundPlan) => Promise<RoundOutcome> | undefined,
  { parallel, endsAt, onRound }: CampaignOptions & { readonly endsAt: number },
): Promise<RoundOutcome[]> {
  const waiting = [...plans]
  const outcomes: RoundOutcome[] = []
  const lane = async () => {
    for (let plan = waiting.shift(); plan && Date.now() < endsAt; plan = waiting.shift()) {
      const outcome = await run(plan)
      if (!outcome) continue
      outcomes.push(outcome)
      onRound?.(outcome, outcomes.length)
    }
  }
  await Promise.all(Array.from({ length: parallel }, lane))
  return outcomes
}

function canMount(root: string): boolean {
  const disk = mountSmallDisk(join(root, 'mount-trial'))
  disk?.unmount()
  return disk !== undefined
}
