import { memoize } from '../../memoize.ts'
import type { NameLanguage } from '../../site/language.ts'
import { labelKey } from '../label-key.ts'
import type { AboutAttributes } from '../listing.ts'
import type { AttributeKey } from './attribute-keys.ts'
import { otherLabels } from './attribute-labels.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** What an attribute is about. A text has one sentence for each topic. */
export type AttributeTopic =
  | 'service'
  | 'access'
  | 'amenities'
  | 'payment'
  | 'parking'
  | 'planning'
  | 'offerings'
  | 'crowd'
  | 'owner'

/** An attribute of the sources. */
export interface KnownAttribute {
  readonly topic: AttributeTopic
  readonly names: Readonly<Record<NameLanguage, string>>
  /** What visitors search for it as; several attributes may be one for them, as all kinds of parking are. */
  readonly keys: readonly AttributeKey[]
}

/** The sources' English name; in Korean; in Turkish; the keys. */
const table: Record<AttributeTopic, string> = {
  service: `
Dine-in;매장 식사;Mekanda yemek|Takeout;포장;Paket servis;takeout|Takeaway;포장;Gel-al;takeout|Delivery;배달;Teslimat;delivery
No-contact delivery;비대면 배달;Temassız teslimat;delivery|Same-day delivery;당일 배송;Aynı gün teslimat;delivery
Drive-through;드라이브스루;Arabaya servis;drive-through|Curbside pickup;매장 앞 수령;Araca teslim;pickup|In-store pickup;매장 수령;Mağazadan teslim alma;pickup
In-store shopping;매장 쇼핑;Mağazada alışveriş|Grocery pickup;식료품 수령;Market alışverişi teslim alma;pickup|Onsite services;현장 서비스;Yerinde hizmet
Online appointments;온라인 예약;Online randevu;online-booking|Online estimates;온라인 견적;Online fiyat teklifi;online-estimates|Online classes;온라인 수업;Online dersler
Language assistance;언어 지원;Dil desteği|Catering;출장 음식;Catering hizmeti|Repair services;수리;Onarım hizmetleri|Installation services;설치;Kurulum hizmetleri
Maintenance services;유지 보수;Bakım hizmetleri|Assembly service;조립;Montaj hizmeti|Outdoor services;야외 서비스;Açık hava hizmetleri
Oil change;오일 교환;Yağ değişimi|Wheel alignment;휠 얼라인먼트;Rot ayarı|Tire rotation;타이어 위치 교환;Lastik rotasyonu|Hand car wash;손세차;Elde oto yıkama
Car wash;세차;Oto yıkama|Interior cleaning;실내 세차;İç temizlik|Vacuum;진공청소기;Elektrikli süpürge|Window cleaning;창문 청소;Cam temizliği
Office cleaning;사무실 청소;Ofis temizliği|Deep cleaning;대청소;Derinlemesine temizlik|Move-out cleaning;이사 청소;Taşınma temizliği|Gift wrapping;선물 포장;Hediye paketi
Passport photos;여권 사진;Pasaport fotoğrafı|Prescriptions;처방 조제;Reçeteli ilaç|Vaccines;예방 접종;Aşı|Personal training;개인 지도;Kişisel antrenman
Group classes;단체 수업;Grup dersleri|Counter service;카운터 주문;Tezgâhta servis|Table service;테이블 서비스;Masaya servis|Meal service;식사 제공;Yemek hizmeti
Electric vehicle charging;전기차 충전;Elektrikli araç şarjı;ev-charging|Electric vehicle charging station;전기차 충전소;Elektrikli araç şarj istasyonu;ev-charging
Service guarantee;서비스 보증;Hizmet garantisi|Accepting monetary donations;기부금 접수;Para bağışı kabul edilir|Accepting food donations;식품 기부 접수;Gıda bağışı kabul edilir
Accepting new volunteers;자원봉사자 모집;Gönüllü kabul edilir
Home energy auditing recognized by the US Dept. of Energy;미국 에너지부 인정 가정 에너지 진단;ABD Enerji Bakanlığı onaylı ev enerjisi denetimi|Has online care;온라인 진료;Online sağlık hizmeti
Heat pump installation recognized by the US Dept. of Energy;미국 에너지부 인정 히트펌프 설치;ABD Enerji Bakanlığı onaylı ısı pompası kurulumu|Emergency services;응급 서비스;Acil hizmetler`,
  access: `
Wheelchair accessible entrance;휠체어 출입구;Tekerlekli sandalyeye uygun giriş;wheelchair
Wheelchair accessible parking lot;휠체어 이용자용 주차장;Tekerlekli sandalyeye uygun park yeri;wheelchair,parking
Wheelchair accessible restroom;휠체어 이용자용 화장실;Tekerlekli sandalyeye uygun tuvalet;wheelchair
Wheelchair accessible seating;휠체어 이용자용 좌석;Tekerlekli sandalyeye uygun oturma alanı;wheelchair
Wheelchair accessible elevator;휠체어 이용자용 엘리베이터;Tekerlekli sandalyeye uygun asansör;wheelchair
Assistive hearing loop;청각 보조 장치;İndüksiyon döngüsü|Assisted listening devices;청취 보조 기기;İşitmeye yardımcı cihazlar|Auracast broadcast audio;오라캐스트 음성 방송;Auracast ses yayını`,
  amenities: `
Restroom;화장실;Tuvalet|Gender-neutral restroom;성중립 화장실;Cinsiyetsiz tuvalet|Wi-Fi;와이파이;Kablosuz internet;wifi|Free Wi-Fi;무료 와이파이;Ücretsiz kablosuz internet;wifi
Paid Wi-Fi;유료 와이파이;Ücretli kablosuz internet;wifi|Shower;샤워실;Duş;shower|Swimming pool;수영장;Yüzme havuzu;pool|Pool;수영장;Yüzme havuzu;pool|Sauna;사우나;Sauna;sauna|High chairs;유아용 의자;Mama sandalyesi;high-chairs|Bar onsite;바;Bar
Outdoor seating;야외 좌석;Açık havada oturma alanı;outdoor-seating|Rooftop seating;옥상 좌석;Terasta oturma alanı;outdoor-seating,rooftop|Seating;앉을 자리;Oturma alanı
Private dining room;별실;Özel yemek odası;private-room|Nursing room;수유실;Emzirme odası;nursing-room|Air conditioning;냉방;Klima|Air-conditioned;냉방;Klimalı
Air pump;공기 주입기;Hava pompası|Gym;헬스장;Spor salonu|Restaurant;식당;Restoran|Mechanic;정비 시설;Tamirci|Salad bar;샐러드 바;Salata barı
Changing table(s);기저귀 교환대;Bebek bakım masası;nursing-room|Has changing table(s);기저귀 교환대;Bebek bakım masası;nursing-room
Check-in time;체크인 시각;Giriş saati|Check-out time;체크아웃 시각;Çıkış saati|Star rating;호텔 등급;Yıldız sayısı|Playground;놀이터;Oyun alanı|Elevator;엘리베이터;Asansör
Child care;보육 시설;Çocuk bakımı|Convenience store;편의점;Market|Spa;스파;Spa|Fitness center;피트니스 센터;Fitness merkezi
Online scheduling;온라인 예약;Online randevu planlama;online-booking|Public restroom;공중화장실;Halka açık tuvalet|Basketball court;농구장;Basketbol sahası|Tennis court;테니스장;Tenis kortu
Volleyball court;배구장;Voleybol sahası|Fireplace;벽난로;Şömine|Toiletries;세면도구;Banyo malzemeleri|Coat check;외투 보관;Vestiyer`,
  payment: `
Credit cards;신용카드;Kredi kartı;cards|Debit cards;체크카드;Banka kartı;cards|NFC mobile payments;모바일 결제;NFC ile mobil ödeme;mobile-payment|Checks;수표;Çek
Cash-only;현금 전용 결제;Yalnızca nakit;cash-only|Cash;현금;Nakit|Google Pay;구글 페이;Google Pay;mobile-payment|Apple Pay;애플 페이;Apple Pay;mobile-payment
Samsung Pay;삼성 페이;Samsung Pay;mobile-payment|Payment plans;분할 납부;Taksitli ödeme|American Express;아메리칸 익스프레스;American Express;cards|Mastercard;마스터카드;Mastercard;cards|Visa;비자카드;Visa;cards
Offers free or low-cost care based on individual circumstances;형편에 따른 무료·저가 진료;Duruma göre ücretsiz veya düşük ücretli bakım`,
  parking: `
Free parking lot;무료 주차장;Ücretsiz otopark;parking,free-parking|Paid parking lot;유료 주차장;Ücretli otopark;parking|Free street parking;무료 노상 주차;Cadde üzerinde ücretsiz park;parking,free-parking
Paid street parking;유료 노상 주차;Cadde üzerinde ücretli park;parking|Parking;주차;Park yeri;parking|Free parking garage;무료 주차 건물;Ücretsiz kapalı otopark;parking,free-parking
Paid parking garage;유료 주차 건물;Ücretli kapalı otopark;parking|Valet parking;대리 주차;Vale;parking,valet|On-site parking;부지 내 주차;Tesis içi otopark;parking
Free parking;무료 주차;Ücretsiz park;parking,free-parking|Free of charge street parking;무료 노상 주차;Ücretsiz sokak parkı;parking,free-parking`,
  planning: `
Appointments recommended;예약 권장;Randevu önerilir|Appointment required;예약 필수;Randevu gerekli|Reservations required;예약 필수;Rezervasyon gerekli;reservations
Accepts reservations;예약 가능;Rezervasyon kabul edilir;reservations|Accepts walk-ins;예약 없는 방문 가능;Randevusuz kabul;walk-ins|Usually a wait;대기 가능성;Genellikle beklenir
Quick visit;짧은 방문;Kısa ziyaret|Membership required;회원 전용 이용;Üyelik gerekli|Accepts new patients;신규 환자 접수;Yeni hasta kabul edilir
Getting tickets in advance recommended;사전 예매 권장;Önceden bilet önerilir
Lunch reservations recommended;점심 예약 권장;Öğle yemeği için rezervasyon önerilir;reservations|Dinner reservations recommended;저녁 예약 권장;Akşam yemeği için rezervasyon önerilir;reservations
Brunch reservations recommended;브런치 예약 권장;Brunch için rezervasyon önerilir;reservations`,
  offerings: `
Breakfast;아침 식사;Kahvaltı;breakfast|Brunch;브런치;Brunch;brunch|Lunch;점심 식사;Öğle yemeği|Dinner;저녁 식사;Akşam yemeği|Dessert;디저트;Tatlı
Late-night food;심야 음식;Gece geç saatte yemek;late-night|Small plates;소량 요리;Küçük porsiyonlar|Quick bite;간단한 식사;Atıştırmalık|Coffee;커피;Kahve|Alcohol;주류;Alkol
Beer;맥주;Bira|Wine;와인;Şarap|Cocktails;칵테일;Kokteyl|Great cocktails;칵테일;Harika kokteyller|Hard liquor;증류주;Sert içki|Vegetarian options;채식 메뉴;Vejetaryen seçenekler;vegetarian
Vegan options;비건 메뉴;Vegan seçenekler;vegan,vegetarian|Halal food;할랄 음식;Helal yemek;halal|Kids' menu;어린이 메뉴;Çocuk menüsü;kids|Organic dishes;유기농 요리;Organik yemekler;organic
Organic products;유기농 제품;Organik ürünler;organic|Prepared foods;조리 식품;Hazır yemekler|All you can eat;무제한 식사;Açık büfe;buffet|Free breakfast;무료 조식;Ücretsiz kahvaltı;breakfast
Happy hour drinks;해피 아워 음료;İndirimli içecek saati|Happy hour food;해피 아워 음식;İndirimli yemek saati|Food at bar;바 음식;Barda yemek|Food;음식;Yemek|Beverages;음료;İçecek
Great coffee;커피;Harika kahve|Great tea selection;다양한 차;Geniş çay seçeneği|Live music;라이브 음악;Canlı müzik;live-music|Live performances;공연;Canlı performans|Sports;스포츠 중계;Spor yayını
Karaoke;노래방 시설;Karaoke|Great produce;신선한 농산물;Taze ürünler|Family discount;가족 할인;Aile indirimi|Dancing;춤;Dans|Diesel fuel;경유;Dizel yakıt|Clothing;의류;Giyim
Pediatric care;소아 진료;Çocuk sağlığı hizmeti|Cosmetic dentistry;심미 치과 진료;Estetik diş hekimliği|Sedation dentistry;수면 치과 진료;Sedasyonlu diş tedavisi|X-ray;엑스레이 촬영;Röntgen
IV therapy;수액 치료;Serum tedavisi|Skincare treatments;피부 관리;Cilt bakımı|Pharmacy;약국;Eczane|Propane exchange;프로판 가스통 교환;Propan tüpü değişimi|Full service gas;직원 주유;Personel yakıt dolumu
Braille menu;점자 메뉴;Braille menü|Healthy options;건강 메뉴;Sağlıklı seçenekler|Great dessert;디저트;Harika tatlılar|Great wine list;다양한 와인;Zengin şarap menüsü|Great beer selection;다양한 맥주;Geniş bira seçeneği
Arcade games;오락 게임;Atari oyunları|Bar games;바 게임;Bar oyunları|Quiz night;퀴즈의 밤;Bilgi yarışması gecesi|Used goods;중고품;İkinci el ürünler|Men's clothing;남성복;Erkek giyim|Women's clothing;여성복;Kadın giyim
Discounts for kids;어린이 할인;Çocuk indirimi|Batteries;건전지 수거;Pil toplama|Ink cartridges;잉크 카트리지 수거;Mürekkep kartuşu toplama|Light bulbs;전구 수거;Ampul toplama|Glass bottles;유리병 수거;Cam şişe toplama
Metal cans;캔 수거;Metal kutu toplama|Plastic bags;비닐봉지 수거;Plastik poşet toplama|Plastic bottles;플라스틱병 수거;Plastik şişe toplama|Electronics;전자 제품;Elektronik`,
  crowd: `
Groups;단체 방문;Gruplar;groups|Family-friendly;가족 방문;Aile dostu;kids|Good for kids;어린이 동반;Çocuklar için uygun;kids|Great for kids;어린이 동반;Çocuklar için harika;kids
Good for kids birthday;어린이 생일 모임;Çocuk doğum günü;kids|College students;대학생 방문;Üniversite öğrencileri|Tourists;관광객 방문;Turistler|Solo dining;혼자 하는 식사;Tek başına yemek;solo
Good for working on laptop;노트북 작업;Dizüstü bilgisayarla çalışmaya uygun;laptop|LGBTQ+ friendly;성소수자 친화;LGBTQ+ dostu;lgbtq|Transgender safespace;트랜스젠더 안심 공간;Trans bireyler için güvenli alan;lgbtq
Dogs allowed;반려견 동반;Köpek girebilir;pets|Dogs allowed inside;실내 반려견 동반;İçeride köpek serbest;pets|Dogs allowed outside;야외 반려견 동반;Dışarıda köpek serbest;pets
Small business;소규모 사업장;Küçük işletme|Casual;편안한 분위기;Rahat|Cozy;아늑한 분위기;Samimi;cozy|Trendy;트렌디한 분위기;Popüler|Romantic;낭만적인 분위기;Romantik;romantic
Locals;지역 주민 방문;Yerel halk|Upscale;고급스러운 분위기;Lüks;upscale|Quiet;조용한 분위기;Sessiz|Historic;유서 깊은 곳;Tarihî`,
  owner: `
Identifies as women-owned;여성 대표 업체;Kadın işletmesi;women-owned|Identifies as LGBTQ+ owned;성소수자 대표 업체;LGBTQ+ işletmesi|Identifies as veteran-owned;재향군인 대표 업체;Gazi işletmesi;veteran-owned
Identifies as Asian-owned;아시아계 대표 업체;Asyalı işletmesi|Identifies as Black-owned;흑인 대표 업체;Siyahi işletmesi|Identifies as Latino-owned;라틴계 대표 업체;Latin işletmesi
Identifies as Indigenous-owned;원주민 대표 업체;Yerli işletmesi|Identifies as disabled-owned;장애인 대표 업체;Engelli işletmesi`,
}

