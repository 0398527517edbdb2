import { isJsonObject } from '../../text/parse-loose-json.ts'

const openKeys = 'open opens from start openTime startTime opening_time openingTime open_time opened'.split(
  ' ',
)
const closeKeys = 'close closes to end closeTime endTime closing_time closingTime close_time until'.split(' ')
/** What says of a day that it is one of rest, whatever hours stand beside it: a form keeps those that were typed before. */
const shutKeys = 'closed isClosed is_closed isclosed dayOff day_off off'.split(' ')
const workedKeys = 'open isOpen is_open isopen enabled active isActive is_active working isWorking'.split(' ')
const statusKeys = ['status', 'state']

export function fieldOf(item: Record<string, unknown>, keys: readonly string[]): unknown {
  return keys.map((key) => item[key]).find((value) => value !== undefined)
}

const isTrue = (value: unknown) => value === true || value === 'true'
const isFalse = (value: unknown) => value === false || value === 'false'

/** Whether an object of a day says that the place is closed then: `{"isOpen": false, "from": "09:00"}`, `{"status": "close"}`. */
function isShut(value: Record<string, unknown>): boolean {
  const status = fieldOf(value, statusKeys)
  return (
    shutKeys.some((key) => isTrue(value[key])) ||
    workedKeys.some((key) => isFalse(value[key])) ||
    (typeof status === 'string' && /^closed?$/i.test(status.trim()))
  )
}

/** `{"open":"09:00","close":"18:00"}` as a text, or several where both are lists; any other value unchanged. */
export function spanTexts(value: unknown): readonly unknown[] {
  if (!isJsonObject(value)) return [value]
  if (isShut(value)) return ['closed']
  const [opens, closes] = [fieldOf(value, openKeys), fieldOf(value, closeKeys)].map((each) => [each].flat())
  return (opens ?? []).map((open, at) => {
    const close = closes?.[at]
    return typeof open === 'string' && typeof close === 'string' && /\d/.test(`${open}${close}`)
      ? `${open}-${close}`
      : undefined
  })
}
