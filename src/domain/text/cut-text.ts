/** At most `limit` UTF-16 units of a text, without half a character or white space at its end. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const isWithinPair = text.charCodeAt(limit - 1) >> 10 === 0x36 && text.charCodeAt(limit) >> 10 === 0x37
  return text.slice(0, isWithinPair ? limit - 1 : limit).trimEnd()
}
