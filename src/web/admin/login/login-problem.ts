import { formatTime } from '../../format/date-time.ts'
import { AdminCallError, failureText, secondsToWait } from '../admin-call.ts'

export interface LoginProblem {
  /** Of the toast, in the words of the product's calls. */
  readonly toast: string
  /** Of the form: what to do now. '' where it says all by itself. */
  readonly advice: string
  /** Whether the password was right and a code is asked for. */
  readonly needsCode: boolean
}

const needsCode = (error: unknown): boolean =>
  error instanceof AdminCallError &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'needsCode' in error.body

/** Why a login failed, and what to do about it. `hadCode`: a code was sent along. */
export function describeLoginProblem(error: unknown, hadCode: boolean, now: number): LoginProblem {
  const toast = failureText(error, 'Invalid credentials. Please try again.')
  const seconds = secondsToWait(error)
  if (seconds !== undefined) {
    const from = formatTime(now + seconds * 1000)
    const advice = `로그인 시도가 너무 많습니다. ${seconds}초 뒤(${from})부터 다시 로그인해 주십시오.`
    return { toast, advice, needsCode: hadCode }
  }
  if (!needsCode(error)) return { toast, advice: '', needsCode: false }
  const advice = hadCode
    ? '코드가 맞지 않거나 이미 쓰였습니다. 새 코드를 입력해 주십시오.'
    : '인증 앱의 6자리 코드나 복구 코드를 입력해 주십시오.'
  return { toast, advice, needsCode: true }
}
