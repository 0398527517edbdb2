// Words by which a business that has a trade's word in its name is not of that trade: it supplies, teaches, represents or insures the
// trade, was of it once, or only lies near it. All are written as `fold` writes them.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of a business that works for a trade, or is named after it, wherever they stand. */
const anywhere = set(
  'supply supplies supplier suppliers equipment depot consult consulting consultant consultants consultancy management group solution solutions training software ' +
    'wholesale bedarf zubehor toptan malzemeleri ekipmanlari products distributor distributors logistics foundation association federation guild union insurance ' +
    'marketing furniture design industrial grosshandel groothandel hurtownia friends alumni tenants residents amis amici freunde vrienden vanner society syndicat ' +
    'sindicato sindacato gremio verein forderverein vereniging forening forbund stowarzyszenie zwiazek cech asociacion associacao associazione asociatia udruga ' +
    'udruzenje sdruzeni spolek egyesulet dernegi odasi birligi vakfi kooperatifi yani karsisi arkasi союз ассоциация общество гильдия спілка асоціація школа училище обучение курсы',
)
/** Words of another business that stand behind the word of a trade. */
const behind = set(
  'hire crew museum museo musee motorcycles racer curtains blinds school college institute charity brokers parts bookkeeping apartments ' +
    'appartements factory company media publishing instruments robot robots therapy laundry calibration app apps importer importers exporter ' +
    'exporters rental rentals materiel oprema magazyn pristroju sprzet filter filters publicaciones publications mobili seguros butor ingrosso ' +
    'strumenti laboratorium labor optom опт снаб материалы инструмент инструменты мебель agency films film offices office business grondstoffen ' +
    'advies beheer groep holding holdings bouw bouwbedrijf byg anlaeg staffing advisors advisers capital investment investments properties ' +
    'property ventures interiors fittings printing systems tech technology technologies digital research news records band tribute estate estates ' +
    'inmuebles imoveis asset assets partners accounting arkitekter advokat advocaat anwalt notar notaire notario notaio consultores consulenza ' +
    'oven ovens ofen forno fornos forni fornis fours camera camere chambre conseil beratung stiftung fondation fundacion fondazione danismanlik yapi insaat reality nemovitosti budownictwo строй недвижимость ' +
    'консалтинг производство xuat khau cong ty thiet bi ubytovani konsult konsulting',
)
/** How such words begin in many languages at once: arredamenti, inredning, inrichting, equipamientos. */
const behindStems = set(
  'review bewert licens product produkt produt prodott literi bedding bettwar enxova biancher sabana vaissel geschirr szoftver ' +
    'mobilier meble abrechn lehrmittel stuhle chairs horno fabrikverk editeur editorial посуд arred inred indret inricht einricht ' +
    'ausstatt wyposaz vybaven zarizen berendez felszerel opreman dotari echipament equip ekipman mobiliar mobilya mobel mobler meubl ' +
    'muebl movei nabytek namestaj namjestaj uniform textil tekstil macchin maquin machin maschin masin makin distrib dystryb vertrieb ' +
    'clean reinigung limpez limpiez pulizi nettoya schoonmaak sprzata werbe werbung reklam publicid pubblicit automat kassen forder ' +
    'revist rivist magazin zeitschrift tidsskrift tidning casopis audit verhuur verleih vermiet noleggi alquiler alugue locati ' +
    'wypozyczal pujcovn kolcsonz udlejning uthyrning kiralama franch secretar sekretar minister verwaltung handels handelg grossist ' +
    'engros hurt atacad mayoris velkoobchod veleprodaj toptan suministr fornitur forneced fournitur leverand leverancier dostaw ' +
    'dodavatel beszallit snabz inventar inventur software softver oprogramow yazilim packag emballag embalag embalaj imballag opakow ' +
    'verpack verpakk refriger froid kuhl iluminac illumin lighting beleucht verlicht akademi academ formaci formazi formaca formation ' +
    'schulung opleiding szkolen skolen egitim kurs corso corsi cursos bildung innung kammer immobil inmobil imobil nieruchom nekretnin ' +
    'ingatlan emlak vastgoed logisti transport spediz spedit assur asegur versicher verzeker ubezpiecz pojist biztosit sigort recru ' +
    'reclut personalv personals zeitarbeit interim engineer ingenieur ingenier ingegner inzynier muhendis arquitec archite reparac ' +
    'riparaz reparat restaurier renov sanier construc costruz construt montage montaz montaj монтаж ремонт оборудован снабж поставк ' +
    'склад реклам обучен строит аренда прокат ассоциац союз обладнан мебл',
)
/** Endings of such words in languages that join them. */
const behindEndings = set(
  'forbund forbundet verband versicherung versicherungen verzekeringen verlag fabrik maschinen system systeme technik software schule ' +
    'velkoobchod verein verwaltung handel bedarf kreis automaten mobel moebel werbung bau',
)
/** A street that is named after a trade. */
const streets = set(
  'road street row lane alley square drive court crescent strasse gasse weg straat laan kade gata gatan vej katu utca caddesi sokak sokagi улица переулок',
)
/** Words before which a trade lies near, or which say where something is. */
const prepositions = set(
  'of for at by near to from next behind beside opposite in on with against facing an am beim bei zur zum neben hinter gegenuber vor im fur de du des d della dello dell ' +
    'delle dei degli del da do das dos dal al alla alle au aux van voor naast tegenover achter bij til ved for av bredvid bakom w u przy obok kolo pod pri vedle naproti ' +
    'naprzeciwko en chez pres devant derriere sur sous junto frente cerca tras vicino davanti accanto contra у возле около напротив при на для за от біля gan doi dien dekat depan seberang',
)
const articles = set(
  'the der die das den dem el la le les il lo los las l het de alte alter alten vecchia vecchio vieja viejo',
)
/** First words that say where something is, was, or who teaches or lives there. */
const beginnings = set(
  'former formerly ex near opposite opp behind beside ehemalige ehemaliger ehemaliges fruhere ancien ancienne antigua antiguo antiga antigo voormalige voormalig ' +
    'tidligere entinen dawna dawny byvala byvaly nekadasnja fosta fostul бывшая бывший колишня eski rue via viale piazza calle avenida rua ulica ul улица вулиця strada ' +
    'chemin impasse allee quai travessa praca parkplatz parking haltestelle bushaltestelle parada paradero residence residenz residenza residencial edificio immeuble ' +
    'wohnung ferienwohnung ferienhaus gite scuola escuela escola ecole szkola skola akademie naproti naprzeciwko obok naast tegenover achter bredvid bakom neben hinter ' +
    'gegenuber junto frente cerca davanti vicino accanto devant derriere напротив возле около рядом за gan dekat depan seberang sebelah',
)
/** Words directly before a trade that is no longer there. */
const past = set(
  'former old olde ex ancien ancienne antigua antigo antiga eski gamle gamla stara stary stare',
)
const connectives = set('and und et y e i en och og ja es si и та ve')
/** What is written together where the trade would be: a member of parliament is no clinic, 旧 is a former one. */
const written =
  /^hotel (?:de|des|du|d) (?:ville|police|impots|finances|departement|region|metropole|agglomeration|prefecture|justice|commune)|อุปกรณ์|สมาคม|ציוד|معدات|تجهيزات|جمعية|نقابة|设备|設備|用品|货架|培训|批发|贸易|协会|協会|組合|研究会|用品|설비|유통|납품|도매|협회|조합|컨설팅|기기|재료|(?:국회|지방|..[시군구도])의원$|^旧|(?<!\p{L})(?:computer|software) hardware(?!\p{L})/u

