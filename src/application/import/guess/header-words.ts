import type { ImportColumn } from '../../../domain/business/import-columns.ts'
import { fold } from '../../../domain/text/fold.ts'
import { namesPerson } from '../columns/person-headers.ts'

/** What a header's words can say: a column of an import, or one that completes it. */
export type GuessedColumn = ImportColumn | 'city' | 'state' | 'latitude' | 'longitude' | 'status'

interface HeaderWords {
  /** Words of the column itself; folded. */
  readonly words: string
  /** The same in languages that write without spaces: parts of the header. */
  readonly parts?: string
  /** Words by which the header says something else. */
  readonly others?: string
}

/** In English, Turkish, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Czech, Russian; Korean, Japanese and Chinese as parts. */
const table: Record<GuessedColumn, HeaderWords> = {
  name: {
    words:
      'name adi ad isim unvan unvani nombre nome nom naam navn namn nazwa nazev nazov naziv denumire nume denominacion denominazione denominacao denomination bezeichnung title titulo titre titolo titel nimi nev название наименование имя',
    parts:
      '상호 이름 명칭 업소명 업체명 매장명 점포명 점명 식당명 시설명 가게명 회사명 기관명 병원명 약국명 店名 店舗名 名称 名稱 会社名 屋号 施設名 商号 商户名 店铺名 名字',
    others:
      'folder folders layer first last middle owner contact manager person user author reviewer operator street road city town county state province region district country category type industry file domain host sheet column field brand chain parent host legal short alternate alternative alt other second old former nick eski onceki ancien ancienne anterior antigo vecchio alte frueherer sehir il ilce mahalle cadde sokak ulke kategori yetkili sorumlu calle ciudad provincia municipio estado pais categoria contacto propietario responsable comuna barrio rua bairro cidade rue ville commune region departement categorie strasse ort stadt land kategorie ansprechpartner inhaber via comune citta regione straat plaats woonplaats ulica miasto ulice mesto улица город область категория владелец',
  },
  category: {
    words:
      'category categories folder layer kategori kategorie categorie categoria rubro kategoria type tipo tur turu sektor sector industry branche gewerbe trade activity actividad activite attivita faaliyet giro cuisine cuisines mutfak cat categ kat activ act specialty speciality fachgebiet segment категория рубрика вид тип',
    parts: '업종 업태 카테고리 분류 종목 業種 業態 カテゴリ 类别 類別 行业 类型 ジャンル',
    others:
      'application neighborhood neighborhoods neighbourhood neighbourhoods ward precinct district boundary boundaries ownership nomenclature identificacion identification documento document doc phone address id code codigo kod kodu email telefon date road street room account owner',
  },
  full_address: {
    words:
      'address adres adresi adresse anschrift direccion domicilio indirizzo endereco adresa adrese cim osoite adress adresse1 address1 street streetaddress calle strasse rue via rua ulica sokak dir ind end dom str ul cad cd sk add location localisation ubicacion lokasyon konum адрес улица',
    parts: '주소 소재지 도로명 住所 所在地 地址',
    others:
      'email mail web website url ip mac site city state zip postal latitude longitude lat lng link coordinates',
  },
  postal_code: {
    words:
      'zip zipcode postcode postal pocztowy plz postleitzahl cp cep cap psc posta codepostal codigopostal postnummer pincode pin pc pk irsz индекс',
    parts: '우편 郵便 邮编 邮政',
    others: 'address email',
  },
  country: {
    words: 'country ulke pais pays land paese kraj zeme stat nation страна countrycode',
    parts: '국가 나라 国 國',
  },
  phone: {
    words:
      'phone phones telephone tel telefon telefono telefone telefoon telefonu telefonnummer tlf telefoni mobile mobil movil celular cell handy gsm rufnummer телефон тел contactno contactnumber fono fixe',
    parts: '전화 연락처 電話 电话 手机 携帯',
    others:
      'id uniqueid uuid fax faks prefix type code has is verified account license licence permit siret oib mbs',
  },
  rating: {
    words:
      'rating ratings score stars star puan puani bewertung note valoracion calificacion voto valutazione avaliacao nota beoordeling ocena hodnoceni рейтинг оценка',
    parts: '평점 별점 評価 评分 評分',
    others:
      'count number total anzahl sayisi nombre numero cantidad text member lead credit energy company account price green michelin award',
  },
  reviews: {
    words:
      'reviews review reviewcount reviewscount yorum yorumlar bewertungen avis resenas opiniones recensioni avaliacoes recenzje recenze отзывов отзывы votes ratingcount',
    parts: '리뷰 후기 口コミ 评论 評論 レビュー',
    others: 'link url text last recent blog 블로그 date score average tags',
  },
  photo: {
    words:
      'photo photos image images picture pictures img foto fotos fotograf resim gorsel bild imagen immagine imagem zdjecie thumbnail фото',
    parts: '사진 이미지 写真 图片 画像',
    others: 'count number total sayisi',
  },
  working_hours: {
    words:
      'opening openings open geoffnet zeiten program programul hours openinghours opentime openinghour workinghours saat saatleri calisma oeffnungszeiten offnungszeiten horaires horaire horario horarios orari orario openingstijden godziny oteviraci schedule timings timing hor hr hs godz orar offnung otevreno otevrene otvorene otwarte ouvert abierto aperto aberto geopend nyitva otvoreno 영업 운영 営業 营业 營業 giomocua giolamviec jambuka часы режим график',
    parts: '영업시간 운영시간 이용시간 営業時間 营业时间 營業時間',
    others: 'popular happy last zone timezone count',
  },
  about: { words: '' },
  place_id: { words: 'placeid googleid chijid' },
  location_link: {
    words:
      'map maps mapurl maplink googlemaps harita mapa carte karte mappa gmaps карта googlemapsurl googlemapslink',
    parts: '지도 地図 地图',
    others: 'image',
  },
  city: {
    words:
      'city town municipality locality sehir sehri il ciudad ville cidade citta comune stadt ort gemeinde plaats woonplaats stad miasto mesto obec commune miejscowosc municipio localidad poblacion localite grad pob loc mun com cid mesto mjesto gde город',
    parts: '시군구 도시 市区町村 城市',
    others:
      'category categories type code id count population adresi state distrito district bezirk ilce quartier arrondissement borough barrio authority council',
  },
  state: {
    words:
      'state province region bundesland provincia estado regione provincie wojewodztwo kraj oblast область departement county prefecture eyalet bolge',
    parts: '시도 광역시도 都道府県 省份',
    others: 'code id sales open operating business status',
  },
  latitude: {
    words: 'latitude lat latitud latitudine enlem breitengrad breite szerokosc широта geolat',
    parts: '위도 緯度 纬度',
  },
  longitude: {
    words:
      'longitude lon lng long longitud longitudine boylam langengrad lange dlugosc долгота geolng geolon',
    parts: '경도 経度 经度',
  },
  status: {
    words: 'status businessstatus durum durumu estado statut stato stan статус',
    parts: '영업상태 운영상태 営業状態',
    others: 'verified payment code',
  },
}

