import { expect, test } from 'vitest'
import { blankDraft } from '../../domain/business/testing/blank-draft.ts'
import { previewExample } from './preview-example.ts'

const week = {
  Monday: 'Geschlossen',
  Tuesday: '10:00 bis 13:00, 14:00 bis 18:00',
  Wednesday: '24 Stunden geöffnet',
  Thursday: 'nach Vereinbarung',
}

test('an accepted row is shown in the words of the panel’s language, and as it is stored', () => {
  const openingHours = week
  const draft = {
    ...blankDraft,
    name: 'Apotheke',
    category: 'Apotheke',
    city: 'München',
    countryCode: 'DE',
    openingHours,
  }
  const { category, city, hours, shown } = previewExample(draft)
  expect({ category, city, hours }).toEqual({ category: 'Apotheke', city: 'München', hours: week })
  expect(shown?.ko).toEqual({
    category: '약국',
    city: '뮌헨',
    hours: {
      Monday: '휴무',
      Tuesday: '10:00–13:00, 14:00–18:00',
      Wednesday: '24시간 영업',
      Thursday: 'nach Vereinbarung',
    },
  })
  expect(shown?.en).toMatchObject({ category: 'Pharmacy', city: 'Munich', hours: { Monday: 'Closed' } })
})

test('a category of which nobody knows the trade is shown as it is', () => {
  expect(previewExample({ ...blankDraft, category: 'Zzyzx' }).shown?.ko).toEqual({
    category: 'Zzyzx',
    city: '',
    hours: {},
  })
})
