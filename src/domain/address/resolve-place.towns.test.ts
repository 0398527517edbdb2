import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

const linkTo = (point: string) => `https://www.google.com/maps/place/x/@${point},17z`

describe('what the gazetteer and the coordinates add', () => {
  // Address, country as given, coordinates, then code, city and state.
  test.each([
    ['12 Sample Ave, Allen, Ikeja 101233, Lagos', 'Nigeria', '6.6,3.35', 'NG', 'Ikeja', 'Lagos'],
    ['Sample Rd, Victoria Island, Lagos 106104, Lagos', 'Nigeria', '6.43,3.42', 'NG', 'Lagos', 'Lagos'],
    ['Av. Ejemplo 123, Miraflores 15074', 'Peru', '-12.125,-77.029', 'PE', 'Miraflores', 'Lima region'],
    ['Exempel 1, 02 00 Brno-střed', 'Czechia', '49.195,16.608', 'CZ', 'Brno', 'South Moravian'],
    [
      'Ukážka 3, 811 02 Bratislava-Staré Mesto',
      'Slovakia',
      '48.142,17.107',
      'SK',
      'Bratislava',
      'Bratislava Region',
    ],
    [
      'Ejemplo 4, 72000 Heroica Puebla de Zaragoza, Pue.',
      'Mexico',
      '19.043,-98.198',
      'MX',
      'Puebla',
      'Puebla',
    ],
    ['Jalan Contoh, 88000 Kota Kinabalu, Sabah', 'Malaysia', '5.98,116.07', 'MY', 'Kota Kinabalu', 'Sabah'],
    [
      'C. Ejemplo, 3, 03001 Alicante (Alacant), Alicante',
      'Spain',
      '38.345,-0.483',
      'ES',
      'Alicante',
      'Comunidad Valenciana',
    ],
    ['Bãi Cháy, Thành phố Hạ Long, Quảng Ninh', 'Vietnam', '20.95,107.04', 'VN', 'Hạ Long', 'Quảng Ninh'],
    ['Phố Mẫu, Phường Minh An, Hội An, Quảng Nam', 'Vietnam', '15.877,108.328', 'VN', 'Hội An', 'Quảng Nam'],
    [
      'No. 1, Sample Rd, Banqiao District, New Taipei City',
      'Taiwan',
      '25.01,121.46',
      'TW',
      'New Taipei',
      'New Taipei City',
    ],
    [
      'Ulitsa Primernaya, 5, Kazan, Republic of Tatarstan',
      'Russia',
      '55.79,49.115',
      'RU',
      'Kazan',
      'Tatarstan',
    ],
    ['Sample St, Osu, Accra', 'Ghana', '5.556,-0.183', 'GH', 'Accra', 'Greater Accra'],
    ['3500 Sample Creek Road Palo Alto CA 94304 USA', '', '37.4,-122.14', 'US', 'Palo Alto', 'California'],
    ['1 Sample St, Newport NP20 1AA', 'UK', '51.588,-2.997', 'GB', 'Newport', 'Wales'],
    ['1 Sample St, Newport PO30 1AA', 'UK', '50.7,-1.29', 'GB', 'Newport', 'England'],
    ['〒251-0035 神奈川県藤沢市見本1丁目', '日本', '35.309,139.48', 'JP', 'Fujisawa', 'Kanagawa'],
    [
      '123 ถนนตัวอย่าง ตำบลสุเทพ อำเภอเมืองเชียงใหม่ เชียงใหม่ 50200',
      'Thailand',
      '18.79,98.97',
      'TH',
      'Chiang Mai',
      'Chiang Mai',
    ],
    ['10 Beispielweg, 8001 Zürich', '', '47.37,8.539', 'CH', 'Zürich', 'Zurich'],
    ['5th floor, Sample Tower', 'Germany', '48.137,11.575', 'DE', 'München', 'Bayern'],
  ])('%s (%s, %s)', (address, country, point, countryCode, city, state) => {
    const place = resolvePlace({ address, country, postalCode: '', locationLink: linkTo(point) })
    expect(place).toMatchObject({ countryCode, city, state })
  })

  test.each([
    ['Voorbeeldstraat 5, Rotterdam', 'NL', 'Rotterdam', 'Europe/Amsterdam'],
    ['12 Sample St, Columbus, OH', 'US', 'Columbus', 'America/New_York'],
    ['Sample Blvd, Fernandina Beach, FL, 32034', 'US', 'Fernandina Beach', 'America/New_York'],
    ['12 Sample St, Springfield', '', '', ''],
  ])('%s, with neither country nor coordinates: %s', (address, countryCode, city, timeZone) => {
    const place = resolvePlace({ address, country: '', postalCode: '', locationLink: '' })
    expect(place).toMatchObject({ countryCode, city, timeZone })
  })
})

