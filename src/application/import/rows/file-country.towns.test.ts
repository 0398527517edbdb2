import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { countryOfFile } from './file-country.ts'

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
