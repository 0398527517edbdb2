import type { FastifyReply } from 'fastify'
import { attachmentHeader } from '../responses/attachment-header.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Marks an answer as a workbook to be saved under a name in any script. */
export function attachment(reply: FastifyReply, fileName: string, type = workbookType): void {
  reply.header('content-disposition', attachmentHeader(fileName)).type(type)
}
