import type { CategoryGroup } from '../category/category-group.ts'
import type { Random } from '../sample-listings/random.ts'
import type { Words } from './template.ts'
import { listed } from './with-particle.ts'

/** What listings never carry and visitors may want to ask, by group. */
const byGroup: Record<CategoryGroup | 'other', string> = {
  restaurants:
    '메뉴 구성,가격대,재료 소진 시각,마지막 주문 시각,대기 인원,알레르기 안내,임시 휴무,단체 이용 조건,주문 방법,인원 제한,계절 메뉴,원산지',
  healthcare:
    '접수 방법,접수 마감 시각,준비할 서류,담당자,비용,보험 적용 범위,임시 휴무,대기 시간,상담 가능 시간,예약 변경 방법,점심시간 운영,방문 전 주의 사항',
  'auto-services':
    '이용 요금,예상 소요 시간,취급 차종,부품 재고,예약 순서,보증 조건,견적 방법,접수 마감 시각,임시 휴무,대기 공간,준비할 서류,작업 범위',
  'beauty-wellness':
    '이용 요금,담당자,예약 방법,소요 시간,취소 조건,할인 조건,마지막 예약 시각,상담 방법,임시 휴무,준비물,회원권 조건,대기 시간',
  'home-services':
    '출장 범위,견적 방법,작업 일정,자재 비용,출장비,사후 관리,보증 조건,담당자,계약 조건,작업 순서,접수 방법,취소 조건',
  'professional-services':
    '상담 비용,상담 방법,담당 분야,준비할 서류,처리 기간,담당자,예약 방법,계약 조건,상담 가능 시간,진행 절차,접수 방법,임시 휴무',
  education:
    '비용,모집 시기,등록 절차,프로그램 구성,대상 연령,정원,시간표,상담 방법,준비물,이용 자격,방학 중 운영,신청 방법',
  entertainment:
    '이용 요금,입장 마감 시각,예매 방법,이용 규정,나이 제한,임시 휴무,단체 이용 조건,할인 조건,물품 보관 방법,혼잡한 시간대,프로그램 일정,취소 조건',
  other:
    '이용 요금,담당자,이용 절차,접수 시간,임시 휴무,준비할 서류,혼잡한 시간대,단체 이용 조건,예약 방법,이용 규정,문의 방법,방문 제한 사항',
}

const perSentence = [3, 2, 2]

/** Three lists of questions, no question twice. */
export function questionWords(group: CategoryGroup | null, random: Random): Words {
  const left = byGroup[group ?? 'other'].split(',')
  const lists = perSentence.map((count) =>
    listed(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '')),
  )
  return { ask1: lists[0], ask2: lists[1], ask3: lists[2] }
}
