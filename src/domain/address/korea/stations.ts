import { findKoreanDistrict, type Municipality } from './municipalities.ts'

/** Province and 구: the stations in it, by the names that people say. A station between two districts stands in that of its name. */
const stationList = `
서울 종로구: 종로3가 종로5가 종각 광화문 경복궁 안국 혜화 동대문 동묘앞 창신
서울 중구: 서울역 시청 명동 을지로입구 을지로3가 을지로4가 충무로 회현 동대문역사문화공원 동대입구 약수 신당 청구 버티고개
서울 용산구: 용산 이태원 삼각지 숙대입구 신용산 이촌 서빙고 한남 한강진 녹사평 남영 효창공원앞
서울 성동구: 성수 뚝섬 서울숲 왕십리 상왕십리 한양대 행당 금호 옥수 마장 용답 답십리 신금호 응봉
서울 광진구: 건대입구 구의 강변 어린이대공원 군자 아차산 광나루 중곡 뚝섬유원지 자양
서울 동대문구: 청량리 회기 외대앞 신설동 제기동 용두 신이문
서울 중랑구: 상봉 망우 면목 사가정 용마산 중화 먹골 신내 양원
서울 성북구: 성신여대입구 한성대입구 길음 안암 고려대 보문 월곡 상월곡 돌곶이 정릉
서울 강북구: 미아 미아사거리 수유 4.19민주묘지 북한산우이 솔샘 삼양
서울 도봉구: 창동 쌍문 방학 도봉 도봉산 녹천
서울 노원구: 노원 상계 당고개 중계 하계 공릉 태릉입구 화랑대 광운대 월계 마들 수락산
서울 은평구: 연신내 불광 구파발 녹번 응암 역촌 새절 증산 수색
서울 서대문구: 신촌 아현 홍제 무악재 충정로 서대문 가좌
서울 마포구: 홍대입구 합정 상수 망원 공덕 마포 대흥 광흥창 애오개 서강대 월드컵경기장 마포구청 디지털미디어시티
서울 양천구: 목동 오목교 양천구청 신정네거리 신정
서울 강서구: 발산 마곡 마곡나루 김포공항 화곡 까치산 우장산 송정 방화 개화 가양 증미 등촌 염창 공항시장 양천향교 신방화
서울 구로구: 구로 신도림 구로디지털단지 대림 개봉 오류동 온수 구일 남구로
서울 금천구: 가산디지털단지 독산 금천구청
서울 영등포구: 영등포 여의도 당산 문래 영등포구청 여의나루 국회의사당 신길 샛강 영등포시장 선유도 신풍
서울 동작구: 노량진 사당 이수 총신대입구 상도 숭실대입구 신대방삼거리 흑석 동작 장승배기 남성
서울 관악구: 서울대입구 신림 낙성대 봉천 서원 당곡
서울 서초구: 교대 서초 방배 고속터미널 반포 신반포 구반포 내방 양재 양재시민의숲 남부터미널 잠원 사평 청계산입구
서울 강남구: 강남 역삼 선릉 삼성 신사 압구정 압구정로데오 논현 언주 선정릉 삼성중앙 봉은사 청담 강남구청 학동 대치 도곡 매봉 한티 구룡 개포동 대모산입구 대청 일원 수서 학여울 신논현
서울 송파구: 잠실 잠실새내 잠실나루 종합운동장 석촌 석촌고분 송파 송파나루 가락시장 문정 장지 오금 방이 몽촌토성 올림픽공원 개롱 거여 마천 경찰병원
서울 강동구: 천호 강동 길동 굽은다리 명일 고덕 상일동 암사 둔촌동 둔촌오륜
부산 부산진구: 서면 부전 전포 범내골 가야 부암 당감 양정
부산 해운대구: 해운대 센텀시티 벡스코 동백 중동 장산 재송
부산 수영구: 광안 수영 남천 금련산 민락 망미
부산 중구: 남포 자갈치 중앙
부산 동구: 부산 부산진 초량 범일
부산 남구: 경성대부경대 대연 못골 문현
부산 동래구: 동래 명륜 온천장 사직 미남
부산 금정구: 부산대 장전 구서 두실 범어사 노포
부산 연제구: 연산 교대 시청 거제
부산 사상구: 사상 덕포 모라 감전 주례
부산 사하구: 하단 괴정 당리 다대포해수욕장 신평
대구 중구: 반월당 중앙로 서문시장 경대병원 청라언덕
대구 동구: 동대구 신천 동구청 큰고개 아양교 동촌 방촌 안심
대구 수성구: 범어 만촌 담티 대공원 수성시장 수성못 황금 어린이회관 수성구민운동장
대구 달서구: 상인 월배 진천 죽전 두류 성서산업단지 계명대 이곡
인천 부평구: 부평 부평구청 동암 백운 부개 갈산 굴포천 산곡
인천 남동구: 인천시청 예술회관 소래포구 호구포 논현 간석
인천 연수구: 송도 인천대입구 센트럴파크 연수 원인재 테크노파크 국제업무지구 동춘
인천 미추홀구: 주안 인하대 제물포 도화 학익
대전 동구: 대전 대동 판암 신흥
대전 중구: 중앙로 서대전네거리 오룡
대전 유성구: 유성온천 구암 현충원 반석 노은 지족
광주 동구: 금남로4가 문화전당 남광주
광주 서구: 상무 운천 쌍촌 화정 농성
광주 광산구: 광주송정 송정공원 공항 평동 도산
수원시 팔달구: 수원 매교
수원시 영통구: 영통 망포 매탄권선 광교중앙 광교
수원시 장안구: 성균관대
성남시 분당구: 판교 서현 정자 미금 수내 야탑 이매 오리
성남시 수정구: 태평 가천대 산성 신흥
성남시 중원구: 단대오거리 남한산성입구
고양시 일산동구: 정발산 마두 백석 풍산
고양시 일산서구: 주엽 대화 탄현 일산
고양시 덕양구: 화정 원당 대곡 행신 삼송 원흥 지축 능곡
안양시 동안구: 범계 평촌 인덕원
안양시 만안구: 안양 명학 관악
안산시 단원구: 고잔 초지 안산 중앙
안산시 상록구: 상록수 한대앞 사리 반월
용인시 수지구: 죽전 수지구청 성복 상현 동천
용인시 기흥구: 기흥 구성 신갈 보정 강남대
부천시 원미구: 부천 중동 신중동 부천시청 상동 부천종합운동장 춘의
`

