import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { SynonymRefusal, SynonymService } from '../../application/search/synonyms/synonym-service.ts'
import type { ZeroResults } from '../../application/search/zero-results.ts'
import type { SynonymView } from '../../domain/administration/administration.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { phraseLimit } from '../../domain/search-terms/synonym-phrases.ts'
import { HttpError, orNotFound } from '../http-error.ts'

export interface SearchFeedbackRouteOptions {
  readonly synonyms: SynonymService
  readonly zeroResults: ZeroResults
  readonly audit: AuditLog
  /** Called after a change, so that the next search knows it. */
  readonly onChanged: () => Promise<void>
}

const words = z.string().max(phraseLimit)
const triedBody = z.strictObject({ phrase: words, meaning: words })
const synonymBody = triedBody.extend({ replaces: z.boolean().default(false) })
const zeroResultBody = z.strictObject({ words, place: words })
const synonymKey = z.object({
  key: z
    .string()
    .min(1)
    .max(phraseLimit * 4),
})

const refusals = {
  phrase: {
    ko: '검색어가 너무 짧습니다. 글자나 숫자를 두 자 이상 쓰십시오. 그림 문자와 기호는 세지 않습니다.',
    en: 'The words are too short. Write two letters or digits or more; emoji and signs do not count.',
  },
  meaning: {
    ko: '뜻에 찾을 낱말이 없습니다. 업종이나 다른 낱말을 쓰십시오.',
    en: 'The meaning has no words to search for. Write a trade or other words.',
  },
  same: {
    ko: '검색어와 뜻이 같습니다. 다른 업종이나 낱말을 쓰십시오.',
    en: 'Both are the same words. Write another trade or other words.',
  },
  alike: {
    ko: '두 말은 이미 같은 뜻입니다. 어느 쪽으로 검색해도 같은 곳을 찾으므로 더할 필요가 없습니다.',
    en: 'Both mean the same already: a search for either finds the same businesses, so nothing needs to be added.',
  },
  place: {
    ko: '지역 이름이어서 다른 뜻으로 바꿀 수 없습니다. 그 지역의 검색이 모두 다른 곳을 찾게 됩니다.',
    en: 'It is the name of a place and keeps its meaning: every search there would find something else.',
  },
  trade: {
    ko: '이미 아는 업종이어서 다른 뜻으로 바꿀 수 없습니다. 그 업종의 검색이 모두 다른 업종을 찾게 됩니다.',
    en: 'It is a known trade and keeps its meaning: every search for it would find something else.',
  },
  word: {
    ko: '검색이 이미 아는 말(시간, 주변, 편의 시설, 바라는 것)이어서 다른 뜻으로 바꿀 수 없습니다. 이 말이 든 검색이 모두 다른 곳을 찾게 됩니다.',
    en: 'It is a word that searches understand (a time, nearness, a facility, a wish) and keeps its meaning: every search with it would find something else.',
  },
  full: {
    ko: '동의어가 너무 많습니다. 쓰지 않는 동의어를 먼저 삭제하십시오.',
    en: 'There are too many synonyms. First delete some that are not needed.',
  },
}

/** Why a phrase and a meaning are no synonym. */
function refusalOf(refused: SynonymRefusal): PanelText {
  if (refused.kind === 'within') {
    const { place } = refused
    return {
      ko: `검색어에 지역 이름 ‘${place}’이(가) 들어 있습니다. 지역을 빼고 쓰십시오. 동의어는 어느 지역의 검색에나 통합니다.`,
      en: `The words name a place, “${place}”. Write them without it: a synonym holds for searches in any place.`,
    }
  }
  if (refused.kind === 'chain') {
    const { phrase, meaning } = refused.other
    return {
      ko: `뜻에 든 ‘${phrase}’은(는) 이미 ‘${meaning}’을(를) 뜻하는 동의어입니다. 뜻을 ‘${meaning}’(으)로 쓰십시오.`,
      en: `“${phrase}” in the meaning is a synonym itself, of “${meaning}”. Write “${meaning}” as the meaning.`,
    }
  }
  if (refused.kind === 'meant') {
    const { phrase, meaning } = refused.other
    return {
      ko: `이 말은 동의어 ‘${phrase}’의 뜻(‘${meaning}’)에 쓰이고 있습니다. 먼저 ‘${phrase}’의 뜻을 바꾸거나 삭제하십시오.`,
      en: `The words are in the meaning of another synonym, “${phrase}” (“${meaning}”). First change or delete that one.`,
    }
  }
  return refusals[refused.kind]
}

const takenBy = ({ phrase, meaning }: SynonymView): PanelText => ({
  ko: `‘${phrase}’에는 이미 뜻 ‘${meaning}’이(가) 있습니다. 바꾸려면 확인하고 저장하십시오.`,
  en: `“${phrase}” already means “${meaning}”. Confirm that it is to be replaced.`,
})

/** Routes of searches that found nothing, and of what visitors' words mean: list, add, remove. */
export async function searchFeedbackRoutes(
  app: FastifyInstance,
  { synonyms, zeroResults, audit, onChanged }: SearchFeedbackRouteOptions,
): Promise<void> {
  app.get('/api/admin/zero-results', async () => ({ searches: await zeroResults.list() }))

  app.post('/api/admin/zero-results/dismiss', async (request) => {
    const search = zeroResultBody.parse(request.body)
    await zeroResults.remove(search)
    const subject = [search.place, search.words].filter(Boolean).join(' ')
    await audit.record({ username: request.admin.username, action: 'zero-result-dismissed', subject })
    return {
      message: {
        ko: '목록에서 지웠습니다. 다시 검색되면 새로 셉니다.',
        en: 'Removed from the list. It is counted anew if it is searched for again.',
      },
    }
  })

  app.get('/api/admin/synonyms', async () => ({ synonyms: await synonyms.list() }))

  app.post('/api/admin/synonyms/trial', async (request) => {
    const outcome = await synonyms.try(triedBody.parse(request.body))
    if (outcome.kind !== 'tried') throw new HttpError(422, refusalOf(outcome))
    return outcome.trial
  })

  app.post('/api/admin/synonyms', async (request) => {
    const { replaces, ...given } = synonymBody.parse(request.body)
    const outcome = await synonyms.add(request.admin.username, given, replaces)
    if (outcome.kind === 'exists') throw new HttpError(409, takenBy(outcome.current))
    if (outcome.kind === 'full') throw new HttpError(422, refusals.full)
    if (outcome.kind !== 'added') throw new HttpError(422, refusalOf(outcome))
    await onChanged()
    const { phrase, meaning, isTrade } = outcome.synonym
    const kind = isTrade ? '업종' : '낱말'
    return {
      message: {
        ko: `이제 ‘${phrase}’ 검색은 ${kind} ‘${meaning}’(으)로 찾습니다.`,
        en: `Searches for “${phrase}” now find the ${isTrade ? 'trade' : 'words'} “${meaning}”.`,
      },
      synonym: outcome.synonym,
    }
  })

  app.delete('/api/admin/synonyms/:key', async (request) => {
    const { key } = synonymKey.parse(request.params)
    const { phrase } = orNotFound(await synonyms.remove(request.admin.username, key), {
      ko: '이미 삭제된 동의어입니다.',
      en: 'This synonym has been deleted already.',
    })
    await onChanged()
    return {
      message: { ko: `동의어 ‘${phrase}’을(를) 삭제했습니다.`, en: `The synonym “${phrase}” is deleted.` },
    }
  })
}
