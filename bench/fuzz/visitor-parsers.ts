import { findCityByName } from '../../src/domain/address/cities/city-page.ts'
import {
  readPhotos,
  readRating,
  readReviewCount,
  readText,
  textFields,
} from '../../src/domain/business/business-edit.ts'
import { draftKeys } from '../../src/domain/business/duplicates/possible-duplicates.ts'
import { readOpeningHours } from '../../src/domain/business/edited-hours.ts'
import { searchTerms } from '../../src/domain/search-terms/category-search.ts'
import { initialConsonants } from '../../src/domain/search-terms/initial-consonants.ts'
import { otherLayout } from '../../src/domain/search-terms/keyboard-layout.ts'
import { matchRanges } from '../../src/domain/search-terms/match-ranges.ts'
import { calledTerm, wholeNameTerms } from '../../src/domain/search-terms/name-term.ts'
import { nameWords } from '../../src/domain/search-terms/name-words.ts'
import { nearKeys } from '../../src/domain/search-terms/near-keys.ts'
import { phoneQueryTerms } from '../../src/domain/search-terms/phone-term.ts'
import { placePhrases } from '../../src/domain/search-terms/place-phrases.ts'
import { listingTerms, queryTerms } from '../../src/domain/search-terms/search-terms.ts'
import { isOfTrade } from '../../src/domain/search-terms/trade-terms.ts'
import { reverse, wordKey } from '../../src/domain/search-terms/word-key.ts'
import { generateSeoText } from '../../src/domain/seo-text/generate-seo-text.ts'
import { fullListing } from '../../src/domain/seo-text/testing/listings.ts'
import { pageQuery } from '../../src/domain/site/page-query.ts'
import { slugCandidates } from '../../src/domain/slug/slug.ts'
import { parseSubmission } from '../../src/domain/submission/parse-submission.ts'
import { submissionFields } from '../../src/domain/submission/submission.ts'
import { cleanText } from '../../src/domain/text/clean-text.ts'
import { fold, kebab, lowerCase } from '../../src/domain/text/fold.ts'
import { readRequestTarget } from '../../src/server/request-target.ts'
import { preferredEncoding } from '../../src/server/responses/content-encoding.ts'
import { fitText } from '../../src/server/share-image/share-svg.ts'
import { listFilterOf } from '../../src/web/pages/list/list-filter.ts'
import { bodyLimit, headLimit, type Parser, split } from './parser.ts'

const queryLimit = 200
const nameLimit = 300
const words = split(" •카페•강남•ㄱㄴ•ㅏ•tmxkqjrtm•starbucks•'•-•01012345678•역•맛집• in •İ•서울 ")
const address = split('/•//•.•..•%2e•%2f•%•%ff•?•&•=•+•q=•page=•lat=1.5•;•#•\\')
const dayTexts = split('9•:•-•AM•오전•휴무•,•24')

const listing = fullListing
const seo = (changes: object) =>
  generateSeoText({ listing: { ...listing, ...changes }, sameTrade: [], otherTrades: [] })

/** The parsers of addresses, searches, forms and calls. */
export const visitorParsers: readonly Parser[] = [
  {
    name: 'search terms',
    limit: queryLimit,
    tokens: words,
    parse: (text) => [queryTerms(text), searchTerms(text)],
  },
  {
    name: 'search words',
    limit: queryLimit,
    tokens: words,
    parse: (text) => [
      placePhrases(text),
      otherLayout(text),
      phoneQueryTerms(text),
      isOfTrade(text),
      calledTerm(text),
    ],
  },
  {
    name: 'search keys',
    limit: queryLimit,
    tokens: words,
    parse: (text) => [nearKeys(text), reverse(wordKey(text)), initialConsonants(text), findCityByName(text)],
  },
  {
    name: 'highlighting',
    limit: nameLimit,
    tokens: words,
    parse: (text) => matchRanges(text, text.slice(0, queryLimit)),
  },
  {
    name: 'name',
    limit: nameLimit,
    tokens: words,
    parse: (name) => [
      nameWords(name),
      wholeNameTerms(name),
      [...slugCandidates(name, name, name)],
      draftKeys({ ...listing, name, address: name }),
    ],
  },
  {
    name: 'index terms',
    limit: 1000,
    tokens: words,
    parse: (text) =>
      listingTerms({ ...listing, name: text.slice(0, nameLimit), category: text, address: text }),
  },
  {
    name: 'share picture',
    limit: nameLimit,
    tokens: words,
    parse: (text) => fitText(text, { width: 900, fontSize: 60, maxLines: 2 }),
  },
  { name: 'cleaning', limit: bodyLimit, tokens: words, parse: (text) => [cleanText(text), lowerCase(text)] },
  // Texts are cut to the limit of an address before they are compared.
  { name: 'folding', limit: 1000, tokens: words, parse: (text) => [fold(text), kebab(text)] },
  {
    name: 'submission',
    limit: bodyLimit,
    tokens: split('@•a@•.com•\n•+82•(•)•-•<•"'),
    parse: (text, random) =>
      parseSubmission({
        ...Object.fromEntries(submissionFields.map((field) => [field, 'a'])),
        [random.pick(submissionFields)]: text,
      }),
  },
  {
    name: 'edited text',
    limit: bodyLimit,
    tokens: split('\n•\r\n• •https://'),
    parse: (text, random) => readText(random.pick(textFields), text),
  },
  {
    name: 'edited numbers',
    limit: bodyLimit,
    tokens: split('1•,•.• •e'),
    parse: (text) => [readRating(text), readReviewCount(text)],
  },
  { name: 'edited photos', limit: bodyLimit, tokens: split('\n•\r•http://a.b/•|•,'), parse: readPhotos },
  {
    name: 'edited hours',
    limit: bodyLimit,
    tokens: dayTexts,
    parse: (text) => readOpeningHours({ Monday: text, [text]: text }, {}),
  },
  {
    name: 'search texts',
    limit: 1000,
    tokens: words,
    parse: (text) =>
      seo({
        name: text.slice(0, nameLimit),
        category: text,
        address: text,
        openingHours: { Monday: text.slice(0, 200) },
        about: { [text.slice(0, 100)]: { [text.slice(0, 100)]: true } },
      }),
  },
  {
    name: 'request target',
    limit: headLimit,
    tokens: address,
    parse: (text) => readRequestTarget(`/${text}`),
  },
  {
    name: 'page parameters',
    limit: headLimit,
    tokens: address,
    parse: (text) => listFilterOf(pageQuery('search', text)),
  },
  {
    name: 'Accept-Encoding',
    limit: headLimit,
    tokens: split('br•gzip•;q=0•,•;•q=•0.•*• '),
    parse: preferredEncoding,
  },
]
