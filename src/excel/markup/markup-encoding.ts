import { findEncoding, type TextEncoding } from '../csv/text-encoding.ts'

const stated = /(?:charset|encoding)\s?=\s?["']?([a-z][\w-]{1,30})/i

/**
 * The encoding of a page or of an XML file. Its bytes tell UTF-8 and UTF-16 best, for programs convert files and leave in them what they
 * said before. Else it is what the file says of itself.
 */
export async function markupEncoding(path: string, head: Buffer): Promise<TextEncoding> {
  const found = await findEncoding(path, head)
  if (found.start > 0 || found.encoding.startsWith('utf-')) return found
  const label = stated.exec(head.toString('latin1'))?.[1]
  const encoding = label === undefined ? undefined : decoderNamed(label)
  return encoding === undefined || encoding.startsWith('utf-') ? found : { encoding, start: 0 }
}

function decoderNamed(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
