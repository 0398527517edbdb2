import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'

/** Words that imply a group when they are the head of a category's name: `Peruvian restaurant`, `Clínica dental`. */
const heads: Record<CategoryGroup, string> = {
  restaurants:
    'restaurant restaurants restaurante ristorante restoran restorani restawran lokanta lokantasi cafe kafe kafesi bar bakery ' +
    'bistro pizzeria taqueria steakhouse grill eatery diner caterer catering brewery pub taproom takeaway takeout pastanesi firin ' +
    'kebapci donerci cafeteria quan tiem karinderya kainan kapihan panaderya inasal boulangerie brasserie panaderia cafeteria',
  healthcare:
    'clinic clinics clinica klinik klinigi hospital hastane hastanesi doctor doktor doktoru physician surgeon cerrah dentist ' +
    'dentista pharmacy pharmacist eczane eczanesi therapist veterinarian veteriner orthodontist pathologist radiologist ' +
    'dermatologist cardiologist neurologist psychologist psychiatrist pediatrician gynecologist urologist oncologist nurse ' +
    'chiropractor optometrist physiotherapist poliklinigi hekimi uzmani medical health saglik medecin dentiste arzt zahnarzt medico hopital pharmacie farmacia klinika botika',
  'auto-services':
    'automotive auto car oto otomotiv vehicle tyre tire lastik motorcycle dealership garage araba arac talyer carwash gasolinera',
  'beauty-wellness':
    'salon barber hairdresser kuafor kuaforu berber spa massage masaj nail nails beauty cosmetics guzellik gym fitness yoga ' +
    'pilates tattoo hamam sauna coiffeur coiffure friseur peluqueria barberia beaute',
  'home-services':
    'contractor contractors plumber electrician painter carpenter roofer handyman landscaper cleaner cleaning temizlik tesisati ' +
    'builder builders remodeler mover nakliyat construction insaat insaati tamiri plumbing roofing flooring installer plombier tubero labahan ' +
    'nettoyage demenagement limpieza elektriker maler',
  'professional-services':
    'attorney attorneys lawyer lawyers avukat avukati abogado accountant accounting notary consultant consultants consulting ' +
    'danismanlik agency agencies ajansi acentesi sigorta emlak architect engineer engineers engineering muhendislik mimarlik ' +
    'software yazilim bank insurance broker translator marketing advertising photographer photography logistics avocat avocats ' +
    'notaire comptable immobiliere inmobiliaria anwalt rechtsanwalt notar',
  education:
    'school schools okulu okul anaokulu lisesi escuela schule ecole university universitesi college academy akademi akademisi ' +
    'kursu kurs tutor tutoring kindergarten preschool institute instructor library kutuphanesi campus truong ' +
    'formation maternelle universidad colegio',
  entertainment:
    'museum muzesi muze theater theatre tiyatro tiyatrosu cinema sinemasi club kulubu stadium stadyumu arena park parki zoo gallery ' +
    'galerisi casino nightclub disco karaoke attraction playground court rink golf bowling videoke ' +
    'musee museo cine kino cinema parque',
}

/**
 * Endings of trades' names in languages that write the head last and without a space: Korean, Japanese, German. The
 * longest matching one decides.
 */
