import { expect, test } from 'vitest'
import { queryParts } from './query-parts.ts'

test.each([
  ['Apotek nära mig', 'Apotek'],
  ['apotek i nærheten', 'apotek'],
  ['Apteekki lähellä minua', 'Apteekki'],
  ['lékárna poblíž', 'lékárna'],
  ['gyógyszertár a közelben', 'gyógyszertár'],
  ['farmacie lângă mine', 'farmacie'],
  ['φαρμακείο κοντά μου', 'φαρμακείο'],
  ['צלם קרוב אליי', 'צלם'],
  ['मेरे पास जिम', 'जिम'],
  ['apotek terdekat', 'apotek'],
])('near: %s', (words, rest) => {
  expect(queryParts(words)).toMatchObject({ rest, near: expect.stringMatching(/./u) })
})

test.each([
  ['Apotheek nu open', 'now'],
  ['Apteka czynna teraz', 'now'],
  ['аптека зараз відчинено', 'now'],
  ['apotek buka sekarang', 'now'],
  ['auki ympäri vuorokauden apteekki', 'always'],
  ['Lékárna nonstop', 'always'],
  ['Apteek avatud nädalavahetusel', 'weekend'],
])('a time: %s', (words, asked) => {
  expect(queryParts(words).time?.asked).toBe(asked)
})

test.each([
  'Apotheke sonntags',
  'Apotek söndagsöppet',
  'Apteekki auki sunnuntaina',
  'farmacie deschis duminica',
])('all Sundays are one: %s', (words) => {
  expect(queryParts(words).time?.asked).toEqual(queryParts('pharmacy open on sunday').time?.asked)
})

test.each([
  ['najlepsza pizzeria', 'pizzeria'],
  ['legjobb étterem', 'étterem'],
  ['най-добра пекарна', 'пекарна'],
])('a wish: %s', (words, rest) => {
  expect(queryParts(words).rest).toBe(rest)
})

test.each(['Most Cafe', 'Nu Skin', 'Bar Lahti', 'Open Kitchen'])('a name stays: %s', (words) => {
  expect(queryParts(words)).toMatchObject({ rest: words, taken: [] })
})
