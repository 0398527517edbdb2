/** The kinds of jobs that hold the directory: it is read-only while they run. */
export type HoldingJobKind = 'delete-all' | 'restore'

const doings: Readonly<Record<HoldingJobKind, string>> = { 'delete-all': '삭제', restore: '복원' }

/** A change was refused because everything is being deleted or restored, and the change would be lost. Nothing was written. */
export class DirectoryHeldError extends Error {
  override readonly name = 'DirectoryHeldError'
  /** Seconds after which it is worth asking again. */
  readonly retryAfter = 10
  constructor(kind: HoldingJobKind) {
    super(`지금 모든 자료를 ${doings[kind]}하고 있어 바꿀 수 없습니다. 잠시 뒤에 다시 시도해 주십시오.`)
  }
}
