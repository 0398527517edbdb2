import { expect, test, vi } from 'vitest'
import { untilUnlocked } from '../../scripts/setup/browser.ts'

test('another apt that holds the lock is waited for, longer each time, and that is said', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const waits: number[] = []
  const outcomes = [
    { isDone: false, isLocked: true },
    { isDone: false, isLocked: true },
    { isDone: true, isLocked: false },
  ]
  const run = async () => outcomes.shift() ?? { isDone: false, isLocked: false }
  expect(await untilUnlocked(run, async (time) => waits.push(time))).toBe(true)
  expect(waits).toEqual([2000, 5000])
  expect(said.mock.calls.flat()).toEqual([
    'Another apt is at work on this machine: waiting 2 s for it …',
    'Another apt is at work on this machine: waiting 5 s for it …',
  ])
  said.mockRestore()
})

test('any other failure of apt is not tried again', async () => {
  const run = vi.fn(async () => ({ isDone: false, isLocked: false }))
  expect(await untilUnlocked(run, () => Promise.reject(new Error('no wait is needed')))).toBe(false)
  expect(run).toHaveBeenCalledOnce()
})
