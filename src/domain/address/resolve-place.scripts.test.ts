import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

const place = (address: string, country = '') =>
  resolvePlace({ address, country, postalCode: '', locationLink: '' })

describe('addresses with the commas of other scripts', () => {
  test.each([
    ['شارع فؤاد، الإسكندرية، مصر', 'EG', 'Alexandria'],
    ['شارع التحلية، جدة، السعودية', 'SA', 'Jeddah'],
    ['شارع الشيخ زايد، دبي، الإمارات', 'AE', 'Dubai'],
    ['شارع الملك حسين، عمّان، الأردن', 'JO', 'Amman'],
    ['صدر، کراچی، پاکستان', 'PK', 'Karachi'],
  ])('%s', (address, countryCode, city) => expect(place(address)).toMatchObject({ countryCode, city }))

  test('the town may stand first', () => {
    expect(place('تهران، خیابان ولیعصر، پلاک ۱۲', 'Iran').city).toBe('Tehran')
  })

  test('a street is no district', () => {
    expect(place('شارع الشيخ زايد، دبي', 'AE')).toMatchObject({ city: 'Dubai', district: '' })
    expect(place('420111, Республика Татарстан, г. Казань, ул. Баумана, 5', 'RU')).toMatchObject({
      city: 'Kazan',
      district: '',
    })
  })
})

describe('a country without its name', () => {
  test.each([
    ['广东省广州市天河区天河路1号', 'CN', 'Guangzhou', '天河区'],
    ['北京市朝阳区建国路1号', 'CN', 'Beijing', '朝阳区'],
    ['九龍旺角彌敦道1號', 'HK', 'Hong Kong', ''],
    ['Av. Paulista, 1000 - Bela Vista, São Paulo - SP, 01310-100', 'BR', 'São Paulo', 'Bela Vista'],
    ['Rua X, 5 - Centro, Niterói/RJ', 'BR', 'Niterói', 'Centro'],
  ])('%s', (address, countryCode, city, district) =>
    expect(place(address)).toMatchObject({ countryCode, city, district }),
  )

  test.each(['12 Main St - PA', 'Bahnhofstr. 5, Essen - SP', 'A, 12345-678'])(
    '%s may lie anywhere',
    (address) => expect(place(address).countryCode).not.toBe('BR'),
  )
})

describe('towns whose name has that of the country, or a word before it', () => {
  test.each([
    ['Av Juarez 1, Ciudad de México', 'Mexico', 'Ciudad de México'],
    ['6a Avenida 1-23, Zona 1, Ciudad de Guatemala', 'Guatemala', 'Guatemala City'],
    ['1 Rue de la Gare, L-1611 Luxembourg', 'Luxembourg', 'Luxembourg'],
    ['1-1 Umeda, Kita-ku, Osaka', 'Japan', 'Osaka'],
    ['м. Одеса, вул. Дерибасівська, 1', 'Ukraine', 'Odesa'],
    ['гр. Пловдив, ул. Главна 1', 'Bulgaria', 'Plovdiv'],
    ['Sanayi Sitesi 3. Blok, Yenimahalle, Ankara', 'Türkiye', 'Ankara'],
    ['12345 Stadthagenau', 'Germany', 'Stadthagenau'],
    ['Capital, Argentina', '', ''],
    ['Flughafen, Germany', '', ''],
  ])('%s', (address, country, city) => expect(place(address, country).city).toBe(city))
})

test('a district whose name ends in a word for a quarter', () => {
  expect(place('Sanayi Sitesi 3. Blok, Yenimahalle, Ankara', 'TR').district).toBe('Yenimahalle')
  expect(place('1. Sokak No:5, Cumhuriyet Mahallesi, Ankara', 'TR').district).toBe('')
})

test('a building before its city is no district, nor is a street before its code a town', () => {
  expect(place('Sanayi Sitesi 4. Blok, İstanbul', 'TR')).toMatchObject({ city: 'İstanbul', district: '' })
  expect(place('Hauptstr. 5, 10115', 'DE')).toMatchObject({ city: '', zipCode: '10115' })
  expect(place('Краља Петра 18, 11000', 'RS').city).toBe('')
  expect(place('Praha 5, 15000', 'CZ').city).toBe('Praha')
  expect(place('Street No. 14, 500029 Himayat Nagar', 'IN').city).not.toBe('Nagar')
})