/** Titles of the sections of sources, in Korean and in Turkish. In English they are what the sources have. */
const sectionTitles: Readonly<Record<string, readonly [ko: string, tr: string]>> = {
  'Service options': ['서비스', 'Hizmet seçenekleri'],
  Accessibility: ['접근성', 'Erişilebilirlik'],
  Activities: ['활동', 'Etkinlikler'],
  Amenities: ['편의 시설', 'Olanaklar'],
  Atmosphere: ['분위기', 'Atmosfer'],
  Children: ['어린이', 'Çocuklar'],
  Crowd: ['방문객', 'Müşteri kitlesi'],
  'Dining options': ['식사', 'Yemek seçenekleri'],
  'From the business': ['업체 소개', 'İşletmeden'],
  'Health & safety': ['건강·안전', 'Sağlık ve güvenlik'],
  Highlights: ['특징', 'Öne çıkan özellikler'],
  Offerings: ['제공 항목', 'Ürün ve hizmetler'],
  Other: ['그 밖', 'Diğer'],
  Parking: ['주차', 'Otopark'],
  Payments: ['결제', 'Ödeme'],
  Pets: ['반려동물', 'Evcil hayvanlar'],
  Planning: ['예약·방문', 'Planlama'],
  'Popular for': ['많이 찾는 때', 'Popüler olduğu zamanlar'],
  Recycling: ['재활용', 'Geri dönüşüm'],
}