const endings: Record<CategoryGroup, string> = {
  restaurants:
    '음식점 식당 음식 레스토랑 요리 카페 커피 주점 술집 호프 분식 치킨 통닭 피자 국수 냉면 고기 구이 갈비 회 초밥 뷔페 베이커리 제과 제과점 ' +
    '빵집 포차 반점 횟집 전골 국밥 찌개 한식 중식 일식 양식 맛집 料理 料理店 居酒屋 ラーメン屋 ラーメン 寿司 寿司店 焼肉店 焼肉 パン屋 カフェ ' +
    '喫茶店 食堂 レストラン バー restaurant gaststatte backerei konditorei imbiss',
  healthcare:
    '병원 의원 치과 한의원 약국 내과 외과 안과 소아과 산부인과 피부과 이비인후과 비뇨기과 정신과 요양원 의료 치료 클리닉 동물병원 病院 医院 ' +
    '診療所 クリニック 歯科 薬局 医療 praxis klinik krankenhaus apotheke',
  'auto-services':
    '정비 정비소 주유소 충전소 세차 세차장 카센터 타이어 렌터카 렌트카 자동차 자동차수리 중고차 주차장 오토바이 自動車 自動車整備工場 整備工場 ' +
    '洗車場 ガソリンスタンド カーサービス 駐車場 autoservice werkstatt autowaschanlage tankstelle autohaus',
  'beauty-wellness':
    '미용실 헤어 네일 뷰티 피부관리 피부관리실 마사지 스파 사우나 찜질방 목욕탕 헬스 헬스장 피트니스 요가 필라테스 이발소 미용 타투 왁싱 美容院 ' +
    '美容室 理容室 サロン マッサージ ジム スパ 温泉 friseursalon friseur massagepraxis kosmetik kosmetikstudio fitnessstudio',
  'home-services':
    '청소 이사 인테리어 건설 공사 설비 수리 세탁소 세탁 열쇠 조경 철거 도배 누수 방역 보일러 시공 清掃 清掃サービス 引越し 工務店 工事 ' +
    '塗装 クリーニング reinigung reinigungsdienst malerbetrieb umzugsunternehmen klempner dachdecker tischlerei bauunternehmen',
  'professional-services':
    '변호사 법무사 세무사 회계사 노무사 법률사무소 사무소 법무법인 부동산 중개 중개소 보험 은행 컨설팅 광고 디자인 여행사 인쇄 사진관 스튜디오 ' +
    '소프트웨어 개발 물류 택배 장례식장 예식장 法律事務所 事務所 不動産 不動産会社 保険 銀行 ソフトウェア開発 旅行代理店 kanzlei ' +
    'anwaltskanzlei steuerberater immobilienmakler softwareentwicklung versicherung reiseburo buchhaltung',
  education:
    '학교 유치원 어린이집 학원 대학 대학교 교습소 어학원 도서관 독서실 교육원 교육 아카데미 도장 교실 学校 幼稚園 保育園 大学 学習塾 塾 教室 ' +
    '図書館 schule kindergarten nachhilfe universitat bibliothek fahrschule',
  entertainment:
    '영화관 극장 박물관 미술관 노래방 노래연습장 볼링장 당구장 골프장 골프연습장 수영장 공원 경기장 체육관 캠핑장 놀이공원 공연장 관광지 ' +
    '유원지 테니스장 게임장 映画館 博物館 美術館 ギャラリー カラオケ 公園 遊園地 nachtclub kunstgalerie freizeitpark schwimmbad',
}

/** Endings without a meaning of their own: 청소 서비스, 이사 업체, 치킨 전문점. */
const emptyEnding = /(?:전문점|전문식당|전문|서비스|업체|업소|サービス|業者|業|店|점|집|업)$/

function invert(words: Record<CategoryGroup, string>): ReadonlyMap<string, CategoryGroup> {
  const groups = Object.entries(words) as [CategoryGroup, string][]
  return new Map(
    groups.flatMap(([group, list]) => list.split(' ').map((word) => [fold(word), group] as const)),
  )
}

const groupOfHead = invert(heads)
const groupOfEnding = invert(endings)
const longestEnding = 20

function groupByEnding(text: string): CategoryGroup | undefined {
  for (let length = Math.min(longestEnding, text.length); length > 0; length--) {
    const group = groupOfEnding.get(text.slice(-length))
    if (group) return group
  }
  return undefined
}

/**
 * The group that the head of a folded name implies: its last word as in English, its ending as in Korean and German, or its
 * first word as in Spanish, French and Vietnamese.
 */
export function groupOfHeadWord(key: string): CategoryGroup | null {
  const words = key.split(' ')
  const joined = words.join('')
  const head = groupOfHead.get(words.at(-1) ?? '') ?? groupByEnding(joined)
  return head ?? groupByEnding(joined.replace(emptyEnding, '')) ?? groupOfHead.get(words[0] ?? '') ?? null
}