let districts: ReadonlyMap<string, Municipality> | undefined

/** Station → its district, without the stations of one name in several places (시청, 중앙). */
function buildIndex(): ReadonlyMap<string, Municipality> {
  const found = new Map<string, Municipality | undefined>()
  for (const line of stationList.trim().split('\n')) {
    const [place = '', stations = ''] = line.split(':')
    const district = findKoreanDistrict(place)
    if (!district) throw new Error(`No such district: ${place}`)
    for (const station of stations.trim().split(' '))
      found.set(station, found.has(station) ? undefined : district)
  }
  const unique = [...found].flatMap(([name, district]) => (district ? [[name, district] as const] : []))
  return new Map(unique)
}

/** The district of a railway or underground station: `강남역`, `홍대입구역`, `서울역`. undefined if the text names none, or several. */
export function findStationDistrict(text: string): Municipality | undefined {
  const name = /^(\S{2,12})역$/.exec(text.trim())?.[1]
  if (!name) return undefined
  districts ??= buildIndex()
  return districts.get(name) ?? districts.get(`${name}역`)
}

/** The stations in a district, such as `강남역`, whose names are of no other station. */
export function stationsOf(city: string, district: string): string[] {
  districts ??= buildIndex()
  return [...districts].flatMap(([name, found]) =>
    found.city === city && found.district === district ? [name.endsWith('역') ? name : `${name}역`] : [],
  )
}
