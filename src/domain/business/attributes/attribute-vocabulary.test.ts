import { describe, expect, test } from 'vitest'
import { labelKey } from '../label-key.ts'
import { attributeKeys } from './attribute-keys.ts'
import { otherLabels } from './attribute-labels.ts'
import { attributesOf, attributeVocabulary, knownAttribute, shownAbout } from './attribute-vocabulary.ts'

describe('knownAttribute', () => {
  test.each([
    ['Vegan options', '비건 메뉴', ['vegan', 'vegetarian']],
    ['VEGAN OPTIONS', '비건 메뉴', ['vegan', 'vegetarian']],
    ['Vegane Gerichte', '비건 메뉴', ['vegan', 'vegetarian']],
    ['Entrée accessible en fauteuil roulant', '휠체어 출입구', ['wheelchair']],
    ['휠체어 이용 가능 출입구', '휠체어 출입구', ['wheelchair']],
    ['Tekerlekli sandalyeye uygun giriş', '휠체어 출입구', ['wheelchair']],
    ['Kids’ menu', '어린이 메뉴', ['kids']],
    ['Free\u00a0parking lot', '무료 주차장', ['parking', 'free-parking']],
    ['Wheelchair-accessible car park', '휠체어 이용자용 주차장', ['parking', 'wheelchair']],
    ['Wheelchair accessible toilet', '휠체어 이용자용 화장실', ['wheelchair']],
    ['wheelchair–accessible lift', '휠체어 이용자용 엘리베이터', ['wheelchair']],
    ['Toilets', '화장실', []],
    ['Gender-neutral toilets', '성중립 화장실', []],
    ['Paid multi-storey car park', '유료 주차 건물', ['parking']],
    ['Free car park', '무료 주차장', ['parking', 'free-parking']],
    ['Kerbside pick-up', '매장 앞 수령', ['pickup']],
    ['In-store pick-up', '매장 수령', ['pickup']],
    ['Cosy', '아늑한 분위기', ['cozy']],
    ['Cheques', '수표', []],
    ['Tyre rotation', '타이어 위치 교환', []],
    ['Paediatric care', '소아 진료', []],
    ['Home energy auditing recognised by the US Dept. of Energy', '미국 에너지부 인정 가정 에너지 진단', []],
    ['Happy-hour drinks', '해피 아워 음료', []],
    ['Family friendly', '가족 방문', ['kids']],
    ['Spirits', '증류주', []],
    ['Gebührenpflichtige Parkhausplätze', '유료 주차 건물', ['parking']],
    ['Terminvereinbarung empfohlen', '예약 권장', []],
    ['Sicherer Ort für Transgender', '트랜스젠더 안심 공간', ['lgbtq']],
    ['Ücretsiz katlı otopark', '무료 주차 건물', ['parking', 'free-parking']],
    ['Kredi kartları', '신용카드', ['cards']],
    ['Havuz', '수영장', ['pool']],
    ['식당', '식당', []],
    ['Identifies as women-owned', '여성 대표 업체', ['women-owned']],
    ['Wheelchair-accessible toilet', '휠체어 이용자용 화장실', ['wheelchair']],
    ['Paid multi-storey car park', '유료 주차 건물', ['parking']],
  ])('“%s” is %s', (label, korean, keys) => {
    const known = knownAttribute(label)
    expect(known?.names.ko).toBe(korean)
    expect([...(known?.keys ?? [])].sort()).toEqual([...keys].sort())
  })

  test('no attribute has another spelling of the name of a second one', () => {
    const byKey = new Map<string, string>()
    for (const [label, { names }] of attributeVocabulary()) {
      const korean = byKey.get(labelKey(label)) ?? names.ko
      expect([label, names.ko]).toEqual([label, korean])
      byKey.set(labelKey(label), korean)
    }
  })

  test('no attribute stands in the table twice', () => {
    const byName = new Map<string, unknown>()
    for (const known of attributeVocabulary().values()) {
      const first = byName.get(known.names.en) ?? known
      expect([known.names.en, known === first]).toEqual([known.names.en, true])
      byName.set(known.names.en, first)
    }
  })

  test('each line of other words begins with the name of an attribute', () => {
    for (const line of otherLabels.trim().split('\n')) {
      const [english = ''] = line.split('|')
      expect([english, knownAttribute(english)?.names.en]).toEqual([english, english])
    }
  })

  test('of another label → undefined', () => {
    for (const label of ['', 'Swimming with sharks', 'constructor'])
      expect(knownAttribute(label)).toBeUndefined()
  })
})

