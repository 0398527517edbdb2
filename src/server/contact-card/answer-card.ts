import type { FastifyInstance } from 'fastify'
import { type ContactFacts, contactCard } from '../../domain/contact-card/contact-card.ts'
import type { Business, Directory } from '../../domain/directory/directory.ts'
import { phoneLink } from '../../domain/phone/phone-link.ts'
import { languages, pathIn } from '../../domain/site/language.ts'
import { cardPath } from '../../domain/site/site-files.ts'
import { loadMessages } from '../../web/messages/load-messages.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import type { CardTask } from '../reads/public-reads.ts'
import { json, type ReadAnswer } from '../reads/read-answer.ts'
import { attachmentHeader } from '../responses/attachment-header.ts'
import { etagOf } from '../responses/cached-response.ts'
import { PageCache } from '../responses/page-cache.ts'
import type { Site } from '../site.ts'

/** The contact card of a business for the contacts of a phone. 404 for an unknown one. */
export async function answerCard(
  { id, language }: CardTask,
  { directory, site }: { readonly directory: Directory; readonly site: Site },
): Promise<ReadAnswer> {
  const business = await directory.in(language).findBusiness(id)
  if (!business) return json(404, { message: 'Business not found' }, { cacheControl: 'no-store' })
  const url = site.origin + pathIn(language, `/business/${business.id}`)
  const { format } = await loadMessages(language)
  const country = format.country(business.countryCode) || business.country
  const body = Buffer.from(cardOf(business, { url, country }))
  return {
    status: 200,
    contentType: 'text/vcard; charset=utf-8',
    body,
    etag: etagOf(body),
    validUntil: null,
    cacheControl: 'no-cache',
    headers: {
      'content-disposition': attachmentHeader(`${business.name}.vcf`),
      // The page of the business is what search engines show.
      'x-robots-tag': 'noindex',
    },
  }
}

function cardOf(business: Business, shown: Pick<ContactFacts, 'url' | 'country'>): string {
  const { name, categoryLabel, city, state, zipCode, latitude, longitude, updatedAt } = business
  return contactCard({
    ...shown,
    uid: shown.url,
    name,
    category: categoryLabel,
    phone: phoneLink(business)?.replace(/^tel:/, '') ?? null,
    street: streetOf(business),
    city,
    state,
    zipCode,
    latitude,
    longitude,
    updatedAt,
  })
}

/** What stands in the card's line for the street: the whole address where nothing is known of its parts. */
const streetOf = ({ street, address, city, district }: Business) =>
  city === '' ? address : [district === city ? '' : district, street].filter(Boolean).join(' ')

/** Size of the cache for cards. It is separate, so that a crawler's cards do not evict pages. */
const cacheBytes = 1024 * 1024

/** `GET /card/{id}.vcf`, and that in other languages (`/en/card/…`). */
export async function cardRoutes(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  const cache = new PageCache({ byteLimit: cacheBytes })
  for (const language of languages) {
    app.get<{ Params: { id: string } }>(pathIn(language, cardPath(':id([0-9a-z]+)')), (request, reply) => {
      const task = { kind: 'card', language, id: request.params.id } as const
      return admitted.send(request, reply, { task, cache })
    })
  }
}
