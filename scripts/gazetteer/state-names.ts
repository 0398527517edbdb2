import { join } from 'node:path'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'
import { joinRank } from './add-local-names.ts'
import { canonicalRegion } from './canonical-region.ts'
import type { Divisions } from './read-divisions.ts'
import { readMessageCatalogue } from './read-message-catalogue.ts'
import type { PlaceNames } from './read-places.ts'

/** Korean names that GeoNames lacks, or that nobody uses. Country: name as in the directory=Korean name. */
const furtherKorean = `
US: Georgia=조지아주, District of Columbia=워싱턴 D.C., Puerto Rico=푸에르토리코
CA: Ontario=온타리오주, Quebec=퀘벡주, British Columbia=브리티시컬럼비아주, Alberta=앨버타주, Manitoba=매니토바주, Saskatchewan=서스캐처원주, Nova Scotia=노바스코샤주, New Brunswick=뉴브런즈윅주, Newfoundland and Labrador=뉴펀들랜드 래브라도주, Prince Edward Island=프린스에드워드아일랜드주, Yukon=유콘 준주, Northwest Territories=노스웨스트 준주, Nunavut=누나부트 준주
AU: New South Wales=뉴사우스웨일스주, Victoria=빅토리아주, Queensland=퀸즐랜드주, Western Australia=웨스턴오스트레일리아주, South Australia=사우스오스트레일리아주, Tasmania=태즈메이니아주, Australian Capital Territory=오스트레일리아 수도 준주, Northern Territory=노던 준주
GB: England=잉글랜드, Scotland=스코틀랜드, Wales=웨일스, Northern Ireland=북아일랜드
DE: Bayern=바이에른주, Sachsen=작센주, Thüringen=튀링겐주, Bremen=브레멘, Hamburg=함부르크, Berlin=베를린
AT: Wien=빈, Niederösterreich=니더외스터라이히주, Oberösterreich=오버외스터라이히주, Salzburg=잘츠부르크주, Tirol=티롤주, Vorarlberg=포어아를베르크주, Kärnten=케른텐주, Steiermark=슈타이어마르크주, Burgenland=부르겐란트주
CN: Beijing=베이징, Shanghai=상하이, Tianjin=톈진, Chongqing=충칭, Guangdong=광둥성, Zhejiang=저장성, Jiangsu=장쑤성, Fujian=푸젠성, Shandong=산둥성, Sichuan=쓰촨성, Hubei=후베이성, Hunan=후난성, Henan=허난성, Hebei=허베이성, Liaoning=랴오닝성, Jilin=지린성, Heilongjiang=헤이룽장성, Shaanxi=산시성, Shanxi=산시성, Anhui=안후이성, Jiangxi=장시성, Yunnan=윈난성, Guizhou=구이저우성, Guangxi=광시좡족 자치구, Hainan=하이난성, Gansu=간쑤성, Qinghai=칭하이성, Inner Mongolia=내몽골 자치구, Xinjiang=신장웨이우얼 자치구, Tibet=티베트 자치구, Ningxia=닝샤후이족 자치구
TW: Taipei=타이베이, New Taipei=신베이, Taichung=타이중, Tainan=타이난, Kaohsiung=가오슝, Taoyuan=타오위안
PH: Metro Manila=메트로 마닐라, Cebu=세부주, Cavite=카비테주, Laguna=라구나주, Rizal=리살주, Bulacan=불라칸주, Batangas=바탕가스주, Pampanga=팜팡가주, Palawan=팔라완주, Bohol=보홀주, Iloilo=일로일로주, Aklan=아클란주, Benguet=벵게트주, Davao del Sur=다바오델수르주, Quezon=케손주, Leyte=레이테주, Negros Occidental=네그로스옥시덴탈주, Negros Oriental=네그로스오리엔탈주, Zambales=삼발레스주, Pangasinan=팡가시난주, Tarlac=타를라크주, Nueva Ecija=누에바에시하주, Albay=알바이주, Misamis Oriental=미사미스오리엔탈주, South Cotabato=남코타바토주
VN: Hà Nội=하노이, Hồ Chí Minh=호찌민, Đà Nẵng=다낭, Hải Phòng=하이퐁, Cần Thơ=껀터, Huế=후에, Khánh Hòa=카인호아성, Lâm Đồng=럼동성, Quảng Nam=꽝남성, Quảng Ninh=꽝닌성, Kiên Giang=끼엔장성, Bình Dương=빈즈엉성, Đồng Nai=동나이성, Bà Rịa - Vũng Tàu=바리어붕따우성
TH: Bangkok=방콕, Chiang Mai=치앙마이주, Phuket=푸껫주, Chon Buri=촌부리주, Chiang Rai=치앙라이주, Surat Thani=수랏타니주, Krabi=끄라비주
MY: Kuala Lumpur=쿠알라룸푸르, Selangor=슬랑오르주, Penang=피낭주, Johor=조호르주, Sabah=사바주, Sarawak=사라왁주, Perak=페락주, Kedah=크다주, Melaka=믈라카주, Negeri Sembilan=느그리슴빌란주, Pahang=파항주
ID: Bali=발리주, DKI Jakarta=자카르타, Banten=반텐주, Jawa Barat=서자바주, Jawa Tengah=중부자바주, Jawa Timur=동자바주, DI Yogyakarta=욕야카르타
MX: Ciudad de México=멕시코시티, Jalisco=할리스코주, Nuevo León=누에보레온주, Quintana Roo=킨타나로오주, Puebla=푸에블라주
BR: São Paulo=상파울루주, Rio de Janeiro=리우데자네이루주, Minas Gerais=미나스제라이스주, Paraná=파라나주, Santa Catarina=산타카타리나주, Rio Grande do Sul=히우그란지두술주, Bahia=바이아주, Ceará=세아라주, Pernambuco=페르남부쿠주, Distrito Federal=연방구, Amazonas=아마조나스주
AE: Dubai=두바이, Abu Dhabi=아부다비, Sharjah=샤르자
RS: Central Serbia=중앙세르비아, Vojvodina=보이보디나
RU: Moscow=모스크바, Saint Petersburg=상트페테르부르크
FR: Île-de-France=일드프랑스, Occitanie=옥시타니, Provence-Alpes-Côte d'Azur=프로방스알프코트다쥐르, Auvergne-Rhône-Alpes=오베르뉴론알프
TR: İstanbul=이스탄불, Ankara=앙카라, İzmir=이즈미르, Antalya=안탈리아, Bursa=부르사, Muğla=무을라, Konya=코니아, Kayseri=카이세리, Nevşehir=네브셰히르
`
const furtherTurkish = `
GB: England=İngiltere, Scotland=İskoçya, Wales=Galler, Northern Ireland=Kuzey İrlanda
US: California=Kaliforniya, Texas=Teksas, Washington=Vaşington, Pennsylvania=Pensilvanya, Colorado=Kolorado, Virginia=Virjinya, West Virginia=Batı Virjinya, Louisiana=Luizyana
DE: Bayern=Bavyera, Sachsen=Saksonya, Niedersachsen=Aşağı Saksonya, Nordrhein-Westfalen=Kuzey Ren-Vestfalya
CN: Beijing=Pekin, Shanghai=Şanghay
RU: Moscow=Moskova
`
/** As foreigners write them: the romanisations of today. */
const furtherEnglish = `
KR: 서울특별시=Seoul, 부산광역시=Busan, 대구광역시=Daegu, 인천광역시=Incheon, 광주광역시=Gwangju, 대전광역시=Daejeon, 울산광역시=Ulsan, 세종특별자치시=Sejong, 경기도=Gyeonggi-do, 강원특별자치도=Gangwon-do, 충청북도=Chungcheongbuk-do, 충청남도=Chungcheongnam-do, 전북특별자치도=Jeonbuk, 전라남도=Jeollanam-do, 경상북도=Gyeongsangbuk-do, 경상남도=Gyeongsangnam-do, 제주특별자치도=Jeju-do
`

