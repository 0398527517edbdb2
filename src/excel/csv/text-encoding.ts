import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { codePageOf } from './code-pages.ts'

export interface TextEncoding {
  /** A name that `TextDecoder` knows. */
  readonly encoding: string
  /** Length of the byte order mark. */
  readonly start: number
  /** Whether other lines are UTF-8, as where somebody put two files together. */
  readonly isMixed?: boolean
}

const byteOrderMarks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** What the first bytes say: a byte order mark, or the zeros that Latin letters, commas and line ends have in UTF-16. */
export function encodingOfHead(head: Uint8Array): TextEncoding | undefined {
  for (const [encoding, mark] of byteOrderMarks)
    if (mark.every((byte, at) => head[at] === byte)) return { encoding, start: mark.length }
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++
  if (Math.max(even, odd) < head.length / 20) return undefined
  if (odd > 5 * even) return { encoding: 'utf-16le', start: 0 }
  return even > 5 * odd ? { encoding: 'utf-16be', start: 0 } : undefined
}

/** Whether the first bytes are text in some encoding: they hold no control characters. */
export function isTextHead(head: Buffer): boolean {
  const found = encodingOfHead(head)
  const text = found
    ? new TextDecoder(found.encoding).decode(head.subarray(found.start))
    : head.toString('latin1')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary from text
  return !/[\x00-\x08\x0e-\x1a]/.test(text)
}

const sampleBytes = 512 * 1024
const sampleOfChunk = 64 * 1024
/** A file of UTF-8 may have texts that a program has cut within a character: one broken byte in so many characters. */
const brokenShare = 1 / 50

/** Finds the encoding of a text file. It reads the whole file, for the first foreign letter may stand at its end. */
export async function findEncoding(path: string, head: Uint8Array): Promise<TextEncoding> {
  const known = encodingOfHead(head)
  if (known) return known
  const sample: Buffer[] = []
  let sampled = 0
  const seen = { whole: 0, broken: 0 }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
    const end = lineEnd(bytes)
    rest = bytes.subarray(end)
    const lines = bytes.subarray(0, end)
    if (isAscii(lines)) continue
    if (isUtf8(lines)) {
      countCharacters(foreignPart(lines), seen)
      continue
    }
    countCharacters(lines, seen)
    const part = foreignPart(lines)
    sample.push(part)
    sampled += part.length
    if (sampled >= sampleBytes) break
  }
  if (!isUtf8(rest)) {
    countCharacters(rest, seen)
    sample.push(foreignPart(rest))
  }
  if (seen.broken <= seen.whole * brokenShare) return { encoding: 'utf-8', start: 0 }
  const all = Buffer.concat(sample)
  const { whole, broken } = linesOf(all)
  const isMixed = whole >= fewestWhole && whole >= broken.length * wholeShare
  return {
    encoding: codePageOf(isMixed ? Buffer.concat(broken) : all),
    start: 0,
    ...(isMixed && { isMixed }),
  }
}

const lineFeed = 0x0a

/** Fewer lines in UTF-8 may be so by chance. */
const [fewestWhole, wholeShare] = [2, 1 / 4]
/** A letter of three bytes, as in Korean or Thai: nothing else has so many that fit. */
const wideLetter = (byte: number) => byte >= 0xe0 && byte < 0xf0
const fewestLetters = 3

/** How many of some lines are surely UTF-8, and those that are none. */
function linesOf(bytes: Buffer): { readonly whole: number; readonly broken: readonly Buffer[] } {
  const broken: Buffer[] = []
  let whole = 0
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, start)
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1)
    start += line.length
    if (!isUtf8(line)) broken.push(line)
    else if (line.filter(wideLetter).length >= fewestLetters) whole++
  }
  return { whole, broken }
}

/** Behind the last whole line, or the length if there is no line end. */
function lineEnd(bytes: Buffer): number {
  const at = bytes.lastIndexOf(lineFeed)
  return at === -1 ? bytes.length : at + 1
}

/** The part of some lines that begins where the first foreign letter's line does. */
function foreignPart(lines: Buffer): Buffer {
  const first = lines.findIndex((byte) => byte >= 0x80)
  const start = lines.lastIndexOf(lineFeed, Math.max(first, 0)) + 1
  const part = lines.subarray(start, start + sampleOfChunk)
  return part.subarray(0, lineEnd(part))
}

/** Counts the characters of several bytes that are whole in UTF-8, and those that are broken. */
function countCharacters(bytes: Buffer, seen: { whole: number; broken: number }): void {
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const more =
      lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0
    if (more > 0 && areTrails(bytes, at, more)) {
      seen.whole++
      at += more
    } else seen.broken++
  }
}

function areTrails(bytes: Buffer, at: number, count: number): boolean {
  for (let step = 1; step <= count; step++) if (((bytes[at + step] ?? 0) & 0xc0) !== 0x80) return false
  return true
}
