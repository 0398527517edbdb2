import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nameTrades } from '../../application/trades/name-trades.ts'
import type { RefusedTrade } from '../../application/trades/new-trades.ts'
import type { TradeMappingService } from '../../application/trades/trade-mapping-service.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import type { TradeMappingList, TradeNames } from '../../domain/administration/trade-mappings.ts'
import { ownTradeLimit } from '../../domain/category/own-trade.ts'
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
const tradeNames = z.object({ text: z.string().max(tradeTextLimit) })
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

function whyRefused(refused: RefusedTrade | { readonly kind: 'text' }): PanelText {
  switch (refused.kind) {
    case 'text':
      return { ko: '빈 글에는 업종을 정할 수 없습니다.', en: 'An empty text can have no trade.' }
    case 'trade':
      return { ko: `‘${refused.text}’ 업종은 없습니다.`, en: `There is no trade “${refused.text}”.` }
    case 'name':
      return {
        ko: `‘${refused.text}’은(는) 업종 이름이 될 수 없습니다. ${ownTradeLimit}자까지, 무슨 일을 하는지 알 수 있게 적어 주십시오.`,
        en: `“${refused.text}” cannot name a trade. Say in at most ${ownTradeLimit} characters what it does.`,
      }
    case 'known':
      return {
        ko: `‘${refused.text}’은(는) 이미 있는 업종 ‘${refused.label.ko}’입니다. 그 업종을 고르십시오.`,
        en: `“${refused.text}” is the trade “${refused.label.en}”, which is there already. Choose that one.`,
      }
    case 'place':
      return {
        ko: `‘${refused.text}’은(는) 지역 이름입니다. 업종 이름을 적어 주십시오.`,
        en: `“${refused.text}” names a place. Give the name of a trade.`,
      }
  }
}

/** Routes of what the texts of sources mean: list, choose, forget. */
export async function tradeMappingRoutes(
  app: FastifyInstance,
  { tradeMappings }: TradeMappingRouteOptions,
): Promise<void> {
  app.get('/api/admin/trade-names', (request): TradeNames => nameTrades(tradeNames.parse(request.query).text))

  app.get('/api/admin/trades', async () => ({ trades: await tradeMappings.vocabulary() }))

  app.get('/api/admin/trade-mappings', async (): Promise<TradeMappingList> => tradeMappings.list())

  app.post('/api/admin/trade-mappings', { bodyLimit }, async (request, reply) => {
    const { mappings } = mappingsBody.parse(request.body)
    const saved = await tradeMappings.save(request.admin.username, mappings)
    if (saved.kind === 'saved') return accepted(reply, saved.job)
    throw new HttpError(422, saved.kind === 'full' ? full : whyRefused(saved))
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
