import { describe, expect, test } from 'vitest'
import { queryParts } from './query-parts.ts'

describe('queryParts', () => {
  test.each([
    ['지금 여는 약국 마포', '약국 마포', 'now'],
    ['florist open now', 'florist', 'now'],
    ['açık kuaför izmir', 'kuaför izmir', 'now'],
    ['Bäckerei Bern sonntags geöffnet', 'Bäckerei Bern', 'sunday'],
    ['saturday dentist oslo', 'dentist oslo', 'saturday'],
    ['토요일에 여는 치과', '치과', 'saturday'],
    ['주말 진료 소아과', '소아과', 'weekend'],
    ['24h locksmith', 'locksmith', 'always'],
    ['nöbetçi eczane bursa', 'eczane bursa', 'always'],
    ['açık pazar eczane bursa', 'eczane bursa', 'sunday'],
    ['salı açık eczane bursa', 'eczane bursa', 'tuesday'],
    ['심야 약국', '약국', 'late'],
    ['restaurant open after midnight', 'restaurant', 'at 30'],
    ['자정 이후 식당', '식당', 'at 30'],
    ['отворено апотека', 'апотека', 'now'],
    ['emergency plumber oslo', 'plumber oslo', 'always'],
    ['이른 약국 응급', '이른 약국', 'always'],
    ['24小时 药店', '药店', 'always'],
    ['歯医者 今営業中', '歯医者', 'now'],
    ['florist abhi khula', 'florist', 'now'],
    ['ветеринар недеља', 'ветеринар', 'sunday'],
    ['ресторан круглосуточно', 'ресторан', 'always'],
    ['ร้านอาหาร เปิดวันเสาร์', 'ร้านอาหาร', 'saturday'],
    ['nhà thờ chủ nhật', 'nhà thờ', 'sunday'],
    ['일욜 식당', '식당', 'sunday'],
    ['ristorante aperto adesso Roma', 'ristorante Roma', 'now'],
  ])('“%s” asks for a time', (text, rest, asked) => {
    expect(queryParts(text)).toMatchObject({ rest, time: { asked } })
  })

  test.each([
    ['best florist oslo', 'florist oslo'],
    ['🔥 furnace oslo', 'HVAC contractor oslo'],
    ['🐱 veterinar oslo', 'veterinar oslo'],
    ['top 10 florists in oslo', 'florists oslo'],
    ['gde mogu da ošišam psa', 'Pet groomer'],
    ['أفضل طبيب أسنان', 'طبيب أسنان'],
    ['oslo mein sasta gym', 'oslo gym'],
    ['who can fix my heater', 'HVAC contractor'],
    ['my dog is sick oslo', 'oslo Veterinarian'],
    ['pekara kod slavije', 'pekara slavije'],
    ['물 새요 부산', '부산 배관공'],
    ['dişçi 5 km içinde', 'dişçi'],
    ['florist within 10 miles', 'florist'],
    ['best florist in LA', 'florist LA'],
    ['best florist in la', 'florist la'],
    ['어디서 회식하지 마포', '마포 음식점'],
    ['LA 모발이식 추천', 'LA 모발이식 병원'],
    ['buenos abogados en la zona', 'abogados zona'],
    ['변기가 막혔어요 부산', '부산 배관공'],
    ['제주 흑돼지 추천', '제주 흑돼지'],
    ['싼 세탁소 어디', '세탁소'],
    ['günstiger Friseur Bern', 'Friseur Bern'],
    ['en iyi kuaför', 'kuaför'],
    ['farmacia cerca de mí', 'farmacia'],
    ['제주역 근처 서점', '제주역 서점'],
    ['i need a plumber in oslo', 'plumber oslo'],
    ['wo gibt es den besten Florist in Oslo', 'Florist Oslo'],
    ['세차하려면 제주 어디로 가야 해', '세차 제주'],
    ['breakfast places oslo open now', 'breakfast oslo'],
    ['애월읍에서 국수 먹으려면 어디로 가야 하나요', '애월읍 국수'],
    ["bursa'da köpeğimi nerede tıraş ettirebilirim", 'bursa Pet groomer'],
    ['i need a lawyer for my divorce in oslo', 'divorce lawyer oslo'],
    ['who can repair my furnace in oslo', 'oslo HVAC contractor'],
    ['busco un hotel barato en Rio de Janeiro', 'hotel Rio de Janeiro'],
  ])('of “%s” what says nothing is not searched for', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each([
    ['florist at 5 main street', 'florist 5 main street'],
    ['tailor by 12 elm road', 'tailor 12 elm road'],
  ])('“%s” has a house, and no hour', (text, rest) => {
    expect(queryParts(text)).toMatchObject({ rest })
    expect(queryParts(text).time).toBeUndefined()
  })

  test.each([
    ['tailor bergen centre', 'tailor bergen'],
    ['Friseur Bern Zentrum', 'Friseur Bern'],
    ['부산 시내 약국', '부산 약국'],
    ['coiffeur centre ville Lyon', 'coiffeur Lyon'],
  ])('“%s” is about the city', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each(['garden centre', 'centre ville'])('“%s” is about no city', (text) => {
    expect(queryParts(text)).toMatchObject({ rest: text, taken: [] })
  })

  test('a lawyer of any kind says nothing beside one of a kind', () => {
    expect(queryParts('lawyer abogado de divorcio oslo').rest).toBe('abogado de divorcio oslo')
  })

  test.each([
    ['リヨンでピザを食べたい', 'リヨン ピザ'],
    ['オスロの人気カフェ', 'オスロ カフェ'],
  ])('“%s” has words without spaces', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each([
    ['zip code 16501 florist', '16501 florist'],
    ['florist plz 8004', 'florist 8004'],
    ['우편번호 63122 약국', '63122 약국'],
    ['CH-8001 Café', '8001 Café'],
    ['성수동 2가 약국', '성수동2가 약국'],
    ['florist 16501-1234', 'florist 16501'],
    ['florist 500 034', 'florist 500034'],
  ])('“%s” has a postal code: %s', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each(['412 364', 'florist 044 227', '412 364 190', '555-0123', 'zip code', 'plz florist'])(
    '“%s” has no postal code',
    (text) => {
      expect(queryParts(text).rest).toBe(text)
    },
  )

  test.each([
    ['제주시맛집', '제주시 음식점'],
    ['배고파 제주시', '제주시 음식점'],
    ['grub', 'Restaurant'],
    ['where can I get my car fixed', 'car fixed'],
    ['애월 맛집 추천', '애월 음식점'],
    ['애월 국수 맛집', '애월 국수'],
    ['점심 먹을만한 곳 애월', '애월 음식점'],
  ])('“%s” asks for a restaurant, unless it names a trade', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each([
    ['oslo 🍕', 'oslo Pizza restaurant'],
    ['제주💇🏽‍♀️', '제주 미용실'],
    ['☕️ oslo', 'Cafe oslo'],
    ['👩‍⚖️ oslo', 'Lawyer oslo'],
    ['🐶 병원 제주', '동물병원 제주'],
    ['🦷 hospital oslo', 'Dentist oslo'],
    ['🥐🇳🇴', 'Bakery Norway'],
    ['🇳🇴 빵집', '노르웨이 빵집'],
    ['맛집 😋👍 제주', '음식점 제주'],
  ])('the emoji in “%s” is a trade', (text, rest) => {
    expect(queryParts(text)).toMatchObject({ rest, hasTrade: true })
  })

  test.each([
    ['성수동에서 회식하기 좋은 고기집 있나요', '성수동 고기집'],
    ['대덕구에서 점심 뭐 먹지', '대덕구 음식점'],
    ['how do i find a divorce lawyer in oslo', 'divorce lawyer oslo'],
    ["İzmir'de nerede kahve içebilirim", 'İzmir kahve'],
    ['où manger des sushis à Lyon', 'sushis Lyon'],
    ['wo kann man in Bern gut Pizza essen', 'Bern Pizza'],
    ['florist in oslo', 'florist oslo'],
    ['furnace repair company oslo', 'furnace repair oslo'],
    ['where do i buy fish for my aquarium in oslo', 'fish for my aquarium oslo'],
    ['제주에서 돼지국밥 제일 맛있는 집은?', '제주 돼지국밥'],
    ['강남에 기름 싼 주유소 어디 있어?', '강남구 주유소'],
    ['마포에서 머리 자르는 곳', '마포구 머리 자르는 곳'],
    ['Spätküche Bern', 'küche Bern'],
    ['Nachtapotheke Bern', 'apotheke Bern'],
    ['kapıda kaldım çilingir', 'çilingir'],
  ])('the question “%s” is about %s', (text, rest) => {
    expect(queryParts(text).rest).toBe(rest)
  })

  test.each([
    ['짜장면 애월', '중식', '애월'],
    ['오징어볶음 애월', '한식', '애월'],
    ['ductless mini split oslo', 'HVAC contractor', 'oslo'],
    ['zimmer bern', 'Hotel', 'bern'],
  ])('“%s” tells of a trade: %s', (text, trade, others) => {
    expect(queryParts(text)).toMatchObject({ rest: text, hinted: { trade, others } })
  })

  test.each([
    ['meilleure pharmacie de garde près de moi', 'pharmacie', 'always', 'près de moi'],
    ['je cherche un chauffagiste ouvert le dimanche', 'chauffagiste', 'sunday', ''],
    ['toiletteur pas cher ouvert maintenant', 'toiletteur', 'now', ''],
  ])('of a language all that it needs is rows: “%s”', (text, rest, asked, near) => {
    expect(queryParts(text)).toMatchObject({ rest, time: { asked }, near })
  })

  test.each(['짜장면 중국집', 'blue harbour'])('“%s” tells of no other trade', (text) => {
    expect(queryParts(text).hinted).toBeUndefined()
  })

  test.each([
    ['tailor near me', 'near me'],
    ['tailor oslo', ''],
  ])('“%s” asks for what is near: “%s”', (text, near) => {
    expect(queryParts(text).near).toBe(near)
  })

  test('late night food is food at a time', () => {
    expect(queryParts('late night food oslo')).toMatchObject({ rest: 'food oslo', time: { asked: 'late' } })
  })

  test.each(['Blue Harbour', '동백 여관', 'the red door', '주차장', '🦄', ''])(
    '“%s” is all name or trade',
    (text) => {
      expect(queryParts(text)).toMatchObject({ rest: text, taken: [] })
    },
  )

  test('a 구 and a trade that were typed as one word are two', () => {
    expect(queryParts('성동구카페').rest).toBe('성동구 카페')
    expect(queryParts('역전할머니맥주').rest).toBe('역전할머니맥주')
  })

  test('what a contractor does says no more than an emoji of the trade', () => {
    expect(queryParts('❄️ repair oslo').rest).toBe('HVAC contractor oslo')
    expect(queryParts('shoe repair oslo').rest).toBe('shoe repair oslo')
  })

  test('a text of very many words is no search in parts', () => {
    const text = 'best '.repeat(40).trim()
    expect(queryParts(text).rest).toBe(text)
  })

  test.each([
    ['🐶💇 oslo', 'Pet groomer oslo', undefined],
    ['💊 🐱 oslo', 'Veterinarian oslo', undefined],
    ['제주 🚗🧼', '제주 세차장', undefined],
    ['🌱🍽️ oslo', 'Vegan restaurant oslo', undefined],
    ['🐟🍣 oslo', 'Sushi restaurant oslo', undefined],
    ['🍕🍺 oslo', 'Pizza restaurant oslo', ['Bar oslo']],
  ])('the emoji in “%s” are one trade together', (text, rest, others) => {
    expect(queryParts(text)).toMatchObject({ rest, ...(others && { others }) })
  })

  test.each([
    ['제주 약국 서점', ['제주 약국', '제주 서점']],
    ['florist tailor oslo', ['florist oslo', 'tailor oslo']],
  ])('one of the two trades in “%s” is enough', (text, others) => {
    expect(queryParts(text)).toMatchObject({ rest: text, others })
  })

  test('an emoji may stand for other trades where there is none of the likeliest', () => {
    expect(queryParts('oslo 🔧')).toMatchObject({
      rest: 'oslo Auto repair shop',
      others: ['oslo Plumber', 'oslo HVAC contractor', 'oslo Hardware store'],
    })
    expect(queryParts('oslo ☕').others).toBeUndefined()
  })

  test.each([
    ['où trouver une boulangerie ouverte le dimanche à Lyon', 'boulangerie Lyon', 'sunday'],
    ['meilleur resto ouvert maintenant Lyon', 'resto Lyon', 'now'],
    ['mon chien est malade ouvert maintenant Lyon', 'Lyon Veterinarian', 'now'],
    ['chauffagiste pas cher 24h Lyon', 'chauffagiste Lyon', 'always'],
    ['boulangerie Lyon jusqu’à minuit', 'boulangerie Lyon', 'at 1439'],
  ])('French is rows of every table: “%s”', (text, rest, asked) => {
    expect(queryParts(text)).toMatchObject({ rest, hasTrade: true, time: { asked } })
  })

  test('French is in the tables of nearness and emoji too', () => {
    expect(queryParts('salle de sport près de moi')).toMatchObject({ rest: 'salle de sport', hasTrade: true })
    expect(queryParts('🥐 à Lyon')).toMatchObject({ rest: 'Bakery Lyon', hasTrade: true })
  })
})

test.each([
  ['205 247 5799', '205 247 5799'],
  ['call 585', 'call 585'],
  ['⚖️ long beach', 'Lawyer long beach'],
])('“%s” says “%s”, whatever its words say elsewhere', (typed, rest) => {
  expect(queryParts(typed)).toMatchObject({ rest })
})

test.each([
  ['오류동통닭맛집', '오류동 통닭'],
  ['금천구카페24시', '금천구 카페'],
  ['금천구카페추천', '금천구 카페'],
])('%s is a place, a trade and one more word', (typed, rest) => {
  expect(queryParts(typed)).toMatchObject({ rest, hasTrade: true })
})

test.each([
  ['pizza sunday 10pm zürich', 'pizza zürich', 'sunday at 1320', 'sunday 10pm'],
  ['open saturday after 10 pm pizza', 'pizza', 'saturday at 1320', 'open saturday after 10 pm'],
  ['내일 아침 카페', '카페', 'tomorrow in morning', '내일 아침'],
  ['apotheke an feiertagen zürich', 'apotheke zürich', 'holiday', 'an feiertagen'],
  ['pizza sunday at 5 main street', 'pizza 5 main street', 'sunday', 'sunday'],
])('%s → %s at %s', (text, rest, asked, words) => {
  expect(queryParts(text)).toMatchObject({ rest, time: { asked, words } })
})

test.each([
  ['church service oslo', ['church oslo']],
  ['church rd plumber oslo', ['rd plumber oslo']],
  ['church plumber oslo', ['church oslo', 'plumber oslo']],
])('“%s” asks for %j where nobody is both', (text, others) => {
  expect(queryParts(text).others).toEqual(others)
})
