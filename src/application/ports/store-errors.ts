import { type PanelText, UserFacingError } from '../../domain/administration/panel-text.ts'

/**
 * The database cannot be reached: it is down or starting, or the connection was lost. The same call may succeed
 * later. A transaction that ends like this may or may not have been committed. The stores throw it in place of the
 * driver's error (ECONNREFUSED, EPIPE, SQLSTATE 57P01 and so on).
 */
export class StoreUnavailableError extends UserFacingError {
  override readonly name = 'StoreUnavailableError'
  /** Seconds after which to try again. */
  readonly retryAfter = 5
  constructor(cause: unknown) {
    super(
      {
        ko: '지금 데이터베이스에 연결할 수 없습니다. 잠시 뒤에 다시 시도해 주십시오.',
        en: 'The database cannot be reached now. Try again in a moment.',
      },
      { cause },
    )
  }
}

/**
 * The disk is full, so nothing was written. The stores throw it in place of the driver's error (SQLITE_FULL, ENOSPC, SQLSTATE 53100).
 */
export class StorageFullError extends UserFacingError {
  override readonly name = 'StorageFullError'
  constructor(cause: unknown) {
    super(
      {
        ko: '저장 공간이 부족해 저장하지 못했습니다. 서버의 디스크에 빈 공간을 마련한 뒤 다시 시도해 주십시오.',
        en: 'The disk of the server is full, so nothing was stored. Make room on it and try again.',
      },
      { cause },
    )
  }
}

/** What it means for a job, which stores in steps. */
export const diskFullInJob: PanelText = {
  ko: '저장 공간이 부족해 작업이 끝나기 전에 멈췄습니다. 그 전에 저장한 것은 그대로 있습니다. 서버의 디스크에 빈 공간을 마련한 뒤 다시 시작해 주십시오.',
  en: 'The disk of the server is full, so the job ended early. What it had stored before stays. Make room on it and start the job again.',
}

/** True for a `StoreUnavailableError`, also for the copy of one that came from another thread and lost its class. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailableError'
}

/**
 * Replaces an error about a full disk by a `StorageFullError`, because snapshots and exports are written without a
 * store. Returns any other error as it is.
 */
export function withoutRawDiskFull(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  return isFull ? new StorageFullError(error) : error
}

/** The kinds of jobs that hold the directory: it is read-only while they run. */
export type HoldingJobKind = 'delete-all' | 'restore'

const doings: Readonly<Record<HoldingJobKind, PanelText>> = {
  'delete-all': { ko: '삭제', en: 'deleted' },
  restore: { ko: '복원', en: 'restored' },
}

/** A change was refused because everything is being deleted or restored, and the change would be lost. Nothing was written. */
export class DirectoryHeldError extends UserFacingError {
  override readonly name = 'DirectoryHeldError'
  /** Seconds after which to try again. */
  readonly retryAfter = 10
  constructor(kind: HoldingJobKind) {
    super({
      ko: `지금 모든 자료를 ${doings[kind].ko}하고 있어 바꿀 수 없습니다. 잠시 뒤에 다시 시도해 주십시오.`,
      en: `Everything is being ${doings[kind].en}, so nothing can be changed now. Try again in a moment.`,
    })
  }
}

/** A step was refused because another run has taken the job over (fencing). Nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
  constructor() {
    super('Another run has taken this job over.')
  }
}
