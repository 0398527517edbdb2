import { describe, expect, test } from 'vitest'
import { streetOf } from './street.ts'

const nowhere = { city: '', district: '', state: '', country: '', countryCode: '', zipCode: '' }

describe('streetOf', () => {
  test.each([
    [
      '서울특별시 마포구 양화로 45 (서교동)',
      { city: '서울', district: '마포구', state: '서울특별시', countryCode: 'KR' },
      '서교동 양화로 45',
    ],
    [
      '대한민국 경기도 성남시 분당구 판교역로 166',
      { city: '성남', district: '분당구', countryCode: 'KR' },
      '판교역로 166',
    ],
    [
      '서울특별시 성동구 성수동2가 289-5, 1층',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동2가 289-5 1층',
    ],
    [
      '서울특별시 성동구 성수일로 89, Metamorpho(지식산업센터) 1층 (성수동1가)',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동1가 성수일로 89 Metamorpho(지식산업센터) 1층',
    ],
    [
      '서울특별시 성동구 왕십리로 85 (성수동1가, 갤러리아포레 111, 112호(지상1층))',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '성수동1가 왕십리로 85',
    ],
    [
      '서울특별시 성동구 독서당로 315-4 (금호동3가, (지상1층))',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '금호동3가 독서당로 315-4',
    ],
    [
      '서울특별시 성동구 독서당로 315-4 (금호동3가, (지상1층)',
      { city: '서울', district: '성동구', countryCode: 'KR' },
      '금호동3가 독서당로 315-4',
    ],
    [
      'Lindenhofstr. 12, 8001 Zürich, Schweiz',
      { city: 'Zürich', country: 'Schweiz', countryCode: 'CH', zipCode: '8001' },
      'Lindenhofstr. 12',
    ],
    [
      '7000 McKnight Rd, Pittsburgh, PA 15237, United States',
      {
        city: 'Pittsburgh',
        state: 'Pennsylvania',
        country: 'United States',
        countryCode: 'US',
        zipCode: '15237',
      },
      '7000 McKnight Rd',
    ],
    [
      'Caferağa, Moda Cd. No:5, 34710 Kadıköy/İstanbul, Türkiye',
      { city: 'İstanbul', district: 'Kadıköy', country: 'Türkiye', countryCode: 'TR' },
      'Caferağa, Moda Cd. No:5',
    ],
    [
      '3-6-36/1, Himayatnagar, Hyderabad, Telangana 500029, India',
      { city: 'Hyderabad', state: 'Telangana', country: 'India', countryCode: 'IN' },
      '3-6-36/1, Himayatnagar',
    ],
    ['Zurich', { city: 'Zürich' }, ''],
    // A city in its own language, and in that of who wrote it.
    ['Lipova 3, Beograd', { city: 'Belgrade', countryCode: 'RS' }, 'Lipova 3'],
    [
      'Lipova 3, lokal 4, 11000 Beograd, Serbia',
      { city: 'Belgrade', countryCode: 'RS' },
      'Lipova 3, lokal 4',
    ],
    ['Lindenstr. 4, Munich', { city: 'München', countryCode: 'DE' }, 'Lindenstr. 4'],
    ['Lipova 3, Zemun', { city: 'Belgrade', countryCode: 'RS' }, 'Lipova 3, Zemun'],
    ['Beogradska 3', { city: 'Belgrade', countryCode: 'RS' }, 'Beogradska 3'],
    ['', {}, ''],
  ])('%s', (address, place, street) => {
    expect(streetOf({ ...nowhere, address, ...place })).toBe(street)
  })
})

