import type { FastifyReply } from 'fastify'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Marks an answer as a workbook to be saved under a name in any script (RFC 6266, RFC 8187). */
export function attachment(reply: FastifyReply, fileName: string, type = workbookType): void {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .type(type)
}
