// `npm run campaign -- --rounds N --minutes M`: faults in the middle of operations, and the exact state after each.
import { availableParallelism } from 'node:os'
import { Command, Option } from 'commander'
import { campaignTable, faultLegend } from './campaign-table.ts'
import { faultNames } from './faults.ts'
import { operationNames } from './operations.ts'
import type { RoundOutcome } from './round.ts'
import { type CampaignOptions, runCampaign } from './run-campaign.ts'

const failureLength = 1500
const roundsPerLine = 25

const program = new Command('npm run campaign --')
  .description('Disturbs operations at random moments and asserts the exact state after each.')
  .option('--rounds <n>', 'rounds at most', Number, 100)
  .option('--minutes <m>', 'no round begins later than this', Number, 10)
  .addOption(new Option('--engine <name>').choices(['sqlite', 'postgres', 'both']).default('both'))
  .option('--seed <s>', 'decides files, operations, faults and moments', Number, 1)
  .option('--parallel <p>', 'rounds at once', Number, Math.max(4, availableParallelism() * 4))
  .addOption(new Option('--operation <name>', 'rounds of this operation alone').choices(operationNames))
  .addOption(new Option('--fault <name>', 'rounds with this fault alone').choices(faultNames))
  .option('--only <round>', 'this round alone', Number)
  .parse()

const options = program.opts<Omit<CampaignOptions, 'onRound'>>()
// All started processes end with this one: see `endWithUs`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

function tell(outcome: RoundOutcome, done: number): void {
  const { plan, problems } = outcome
  if (problems.length > 0 || options.only !== undefined) console.log(describe(outcome))
  if (done % roundsPerLine === 0) console.log(`${done} rounds; the last: ${plan.operation} × ${plan.fault}`)
}

function describe({ plan, problems, milliseconds, wasCutOff }: RoundOutcome): string {
  const { number, engine, operation, fault, moment } = plan
  const again = `npm run campaign -- --engine ${options.engine} --seed ${options.seed} --only ${number}`
  return [
    `round ${number}: ${operation} × ${fault} on ${engine}, at ${Math.round(moment * 100)} % of its usual time` +
      `${wasCutOff ? ', cut off' : ''} (${(milliseconds / 1000).toFixed(1)} s)`,
    ...problems.map(({ kind, text }) => `  ${kind}: ${text.slice(0, failureLength)}`),
    `  again: ${again}`,
  ].join('\n')
}

const started = Date.now()
const { outcomes, leftOut } = await runCampaign({ ...options, onRound: tell })
const failed = outcomes.filter(({ problems }) => problems.length > 0)
const seconds = (Date.now() - started) / 1000
const each = seconds / Math.max(1, outcomes.length)
console.log(`\n${campaignTable(outcomes)}\n\n${faultLegend()}`)
if (leftOut.length > 0)
  console.log(`Left out, as this user may not mount a file system: ${leftOut.join(', ')}`)
console.log(
  `\n${outcomes.length} rounds in ${seconds.toFixed(0)} s (${each.toFixed(1)} s each), seed ${options.seed}, engine ${options.engine}: ${failed.length} failed`,
)
process.exit(failed.length === 0 && outcomes.length > 0 ? 0 : 1)