describe('streetOf: country and postal code', () => {
  const tokyo = { city: 'Tokyo', district: '渋谷区', state: 'Tokyo', countryCode: 'JP', zipCode: '150-0041' }
  const seoul = { city: '서울', district: '중구', state: '서울특별시', countryCode: 'KR', zipCode: '04524' }
  const shanghai = {
    city: 'Shanghai',
    district: '黄浦区',
    state: 'Shanghai',
    countryCode: 'CN',
    zipCode: '200001',
  }
  const taipei = {
    city: 'Taipei',
    district: '信義區',
    state: 'Taipei City',
    countryCode: 'TW',
    zipCode: '110',
  }
  const berlin = { city: 'Berlin', country: 'Germany', countryCode: 'DE', zipCode: '10405' }
  const leeds = {
    city: 'Leeds',
    state: 'England',
    country: 'United Kingdom',
    countryCode: 'GB',
    zipCode: 'LS1 4AP',
  }
  const boston = { city: 'Boston', state: 'Massachusetts', countryCode: 'US', zipCode: '02108' }
  const izmir = { city: 'İzmir', district: 'Konak', country: 'Turkey', countryCode: 'TR', zipCode: '35220' }

  test.each([
    ['日本、〒150-0041 東京都渋谷区神南2丁目3−4', tokyo, '神南2丁目3−4'],
    ['〒150-0041 東京都渋谷区神南2-3-4', tokyo, '神南2-3-4'],
    ['日本 〒150-0041 東京都渋谷区神南2-3-4', tokyo, '神南2-3-4'],
    ['東京都渋谷区神南2-3-4 日本', tokyo, '神南2-3-4'],
    [
      '2 Chome-3-4 Jinnan, Shibuya City, Tokyo 150-0041, Japan',
      { ...tokyo, district: 'Shibuya' },
      '2 Chome-3-4 Jinnan',
    ],
    ['日本橋5-6', { countryCode: 'JP' }, '日本橋5-6'],
    ['대한민국 (04524) 서울특별시 중구 을지로 9', seoul, '을지로 9'],
    ['우) 04524 서울특별시 중구 을지로 9 (명동)', seoul, '명동 을지로 9'],
    ['서울특별시 중구 을지로 9, 04524 대한민국', seoul, '을지로 9'],
    ['서울특별시 중구 을지로 9 우편번호 04524', { ...seoul, zipCode: '' }, '을지로 9'],
    ['서울특별시 중구 을지로 12345', { ...seoul, zipCode: '' }, '을지로 12345'],
    ['9 Eulji-ro, Jung-gu, Seoul 04524, Republic of Korea', seoul, '9 Eulji-ro'],
    ['Cumhuriyet Cd. No:8, 35220 Konak/İzmir, Türkiye', izmir, 'Cumhuriyet Cd. No:8'],
    ['Türkiye, İzmir, Konak, Cumhuriyet Cd. No:8', izmir, 'Cumhuriyet Cd. No:8'],
    ['Kollwitzstraße 7, 10405 Berlin, Deutschland', berlin, 'Kollwitzstraße 7'],
    ['Deutschland, 10405 Berlin, Kollwitzstraße 7', berlin, 'Kollwitzstraße 7'],
    ['3 Park Row, Leeds LS1 4AP, United Kingdom', leeds, '3 Park Row'],
    ['3 Park Row, Leeds, LS1 4AP, England', leeds, '3 Park Row'],
    ['6 Beacon St, Boston, MA 02108, U.S.A.', boston, '6 Beacon St'],
    ['United States of America, Massachusetts, Boston, 6 Beacon St', boston, '6 Beacon St'],
    ['中国上海市黄浦区南京东路20号 邮政编码: 200001', shanghai, '南京东路20号'],
    ['中国 上海市 黄浦区 南京东路20号（2楼） 邮编200001', shanghai, '南京东路20号（2楼）'],
    ['上海市园区路20号', { ...shanghai, district: '' }, '园区路20号'],
    ['20 East Nanjing Road, Shanghai, China, 200001', shanghai, '20 East Nanjing Road'],
    ['110台灣台北市信義區松仁路5號', taipei, '松仁路5號'],
    ['台北市信義區松仁路5號 台灣', taipei, '松仁路5號'],
    [
      '8 Elm Ave, Toronto, ON M4K 2Z8, Canada',
      { city: 'Toronto', countryCode: 'CA', zipCode: 'M4K 2Z8' },
      '8 Elm Ave',
    ],
    [
      '8 Mill St, Surry Hills NSW 2010, Australia',
      { city: 'Surry Hills', countryCode: 'AU', zipCode: '2010' },
      '8 Mill St',
    ],
    [
      '8 Lake Rd, Dhaka - 1205, Bangladesh',
      { city: 'Dhaka', countryCode: 'BD', zipCode: '1205' },
      '8 Lake Rd',
    ],
    // A country's name may belong to a street.
    [
      '4 Rue de France, 06000 Nice, France',
      { city: 'Nice', countryCode: 'FR', zipCode: '06000' },
      '4 Rue de France',
    ],
    // Of an unknown shape.
    ['behind the old mill 77', { countryCode: 'GB' }, 'behind the old mill 77'],
  ])('%s', (address, place, street) => {
    expect(streetOf({ ...nowhere, address, ...place })).toBe(street)
  })
})