/** Nouns for a business: `Restoran Adı`, `nombre_empresa`, `shop`. */
const businessWords = new Set(
  'business company restaurant restoran lokanta hotel otel shop store outlet firm firma isletme kurum magaza dukkan salon klinik eczane empresa negocio comercio tienda local establecimiento restaurante etablissement entreprise enseigne magasin commerce raison sociale social razon ragione azienda attivita esercizio negozio ristorante betrieb unternehmen geschaft laden gaststatte bedrijf zaak winkel vereniging organisation organization venue merchant facility place poi firme obiekt sklep provozovna podnik estabelecimento loja clinic pharmacy school church dealer agency branch practice provider station cafe bar gym spa предприятие компания организация магазин ресторан заведение'.split(
    ' ',
  ),
)
const koreanNameEnd = /[가-힣]명$/
const otherKoreanNames =
  /(?:(?:제공|운영|관리|관할|담당|허가|발급)기관|도로|시군구|시도|읍면동|법정동|행정동|동리|업종|업태|분류|국가|지역|대표자?|담당자?|소유자?|성|상태|구분|코드|메뉴|건물|노선|역|종목)명$/

interface Compiled {
  readonly words: ReadonlySet<string>
  readonly parts: readonly string[]
  readonly others: ReadonlySet<string>
}