/** The title of a section in another language, by what its first known attribute is about: a title of `sectionTitles`. */
const topicTitles: Readonly<Record<AttributeTopic, string>> = {
  service: 'Service options',
  access: 'Accessibility',
  amenities: 'Amenities',
  payment: 'Payments',
  parking: 'Parking',
  planning: 'Planning',
  offerings: 'Offerings',
  crowd: 'Crowd',
  owner: 'From the business',
}

type Vocabulary = Map<string, KnownAttribute>

/** A label as it is usually written is found at once, because an import asks for every attribute of every listing. */
function addLabels(vocabulary: Vocabulary, labels: readonly string[], known: KnownAttribute): void {
  for (const label of labels.flatMap((text) => [text, labelKey(text)]))
    if (label && !vocabulary.has(label)) vocabulary.set(label, known)
}

function buildVocabulary(): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  const inOtherWords: [labels: readonly string[], known: KnownAttribute][] = []
  for (const topic of Object.keys(table) as AttributeTopic[]) {
    for (const entry of table[topic].trim().split(/[|\n]/)) {
      const [english = '', korean = '', turkish = '', keys = ''] = entry.split(';')
      const names = { ko: korean, en: english, tr: turkish }
      const known = { topic, names, keys: keys.split(',').filter(Boolean) as AttributeKey[] }
      addLabels(vocabulary, [english], known)
      inOtherWords.push([[korean, turkish], known])
    }
  }
  for (const line of otherLabels.trim().split('\n')) {
    const [english = '', ...labels] = line.split('|')
    const known = vocabulary.get(english)
    if (known) inOtherWords.push([labels, known])
  }
  // After all English names, which come first where one text is the name of two attributes.
  for (const [labels, known] of inOtherWords) addLabels(vocabulary, labels, known)
  return vocabulary
}

