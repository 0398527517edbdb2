import { expect, test } from 'vitest'
import { tradeOfChargers } from './charging-stations.ts'

const station = 'Electric vehicle charging station'
test.each([
  [['충전소명', '시설구분(소)', '주소', '충전기타입'], station],
  [['Station Name', 'Facility Type', 'Connector type'], station],
  // LPG, or anything else that is filled there.
  [['충전소명', '주소', '전화번호'], ''],
  [['상호', '업종', '충전기 설치 여부'], ''],
  [['Station Name', 'Line', 'City'], ''],
])('%j', (header, trade) => expect(tradeOfChargers(header)).toBe(trade))
