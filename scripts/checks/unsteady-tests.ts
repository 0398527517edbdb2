import type { Reporter, TestCase } from 'vitest/node'

/** Lists at the end of a run the tests that passed only on their second try. They count as passed. */
export default class UnsteadyTests implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0)
      console.log([`\n${this.#names.length} unsteady:`, ...this.#names].join('\n  '))
  }
}
