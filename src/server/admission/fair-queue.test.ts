import { describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { ReadBudget } from './read-budget.ts'

/** A queue whose tasks end when the test says so, with a clock that otherwise stands still. */
function startQueue({ atOnce = 1, waitingPerClient = 8, waitingLimit = 64, perSecond = 250 } = {}) {
  const clock = { now: 0 }
  const now = () => clock.now
  const budget = new ReadBudget({ perSecond, now })
  const queue = new FairQueue<string>({ atOnce, waitingPerClient, waitingLimit, budget })
  const started: string[] = []
  const ends = new Map<string, (cost: number) => void>()
  /** `client`: its name, behind the names of the networks that it is in, such as `large/small/client`. */
  const ask = (
    client: string,
    name: string,
    options: { signal?: AbortSignal; isContinuation?: boolean } = {},
  ) => {
    const answer = queue.run({
      groups: groupsOf(client),
      key: name,
      work: (spend) => {
        started.push(name)
        const { promise, resolve } = Promise.withResolvers<string>()
        ends.set(name, (cost) => {
          spend(cost)
          resolve(name)
        })
        return promise
      },
      ...options,
    })
    return answer.catch((error: { statusCode: number; reason: string; retryAfter: number }) => error)
  }
  /** Ends what runs, after so many milliseconds, until nothing does. */
  const drain = async (milliseconds: number) => {
    for (let count = 0; count < started.length; count++) {
      clock.now += milliseconds
      ends.get(started[count] ?? '')?.(milliseconds)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { queue, clock, started, ask, drain }
}

function groupsOf(path: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = path.split('/')
  const [client = first, ...larger] = [
    first,
    ...rest.map((_part, index) => [first, ...rest.slice(0, index + 1)].join('/')),
  ].reverse()
  return [client, ...larger]
}

describe('FairQueue', () => {
  test('a flood of one address does not keep another waiting behind it', async () => {
    const { ask, started, drain } = startQueue()
    for (let index = 0; index < 8; index++) ask('flood', `f${index}`)
    ask('visitor', 'v')
    await drain(40)
    expect(started.slice(0, 3)).toEqual(['f0', 'v', 'f1'])
  })

  test('who has used little comes before who has used much', async () => {
    const { ask, started, drain } = startQueue()
    ask('flood', 'f0')
    await drain(500)
    ask('other', 'o0')
    ask('flood', 'f1')
    ask('other', 'o1')
    await drain(40)
    expect(started).toEqual(['f0', 'o0', 'o1', 'f1'])
  })

  test('without budgets each address has its turn', async () => {
    const { ask, started, drain } = startQueue({ perSecond: Number.POSITIVE_INFINITY })
    for (const name of ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']) ask(name.slice(0, 1), name)
    await drain(40)
    expect(started).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1'])
  })

  test('an address that has too much waiting is refused with 429', async () => {
    const { ask } = startQueue({ waitingPerClient: 2 })
    for (const name of ['0', '1', '2']) ask('flood', name)
    expect(await ask('flood', '3')).toMatchObject({
      statusCode: 429,
      reason: 'too-many-waiting',
      retryAfter: 1,
    })
  })

  test('an address that has used its budget is refused with 429 until its time has come', async () => {
    const { ask, clock, drain } = startQueue()
    ask('flood', '0')
    await drain(3000)
    const first = ask('flood', '1')
    expect(await ask('flood', '2')).toMatchObject({ statusCode: 429, reason: 'over-budget', retryAfter: 3 })
    await drain(1)
    expect(await first).toBe('1')
    clock.now += 4000
    const answers = [ask('flood', '3'), ask('flood', '4')]
    await drain(1)
    expect(await Promise.all(answers)).toEqual(['3', '4'])
  })

  test('an address that reads one thing after the other is served however much it reads', async () => {
    const { ask, drain } = startQueue()
    for (const name of ['0', '1', '2', '3']) {
      const answer = ask('reader', name)
      await drain(3000)
      expect(await answer).toBe(name)
    }
  })

  test('what an address had begun is not refused half-way', async () => {
    const { ask, drain } = startQueue()
    ask('crawler', '0')
    await drain(3000)
    ask('crawler', '1')
    const answer = ask('crawler', '2', { isContinuation: true })
    await drain(1)
    expect(await answer).toBe('2')
  })

  test('what an address had begun is not refused because much of it waits', async () => {
    const { ask, drain } = startQueue({ waitingPerClient: 2 })
    const begun = ['0', '1', '2', '3'].map((name) => ask('crawler', name, { isContinuation: true }))
    expect(await ask('crawler', '4')).toMatchObject({ statusCode: 429, reason: 'too-many-waiting' })
    await drain(1)
    expect(await Promise.all(begun)).toEqual(['0', '1', '2', '3'])
  })

  test('a full queue gives up what the busiest address asked for last, with 503', async () => {
    const { ask, drain } = startQueue({ waitingLimit: 3 })
    ask('flood', 'f0')
    const [, , third] = ['f1', 'f2', 'f3'].map((name) => ask('flood', name))
    const visitor = ask('visitor', 'v')
    expect(await third).toMatchObject({ statusCode: 503, reason: 'busy' })
    await drain(1)
    expect(await visitor).toBe('v')
  })

  test('a queue that many fill with one read each refuses the next with 503', async () => {
    const { ask } = startQueue({ waitingLimit: 3 })
    for (const name of ['a', 'b', 'c', 'd']) ask(name, name)
    expect(await ask('e', 'e')).toMatchObject({ statusCode: 503, retryAfter: 1 })
  })

  test('many small networks of a large one get together what one client gets', async () => {
    const { ask, started, drain } = startQueue()
    for (let index = 0; index < 8; index++) ask(`large/${index % 2}/${index}`, `f${index}`)
    ask('visitor', 'v0')
    ask('visitor', 'v1')
    await drain(40)
    expect(started.slice(0, 5)).toEqual(['f0', 'v0', 'f1', 'v1', 'f2'])
  })

  test('in a large network, small ones take turns, and so do their clients', async () => {
    const { ask, started, drain } = startQueue({ perSecond: Number.POSITIVE_INFINITY })
    for (const name of ['x/a/1', 'x/a/2', 'x/a/1', 'x/b/1', 'x/b/1', 'y'])
      ask(name, `${name}#${name.length}${Math.random()}`)
    await drain(40)
    expect(started.map((name) => name.split('#')[0])).toEqual([
      'x/a/1',
      'x/a/2',
      'y',
      'x/b/1',
      'x/a/1',
      'x/b/1',
    ])
  })

  test('a queue that many small networks of one large one fill has room for a visitor', async () => {
    const { ask, drain } = startQueue({ waitingLimit: 4 })
    ask('large/0/first', 'first')
    const flood = ['large/1/a', 'large/1/b', 'large/2/a', 'large/2/b'].map((client) => ask(client, client))
    const visitor = ask('visitor', 'v')
    const neighbour = ask('large/3/a', 'n')
    const last = ask('large/4/a', 'l')
    await drain(1)
    expect(await visitor).toBe('v')
    expect(await neighbour).toBe('n')
    expect(await last).toMatchObject({ statusCode: 503 })
    const refused = (await Promise.all(flood)).filter((answer) => typeof answer !== 'string')
    expect(refused).toMatchObject([{ statusCode: 503 }, { statusCode: 503 }])
  })

  test('what a client asked for that went away is not done', async () => {
    const { ask, started, drain, queue } = startQueue()
    const client = new AbortController()
    ask('a', 'a0')
    ask('a', 'a1', { signal: client.signal })
    client.abort()
    expect(queue.waitingCount).toBe(0)
    await drain(1)
    expect(started).toEqual(['a0'])
  })

  test('the same read is done once for all who ask, at the first turn that one of them has', async () => {
    const { ask, started, drain } = startQueue()
    ask('flood', 'f0')
    ask('flood', 'f1')
    const flooder = ask('flood', 'home')
    const visitor = ask('visitor', 'home')
    await drain(40)
    expect(started).toEqual(['f0', 'home', 'f1'])
    expect(await Promise.all([flooder, visitor])).toEqual(['home', 'home'])
  })

  test('once closed, what waits and what comes is refused, and what runs goes on', async () => {
    const { queue, ask, drain } = startQueue()
    const running = ask('a', 'x')
    const waiting = ask('a', 'y')
    queue.close()
    expect(await waiting).toMatchObject({ statusCode: 503 })
    expect(await ask('b', 'z')).toMatchObject({ statusCode: 503 })
    await drain(1)
    expect(await running).toBe('x')
  })

  test('a failure reaches who asked, and the next goes on', async () => {
    const { queue, ask, drain } = startQueue()
    const failing = queue.run({ groups: ['a'], key: 'x', work: () => Promise.reject(new Error('no')) })
    const next = ask('a', 'y')
    await expect(failing).rejects.toThrow('no')
    await drain(1)
    expect(await next).toBe('y')
  })
})
