import { describe, expect, test } from 'vitest'
import { parseAbout } from './about-attributes.ts'

const nothing = { about: {}, description: '' }

describe('parseAbout', () => {
  test('sections of booleans and texts', () => {
    const about = {
      'Service options': { Delivery: true, 'Dine-in': false },
      Payments: { Cards: 'Visa, Master' },
    }
    expect(parseAbout(JSON.stringify(about))).toEqual({ about, description: '' })
  })

  test('a Python dict', () => {
    expect(
      parseAbout(`{'Amenities': {'Restroom': True, "Owner's note": 'it\\'s free', 'Wi-Fi': None}}`),
    ).toEqual({
      about: { Amenities: { Restroom: true, "Owner's note": "it's free" } },
      description: '',
    })
  })

  test('what is no attribute is left out, and so is a section without any', () => {
    const cell = JSON.stringify({
      A: { list: [1], object: {}, null: null, empty: '', number: 3 },
      B: {},
      C: true,
      D: [],
    })
    expect(parseAbout(cell).about).toEqual({ A: { number: '3' } })
  })

  test('a section that is a list, of objects or of names', () => {
    expect(
      parseAbout(
        '{"Service options":[{"Takeout":true},{"Dine-in":false}],"Access":["Wheelchair accessible entrance"]}',
      ).about,
    ).toEqual({
      'Service options': { Takeout: true, 'Dine-in': false },
      Access: { 'Wheelchair accessible entrance': true },
    })
  })

  test.each([
    ['Wi-Fi, Parking, Delivery', ['Wi-Fi', 'Parking', 'Delivery']],
    ['주차, 배달, 포장', ['주차', '배달', '포장']],
    ['단체 이용 가능, 무선 인터넷, 예약', ['단체 이용 가능', '무선 인터넷', '예약']],
    ["['Dostava', 'Parking', 'Bašta']", ['Dostava', 'Parking', 'Bašta']],
    ['Lieferung | WLAN | Hausgemachtes Eis', ['Lieferung', 'WLAN', 'Hausgemachtes Eis']],
  ])('a list of attributes: %s', (text, names) => {
    expect(parseAbout(text)).toEqual({
      about: { Amenities: Object.fromEntries(names.map((name) => [name, true])) },
      description: '',
    })
  })

  test.each([
    'Delivery',
    'A small café, run by Ann, since 1990',
    'Delivery, cakes, bread, rolls, buns',
    'We offer delivery to every house in the whole of the town, parking',
  ])('no list: %s', (text) => expect(parseAbout(text)).toEqual({ about: {}, description: text }))

  test('any other text is the description, on one line', () => {
    expect(parseAbout('  A small\u202fcafé\n since 1990 ')).toEqual({
      about: {},
      description: 'A small café since 1990',
    })
  })

  test.each(['', 'None', '{}', 'null', '[]', 'nan', '{broken', '[1, 2]', '{"a":'])(
    '"%s" says nothing',
    (cell) => {
      expect(parseAbout(cell)).toEqual(nothing)
    },
  )

  test('names cannot reach a prototype', () => {
    const { about } = parseAbout(
      '{"__proto__":{"polluted":true},"A":{"__proto__":true,"constructor":"x","b":true}}',
    )
    expect(about).toEqual({ A: { b: true } })
    expect(Object.keys(about)).toEqual(['A'])
    expect(Object.getPrototypeOf(about)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  test('sizes are bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, true]))
    const { about } = parseAbout(JSON.stringify({ many, long: { ['n'.repeat(300)]: 'v'.repeat(900) } }))
    expect(Object.keys(about.many ?? {})).toHaveLength(100)
    expect(Object.entries(about.long ?? {})).toEqual([['n'.repeat(100), 'v'.repeat(300)]])
    expect(parseAbout('x'.repeat(9000)).description).toHaveLength(5000)
  })
})

test('sections in a list', () => {
  const cell =
    '[{"id":"p","name":"Payments","options":[{"name":"Cards","enabled":true},{"name":"Cheques","enabled":false}]}, 7]'
  expect(parseAbout(cell)).toEqual({ about: { Payments: { Cards: true, Cheques: false } }, description: '' })
})
