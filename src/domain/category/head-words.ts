import { latinKey } from '../text/latin-key.ts'
import { eastAsian, nameKey } from './name-key.ts'

/**
 * The trade that the head of a name says: Restaurant for `Peruvian restaurant` and `Restawran ng Bikol`, Store for
 * `Продавница тегли`. Entry by entry its words in many languages; `-` before a word: only as the last word or the ending,
 * as `salon` in Frizerski salon, but not in Salon nameštaja.
 */
const heads: Readonly<Record<string, string>> = {
  Restaurant:
    'restaurant restaurants restaurante ristorante restoran restorani restawran restorante restauracja restorant ресторан lokanta lokantasi ' +
    'eatery kainan karinderya karihan carinderia gaststatte gasthaus kuhinja cuisine nha_hang quan_an quan 식당 음식점 레스토랑 요리 요리점 맛집 料理 料理店 ' +
    '餐厅 餐廳 餐馆 餐館 饭店 菜馆 レストラン 食堂',
  Cafe: 'cafe kafe kafesi coffee kapihan cafeteria kafeterija kafic kafana kafeteria kaffee quan_ca_phe 카페 커피 커피숍 다방 カフェ 喫茶店 咖啡 咖啡馆 咖啡厅',
  Bar: '-bar taproom barra 주점 술집 포차 バー 酒吧',
  Pub: 'pub gastropub kneipe pivnica',
  Bakery:
    'bakery backerei pekara boulangerie panaderia panaderya panificio padaria piekarnia bakkerij firin firini pekarnica 빵집 제과점 베이커리 パン屋 面包店',
  'Cake shop':
    'patisserie konditorei pastanesi poslasticarnica pasticceria pasteleria confeitaria cukiernia slasticarna 洋菓子店 ケーキ屋',
  'Pizza restaurant': 'pizzeria picerija pizzaria 피자 ピザ屋',
  'Noodle shop': '국수 냉면 칼국수 麺 ラーメン屋 ラーメン店 面馆 麵店',
  'Fried chicken restaurant': '치킨 통닭',
  'Barbecue restaurant': '고기 고깃집 구이 焼肉店 焼肉',
  'Grill restaurant': 'grill ihawan inasal rostilj rostiljnica cevabdzinica',
  'Sushi restaurant': '초밥 스시 寿司 寿司店 寿司屋',
  'Raw fish restaurant': '횟집 회',
  'Hot pot restaurant': '火锅 火锅店 火鍋店',
  'Buffet restaurant': '-buffet 뷔페',
  Brewery: 'brewery brauerei pivara brasserie_artisanale cervejaria browar 양조장',
  Winery: 'winery weingut vinarija 와이너리',
  Hospital:
    'hospital hastane hastanesi krankenhaus hopital ospedale bolnica szpital ziekenhuis benh_vien ospital 병원 病院 医院 больница',
  'Medical clinic':
    'clinic clinics clinica klinik klinigi klinika klinika kliniek clinique poliklinik poliklinigi poliklinika ambulatorio ambulanta ordinacija ' +
    'praxis cabinet_medical consultorio przychodnia gabinet phong_kham klinikang 의원 클리닉 クリニック 診療所 诊所 診所 ärztezentrum dom_zdravlja',
  Doctor:
    'doctor doktor doktoru physician medecin arzt medico medica lekarz lekar hekimi hekim uzmani specialist facharzt bac_si врач doktora 医生 内科 ' +
    '外科',
  Dentist:
    'dentist dentista dentiste zahnarzt zahnarztpraxis stomatolog stomatoloska zubar dis_hekimi dentysta tandarts nha_khoa 치과 치과의원 歯科 牙科',
  Surgeon: 'surgeon cerrah cerrahi chirurg hirurg cirujano chirurgien chirurgo',
  Pharmacy:
    'pharmacy apotheke apoteka eczane eczanesi pharmacie farmacia apteka botika apotheek ljekarna nha_thuoc 약국 薬局 药店 藥局',
  'Physical therapist':
    'physiotherapist physiotherapeut fizioterapeut kinesitherapeute fisioterapeuta fizyoterapist fizjoterapeuta',
  Psychotherapist: 'therapist terapist terapeut terapeuta therapeut therapeute',
  Psychologist: 'psychologist psihijatar psikolog psiholog psychologe psicologo',
  Veterinarian:
    'veterinarian veteriner veterinar tierarzt veterinaire veterinario beterinaryo 동물병원 動物病院 宠物医院',
  Nurse: 'nurse',
  'Nursing home': '요양원 pflegeheim huzurevi maison_de_retraite',
  'Medical laboratory': 'laboratory laboratorij laboratorija laboratorio laboratoire labor laboratuvari lab',
  'Auto repair shop':
    'werkstatt autowerkstatt autoservis autoservice automehanicar mehanicar talyer mekaniko garage tamirhane oficina_mecanica taller_mecanico ' +
    '정비소 정비 공업사 카센터 整備工場 汽修',
  'Gas station':
    'tankstelle gasolinera gasolinahan benzinlik pumpa benzinska_pumpa 주유소 ガソリンスタンド 加油站',
  'Car wash': 'carwash perionica autopraonica autoperionica yikama 세차장 세차 洗車場 洗车',
  'Car dealer': 'autohaus dealership concessionario concessionnaire 自動車販売店',
  'Parking lot': 'parking otopark otoparki parkplatz parkiraliste parkeerplaats 주차장 駐車場 停车场',
  'Tire shop': 'vulkanizer tyre tire lastikci reifenservice reifenhandel gomiste vulcanizing 타이어',
  'Taxi service': 'taxi taksi',
  'Hair salon':
    'hairdresser coiffeur coiffeuse coiffure friseur friseursalon kuafor kuaforu peluqueria parrucchiere frizer cabeleireiro fryzjer kapper kapsalon ' +
    'kapsalon 미용실 헤어 헤어샵 美容院 美容室 理发店 发廊 tiem_cat_toc',
  'Barber shop': 'barber barbershop berber berberi berberin barberia barbiere barbearia 이발소 이용원 理容室',
  'Beauty salon':
    '-salon -salonu -studio_lepote beauty guzellik kosmetikstudio kozmeticki kosmetik beaute 뷰티 에스테틱 サロン',
  'Nail salon': 'nails nagelstudio 네일 네일샵',
  Spa: '-spa 스파 スパ',
  'Massage therapist': 'massage masaz masaj masaza massagepraxis masahe 마사지 マッサージ',
  Gym: 'gym fitness fitnessstudio teretana silownia 헬스장 헬스 피트니스 ジム 健身房',
  'Yoga studio': 'yoga joga 요가',
  'General contractor': 'contractor contractors kontratista 공사 시공 工事',
  'Construction company': 'builder builders bauunternehmen insaat insaati gradevinska 건설 建設 工務店 建筑',
  Plumber:
    'plumber klempner vodoinstalater plombier tubero tesisatci idraulico fontanero hydraulik loodgieter sanitar 설비',
  Electrician:
    'electrician elektriker elektricar electricien electricista elettricista elektryk elektrikci elektricien',
  Carpenter:
    'carpenter tischler tischlerei schreinerei schreiner stolar stolarija carpintero menuisier falegname karpintero marangoz stolarz',
  Painter: 'painter maler malerbetrieb moler peintre boyaci 도장업',
  'Roofing contractor': 'roofer dachdecker dekarz',
  'Cleaning service':
    'cleaning cleaner cleaners temizlik reinigung reinigungsdienst nettoyage limpieza ciscenje limpeza sprzatanie pulizie 청소 清掃 保洁',
  Laundry: 'laundry vesernica vaskeri labahan waescherei wascherei 세탁소 세탁 クリーニング 洗衣店',
  'Moving company':
    'mover movers umzugsunternehmen demenagement selidbe mudanzas nakliyat traslochi 이사 引越し 搬家',
  Landscaper: 'landscaper landscaping 조경',
  'Interior designer': '인테리어 エクステリア',
  Locksmith: 'locksmith schlusseldienst bravar serrurier cerrajero cilingir 열쇠',
  Lawyer:
    'attorney attorneys lawyer lawyers avukat avukati abogado abogada advokat advokati avocat avocate rechtsanwalt anwalt avvocato advogado adwokat abogado 변호사 弁護士 律师',
  'Law firm': 'kanzlei anwaltskanzlei 법률사무소 법무법인 法律事務所 律师事务所',
  'Notary public': 'notary notar noter notaire notario javni_beleznik notaris',
  Accountant:
    'accountant accounting racunovoda knjigovoda comptable contador contable commercialista buchhaltung muhasebeci 회계사 세무사 会计',
  'Insurance agency':
    'insurance sigorta versicherung osiguranje assurance assicurazioni seguros ubezpieczenia 보험 保険 保险',
  'Real estate agency':
    'emlak immobilien immobilienmakler immobiliere inmobiliaria immobiliare imobiliaria nekretnine nekretnina 부동산 중개소 공인중개사 不動産 房地产',
  Bank: 'bank banka bankasi banque banco banca bangko ngan_hang 은행 銀行 银行',
  'Travel agency':
    'acentesi turisticka_agencija reiseburo agence_de_voyage agencia_de_viajes 여행사 旅行社 旅行代理店',
  'Marketing agency': 'marketing 광고 마케팅',
  'Software company': 'software yazilim softver softwareentwicklung 소프트웨어 개발',
  Architect: 'architect arhitekta arhitekt architecte arquitecto architetto architekt mimar mimarlik 건축사',
  Engineer: 'engineer engineers engineering inzenjer ingenieur muhendis muhendislik ingenieurburo 엔지니어링',
  Consultant:
    'consultant consultants consulting danismanlik danismani berater beratung savetnik konsultant consultor consulente doradca 컨설팅',
  Photographer: 'photographer photography fotograf photographe fotografo fotografcilik 사진관 写真館',
  Translator: 'translator ubersetzer prevodilac traductor traducteur tercume 번역',
  'Printing shop': 'printing druckerei stamparija imprimerie imprenta matbaa tiskara 인쇄 인쇄소 印刷',
  'Trucking company': 'trucking transport nakliye prevoz spedition 운송 運送',
  'Logistics service': 'logistics lojistik logistika logistik 물류',
  'Event planner': 'organizator_dogadaja organizasyon',
  'Funeral home': 'bestattungsinstitut pogrebno pompes_funebres funeraria punerarya 장례식장 葬儀社',
  'Coworking space': 'coworking',
  Publisher: 'publisher verlag izdavac editeur yayinevi 출판사 出版社',
  School:
    'school schools okulu okul escuela schule ecole skola scuola szkola escola paaralan eskwelahan eskuwelahan truong_hoc truong 학교 学校 學校',
  'High school': 'lisesi lycee gymnasium gimnazija liceo liceum 고등학교 高校',
  Kindergarten:
    'kindergarten anaokulu vrtic jardin_de_infantes maternelle przedszkole kleuterschool 유치원 幼稚園 幼儿园',
  'Day care center': 'kita kindertagesstatte creche jaslice kres guarderia 어린이집 保育園',
  University:
    'university universitesi universitat universite universidad univerzitet universita uniwersytet sveuciliste unibersidad dai_hoc 대학교 대학 大学 大學',
  College: 'college fakultet fakulte fakultat hochschule kolehiyo faculte facultad facolta cao_dang',
  Academy:
    'academy akademi akademisi akademija akademie academia accademia 학원 아카데미 교습소 塾 学習塾 教室 培训',
  'Driving school': 'fahrschule auto_skola autoskola 운전학원',
  Library:
    'library bibliothek biblioteka kutuphane kutuphanesi bibliotheque biblioteca aklatan thu_vien 도서관 図書館 图书馆',
  'Training center': 'kursu kurs 교육원 훈련원',
  'Tutoring service': 'tutor tutoring nachhilfe',
  Museum: 'museum muzej muzesi muzeum musee museo museu muzeo bao_tang 박물관 博物館 博物馆',
  'Art gallery':
    'gallery galerija galerisi galerie galeria galleria kunstgalerie 갤러리 미술관 ギャラリー 画廊',
  Theater:
    'theater theatre pozoriste kazaliste tiyatro tiyatrosu teatro teatr teatar dulaan nha_hat 극장 劇場',
  'Movie theater': 'cinema kino bioskop sinemasi sinehan cine 영화관 映画館 电影院',
  Stadium: 'stadium stadion stadyumu stade estadio stadio istadyum san_van_dong 경기장',
  Park: 'park parki parc parque parco plantsoen parke cong_vien 공원 公園 公园',
  Playground: 'playground spielplatz igraliste aire_de_jeux 놀이터',
  'Night club': 'nightclub disco diskoteka nachtclub nocni_klub 나이트클럽',
  'Karaoke bar': 'karaoke videoke 노래방 노래연습장 カラオケ 卡拉OK KTV',
  'Sports club': 'sportverein sportski_klub 체육관',
  'Social club': 'club klub kulubu clube klubu 클럽 동호회',
  'Sports complex': 'sportzentrum sportski_centar',
  'Swimming pool': 'schwimmbad bazen piscina piscine 수영장 プール',
  'Golf course': 'golf golfplatz 골프장 ゴルフ場',
  Casino: 'casino kazino kockarnica 카지노',
  Zoo: 'zoo zoolohiko 동물원',
  'Tourist attraction': 'attraction sehenswurdigkeit 관광지',
  'Camping ground': 'campground campsite camping kamp kampi 캠핑장 キャンプ場',
  Church:
    'church kirche crkva eglise iglesia chiesa igreja simbahan kilise kilisesi nha_tho kosciol kerk hram 교회 教会 教會 церковь',
  Mosque: 'mosque moschee dzamija mosquee mezquita cami camii masjid moske 모스크',
  'Buddhist temple': 'pagoda chua 사찰 寺 寺院',
  Monastery: 'monastery manastir kloster monastere monasterio manastiri 수도원',
  'Religious institution': 'temple synagogue ministry',
  Hotel: 'hotel otel oteli hotelier khach_san 호텔 ホテル 酒店 宾馆 отель гостиница',
  Hostel: 'hostel hosteli jugendherberge auberge_de_jeunesse 호스텔',
  'Guest house': 'guesthouse pensiyon pansiyonu pansiyon pension pensjonat 게스트하우스 펜션',
  'Government office':
    'ministry bakanligi ministarstvo amt behorde verwaltung mudurlugu tanggapan uprava sekretarijat dairesi opstina 청 주민센터 役所 政府',
  Association:
    'association dernegi dernek verein udruzenje asociacion associazione associacao samahan stowarzyszenie organization organisation organizacija society union birligi 협회 단체 協会 协会',
  Foundation: 'foundation vakfi vakif stiftung fondacija fundacion fondation 재단',
  'Research institute': 'institute enstitusu institut instituto istituto 연구소 研究所',
  Cemetery: 'cemetery friedhof groblje cimetiere cementerio mezarligi cimitero sementeryo 묘지',
  'Train station': 'bahnhof gare stanica_zeleznicka istasyonu 역 駅',
  Store:
    'store shop shops stores boutique magaza magazasi dukkan dukkani geschaft laden prodavnica radnja trgovina magasin tienda negozio loja sklep winkel ' +
    'tindahan cua_hang tiem butik supplier suppliers supplies supply dealer dealers retailer handel handler handlung fachhandel magazin 소매업 판매점 매장 상점 가게 상회 ' +
    '販売店 ショップ 商店 用品店 店 專賣店 专卖店 магазин satis satici bayi bayii ducan fachgeschaft fornitore proveedor fournisseur dobavljac snabdevac anbieter lieferant tedarikcisi',
  Supermarket:
    'supermarket supermarkt supermarche supermercado supermercato 마트 슈퍼 슈퍼마켓 スーパー 超市 sieu_thi',
  'Grocery store': 'grocery bakkal bakkaliye samoposluga lebensmittelgeschaft epicerie alimentari 식료품점',
  'Traditional market':
    'market markt pazari pijaca trznica mercado marche mercato palengke pamilihan cho 시장 市場 市场',
  'Shopping mall': 'mall einkaufszentrum avm trzni_centar 백화점 쇼핑몰',
  Bookstore:
    'bookstore bookshop buchhandlung knjizara librairie libreria livraria kitabevi kitapci 서점 書店 书店',
  Florist: 'florist cvecara cicekci blumenladen fleuriste floreria floristeria fioraio 꽃집 花店 花屋',
  Optician: 'optician optik optika optiker opticien 안경점 眼镜店',
  'Jewelry store': 'jeweler juwelier zlatara kuyumcu bijouterie joyeria gioielleria 금은방 宝飾店',
  'Furniture store': 'furniture mobilya mobel mobelhaus namestaj 가구점 가구 家具店 家具',
  'Butcher shop': 'butcher metzgerei fleischerei mesara kasap boucherie carniceria macelleria 정육점 肉店',
  'Convenience store': '편의점 コンビニ 便利店',
  Wholesaler:
    'wholesaler wholesale grosshandel grosshandler veleprodaja toptancisi toptanci grossiste mayorista grossista groothandel hurtownia 도매 도매업 도매상 卸売業者 批发',
  Manufacturer:
    'manufacturer manufacturers factory fabrik hersteller fabrika fabrikasi proizvodac proizvodnja uretici imalat imalati ureticisi fabricant fabrica fabbrica fabryka producent ' +
    'fabrikant pabrika nha_may industry plant mill 공장 제조 제조업 工場 製造業者 工厂 厂',
  'Import and export company': 'exporter importer exporters importers 수출입',
  'Equipment rental agency':
    'rental rentals hire verleih vermietung iznajmljivanje rent_a kiralama location_de alquiler noleggio aluguel wypozyczalnia verhuur 대여 대여점 렌탈 レンタル 租赁',
  'Repair service':
    'repair repairs reparatur popravka servis serwis tamiri tamircisi reparation reparacion riparazione naprawa 수리 수리점 수선 修理 维修',
  'Corporate office':
    'company companies firma firmasi sirketi sirket unternehmen betrieb kompanija preduzece entreprise empresa azienda impresa bedrijf cong_ty kumpanya corporate 회사 기업 会社 公司',
  'Service provider':
    'service services dienst servisi hizmeti hizmetleri usluge usluga uslugi servicio servizio servico dienstleister dienstleistung serbisyo dich_vu agency agencies agencija agentur agence ' +
    'agenzia agencia ahensya ajansi biro buro bureau provider 서비스 서비스업 대행 용역 업체 サービス 服务 服務',
  Farm: 'farm bauernhof farma ciftlik ciftligi ferme granja fazenda azienda_agricola sakahan gazdinstvo 농장 農場 农场',
  'Event venue': 'hall venue dvorana sala salle halle 행사장 연회장 会場',
  'Cultural center': '문화원 문화센터',
  'Apartment building': 'apartments apartment apartmani wohnhaus residencia daire',
}

