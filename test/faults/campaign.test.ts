import { expect, test } from 'vitest'
import { runCampaign } from '../../scripts/campaign/run-campaign.ts'

const rounds = 30
const seed = 20

test('thirty operations, each disturbed at a random moment, leave exactly what undisturbed ones leave', async () => {
  const { outcomes } = await runCampaign({ rounds, minutes: 40, engine: 'both', seed, parallel: 6 })
  const found = outcomes.flatMap(({ plan, problems }) =>
    problems.map(({ kind, text }) => `${plan.operation} × ${plan.fault} on ${plan.engine}: ${kind}: ${text}`),
  )
  expect(found).toEqual([])
  expect(outcomes).toHaveLength(rounds)
}, 3_600_000)
