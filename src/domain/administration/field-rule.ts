import { writableTime } from '../text/iso-time.ts'
import type { PanelText } from './panel-text.ts'

/** What a field of a record from a file or a database must be. */
export interface FieldRule {
  readonly isMet: (value: unknown) => boolean
  /** In words: `a whole number from 1 to 5`. */
  readonly wanted: PanelText
  /** Whether a record may lack the field. */
  readonly isOptional?: boolean
}

export type FieldRules<Record> = Readonly<{ [Name in keyof Record]-?: FieldRule }>

/** A field that breaks its rule. */
export interface BrokenField {
  readonly field: string
  /** Its value as JSON, cut after some characters; undefined if it is missing. */
  readonly found: string | undefined
  readonly wanted: PanelText
}

/** The first field of a record that breaks its rule; undefined if none does. Fields without a rule are not looked at. */
export function findBrokenField(
  record: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, FieldRule>>,
): BrokenField | undefined {
  for (const [field, { isMet, wanted, isOptional }] of Object.entries(rules)) {
    const value = Object.hasOwn(record, field) ? record[field] : undefined
    if (value === undefined ? isOptional : isMet(value)) continue
    return { field, found: value === undefined ? undefined : shown(value), wanted }
  }
  return undefined
}

const shownLimit = 60

function shown(value: unknown): string {
  const json = typeof value === 'number' ? String(value) : JSON.stringify(value)
  return json.length <= shownLimit ? json : `${json.slice(0, shownLimit).toWellFormed()}…`
}

const grouped = (value: number) => value.toLocaleString('en-US')

/** A text that every engine can store, of so many UTF-16 units. */
export function textRule(limit: number, least = 0): FieldRule {
  return {
    isMet: (value) => isText(value, limit) && value.length >= least && isStorable(value),
    wanted: {
      ko: `${least > 0 ? `${least}자 이상 ` : ''}${grouped(limit)}자 이하의 텍스트(U+0000과 반쪽 문자 제외)`,
      en: `a text of ${least > 0 ? `${least} to` : 'at most'} ${grouped(limit)} characters, without U+0000 or half a character`,
    },
  }
}

export const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit

/** PostgreSQL accepts neither NUL nor half a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** A text of a certain form. */
export function formRule(form: (text: string) => boolean, wanted: PanelText): FieldRule {
  return { isMet: (value) => typeof value === 'string' && isStorable(value) && form(value), wanted }
}

/** A whole number from `least` to `most`. */
export function wholeRule(least: number, most: number): FieldRule {
  return {
    isMet: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    wanted: {
      ko: `${grouped(least)}에서 ${grouped(most)}까지의 정수`,
      en: `a whole number from ${grouped(least)} to ${grouped(most)}`,
    },
  }
}

/** A number from `-limit` to `limit`, or null. */
export function degreesRule(limit: number): FieldRule {
  return {
    isMet: (value) => value === null || (typeof value === 'number' && Math.abs(value) <= limit),
    wanted: {
      ko: `-${limit}에서 ${limit}까지의 수 또는 null`,
      en: `a number from -${limit} to ${limit}, or null`,
    },
  }
}

/** Milliseconds since the epoch, of the years 1970 to 9999. */
export const timeRule: FieldRule = {
  isMet: (value) => Number.isInteger(value) && (value as number) >= 0 && isWritable(value as number),
  wanted: {
    ko: '1970년에서 9999년까지의 시각(밀리초 단위의 정수)',
    en: 'a time of the years 1970 to 9999, in whole milliseconds',
  },
}

const isWritable = (at: number) => writableTime(at) === at

/** What another rule allows, or null. */
export function orNull({ isMet, wanted }: FieldRule): FieldRule {
  return {
    isMet: (value) => value === null || isMet(value),
    wanted: { ko: `${wanted.ko} 또는 null`, en: `${wanted.en}, or null` },
  }
}

export function oneOfRule(values: readonly string[]): FieldRule {
  return {
    isMet: (value) => typeof value === 'string' && values.includes(value),
    wanted: { ko: `다음 중 하나: ${values.join(', ')}`, en: `one of ${values.join(', ')}` },
  }
}

/** A list of some of the values, each at most once. */
export function someOfRule(values: readonly string[]): FieldRule {
  return {
    isMet: (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((each) => values.includes(each)),
    wanted: {
      ko: `다음 중 서로 다른 값의 목록: ${values.join(', ')}`,
      en: `a list of different values of ${values.join(', ')}`,
    },
  }
}

export const flagRule: FieldRule = {
  isMet: (value) => typeof value === 'boolean',
  wanted: { ko: 'true 또는 false', en: 'true or false' },
}
