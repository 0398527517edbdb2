import type { NameLanguage } from '../../site/language.ts'

/** The attributes that visitors search and filter by, each with its names. */
export const attributeNames = {
  vegan: { ko: '비건 메뉴', en: 'Vegan options', tr: 'Vegan seçenekler' },
  vegetarian: { ko: '채식 메뉴', en: 'Vegetarian options', tr: 'Vejetaryen seçenekler' },
  halal: { ko: '할랄 음식', en: 'Halal food', tr: 'Helal yemek' },
  organic: { ko: '유기농', en: 'Organic', tr: 'Organik' },
  breakfast: { ko: '아침 식사', en: 'Breakfast', tr: 'Kahvaltı' },
  brunch: { ko: '브런치', en: 'Brunch', tr: 'Brunch' },
  'late-night': { ko: '심야 음식', en: 'Late-night food', tr: 'Gece geç saatte yemek' },
  'live-music': { ko: '라이브 음악', en: 'Live music', tr: 'Canlı müzik' },
  delivery: { ko: '배달', en: 'Delivery', tr: 'Teslimat' },
  takeout: { ko: '포장', en: 'Takeout', tr: 'Paket servis' },
  'drive-through': { ko: '드라이브스루', en: 'Drive-through', tr: 'Arabaya servis' },
  pickup: { ko: '매장 앞 수령', en: 'Pickup', tr: 'Teslim alma' },
  'outdoor-seating': { ko: '야외 좌석', en: 'Outdoor seating', tr: 'Açık havada oturma' },
  rooftop: { ko: '옥상 좌석', en: 'Rooftop seating', tr: 'Teras' },
  'private-room': { ko: '별실', en: 'Private room', tr: 'Özel oda' },
  wifi: { ko: '와이파이', en: 'Wi-Fi', tr: 'Kablosuz internet' },
  parking: { ko: '주차', en: 'Parking', tr: 'Otopark' },
  'free-parking': { ko: '무료 주차', en: 'Free parking', tr: 'Ücretsiz otopark' },
  valet: { ko: '대리 주차', en: 'Valet parking', tr: 'Vale' },
  'ev-charging': { ko: '전기차 충전', en: 'EV charging', tr: 'Elektrikli araç şarjı' },
  wheelchair: { ko: '휠체어 이용', en: 'Wheelchair access', tr: 'Tekerlekli sandalyeye uygun' },
  reservations: { ko: '예약 가능', en: 'Reservations', tr: 'Rezervasyon' },
  'online-booking': { ko: '온라인 예약', en: 'Online booking', tr: 'Online randevu' },
  'walk-ins': { ko: '예약 없이 방문', en: 'Walk-ins welcome', tr: 'Randevusuz kabul' },
  cards: { ko: '카드 결제', en: 'Cards accepted', tr: 'Kartla ödeme' },
  'mobile-payment': { ko: '모바일 결제', en: 'Mobile payment', tr: 'Mobil ödeme' },
  'cash-only': { ko: '현금 전용', en: 'Cash only', tr: 'Yalnızca nakit' },
  kids: { ko: '어린이 동반', en: 'Good for kids', tr: 'Çocuklara uygun' },
  'high-chairs': { ko: '유아용 의자', en: 'High chairs', tr: 'Mama sandalyesi' },
  'nursing-room': { ko: '수유실', en: 'Nursing room', tr: 'Emzirme odası' },
  pets: { ko: '반려견 동반', en: 'Dogs allowed', tr: 'Köpek girebilir' },
  lgbtq: { ko: '성소수자 친화', en: 'LGBTQ+ friendly', tr: 'LGBTQ+ dostu' },
  groups: { ko: '단체 방문', en: 'Good for groups', tr: 'Gruplara uygun' },
  solo: { ko: '혼자 하는 식사', en: 'Solo dining', tr: 'Tek başına yemek' },
  pool: { ko: '수영장', en: 'Swimming pool', tr: 'Yüzme havuzu' },
  sauna: { ko: '사우나', en: 'Sauna', tr: 'Sauna' },
  shower: { ko: '샤워실', en: 'Shower', tr: 'Duş' },
  buffet: { ko: '무제한 식사', en: 'All you can eat', tr: 'Açık büfe' },
  'women-owned': { ko: '여성 대표', en: 'Women-owned', tr: 'Kadın işletmesi' },
  'veteran-owned': { ko: '재향군인 대표', en: 'Veteran-owned', tr: 'Gazi işletmesi' },
  'online-estimates': { ko: '온라인 견적', en: 'Online estimates', tr: 'Online fiyat teklifi' },
  romantic: { ko: '낭만적인 분위기', en: 'Romantic', tr: 'Romantik' },
  cozy: { ko: '아늑한 분위기', en: 'Cozy', tr: 'Samimi' },
  upscale: { ko: '고급스러운 분위기', en: 'Upscale', tr: 'Lüks' },
  laptop: { ko: '노트북 작업', en: 'Good for laptops', tr: 'Dizüstüyle çalışmaya uygun' },
} as const satisfies Record<string, Record<NameLanguage, string>>

export type AttributeKey = keyof typeof attributeNames

export const attributeKeys = Object.keys(attributeNames) as readonly AttributeKey[]

/** The names of attributes by key, without keys that are not known. */
export function namedAttributes(
  keys: readonly string[],
  language: NameLanguage,
): { attribute: string; label: string }[] {
  return attributeKeys
    .filter((key) => keys.includes(key))
    .map((attribute) => ({ attribute, label: attributeNames[attribute][language] }))
}