let vocabulary: Vocabulary | undefined

/** Each label that sources have, with its attribute. If the keys of one change, every index must be filled anew. */
export function attributeVocabulary(): ReadonlyMap<string, KnownAttribute> {
  vocabulary ??= buildVocabulary()
  return vocabulary
}

/** The attribute that a source means, in each language that exports have; undefined if it is not known. */
export function knownAttribute(label: string): KnownAttribute | undefined {
  return attributeVocabulary().get(label) ?? inOtherSpelling(label)
}

const remembered = 2000
const longestLabel = 120

const spelled = memoize(remembered, (label): KnownAttribute | null => {
  return attributeVocabulary().get(labelKey(label)) ?? null
})

const inOtherSpelling = (label: string) =>
  label.length > longestLabel ? undefined : (spelled(label) ?? undefined)

/** What a listing that takes one of the others cannot mean: some sources say “cash only” of who takes cards. */
const deniedBy: Readonly<Partial<Record<AttributeKey, readonly AttributeKey[]>>> = {
  'cash-only': ['cards', 'mobile-payment'],
}

/**
 * The keys of what a listing says that it has, each once. An attribute that it denies, in these words or by another attribute, or of which
 * it says more, has none.
 */
export function attributesOf(about: AboutAttributes): readonly AttributeKey[] {
  const found: AttributeKey[] = []
  for (const title in about) {
    const section = about[title]
    for (const label in section) {
      if (section[label] !== true) continue
      for (const key of knownAttribute(label)?.keys ?? []) if (!found.includes(key)) found.push(key)
    }
  }
  const isDenied = (key: AttributeKey) => deniedBy[key]?.some((other) => found.includes(other))
  return found.some(isDenied) ? found.filter((key) => !isDenied(key)) : found
}

