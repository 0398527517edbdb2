import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { countryOfFile, nowhere } from './file-country.ts'

provideGazetteerFile()

test('the language of headers, phones and codes tell which of many towns of a name is meant', () => {
  const header = ['Nombre comercial', 'Dirección', 'Código postal', 'Localidad', 'Teléfono']
  const rows = ['963 55 01 23', '96 355 01 88', ''].map((phone, at) => ({
    address: `C/ Ejemplo, ${at + 1}`,
    city: 'València',
    postalCode: `4600${at + 1}`,
    country: '',
    phone,
    locationLink: '',
  }))
  expect(countryOfFile(rows, [], header)?.code).toBe('ES')
})

test('a town stands in front of its street as often where letters are not Latin', () => {
  const rows = ['София, бул. Витоша 1', 'гр. Пловдив, ул. Главна 1', 'Варна 9000, бул. Приморски 1'].map(
    (address) => ({ address, city: '', postalCode: '', country: '', phone: '', locationLink: '' }),
  )
  expect(countryOfFile(rows, [])?.code).toBe('BG')
})

test('points of rows without an address tell the country, and national phones are of it', () => {
  const rows = ['40.7128,-74.0060', '34.0522,-118.2437'].map((point) => ({
    address: '',
    city: '',
    postalCode: '',
    country: '',
    phone: '(212) 555-0100',
    locationLink: `geo:${point}`,
  }))
  expect(countryOfFile(rows, [])?.code).toBe('US')
})

test.each([
  ['PL', ['58-500 Jelenia Góra', '58-500 Jelenia Góra'], ''],
  ['ES', ['Rúa Nova, 100. 27001, Lugo (Lugo)', 'Rúa Falsa, 2. 27001, Lugo (Lugo)'], ''],
  ['DE', ['Beispielweg 1, 34127 Kassel Nord-Holland', 'Musterweg 2, 34123 Kassel Waldau'], '0561 123456'],
  ['IN', ['12 Sample Road, Sangli, Maharashtra, 416416', '4 Main Bazar, Sangli, Maharashtra, 416410'], ''],
])('%s is the country of %j', (country, addresses, phone) => {
  const rows = addresses.map((address) => ({ ...nowhere, address, phone }))
  expect(countryOfFile(rows, [], country === 'ES' ? ['Dirección', 'Teléfono'] : [])?.code).toBe(country)
})

test('a town behind its mark in a column of its own, under Bulgarian headers', () => {
  const header = ['Обект', 'Населено място', 'Работно време', 'Телефон']
  const rows = [1, 2].map(() => ({ ...nowhere, city: 'гр. Пловдив', phone: '032 64 01 02' }))
  expect(countryOfFile(rows, [], header)?.code).toBe('BG')
})

test('codes of six figures under the word that India has for them, with phones of its towns', () => {
  const header = ['Name of the Firm', 'Address', 'Locality', 'Pin', 'Phone (O)']
  const rows = [1, 2].map(() => ({
    ...nowhere,
    city: 'Samplewadi',
    postalCode: '500029',
    phone: '040-55501010',
  }))
  expect(countryOfFile(rows, [], header)?.code).toBe('IN')
})
