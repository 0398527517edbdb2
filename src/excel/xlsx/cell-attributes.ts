import type { XmlAttributes } from './xml-attributes.ts'

/** Types of cell content, by the first letter of the `t` attribute. */
export const SHARED = 1
export const NUMBER = 2
export const BOOLEAN = 3
export const ERROR = 4
export const STRING = 5

/** Type of a cell by the value of its `t` attribute. */
export function cellType(attributes: XmlAttributes, at: number): number {
  const start = attributes.starts[at] as number
  const length = (attributes.ends[at] as number) - start
  const first = attributes.bytes[start]
  if (first === 0x73) return length === 1 ? SHARED : STRING
  if (first === 0x6e || length === 0) return NUMBER
  if (first === 0x62) return BOOLEAN
  return first === 0x65 ? ERROR : STRING
}

/** An attribute's decimal number, or NaN. */
export function wholeNumber(attributes: XmlAttributes, at: number): number {
  const end = attributes.ends[at] as number
  let value = 0
  for (let i = attributes.starts[at] as number; i < end; i++) {
    const digit = (attributes.bytes[i] as number) - 0x30
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** The column, from 0, of a cell reference such as `AB12`; -1 without letters. */
export function columnOf(attributes: XmlAttributes, at: number): number {
  const end = attributes.ends[at] as number
  let column = 0
  for (let i = attributes.starts[at] as number; i < end; i++) {
    const letter = (attributes.bytes[i] as number) & 0xdf
    if (letter < 0x41 || letter > 0x5a) break
    column = column * 26 + letter - 0x40
  }
  return column - 1
}
