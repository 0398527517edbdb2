/**
 * Districts of large cities in Korean. Country and city: the name in addresses=its Korean name, with other spellings before it.
 * Those of Tokyo and China have the name in Latin letters last.
 */
const list = `
TR İstanbul: Adalar=아달라르, Arnavutköy=아르나부트쾨이, Ataşehir=아타셰히르, Avcılar=아브즐라르, Bağcılar=바즐라르, Bahçelievler=바흐첼리에블레르, Bakırköy=바크르쾨이, Başakşehir=바샤크셰히르, Bayrampaşa=바이람파샤, Beşiktaş=베식타시, Beykoz=베이코즈, Beylikdüzü=베일리크뒤쥐, Beyoğlu=베이올루, Büyükçekmece=뷔위크체크메제, Çatalca=차탈자, Çekmeköy=체크메쾨이, Esenler=에센레르, Esenyurt=에센유르트, Eyüpsultan=에위프술탄, Fatih=파티흐, Gaziosmanpaşa=가지오스만파샤, Güngören=귕괴렌, Kadıköy=카드쾨이, Kağıthane=캬으트하네, Kartal=카르탈, Küçükçekmece=퀴취크체크메제, Maltepe=말테페, Pendik=펜디크, Sancaktepe=산작테페, Sarıyer=사르예르, Silivri=실리브리, Sultanbeyli=술탄베일리, Sultangazi=술탄가지, Şile=실레, Şişli=시실리, Tuzla=투즐라, Ümraniye=윔라니예, Üsküdar=위스퀴다르, Zeytinburnu=제이틴부르누
TR Ankara: Çankaya=찬카야, Keçiören=케치외렌, Yenimahalle=예니마할레, Mamak=마마크, Etimesgut=에티메스구트, Sincan=신잔, Altındağ=알튼다으, Gölbaşı=괼바시
TR İzmir: Konak=코나크, Bornova=보르노바, Karşıyaka=카르시야카, Buca=부자, Çeşme=체슈메, Bayraklı=바이라클르
TR Antalya: Muratpaşa=무라트파샤, Kepez=케페즈, Konyaaltı=코니아알트, Alanya=알라니아, Manavgat=마나브가트
TR Muğla: Bodrum=보드룸, Fethiye=페티예, Marmaris=마르마리스
GB London: Barnet=바넷, Brent=브렌트, Bromley=브롬리, Camden=캠든, City of London=시티 오브 런던, Croydon=크로이던, Ealing=일링, Enfield=엔필드, Greenwich=그리니치, Hackney=해크니, Hammersmith and Fulham=해머스미스 풀럼, Haringey=해링게이, Hounslow=하운즐로, Islington=이즐링턴, Kensington and Chelsea=켄싱턴 첼시, Lambeth=램버스, Lewisham=루이셤, Merton=머턴, Newham=뉴엄, Redbridge=레드브리지, Richmond upon Thames=리치먼드 어폰 템스, Southwark=서더크, Tower Hamlets=타워 햄리츠, Waltham Forest=월섬 포레스트, Wandsworth=원즈워스, Westminster=웨스트민스터
US New York: Manhattan=맨해튼
AT Wien: Innere Stadt=인네레슈타트, Leopoldstadt=레오폴트슈타트, Landstraße=란트슈트라세, Wieden=비덴, Margareten=마르가레텐, Mariahilf=마리아힐프, Neubau=노이바우, Josefstadt=요제프슈타트, Alsergrund=알저그룬트, Favoriten=파보리텐, Meidling=마이들링, Hietzing=히칭, Ottakring=오타크링, Währing=베링, Döbling=되블링, Donaustadt=도나우슈타트, Floridsdorf=플로리츠도르프, Liesing=리징
JP Tokyo: 千代田区|Chiyoda=지요다구, 中央区|Chuo=주오구, 港区|Minato=미나토구, 新宿区|Shinjuku=신주쿠구, 文京区|Bunkyo=분쿄구, 台東区|Taito=다이토구, 墨田区|Sumida=스미다구, 江東区|Koto=고토구, 品川区|Shinagawa=시나가와구, 目黒区|Meguro=메구로구, 大田区|Ota=오타구, 世田谷区|Setagaya=세타가야구, 渋谷区|Shibuya=시부야구, 中野区|Nakano=나카노구, 杉並区|Suginami=스기나미구, 豊島区|Toshima=도시마구, 北区|Kita=기타구, 荒川区|Arakawa=아라카와구, 板橋区|Itabashi=이타바시구, 練馬区|Nerima=네리마구, 足立区|Adachi=아다치구, 葛飾区|Katsushika=가쓰시카구, 江戸川区|Edogawa=에도가와구
JP Osaka: 北区|Kita=기타구, 中央区|Chuo=주오구, 浪速区|Naniwa=나니와구, 天王寺区|Tennoji=덴노지구, 淀川区|Yodogawa=요도가와구, 西区|Nishi=니시구
CN Beijing: 朝阳区|Chaoyang=차오양구, 海淀区|Haidian=하이뎬구, 东城区|Dongcheng=둥청구, 西城区|Xicheng=시청구, 丰台区|Fengtai=펑타이구
CN Shanghai: 浦东新区|Pudong=푸둥신구, 黄浦区|Huangpu=황푸구, 徐汇区|Xuhui=쉬후이구, 静安区|Jing'an=징안구, 长宁区|Changning=창닝구
TW Taipei: 信義區|Xinyi=신이구, 大安區|Da'an=다안구, 中山區|Zhongshan=중산구, 中正區|Zhongzheng=중정구, 萬華區|Wanhua=완화구, 松山區|Songshan=쑹산구, 士林區|Shilin=스린구
`

interface DistrictNames {
  readonly ko: string
  readonly en: string
  readonly tr: string
}

let index: ReadonlyMap<string, DistrictNames> | undefined

function buildIndex(): ReadonlyMap<string, DistrictNames> {
  const names = new Map<string, DistrictNames>()
  for (const line of list.trim().split('\n')) {
    const [city = '', districts = ''] = line.split(': ')
    for (const entry of districts.split(', ')) {
      const [written = '', ko = ''] = entry.split('=')
      const spellings = written.split('|')
      const latin = spellings.at(-1) ?? ''
      for (const spelling of spellings) names.set(`${city}\0${spelling}`, { ko, en: latin, tr: latin })
    }
  }
  return names
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEnding: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `11e arrondissement` and `Quận 1`. */
function numberedDistrict(district: string): DistrictNames | undefined {
  const [, arrondissement, quan] = /^(?:(\d{1,2})e?r? arrondissement|Quận (\d{1,2}))$/.exec(district) ?? []
  const number = Number(arrondissement ?? quan)
  if (arrondissement) {
    const ending = ordinalEnding[ordinals.select(number)] ?? 'th'
    return { ko: `${number}구`, en: `${number}${ending} arrondissement`, tr: `${number}. bölge` }
  }
  return quan ? { ko: `${number}군`, en: `District ${number}`, tr: `${number}. bölge` } : undefined
}

/** The names of a numbered district, or of one of a large city. */
export function findDistrictNames(
  countryCode: string,
  city: string,
  district: string,
): DistrictNames | undefined {
  index ??= buildIndex()
  return index.get(`${countryCode} ${city}\0${district}`) ?? numberedDistrict(district)
}