/** The section in which exports repeat what other sections say. */
const repeatingSection = 'Other'

/** A section's title in a language; the source's own if nothing tells what the section is about. */
function shownTitle(title: string, labels: readonly string[], language: NameLanguage): string {
  const topic = labels.map(knownAttribute).find(Boolean)?.topic
  const english = Object.hasOwn(sectionTitles, title) ? title : topic && topicTitles[topic]
  const [korean, turkish] = (english && sectionTitles[english]) || [title, title]
  return { ko: korean, en: english ?? title, tr: turkish }[language]
}

/** What goes without saying, by English name, of a business that has one of the others. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  'Appointments recommended': ['Appointment required', 'Reservations required'],
  'Accepts reservations': ['Reservations required'],
}

/** What a source says of an attribute, in a language where it can be told: the languages that are spoken. */
function shownValue<Value extends boolean | string>(
  value: Value,
  known: KnownAttribute | undefined,
  language: NameLanguage,
): Value | string {
  const isLanguages = known?.names.en === 'Language assistance'
  return isLanguages && typeof value === 'string' ? spokenLanguages(value, language) : value
}

/**
 * A listing's attributes as visitors see them: in a language, not repeated, without what another one says better
 * (예약 권장 beside 예약 필수) and without what others deny (현금 전용 beside 신용카드). What the vocabulary does not have stays as it is.
 */
export function shownAbout(about: AboutAttributes, language: NameLanguage): AboutAttributes {
  const shown: AboutAttributes = {}
  const names = new Set<string>()
  const had = new Set(
    Object.values(about).flatMap((section) =>
      Object.entries(section).flatMap(([label, value]) =>
        value === true ? [knownAttribute(label)?.names.en ?? label] : [],
      ),
    ),
  )
  const keys = attributesOf(about)
  const isDenied = (key: AttributeKey) => !keys.includes(key)
  for (const [title, section] of Object.entries(about)) {
    const heading = shownTitle(title, Object.keys(section), language)
    for (const [label, value] of Object.entries(section)) {
      const known = knownAttribute(label)
      const name = known?.names[language] ?? label
      if (title === repeatingSection && names.has(name)) continue
      if (known && saidBy[known.names.en]?.some((better) => had.has(better))) continue
      if (value === true && known?.keys.some(isDenied)) continue
      names.add(name)
      shown[heading] = { ...shown[heading], [name]: shownValue(value, known, language) }
    }
  }
  return shown
}
