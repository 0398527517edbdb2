import { Random } from '../../src/domain/random.ts'
import { type FaultName, faultsOf } from './faults.ts'
import { type OperationName, operationNames } from './operations.ts'

export type EngineName = 'sqlite' | 'postgres'

/** The plan of a round. It follows from the campaign's seed and the round's number. */
export interface RoundPlan {
  readonly number: number
  readonly engine: EngineName
  readonly operation: OperationName
  readonly fault: FaultName
  /** When the fault occurs, as a share of the time that the operation takes without a fault. */
  readonly moment: number
  /** Whether the client waits for the operation's end in one call, if the operation has such a call. */
  readonly waits: boolean
  /** Whether listings are edited by hand meanwhile, if the operation does not touch them. */
  readonly editsBeside: boolean
  /** Random numbers for the fault. */
  readonly random: Random
}

const planStream = 0x0ca3

/**
 * With both engines, every third round is on PostgreSQL. Operations and faults alternate so that each combination
 * occurs.
 */
export function planRound(
  number: number,
  {
    seed,
    engine,
    leftOut,
  }: {
    readonly seed: number
    readonly engine: EngineName | 'both'
    readonly leftOut: readonly FaultName[]
  },
): RoundPlan {
  const isPostgres = engine === 'both' ? number % 3 === 2 : engine === 'postgres'
  const third = Math.floor(number / 3)
  const turn = engine === 'both' ? (isPostgres ? third : number - third) : number
  const own: EngineName = isPostgres ? 'postgres' : 'sqlite'
  const place = turn % operationNames.length
  const operation = operationNames[place] as OperationName
  const faults = faultsOf(own, operation).filter((name) => !leftOut.includes(name))
  const cycle = Math.floor(turn / operationNames.length)
  const fault = faults[(place + cycle) % faults.length] as FaultName
  const random = new Random(seed ^ planStream, number)
  return {
    number,
    engine: own,
    operation,
    fault,
    moment: random.next() * 1.1,
    waits: random.chance(0.3),
    editsBeside: random.chance(0.5),
    random,
  }
}
