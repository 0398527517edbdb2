import { expect, test } from 'vitest'
import { Readiness } from './readiness.ts'

function create() {
  const clock = { now: 0 }
  const state = { store: true, checks: 0, gate: Promise.resolve() }
  const changes: string[][] = []
  const readiness = new Readiness({
    checks: {
      store: async () => {
        state.checks++
        await state.gate
        return state.store
      },
      file: async () => {
        if (!state.store) throw new Error('damaged')
        return true
      },
    },
    now: () => clock.now,
    onChange: (failing) => changes.push([...failing]),
  })
  return { readiness, clock, state, changes }
}

test('the parts are checked once a second, however many ask', async () => {
  const { readiness, clock, state } = create()
  await Promise.all(Array.from({ length: 1000 }, () => readiness.listFailing()))
  expect(state.checks).toBe(1)
  clock.now = 999
  await readiness.listFailing()
  expect(state.checks).toBe(1)
  clock.now = 1000
  await readiness.listFailing()
  expect(state.checks).toBe(2)
})

test('checks that take long are not begun again', async () => {
  const { readiness, clock, state } = create()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const first = readiness.listFailing()
  clock.now = 900
  const second = readiness.listFailing()
  clock.now = 5000
  const third = readiness.listFailing()
  gate.resolve()
  expect(await Promise.all([first, second, third])).toEqual([[], [], []])
  expect(state.checks).toBe(1)
})

test('it tells which parts fail, once for each change', async () => {
  const { readiness, clock, state, changes } = create()
  for (const store of [true, false, false, true]) {
    clock.now += 1000
    state.store = store
    expect(await readiness.listFailing()).toEqual(store ? [] : ['store', 'file'])
  }
  expect(changes).toEqual([['store', 'file'], []])
})
