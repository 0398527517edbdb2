import { LRUCache } from 'lru-cache'

/** Answers a question from memory, if it was asked before under the same data version. Answers are shared, so they must not be changed. */
export type KeepAnswer = <Answer>(question: string, read: () => Promise<Answer>) => Promise<Answer>

/**
 * The latest answers to at most `max` questions. The version is read before the answer, so an answer is never older than the version that
 * it is kept under.
 */
export function keepAnswers(max: number, dataVersion: () => Promise<number>): KeepAnswer {
  const kept = new LRUCache<string, { readonly version: number; readonly answer: Promise<unknown> }>({ max })
  return async <Answer>(question: string, read: () => Promise<Answer>) => {
    const version = await dataVersion()
    const known = kept.get(question)
    if (known?.version === version) return known.answer as Promise<Answer>
    const answer = read()
    kept.set(question, { version, answer })
    answer.catch(() => kept.delete(question))
    return answer
  }
}
