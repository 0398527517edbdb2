import type { FastifyInstance } from 'fastify'
import { adFramePath, adSlots } from '../../domain/site/ad-frame.ts'
import { type Language, languages } from '../../domain/site/language.ts'
import { loadMessages } from '../../web/messages/load-messages.ts'
import { adFramePolicy } from '../security/content-security-policy.ts'
import { htmlType } from './answer-page.ts'
import { escapeHtml } from './document.ts'

interface AdWords {
  readonly language: Language
  readonly title: string
}

/** The ad script finds its place through `document.currentScript`, and the name of its slot in `data-slot`. */
function adDocument(adScriptUrl: string, slot: number, { language, title }: AdWords): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} ${slot}</title>`,
    '<meta name="robots" content="noindex"><style>body{margin:0;overflow:hidden}</style></head>',
    `<body><script src="${escapeHtml(adScriptUrl)}" data-slot="${slot}"></script></body></html>`,
  ].join('')
}

/** Routes of the ad frames' documents, if an ad network is configured. */
export async function adFrameRoutes(
  app: FastifyInstance,
  { site: { adScriptUrl } }: { readonly site: { readonly adScriptUrl: string } },
): Promise<void> {
  if (adScriptUrl === '') return
  const policy = adFramePolicy(adScriptUrl)
  for (const language of languages) {
    const { detail } = await loadMessages(language)
    for (const slot of adSlots) {
      const html = adDocument(adScriptUrl, slot, { language, title: detail.ad })
      app.get(adFramePath(slot, language), async (_request, reply) => {
        reply.header('content-security-policy', policy).header('cache-control', 'public, max-age=3600')
        return reply.type(htmlType).send(html)
      })
    }
  }
}
