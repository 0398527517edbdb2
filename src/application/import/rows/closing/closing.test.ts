import { describe, expect, test } from 'vitest'
import { withStatusKind } from '../../columns/check-columns.ts'
import { recogniseHeader } from '../../columns/columns.ts'
import { findCompanions } from '../companions.ts'
import { normaliseRow } from '../normalise-row.ts'
import { closingOf } from './closing-status.ts'

test.each([
  'fermeture définitive 31/03/2024',
  'Fermeture définitive le 31 mars 2024',
  'FERMÉ DÉFINITIVEMENT depuis 2023',
  'cessation d’activité au 31/12/2023',
  'Fermeture définitive 31/03/2024, fonds à vendre',
  '令和5年3月閉店',
  '2023年3月31日閉店',
  '閉店（令和5年3月）',
  'PERM CLOSED',
  'Perm. closed 3/2024',
  'permanently closed (owner retired)',
  'Closed (out of business)',
  'closed for good since January 2022',
  'Geschäft aufgegeben 12/2023',
  'Dauerhaft geschlossen seit 01.07.2023',
  'nieczynne od 2023 (zlikwidowany)',
  'Zlikwidowana w 2022',
  'gesloten (praktijk beëindigd)',
  'स्थायी रूप से बंद',
  'स्थायी रूप से बंद (2023)',
  '2023.05.31 폐업',
  '2023년 5월 폐업',
  '폐업(2023.5.31)',
  '폐업(23.11)',
  'مغلق نهائياً',
  'Закрыто навсегда с 2022',
  'cerrado definitivamente desde marzo de 2021',
  'Encerrou atividade em 2022',
  'Cessata attività dal 31/12/2022',
  'Kalıcı olarak kapalı (2022)',
  'مغلق نهائيا منذ 2022',
  'נסגר לצמיתות',
  'nedlagd 2021',
  'végleg bezárt 2020',
  'închis definitiv din 2022',
  'đã đóng cửa vĩnh viễn',
  'tutup permanen sejak 2022',
  '已结业',
  'CERRADO por jubilación',
  'cerrado por cese',
  'Closed due to retirement of owner',
  'closed (retirement)',
  'Wegen Geschäftsaufgabe geschlossen',
  'fermé pour cause de retraite depuis 2023',
  'Emeklilik nedeniyle kapandı',
  'chiuso per fallimento',
  '폐업신고',
  '경영난으로 폐업',
])('closed for good: %s', (text) => {
  expect(closingOf(text)).toBe('gone')
})

const openOnes = [
  'closed on Monday',
  'Closed Mondays 2024',
  'closed for lunch',
  'closed 12/24',
  'closed (Sundays)',
  'closed 2024-12-25',
  'geschlossen am Montag',
  'Montag geschlossen (Ruhetag)',
  'geschlossen bis 12/2024',
  'new after fermeture définitive of the old shop',
  'nouveau depuis la fermeture définitive de Chez Paul',
  'Fermeture définitive des inscriptions 31/03/2024',
  'fermeture annuelle 08/2024',
  'ouvert, fermeture définitive évitée',
  'Permanently closed, reopened 2024',
  'not permanently closed',
  'door permanently closed',
  'parking permanently closed (use street)',
  '2023年3月開店',
  '閉店時間 22時',
  '閉店 22:00',
  '閉店: 22:00',
  '閉店（22時）',
  '閉店（日曜）',
  '閉店, 22時',
  '令和5年3月閉店予定なし',
  '폐업 아님',
  '폐업신고 서류 대행',
  'gesloten (maandag)',
  'nieczynne od 2023 (remont)',
  'nieczynne w niedziele',
  'Spezialist für Geschäftsaufgabe und Nachfolge',
  'cerrado en agosto de 2024',
  'cerrado (agosto)',
  'chiuso il lunedì',
  'बंद (मंगलवार)',
  'मंगलवार बंद',
  'cerrado por vacaciones',
  'closed due to a death in the family',
  'closed, not retired',
  'clases de liquidación y jubilación',
  '',
]
test.each(openOnes)('not closed for good: %s', (text) => {
  expect(closingOf(text)).toBeUndefined()
})

function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
}

