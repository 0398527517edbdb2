import { setTimeout as wait } from 'node:timers/promises'
import { AdminCalls } from './admin-calls.ts'
import { environmentOf } from './base-directory.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import { checkDirectory } from './check-directory.ts'
import type { DirectoryModel } from './directory-model.ts'
import { EditsByHand } from './edits-by-hand.ts'
import { type Fault, faults } from './faults.ts'
import type { OperationRun } from './job-operation.ts'
import { bearsEdits, beginOperation, sendsFile } from './operations.ts'
import { type ProductServer, startServer } from './product-server.ts'
import type { Problem, ProblemKind, RoundContext } from './round-context.ts'
import type { RoundPlan } from './round-plan.ts'
import { type BasePlace, openWorkplace, type Workplace } from './workplace.ts'

/** Far longer than a round takes, in ms, so that only a job that never ends exceeds it, and not a busy machine. */
const roundLimit = 900_000

export interface RoundSetting {
  readonly root: string
  readonly from: BasePlace
  readonly workbooks: CampaignWorkbooks
  readonly model: DirectoryModel
}

export interface RoundOutcome {
  readonly plan: RoundPlan
  readonly problems: readonly Problem[]
  /** Whether the fault came before the operation had ended. */
  readonly wasCutOff: boolean
  readonly milliseconds: number
}

/** Runs one operation on a copy of the base directory, causes one fault, and checks everything afterwards. */
export async function runRound(plan: RoundPlan, setting: RoundSetting): Promise<RoundOutcome> {
  const started = Date.now()
  const fault: Fault = faults[plan.fault]
  const problems: Problem[] = []
  let wasCutOff = false
  try {
    const place = await openWorkplace(setting.root, setting.from, fault.needs ?? {})
    const round = new Round(plan, setting, place, fault, problems)
    try {
      await round.run()
    } finally {
      wasCutOff = round.wasCutOff
      await round.end()
      await place.remove()
    }
  } catch (error) {
    problems.push({
      kind: 'other',
      text: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
  return { plan, problems, wasCutOff, milliseconds: Date.now() - started }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with the primary process of its cluster.
  }
}

class Round {
  wasCutOff = false
  readonly #problems: Problem[]
  readonly #plan: RoundPlan
  readonly #setting: RoundSetting
  readonly #place: Workplace
  readonly #fault: Fault
  readonly #edits = new EditsByHand()
  readonly #limit = AbortSignal.timeout(roundLimit)
  readonly #servers: ProductServer[] = []
  readonly #beforeChecks: (() => Promise<void>)[] = []

  constructor(plan: RoundPlan, setting: RoundSetting, place: Workplace, fault: Fault, problems: Problem[]) {
    this.#problems = problems
    this.#plan = plan
    this.#setting = setting
    this.#place = place
    this.#fault = fault
  }

  report = (kind: ProblemKind, text: string): void => {
    this.#problems.push({ kind, text })
  }

  async run(): Promise<void> {
    const { operation } = this.#plan
    const usual = (await this.#setting.model.after(operation)).milliseconds
    await this.#startServer()
    const context = this.#context()
    const run = beginOperation(operation, context)
    const edits = this.#editBeside(context, usual)
    try {
      await this.#disturb(run, context, usual)
      await run.complete()
    } finally {
      await edits.end()
    }
    this.wasCutOff ||= run.cuts() > 0
    for (const undo of this.#beforeChecks) await undo()
    await this.#keepServer()
    await checkDirectory(context, operation, this.#setting.model)
  }

  /** Ends whatever still runs. */
  async end(): Promise<void> {
    for (const server of this.#servers) {
      if (server.end() !== undefined) continue
      const workers = server.workers()
      await server.endBy('SIGKILL')
      for (const pid of workers) killIfThere(pid)
    }
  }

  /** Edits listings by hand during the operation. An edit at the time of the fault gets no answer. */
  #editBeside(context: RoundContext, usual: number): { readonly end: () => Promise<void> } {
    const over = new AbortController()
    const { edited } = context.workbooks
    const pause = usual / edited.length
    const isWanted = this.#plan.editsBeside && bearsEdits.has(this.#plan.operation)
    const edits = isWanted && this.#edits.run(context.calls, edited, { signal: over.signal, pause })
    return {
      async end() {
        over.abort()
        await edits
      },
    }
  }

  /** Runs the operation, and the fault at its moment. Resolves when the operation's calls have ended and the fault is over. */
  async #disturb(run: OperationRun, context: RoundContext, usual: number): Promise<void> {
    const { moment, random } = this.#plan
    const away = new AbortController()
    const begun = this.#begin(run, context, away.signal)
    try {
      await this.#fault.strike({
        place: this.#place,
        postgres: this.#setting.from.postgres,
        random,
        server: () => this.#server,
        startServer: () => this.#startServer(),
        moment: () => wait(moment * usual),
        goAway: () => away.abort(),
        report: this.report,
        before: (undo) => this.#beforeChecks.push(undo),
      })
    } finally {
      await begun
    }
  }

  /** In half of the rounds in which the client goes away, it does so in the middle of its upload. */
  async #begin(run: OperationRun, context: RoundContext, away: AbortSignal): Promise<void> {
    const { operation, fault, moment, waits } = this.#plan
    try {
      if (fault === 'client' && sendsFile.has(operation) && !waits) {
        const path = operation === 'import' ? '/api/admin/import' : '/api/admin/uploads'
        await context.calls().uploadPart(path, context.workbooks.skip, moment / 1.2)
        this.wasCutOff = true
      } else await run.begin(away)
    } catch {
      this.wasCutOff = true
    }
  }

  get #server(): ProductServer {
    const server = this.#servers.at(-1)
    if (!server) throw new Error('No server was started yet.')
    return server
  }

  async #startServer(): Promise<void> {
    const workers = this.#fault.needs?.workers
    const environment = {
      ...environmentOf(this.#place),
      ...(workers && { WEB_CONCURRENCY: String(workers) }),
    }
    this.#servers.push(await startServer(environment))
  }

  async #keepServer(): Promise<void> {
    const end = this.#server.end()
    if (end === undefined) return
    this.report('other', `the server ended by itself (${end}): ${this.#server.log().slice(-600)}`)
    await this.#startServer()
  }

  #context(): RoundContext {
    const { base } = this.#setting.from
    return {
      base,
      workbooks: this.#setting.workbooks,
      place: this.#place,
      edits: this.#edits,
      waits: this.#plan.waits,
      mayFail: this.#plan.fault === 'disk',
      calls: () => new AdminCalls(this.#server.origin, base.cookie),
      keepServer: () => this.#keepServer(),
      report: this.report,
      limit: this.#limit,
    }
  }
}
