/** The `content-disposition` of a file that is to be saved under a name in any script (RFC 6266, RFC 8187). */
export function attachmentHeader(fileName: string): string {
  // A slash would be a folder, and no header may hold a lone surrogate.
  const name = fileName.toWellFormed().replace(/[/\\\p{Cc}]/gu, '_')
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
