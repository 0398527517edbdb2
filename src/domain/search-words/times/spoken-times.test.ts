import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['vet open rn', 'vet', 'now'],
  ['plumber open atm', 'plumber', 'now'],
  ['dentist open thurs', 'dentist', 'thursday'],
  ['dentist open on sat', 'dentist', 'saturday'],
  ['church wed night', 'church', 'wednesday in night'],
  ['gym open til 11', 'gym', 'at 1379'],
  ['gym 24 by 7', 'gym', 'always'],
  ['마감시간 늦은 술집', '술집', 'late'],
  ['늦게 문닫는 카페', '카페', 'late'],
  ['일요일에도하는 카페', '카페', 'sunday'],
  ['아침식사 되는 식당', '식당', 'in morning'],
  ['kapehan bukas hanggang gabi', 'kapehan', 'late'],
  ['kainan bukas ng madaling araw', 'Restaurant', 'in smallHours'],
  ['gym shaam ko khulne wala', 'gym', 'in evening'],
  ['gym subah khulne wala', 'gym', 'in morning'],
  ['veterinar nedjeljom', 'veterinar', 'sunday'],
  ['restaurant qui ferme tard', 'restaurant', 'late'],
  ['acil veteriner oslo', 'veteriner oslo', 'always'],
  ['closed on monday restaurant', 'restaurant', 'closed monday'],
  ['restaurant montags geschlossen', 'restaurant', 'closed monday'],
  ['zatvoreno nedeljom pekara', 'pekara', 'closed sunday'],
  ['일요일 휴무 식당', '식당', 'closed sunday'],
  ['일요일 휴무 아닌 식당', '식당', 'sunday'],
  ['restaurant not closed on monday', 'restaurant', 'monday'],
  ['pazartesi kapalı eczane', 'eczane', 'closed monday'],
])('“%s” asks for %s, %s', (words, rest, asked) => {
  expect(queryParts(words)).toMatchObject({ rest, time: { asked } })
})

test.each(['Sun Flower', 'Mon Ami Cafe', 'Sat Nam Yoga', 'RN Services', '(724) 948'])(
  'a name stays: %s',
  (words) => {
    expect(queryParts(words)).toMatchObject({ rest: words, taken: [] })
  },
)
