import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** What a row under a header becomes. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
}

test('the kind of a Spanish street', () => {
  const name = { Rótulo: 'Ada', 'Tipo vía': 'CALLE', 'Nombre vía': 'Mayor' }
  const row = { ...name, Número: '12', Municipio: 'Murcia', country: 'ES' }
  expect(read(row).draft?.address).toBe('CALLE Mayor 12, Murcia')
})

test('the kind of a French street', () => {
  const street = { 'N° voie': '12', 'Type voie': 'RUE', 'Libellé voie': 'des Lilas' }
  const row = { Enseigne: 'Ada', ...street, 'Code postal': '69003', Commune: 'Lyon', country: 'FR' }
  expect(read(row).draft?.address).toContain('12 RUE des Lilas')
})

test('the kind of a Hungarian street stands behind its name', () => {
  const street = { 'Közterület neve': 'Sas', 'Közterület jellege': 'utca', Házszám: '9' }
  const row = { Név: 'Ada', Irányítószám: '6720', Település: 'Szeged', ...street, country: 'HU' }
  expect(read(row).draft?.address).toContain('Sas utca 9')
})

test('the number of a Czech house is no postal code', () => {
  const row = { Název: 'Ada', Ulice: 'Polní', 'č.p.': '12', PSČ: '602 00', Obec: 'Brno', country: 'CZ' }
  expect(read(row).draft).toMatchObject({ zipCode: '602 00', city: 'Brno' })
})

test('the house of a French street', () => {
  const street = { 'Numéro voie': '12', 'Type de voie': 'RUE', 'Libellé voie': 'DES LILAS' }
  const row = { Enseigne: 'Ada', ...street, 'Libellé commune': 'Lyon', country: 'FR' }
  expect(read(row).draft?.address).toBe('12 RUE DES LILAS, Lyon')
})

test('a quarter is no town, and the kind of a street no street', () => {
  const street = {
    'Tipo via': 'VIA',
    'Descrizione via': 'Torino',
    Civico: '99',
    CAP: '20123',
    Quartiere: 'Duomo',
  }
  const row = { Insegna: 'Il Codirosso', ...street, country: 'IT' }
  expect(read(row).draft?.city).not.toBe('Duomo')
  expect(read(row).draft?.address).toContain('VIA Torino 99')
  expect(read({ ...row, Comune: 'Milano' }).draft?.address).toBe('VIA Torino 99, Duomo, 20123 Milano')
  expect(read({ ...row, 'Descrizione via': '' }).draft?.address).not.toContain('VIA')
})

test('degrees with their sides in two cells', () => {
  const row = { Název: 'Ada', 'Zeměpisná šířka': `49°11'42.0"N`, 'Zeměpisná délka': `16°36'24.0"E` }
  expect(read(row).draft).toMatchObject({ latitude: 49.195, longitude: 16.606667 })
})
