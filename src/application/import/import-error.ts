/** A workbook that can be read but not imported. The message is a full sentence: what, where and how to fix it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problem: 'no-header' | 'missing-columns'
  constructor(problem: 'no-header' | 'missing-columns', message: string) {
    super(message)
    this.problem = problem
  }
}