export const headTrades: readonly string[] = Object.keys(heads)

/** Heads that say little: a name that is alike in its other words decides before them. */
const vague = new Set([
  'Store',
  'Service provider',
  'Corporate office',
  'Social club',
  'Association',
  'Event venue',
])

/** Endings that mean nothing by themselves: 청소 서비스, 이사 업체, 치킨 전문점. */
const emptyEnding = /(?:전문점|전문식당|전문|サービス|業者|業|店|점|집|업|영업)$/

export interface Head {
  /** The English name of its trade. */
  readonly trade: string
  readonly isVague: boolean
}

/** German words and East Asian ones are written with what is before them; shorter Latin words end too many others. */
const shortestEnding = (word: string) => (eastAsian.test(word) ? 1 : 5)
const longestEnding = 20

const headOfWord = new Map<string, Head>()
const headOfLastWord = new Map<string, Head>()
const headOfEnding = new Map<string, Head>()

for (const [trade, words] of Object.entries(heads)) {
  const head = { trade, isVague: vague.has(trade) }
  for (const written of words.split(' ').filter(Boolean)) {
    const word = latinKey(nameKey(written.replaceAll('_', ' ')))
    headOfLastWord.set(word, head)
    if (!written.startsWith('-')) headOfWord.set(word, head)
    if (word.length >= shortestEnding(word)) headOfEnding.set(word, head)
  }
}