describe('attributesOf', () => {
  test('what is there, once; not what is denied or told in words', () => {
    const about = {
      'Service options': { Delivery: true, 'No-contact delivery': true, Takeout: false },
      Parking: { 'Paid parking lot': true },
      Offerings: { 'Vegan options': 'yes' },
    }
    expect(attributesOf(about)).toEqual(['delivery', 'parking'])
    expect(attributesOf({})).toEqual([])
  })

  test('the keys of all labels are the keys that visitors search by', () => {
    const keys = new Set([...attributeVocabulary().values()].flatMap((known) => known.keys))
    expect([...keys].sort()).toEqual(attributeKeys.toSorted())
  })
})

describe('shownAbout', () => {
  test('is in a language and not repeated; unknown ones stay', () => {
    const about = {
      'Service options': { Delivery: true, Takeaway: false, 'Language assistance': 'English' },
      Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true },
      Other: { Delivery: true, 'Shark tank': true },
      Дополнительно: { Акулы: true },
      constructor: { Lunch: true },
    }
    expect(shownAbout(about, 'ko')).toEqual({
      서비스: { 배달: true, 포장: false, '언어 지원': '영어' },
      접근성: { '휠체어 출입구': true },
      '그 밖': { 'Shark tank': true },
      Дополнительно: { Акулы: true },
      '제공 항목': { '점심 식사': true },
    })
    expect(shownAbout(about, 'tr')).toEqual({
      'Hizmet seçenekleri': { Teslimat: true, 'Gel-al': false, 'Dil desteği': 'İngilizce' },
      Erişilebilirlik: { 'Tekerlekli sandalyeye uygun giriş': true },
      Diğer: { 'Shark tank': true },
      Дополнительно: { Акулы: true },
      'Ürün ve hizmetler': { 'Öğle yemeği': true },
    })
    expect(shownAbout({ 서비스: { 배달: true } }, 'en')).toEqual({ 'Service options': { Delivery: true } })
    expect(shownAbout({}, 'ko')).toEqual({})
  })

  test('who takes cards does not take cash only', () => {
    const cash = { 'Nur Barzahlung': true, Cheques: true }
    expect(shownAbout({ Payments: { ...cash, 'Debit cards': true } }, 'en')).toEqual({
      Payments: { Checks: true, 'Debit cards': true },
    })
    expect(shownAbout({ Payments: cash, Other: { 'Apple Pay': true } }, 'ko')).toEqual({
      결제: { 수표: true },
      '그 밖': { '애플 페이': true },
    })
    expect(attributesOf({ Payments: { ...cash, 'Debit cards': true } })).toEqual(['cards'])
    expect(attributesOf({ Payments: { ...cash, 'Debit cards': false } })).toEqual(['cash-only'])
    expect(shownAbout({ Payments: { ...cash, 'Debit cards': false } }, 'en')).toEqual({
      Payments: { 'Cash-only': true, Checks: true, 'Debit cards': false },
    })
    expect(shownAbout({ Payments: { 'Cash-only': false, 'Debit cards': true } }, 'en')).toEqual({
      Payments: { 'Cash-only': false, 'Debit cards': true },
    })
  })

  test('what may be booked is said by what must be', () => {
    const planning = { 'Termin empfohlen': true, 'Accepts reservations': true, 'Accepts walk-ins': true }
    expect(shownAbout({ Planning: { ...planning, 'Appointment required': true } }, 'ko')).toEqual({
      예약·방문: { '예약 가능': true, '예약 없는 방문 가능': true, '예약 필수': true },
    })
    expect(shownAbout({ Planning: planning, Other: { 'Reservations required': true } }, 'en')).toEqual({
      Planning: { 'Accepts walk-ins': true },
      Other: { 'Reservations required': true },
    })
    expect(shownAbout({ Planning: { ...planning, 'Appointment required': false } }, 'en')).toEqual({
      Planning: {
        'Appointments recommended': true,
        'Accepts reservations': true,
        'Accepts walk-ins': true,
        'Appointment required': false,
      },
    })
  })
})