/** Whether the words before the one at `at` make it the object of a preposition: next to the Pharmacy, Rue de la Pharmacie. */
function isObject(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (before > 0 && articles.has(words[before] ?? '') && !prepositions.has(words[before] ?? '')) before--
  return at > 0 && prepositions.has(words[before] ?? '')
}

/** Whether a name says by its words or by how it is written that it is of no trade that stands in it. */
export const isOfNoTrade = (name: string, words: readonly string[]): boolean =>
  written.test(name) || words.some((word) => anywhere.has(word))

/** Whether a trade that stands at the end, from the word at `at` on, is that of something else. */
export const isAnotherAtEnd = (words: readonly string[], at: number): boolean =>
  at > 0 && (beginnings.has(words[0] ?? '') || past.has(words[at - 1] ?? '') || isObject(words, at))

/** Whether a trade that stands at the beginning, with words behind it from `at` on, is that of something else. */
export function isAnotherAtStart(words: readonly string[], at: number): boolean {
  if (streets.has(words[at] ?? '')) return true
  return words.some(
    (word, index) => index >= at && (behind.has(word) || beginsOrEnds(word)) && !isOfPlace(words, index),
  )
}

const [shortestStem, longestStem] = [3, 14]

/** Whether a word begins with one of the stems, or ends with one of the endings. */
function beginsOrEnds(word: string): boolean {
  for (let length = shortestStem; length <= Math.min(longestStem, word.length); length++)
    if (behindStems.has(word.slice(0, length)) || behindEndings.has(word.slice(-length))) return true
  return false
}

/** Whether a word is part of a place's name: Apotheke am Museum, Bar Alte Fabrik. */
const isOfPlace = (words: readonly string[], at: number): boolean =>
  isObject(words, at) || articles.has(words[at - 1] ?? '')

/** Whether the word before the one at `at` joins two things. */
export const isJoined = (words: readonly string[], at: number): boolean =>
  connectives.has(words[at - 1] ?? '')