function headByEnding(joined: string): Head | undefined {
  for (let length = Math.min(longestEnding, joined.length - 1); length > 0; length--) {
    const head = headOfEnding.get(joined.slice(-length))
    if (head) return head
  }
  return undefined
}

/** Directories name trades in the plural: `Fruit retailers`, `Homeopathic doctors`. */
const headOfPlural = (word: string) =>
  /^[a-z]{5,30}[^su]s$/.test(word) && word !== 'institutes'
    ? headOfLastWord.get(word.slice(0, -1))
    : undefined

/**
 * The head of a name's key: its last words as in English, its ending as in Korean and German, or its first words as in
 * Serbian, Spanish, Filipino and Vietnamese.
 */
export function headOf(key: string): Head | undefined {
  const words = key.split(' ')
  const end = words.at(-1) ?? ''
  const last = headOfLastWord.get(words.slice(-2).join(' ')) ?? headOfLastWord.get(end) ?? headOfPlural(end)
  if (last) return last
  const joined = eastAsian.test(key) ? words.join('') : (words.at(-1) ?? '')
  const byEnding = headByEnding(joined) ?? headByEnding(joined.replace(emptyEnding, ''))
  return byEnding ?? headOfWord.get(words.slice(0, 2).join(' ')) ?? headOfWord.get(words[0] ?? '')
}

/** The words of heads, which say less about a trade than the words beside them. */
export const isHeadWord = (word: string): boolean => headOfLastWord.has(word)
