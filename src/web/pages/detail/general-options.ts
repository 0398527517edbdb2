import type { AboutAttributes } from '../../../domain/business/listing.ts'

/** What is shown where a listing has no attributes of its own: the same for every business. */
export const generalOptions: AboutAttributes = {
  'Service Options': { '매장 방문': true, '전화 상담': true, 'Home service': false },
  'Payment Methods': { 현금: true, 신용·체크카드: true, '간편 결제': true },
  Accessibility: { '휠체어 출입': true, '장애인 주차': true },
  'Business Type': { '지역 업체': true, '예약 없이 방문': true },
}
