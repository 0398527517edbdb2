import { expect, test } from 'vitest'
import { synonymKey } from '../../domain/search-terms/synonym-phrases.ts'
import { findMeaning } from './interpretation.ts'

/** What a search means where the administrator has said that a phrase means `꽃집`. */
const meaningWith = (phrase: string, search: string) =>
  findMeaning(
    {
      findSynonyms: async (keys) => {
        const key = synonymKey(phrase)
        return keys.includes(key) ? [{ key, phrase, meaning: '꽃집', trade: '', createdAt: 0 }] : []
      },
    },
    search,
  )

test('a synonym stands for its meaning, alone and beside a place', async () => {
  expect(await meaningWith('플라워샾', '플라워샾')).toBe('꽃집')
  expect(await meaningWith('플라워샾', '부산 플라워샾')).toBe('부산 꽃집')
})

test.each(['약국', 'pharmacy', '부산', 'Berlin', '성수동', '제주도', 'Kreis 5'])(
  'no synonym says that %s, a trade or a place, means something else',
  async (phrase) => {
    expect(await meaningWith(phrase, phrase)).toBeUndefined()
    expect(await meaningWith(phrase, `${phrase} 근처`)).toBeUndefined()
  },
)
