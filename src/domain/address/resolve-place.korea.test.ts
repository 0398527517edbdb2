import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

// Address, country as given, then code, city, state, district and postal code.
test.each([
  ['서울 특별시 도봉구 방학로 1 (방학동)', 'KR', 'KR', '서울', '서울특별시', '도봉구', ''],
  ['서울 강남구 테헤란로 12, 3층', '', 'KR', '서울', '서울특별시', '강남구', ''],
  ['경기도 수원시 영통구 광교로 10', '대한민국', 'KR', '수원시', '경기도', '영통구', ''],
  ['경기 성남시 분당구 판교로 5', 'KR', 'KR', '성남시', '경기도', '분당구', ''],
  ['부산 기장군 정관읍 1', '한국', 'KR', '부산', '부산광역시', '기장군', ''],
  ['부산광역시 해운대구 우동 100', 'Korea, Republic of', 'KR', '부산', '부산광역시', '해운대구', ''],
  ['대한민국 세종특별자치시 한누리대로 9', '', 'KR', '세종', '세종특별자치시', '', ''],
  ['전라북도 전주시 완산구 1', 'KR', 'KR', '전주시', '전북특별자치도', '완산구', ''],
  ['강원도 강릉시 해안로 1', 'KR', 'KR', '강릉시', '강원특별자치도', '', ''],
  ['제주 제주시 애월읍 1', 'KR', 'KR', '제주시', '제주특별자치도', '애월읍', ''],
  ['제주특별자치도 서귀포시 중문로 1', 'KR', 'KR', '서귀포시', '제주특별자치도', '', ''],
  ['성남시 분당구 정자로 1', 'KR', 'KR', '성남시', '경기도', '분당구', ''],
  ['강남구 역삼로 1', 'KR', 'KR', '서울', '서울특별시', '강남구', ''],
  ['경기도 광주시 오포로 1', 'KR', 'KR', '광주시', '경기도', '', ''],
  ['광주광역시 동구 금남로 1', 'KR', 'KR', '광주', '광주광역시', '동구', ''],
  ['광주 북구 용봉로 1', 'KR', 'KR', '광주', '광주광역시', '북구', ''],
  ['강원 고성군 토성면 1', 'KR', 'KR', '고성군', '강원특별자치도', '토성면', ''],
  ['123 Teheran-ro, Gangnam-gu, Seoul, South Korea', '', 'KR', '서울', '서울특별시', '강남구', ''],
  ['5 Jongno, Jongno-gu, Seoul 03100, South Korea', '', 'KR', '서울', '서울특별시', '종로구', '03100'],
  [
    '7 Pangyo-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, South Korea',
    '',
    'KR',
    '성남시',
    '경기도',
    '분당구',
    '',
  ],
  ['9 Haeundae-ro, Haeundae-gu, Busan, Republic of Korea', '', 'KR', '부산', '부산광역시', '해운대구', ''],
  ['1 Jungang-ro, Suwon-si, Gyeonggi-do', 'KR', 'KR', '수원시', '경기도', '', ''],
  ['22 Hongdae-gil, Mapo District, Seoul, South Korea', '', 'KR', '서울', '서울특별시', '마포구', ''],
  ['(우) 06100 서울 강남구 학동로 1', 'KR', 'KR', '서울', '서울특별시', '강남구', '06100'],
])('%s (%s)', (address, country, countryCode, city, state, district, zipCode) => {
  const place = resolvePlace({ address, postalCode: '', country, locationLink: '' })
  expect(place).toMatchObject({ countryCode, city, state, district, zipCode })
})
