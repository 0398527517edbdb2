import { describe, expect, test } from 'vitest'
import { ReadBudget } from './read-budget.ts'

function startBudget(perSecond: number) {
  const clock = { now: 0 }
  return { clock, budget: new ReadBudget({ perSecond, now: () => clock.now }) }
}

describe('ReadBudget', () => {
  test('an address that is new may read', () => {
    const { budget } = startBudget(250)
    expect(budget.wait('a')).toBe(0)
  })

  test('ten seconds’ worth may be used at once; then the address waits, and others do not', () => {
    const { budget } = startBudget(250)
    budget.add('a', 2499)
    expect(budget.wait('a')).toBe(0)
    budget.add('a', 501)
    expect(budget.wait('a')).toBe(3)
    expect(budget.wait('b')).toBe(0)
  })

  test('the debt is forgiven with time, and after Retry-After the address may read again', () => {
    const { clock, budget } = startBudget(250)
    budget.add('a', 3000)
    clock.now += budget.wait('a') * 1000
    expect(budget.wait('a')).toBe(0)
    clock.now += 60_000
    expect(budget.debt('a')).toBe(0)
  })

  test('without a bound nobody waits', () => {
    const { budget } = startBudget(Number.POSITIVE_INFINITY)
    budget.add('a', 1e9)
    expect([budget.wait('a'), budget.debt('a')]).toEqual([0, 0])
  })

  test('many addresses that owe nothing any more are forgotten', () => {
    const { clock, budget } = startBudget(250)
    for (let index = 0; index < 9_999; index++) budget.add(`a${index}`, 1)
    clock.now += 1000
    budget.add('b', 1000)
    expect([budget.debt('a1'), budget.debt('b')]).toEqual([0, 1000])
  })
})
