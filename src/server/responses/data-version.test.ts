import { expect, test } from 'vitest'
import { DataVersion } from './data-version.ts'

test('a slow read that was overtaken does not bring an old version back', async () => {
  const answers: ((version: number) => void)[] = []
  const version = new DataVersion(() => new Promise((resolve) => answers.push(resolve)), {
    onFailure: () => undefined,
    onRecovery: () => undefined,
  })
  const slow = version.refresh()
  const fast = version.refresh()
  answers[1]?.(2)
  await fast
  answers[0]?.(1)
  await slow
  expect(version.current).toBe(2)
})
