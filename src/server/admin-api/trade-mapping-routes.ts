import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TradeMappingService } from '../../application/trades/trade-mapping-service.ts'
import type { TradeMappingList } from '../../domain/administration/trade-mappings.ts'
import { tradeTextLimit } from '../../domain/category/trade-mapping.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { accepted } from './job-answer.ts'

export interface TradeMappingRouteOptions {
  readonly tradeMappings: TradeMappingService
}

/** Texts that one call may give trades to: as many as a preview shows. */
const textsLimit = 200
/** Bytes: that many texts of that length in any script. */
const bodyLimit = 512 * 1024
const mapping = z.strictObject({
  text: z.string().max(tradeTextLimit),
  trade: z.string().max(tradeTextLimit),
})
const mappingsBody = z.strictObject({ mappings: z.array(mapping).min(1).max(textsLimit) })
const mappingKey = z.object({
  key: z
    .string()
    .min(1)
    .max(tradeTextLimit * 2),
})

const full = {
  ko: '업종을 정한 글이 너무 많습니다. 쓰지 않는 것을 먼저 잊으십시오.',
  en: 'Too many texts have a trade. First forget some that are not needed.',
}

/** Routes of what the texts of sources mean: list, choose, forget. */
export async function tradeMappingRoutes(
  app: FastifyInstance,
  { tradeMappings }: TradeMappingRouteOptions,
): Promise<void> {
  app.get('/api/admin/trades', async () => ({ trades: tradeMappings.vocabulary() }))

  app.get('/api/admin/trade-mappings', async (): Promise<TradeMappingList> => tradeMappings.list())

  app.post('/api/admin/trade-mappings', { bodyLimit }, async (request, reply) => {
    const { mappings } = mappingsBody.parse(request.body)
    const saved = await tradeMappings.save(request.admin.username, mappings)
    if (saved.kind === 'saved') return accepted(reply, saved.job)
    if (saved.kind === 'full') throw new HttpError(422, full)
    throw new HttpError(
      422,
      saved.kind === 'trade'
        ? { ko: `‘${saved.text}’ 업종은 없습니다.`, en: `There is no trade “${saved.text}”.` }
        : { ko: '빈 글에는 업종을 정할 수 없습니다.', en: 'An empty text can have no trade.' },
    )
  })

  app.delete('/api/admin/trade-mappings/:key', async (request) => {
    const { key } = mappingKey.parse(request.params)
    const { text } = orNotFound(await tradeMappings.remove(request.admin.username, key), {
      ko: '이미 잊은 업종입니다.',
      en: 'This trade has been forgotten already.',
    })
    return {
      message: {
        ko: `‘${text}’의 업종을 잊었습니다. 이미 바뀐 업체는 그대로 둡니다.`,
        en: `The trade of “${text}” is forgotten. Businesses that have it keep it.`,
      },
    }
  })
}
