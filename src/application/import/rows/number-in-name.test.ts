import { expect, test } from 'vitest'
import { withoutNumber } from './number-in-name.ts'

test.each([
  ['MARIA DA SILVA 123.456.789-00', 'MARIA DA SILVA'],
  ['MARIA DA SILVA 12345678909', 'MARIA DA SILVA'],
  ['12.345.678 JOAO PEREIRA', 'JOAO PEREIRA'],
  ['Padaria Sol - CNPJ: 12.345.678/0001-90', 'Padaria Sol'],
  ['Kiosko Luna (20-12345678-3)', 'Kiosko Luna'],
  ['바다식당 (사업자등록번호 123-45-67890)', '바다식당'],
  ['홍길동 900101-1234567', '홍길동'],
  ['Can Kırtasiye VKN 1234567890', 'Can Kırtasiye'],
  ['Bar Sport P.IVA 01234567890', 'Bar Sport'],
  ['Taller López, NIF B12345678', 'Taller López'],
  ['ООО Ромашка ИНН 7701234567', 'ООО Ромашка'],
  ['123.456.789-00', ''],
])('%s', (name, expected) => expect(withoutNumber(name)).toBe(expected))

test.each([
  'Bar 1900',
  'Studio 54321',
  'Depot 12345678900',
  'Taxi 030-1234567',
  'Nit 1234 Bar',
  'Route 66',
  'Ein Herz 2000',
  '1.000.000 Reifen',
  'Vat 69',
  '24/7 Shop',
])('no such number: %s', (name) => expect(withoutNumber(name)).toBe(name))