describe('columns that say in passing that a business has closed', () => {
  const shop = { name: 'A', address: '1 Sample St, Salem, OR 97301' }
  test.each([
    ['Observations', 'fermeture définitive 31/03/2024'],
    ['備考', '令和5年3月閉店'],
    ['Notes', 'PERM CLOSED'],
    ['Bem.', 'Geschäft aufgegeben 12/2023'],
    ['Godziny otwarcia', 'nieczynne od 2023 (zlikwidowany)'],
    ['Spreekuur', 'gesloten (praktijk beëindigd)'],
    ['weekly off', 'स्थायी रूप से बंद'],
    ['साप्ताहिक अवकाश', 'स्थायी रूप से बंद'],
    ['비고', '2023.05.31 폐업'],
  ])('%s: %s', (header, text) => {
    expect(read({ ...shop, [header]: text })).toMatchObject({ draft: { status: 'closed' } })
  })

  test.each([...openOnes, '취소', '말소', 'open since 2023'])('a remark: %s', (text) => {
    expect(read({ ...shop, Notes: text })).toMatchObject({ draft: { status: 'published' } })
  })

  test('a register that has suspended a business', () => {
    expect(read({ ...shop, situacao_cadastral: 'SUSPENSA' }).draft?.openingHours).toEqual(
      read({ ...shop, status: 'Temporarily closed' }).draft?.openingHours,
    )
  })
})

describe('statuses that say in two ways, or by a letter, that a business has closed', () => {
  const shop = { name: 'A', address: '1 Sample St, Salem, OR 97301' }
  test.each([
    ['status', 'Closed - Out of Business'],
    ['status', 'Inactive/Closed'],
    ['status', 'Closed (dissolved)'],
    ['Stato attività', 'Cessazione'],
    ['Betriebsstatus', 'Löschung'],
    ['estado actual', 'Baja definitiva'],
    ['Etat administratif', 'F'],
    ['etatAdministratifEtablissement', 'F'],
    ['etatAdministratifUniteLegale', 'C'],
    ['disused:shop', 'books'],
    ['abandoned:amenity', 'pub'],
  ])('%s: %s', (header, text) => {
    expect(read({ ...shop, [header]: text })).toMatchObject({
      draft: { status: 'closed' },
      unknownStatus: '',
    })
  })

  test.each([
    ['status', 'Active - inactive', 'Active - inactive'],
    ['status', 'Open / Renovation', 'Open / Renovation'],
    ['Etat administratif', 'A', ''],
    ['disused:shop', 'no', ''],
  ])('no closing: %s: %s', (header, text, unknownStatus) => {
    expect(read({ ...shop, [header]: text })).toMatchObject({ draft: { status: 'published' }, unknownStatus })
  })

  test('what was something before and is something now', () => {
    expect(read({ ...shop, shop: 'bakery', 'disused:shop': 'books' }).draft?.status).toBe('published')
    expect(read({ ...shop, amenity: '', shop: 'bakery', 'disused:shop': 'books' }).draft?.status).toBe(
      'published',
    )
    expect(read({ ...shop, '@type': 'node', amenity: '', 'disused:shop': 'books' }).draft?.status).toBe(
      'closed',
    )
  })
})

describe('a row that says that a place is open', () => {
  const shop = { name: 'A', address: '1 Sample St, Salem, OR 97301' }
  test.each([
    ['permanentlyClosed', 'false', true],
    ['is_active', 'true', true],
    ['영업상태', '영업', true],
    ['status', 'OPERATIONAL', true],
    ['Etat administratif', 'A', true],
    ['permanentlyClosed', '', false],
    ['permanentlyClosed', 'true', false],
    ['status', 'pending review', false],
    ['status', '휴업', false],
    ['notes', 'open', false],
  ])('%s: %s: %s', (header, text, saysOpen) => {
    expect(read({ ...shop, [header]: text })).toMatchObject({ saysOpen })
  })

  test('says nothing of it where its name says the contrary', () => {
    const row = read({ ...shop, name: 'A (CLOSED)', permanentlyClosed: 'false' })
    expect(row).toMatchObject({ draft: { status: 'closed' }, saysOpen: false })
  })
})