test.each(['Rizal St, Brgy. San Pedro', 'Iznart St., Barangay Danao'])(
  'a barangay is no town of its name elsewhere: %s',
  (address) => {
    const place = resolvePlace({ address, postalCode: '', country: 'Philippines', locationLink: '' })
    expect(place.city).toBe('')
  },
)

// Address, country, coordinates, then city and district.
test.each([
  ['Plot 9, Attapur, Telangana 500048', 'India', '17.362,78.428', 'Hyderabad', 'Attapur'],
  ['7 Lake Rd, Kalpatti, Tamil Nadu 600042', 'India', '12.98,80.22', 'Chennai', 'Kalpatti'],
  ['MG Rd, Malkajgiri, Telangana 500047', 'India', '17.447,78.527', 'Malkajgiri', ''],
  ['7 Lake Rd, Kalpatti, Tamil Nadu 600042', 'India', '', 'Kalpatti', ''],
  ['2 Rizal St, Taal, Cawit, Batangas', 'Philippines', '13.897,120.923', 'Taal', 'Cawit'],
])('a quarter of a city: %s (%s, %s)', (address, country, point, city, district) => {
  const locationLink = point === '' ? '' : linkTo(point)
  expect(resolvePlace({ address, country, postalCode: '', locationLink })).toMatchObject({ city, district })
})

test.each([
  ['9 High Street, West Yorkshire', 'UK', ''],
  ['3 Church Hill, Surrey', 'UK', ''],
  ['12 Elm Street, Grove, Oxfordshire', 'UK', 'Grove'],
  ['12 Elm St Bowling Green, KY 42101', 'USA', 'Bowling Green'],
  ['12 Elm St Terrace, BC', 'Canada', ''],
  ['12 RUE EXEMPLE 69002 LYON 2E', 'France', 'Lyon'],
  ['Via Milano 12', 'Italy', ''],
])('%s in %s: a town behind a street, and no word or number of the street', (address, country, city) => {
  const asked = { address, country, postalCode: '', locationLink: '' }
  expect(resolvePlace(asked).city).toBe(city)
})

// Invented streets. Addresses are often written without commas in Türkiye.
test.each([
  ['Örnek Cad. No:10/B Çankaya/Ankara', 'Ankara', 'Çankaya', ''],
  ['Örnek Cad. No: 33 35999 Konak/İzmir', 'İzmir', 'Konak', '35999'],
  ['Örnek Cad. 120/A Kadıköy-İstanbul', 'İstanbul', 'Kadıköy', ''],
  ['Deneme Mah. 999. Sok. No:4/C 34999 Üsküdar İstanbul', 'İstanbul', 'Üsküdar', '34999'],
  ['Örnek Caddesi No 12 Kat 2 Kadıköy İstanbul', 'İstanbul', 'Kadıköy', ''],
  ['Deneme Mh. Örnek Sk. 7B Yenimahalle ANKARA', 'Ankara', 'Yenimahalle', ''],
  ['Örnek Caddesi İstanbul', 'İstanbul', '', ''],
])('%s: what stands behind the street and the numbers is the ilçe', (address, city, district, zipCode) => {
  const asked = { address, country: '', postalCode: '', locationLink: '' }
  expect(resolvePlace(asked)).toMatchObject({ countryCode: 'TR', city, district, zipCode })
})

test.each([
  ['North Adams, MA', 'North Adams', 'Massachusetts'],
  ['West Palm Beach, FL', 'West Palm Beach', 'Florida'],
  ['12 Elm Street Springfield, IL', 'Springfield', 'Illinois'],
])('%s is in %s', (address, city, state) => {
  expect(resolvePlace({ address, country: 'US', postalCode: '', locationLink: '' })).toMatchObject({
    city,
    state,
  })
})

test.each([
  ['Beispielweg 1, 34127 Kassel Nord-Holland', 'Kassel', 'Nord-Holland'],
  ['Beispielweg 1, 80331 München Altstadt-Lehel', 'München', 'Altstadt-Lehel'],
  ['Beispielweg 1, 15230 Frankfurt (Oder)', 'Frankfurt (Oder)', ''],
  ['Beispielweg 1, 27324 Hämelhausen Nord', 'Hämelhausen Nord', ''],
])('%s is in %s, quarter %j', (address, city, district) => {
  expect(resolvePlace({ address, country: 'DE', postalCode: '', locationLink: '' })).toMatchObject({
    city,
    district,
  })
})
