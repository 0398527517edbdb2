import { expect, test } from 'vitest'
import { wordsOfLink } from './pasted-link.ts'

test.each([
  ['https://www.google.com/maps/place/Blue+Table/@47.3,8.5,17z/data=!4m6?entry=ttu', 'Blue Table'],
  ['https://www.google.co.kr/maps/place/%ED%91%B8%EB%A5%B8+%EC%8B%9D%ED%83%81/', '푸른 식탁'],
  ['google.com/maps/place/Blue+Table', 'Blue Table'],
  ['https://www.google.com/maps/search/?api=1&query=Blue%20Table', 'Blue Table'],
  ['https://www.google.com/maps/search/?api=1&query=47.3,8.5', undefined],
  ['https://map.naver.com/p/search/푸른식탁/place/123?c=15.00,0,0,0,dh', '푸른식탁'],
  ['map.naver.com/p/search/푸른식탁', '푸른식탁'],
  ['https://map.kakao.com/link/map/푸른식탁,37.5,127.01', '푸른식탁'],
  ['https://map.kakao.com/?q=푸른식탁', '푸른식탁'],
  ['https://maps.apple.com/?ll=47.3,8.5&q=Blue%20Table', 'Blue Table'],
  ['https://www.yelp.com/biz/blue-table-oslo', 'blue table oslo'],
  ['https://www.instagram.com/blue.table/', 'blue table'],
  ['https://maps.app.goo.gl/AbCdEf123', undefined],
  ['https://naver.me/AbCd123', undefined],
  ['[네이버 지도] 푸른식탁 https://naver.me/AbCd123', '푸른식탁'],
  ['Blue Table https://maps.app.goo.gl/AbCdEf123', 'Blue Table'],
  ['www.bluetable.ch', 'bluetable'],
  ['https://www.blue-table.co.kr/menu?x=1', 'blue table'],
  ['https://directory.example/details/blue-table-oslo', 'blue table oslo'],
  ['booking.example', undefined],
  ['blue table', undefined],
  ['https://', undefined],
  ['https://%zz/', undefined],
])('“%s” stands for %s', (text, words) => expect(wordsOfLink(text)).toBe(words))