describe('an expired licence', () => {
  const header = ['name', 'address', 'License Status']
  const tableOf = (written: readonly string[], statuses: readonly string[]) => {
    const columns = recogniseHeader(written)
    const found = findCompanions(written, new Set(Object.values(columns)))
    const rows = statuses.map((status) => ['A', '1 Sample St', status])
    const companions = withStatusKind(found, written, rows)
    return rows.map((cells) => normaliseRow({ number: 2, cells }, columns, { deriveIds: true, companions }))
  }

  test('is of a business that is no more, beside licences that are valid', () => {
    expect(tableOf(header, ['Active', 'Expired', 'Pending'])).toMatchObject([
      { draft: { status: 'published' }, unknownStatus: '' },
      { draft: { status: 'closed' }, unknownStatus: '' },
      { draft: { status: 'published' }, unknownStatus: 'Pending' },
    ])
    expect(tableOf(['상호', '주소', '인허가상태'], ['정상', '만료'])[1]?.draft?.status).toBe('closed')
  })

  test('is unknown where no other is valid, and where the status is not that of a licence', () => {
    const unknown = { draft: { status: 'published' }, unknownStatus: 'Expired' }
    expect(tableOf(header, ['Pending', 'Expired'])[1]).toMatchObject(unknown)
    expect(tableOf(['name', 'address', 'status'], ['Active', 'Expired'])[1]).toMatchObject(unknown)
  })

  test.each([
    ['Status', 'Active', 'Closed'],
    ['Статус', 'Активан', 'Затворено'],
    ['Stan', 'Aktywna', 'Zamknięta'],
  ])('%s: what is closed beside %s is so for good', (status, active, closed) => {
    const written = ['name', 'address', status]
    expect(tableOf(written, [active, closed]).map((row) => row.draft?.status)).toEqual([
      'published',
      'closed',
    ])
    // Beside a place that is open, it may be of this hour.
    expect(tableOf(written, ['Open', closed])[1]?.draft?.status).toBe('published')
  })
})

test('a customer who is not active may well be open', () => {
  const customer = { 'Code client': 'K1', name: 'A', address: '1 Sample St, Salem, OR 97301' }
  expect(read({ ...customer, Actif: 'N' })).toMatchObject({
    draft: { status: 'published' },
    unknownStatus: 'N',
  })
  expect(read({ ...customer, Actif: 'O' })).toMatchObject({
    draft: { status: 'published' },
    unknownStatus: '',
  })
  expect(
    read({ ...customer, 'Code client': '', Actif: '', status: 'Tạm ngừng' }).draft?.openingHours,
  ).toEqual({
    Hours: 'Temporarily closed',
  })
  const account = { 'Account Name': 'A', 'Account Owner': 'Pat', 'Billing Street': '1 Sample St' }
  expect(read({ ...account, Active: 'No' })).toMatchObject({ draft: { status: 'published' } })
  const { 'Code client': _, ...shop } = customer
  expect(read({ ...shop, Actif: 'N' })).toMatchObject({ draft: { status: 'closed' } })
})

test('what a register keeps to itself is no name', () => {
  expect(read({ name: '[ND]', address: '1 Sample St, Salem, OR 97301' }).draft).toBeUndefined()
  expect(read({ name: 'A', address: '[REDACTED FOR PRIVACY]' }).draft?.address ?? '').toBe('')
})

describe('a status of which nobody knows what it means is named', () => {
  const shop = { name: 'A', address: '1 Sample St, Salem, OR 97301' }
  test.each(['Tadilatta', 'En obras', 'Kapalı', 'pending review'])('%s', (text) => {
    expect(read({ ...shop, durum: text })).toMatchObject({
      draft: { status: 'published' },
      unknownStatus: text,
    })
  })

  test.each([
    'Açık',
    'OPERATIONAL',
    'Closed ⋅ Opens 11 am',
    'Opens soon ⋅ 9 am',
    '영업/정상',
    'активна',
    '폐업',
    'Temporarily closed',
    '',
  ])('known: %s', (text) => expect(read({ ...shop, durum: text })).toMatchObject({ unknownStatus: '' }))

  test('a more exact status tells what a general one leaves open', () => {
    const row = { ...shop, 상세영업상태명: '2급', 영업상태명: '영업/정상' }
    expect(read(row)).toMatchObject({ unknownStatus: '' })
  })
})
