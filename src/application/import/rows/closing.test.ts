import { describe, expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { closingOf } from './closing.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

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
