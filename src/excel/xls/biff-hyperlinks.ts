/** The class of a moniker that holds an address (MS-XLS, URLMoniker). */
const urlMoniker = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex')
const hasMoniker = 0x1
const monikerIsText = 0x100
const hasDisplayName = 0x10
const hasTargetFrame = 0x80

/** The address of an HLINK record's content (MS-XLS 2.4.140); undefined for a link within the file, or if the record is damaged. */
export function urlOfHyperlink(bytes: Buffer): string | undefined {
  // The range, a class id and a version stand in front of the flags.
  if (bytes.length < 32) return undefined
  const flags = bytes.readUInt32LE(28)
  if ((flags & hasMoniker) === 0) return undefined
  let at: number | undefined = 32
  for (const flag of [hasDisplayName, hasTargetFrame]) if (flags & flag) at = behindText(bytes, at)
  if (at === undefined) return undefined
  if (flags & monikerIsText) {
    const end = behindText(bytes, at)
    return end === undefined ? undefined : textOf(bytes, at + 4, end)
  }
  if (bytes.length < at + 20 || !bytes.subarray(at, at + 16).equals(urlMoniker)) return undefined
  const end = at + 20 + bytes.readUInt32LE(at + 16)
  return end > bytes.length ? undefined : textOf(bytes, at + 20, end)
}

/** Where the text with its length in four bytes ends that begins at `at`. */
function behindText(bytes: Buffer, at: number | undefined): number | undefined {
  if (at === undefined || at + 4 > bytes.length) return undefined
  const end = at + 4 + bytes.readUInt32LE(at) * 2
  return end > bytes.length ? undefined : end
}

/** The text up to its end or its first zero. */
function textOf(bytes: Buffer, start: number, end: number): string {
  const [text = ''] = bytes.toString('utf16le', start, end).split('\0', 1)
  return text.toWellFormed()
}

const tokensAt = 22
const textToken = 0x17
const hyperlinkFunction = 359

/** The address in a formula record's tokens if it is HYPERLINK with a text as its first argument. */
export function hyperlinkInTokens(bytes: Buffer): string | undefined {
  if (bytes.length < tokensAt + 4 || bytes[tokensAt] !== textToken) return undefined
  const end = tokensAt + bytes.readUInt16LE(tokensAt - 2)
  if (end > bytes.length || end < tokensAt + 7) return undefined
  const isCall = ((bytes[end - 4] as number) & 0x1f) === 0x02
  const [arguments_ = 0] = bytes.subarray(end - 3)
  if (!isCall || bytes.readUInt16LE(end - 2) !== hyperlinkFunction || arguments_ > 2) return undefined
  const length = bytes[tokensAt + 1] as number
  const isWide = ((bytes[tokensAt + 2] as number) & 1) !== 0
  const stop = tokensAt + 3 + length * (isWide ? 2 : 1)
  if (stop > end) return undefined
  if (arguments_ === 2 ? behindValue(bytes, stop) !== end - 4 : stop !== end - 4) return undefined
  return bytes.toString(isWide ? 'utf16le' : 'latin1', tokensAt + 3, stop).toWellFormed()
}

/** Where one text, number or reference ends that is a whole argument; -1 for anything else, such as a sum. */
function behindValue(bytes: Buffer, at: number): number {
  const token = bytes[at] ?? 0
  if (token === textToken) return at + 3 + (bytes[at + 1] ?? 0) * ((bytes[at + 2] ?? 0) & 1 ? 2 : 1)
  if (token === 0x1e) return at + 3
  if (token === 0x1f) return at + 9
  return token === 0x24 || token === 0x44 || token === 0x64 ? at + 5 : -1
}