const split = (text: string | undefined) => (text ? text.split(' ') : [])
const compiled = new Map<GuessedColumn, Compiled>(
  (Object.entries(table) as [GuessedColumn, HeaderWords][]).map(([column, { words, parts, others }]) => [
    column,
    { words: new Set(split(words)), parts: split(parts), others: new Set(split(others)) },
  ]),
)
export const guessedColumns: readonly GuessedColumn[] = [...compiled.keys()]

const longestHeader = 60
/** Words that other words end with: `companyname`, `Firmenname`, `bedrijfsnaam`. */
const nameEnds = ['name', 'naam', 'namn', 'navn', 'adi', 'nev']
const isJoinedName = (word: string) =>
  nameEnds.some((end) => word.length >= end.length + 3 && word.endsWith(end))

function wordsOf(header: string): string[] {
  // A tag of the Humanitarian Exchange Language is known as a whole, or not at all: `#adm1+name` is no business.
  if (/^#[a-z]\w+ ?\+/i.test(header)) return []
  const spaced = header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return fold(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Hours of duty on one day or in one night, which are no opening hours: `Nöbet saati`, `Horario de guardia`. Folded. */
const ofDuty =
  /nobet|당직|당번|当番|当直|值班|notdienst|bereitschaft|(?<!\p{L})(?:guardia|turn[oi](?! (?:manana|tarde|noche|mattina|sera))|dyzur[uy]?|de garde|plantao|on[ -]?(?:call|duty)|duty)(?!\p{L})|дежурств/u
/** Whether a header says of hours that they are of duty, or of a phone that it is a person's. */
const isOfOther = (header: string, column: GuessedColumn) =>
  (column === 'working_hours' && ofDuty.test(fold(header))) || (column === 'phone' && namesPerson(header))

/** Whether a header's words say that it is another column: `Account #` is no phone, whatever its cells look like. */
export function isNamedOtherwise(header: string, column: GuessedColumn): boolean {
  const { others } = compiled.get(column) as Compiled
  if (header.length > longestHeader) return false
  return isOfOther(header, column) || wordsOf(header).some((word) => others.has(word))
}

/**
 * How surely a header's words name a column: 1 if it is a word for it alone, less among other words, 0 if nothing does or if the words
 * say something else.
 */
export function wordScore(header: string, column: GuessedColumn): number {
  const { words, parts, others } = compiled.get(column) as Compiled
  if (header === '' || header.length > longestHeader) return 0
  const found = wordsOf(header)
  if (isOfOther(header, column) || found.some((word) => others.has(word))) return 0
  if (column === 'name') {
    const joined = found.filter((word) => isJoinedName(word))
    const isOther = joined.some((word) =>
      [...others].some((other) => other.length > 3 && word.startsWith(other)),
    )
    return isOther ? 0 : nameScore(header, found, words, parts)
  }
  const hits = found.filter((word) => words.has(word)).length + (words.has(found.join('')) ? 1 : 0)
  if (hits > 0) return hits >= found.length ? 1 : 0.8
  const bare = header.replace(/\s/g, '')
  return parts.some((part) => bare.includes(part)) ? 0.8 : 0
}

function nameScore(
  header: string,
  found: readonly string[],
  words: ReadonlySet<string>,
  parts: readonly string[],
): number {
  const isNamed = found.some((word) => words.has(word) || isJoinedName(word))
  const isBusiness = found.some((word) => businessWords.has(word))
  if (isNamed) return isBusiness || found.length === 1 ? 1 : 0.8
  const bare = header.replace(/[\s()[\]]/g, '')
  if (otherKoreanNames.test(bare)) return 0
  if (parts.some((part) => bare.includes(part))) return 1
  if (koreanNameEnd.test(bare)) return 0.8
  return isBusiness && found.length <= 2 ? 0.6 : 0
}