type NamesOfStates = Map<string, PlaceNames>

function add(names: NamesOfStates, state: string, language: 'ko' | 'en' | 'tr', name: string): void {
  const known = names.get(state) ?? {}
  if (language !== 'ko' && cityKey(state.slice(3)) === cityKey(name)) delete known[language]
  else known[language] = name
  names.set(state, known)
}

function addList(names: NamesOfStates, language: 'ko' | 'en' | 'tr', list: string): void {
  for (const line of list.trim().split('\n')) {
    const [countryCode = '', entries = ''] = line.split(': ')
    for (const entry of entries.split(', ')) {
      const [name = '', translated = ''] = entry.split('=')
      const state = countryCode === 'KR' ? name : (findRegion(countryCode, name)?.name ?? name)
      add(names, `${countryCode}|${state}`, language, translated)
    }
  }
}

/** Countries whose divisions have foreign names in the directory. */
const withForeignNames = new Set(['AT', 'DE', 'ES', 'ID', 'IT'])
/** Countries for which the catalogues use other codes than the list of divisions, or other divisions than the directory. */
const otherDivisions = new Set(['IE', 'PH', 'TW', 'VN'])

/** `California Province`, `Hyōgo ili`: the word for the kind of division, which pages leave out. */
const kindOfDivision = / (?:Province|Prefecture|State|Region|County|ili|Eyaleti|Bölgesi)$/

/** The names of first-level divisions in the languages of the pages, by `country|state`. */
export function namesOfStates(locales: string, divisions: Divisions): ReadonlyMap<string, PlaceNames> {
  const names: NamesOfStates = new Map()
  const first = new Map(divisions.all.map(({ code, name }) => [code, name]))
  for (const language of ['ko', 'en', 'tr'] as const) {
    const catalogue = readMessageCatalogue(join(locales, language, 'LC_MESSAGES/geonames.mo'))
    for (const [code, name] of catalogue) {
      const countryCode = code.slice(0, 2)
      const own = /^[A-Z]{2}\.[^.]+$/.test(code) ? first.get(code) : undefined
      if (otherDivisions.has(countryCode) || (language === 'en' && !withForeignNames.has(countryCode)))
        continue
      if (!own || (language === 'ko' && !/^[가-힣 .]+$/.test(name))) continue
      const state = canonicalRegion(countryCode, own, '')
      if (state === '') continue
      const bare = language === 'ko' ? joinRank(name) : name.replace(kindOfDivision, '')
      add(names, `${countryCode}|${state}`, language, bare)
    }
  }
  addList(names, 'ko', furtherKorean)
  addList(names, 'tr', furtherTurkish)
  addList(names, 'en', furtherEnglish)
  return names
}
