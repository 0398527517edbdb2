import { type Agent, get } from 'node:http'

/** Milliseconds to the first byte of an answer, counted from `started`; undefined where there is no such page. */
export function firstByte(
  url: string,
  agent: Agent,
  started = performance.now(),
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode !== 200 && statusCode !== 404) reject(new Error(`${url}: ${statusCode}`))
      answer.once('data', () => resolve(statusCode === 404 ? undefined : performance.now() - started))
      answer.resume().on('end', () => resolve(undefined))
    }).on('error', reject)
  })
}
