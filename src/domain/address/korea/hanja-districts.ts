/** The 구 and 군 of cities that visitors from Japan and China know, as both write them. */
const rows: Readonly<Record<string, string>> = {
  종로구: '鐘路 鍾路 钟路',
  용산구: '龍山 龙山 竜山',
  성동구: '城東 城东',
  광진구: '廣津 広津 广津',
  동대문구: '東大門 东大门',
  중랑구: '中浪',
  성북구: '城北',
  강북구: '江北',
  도봉구: '道峰',
  노원구: '蘆原 芦原',
  은평구: '恩平',
  서대문구: '西大門 西大门',
  마포구: '麻浦',
  양천구: '陽川 阳川',
  강서구: '江西',
  구로구: '九老',
  금천구: '衿川',
  영등포구: '永登浦',
  동작구: '銅雀 铜雀',
  관악구: '冠岳 冠嶽',
  서초구: '瑞草',
  강남구: '江南',
  송파구: '松坡',
  강동구: '江東 江东',
  대덕구: '大德 大徳',
  유성구: '儒城',
  해운대구: '海雲台 海雲臺 海云台',
  수영구: '水營 水営 水营',
  부평구: '富平',
  연수구: '延壽 延寿',
  수성구: '壽城 寿城',
  달서구: '達西 达西',
}

/** 동, quarters and stations, as visitors from Japan and China write them. */
const quarters: Readonly<Record<string, string>> = {
  성수동: '聖水洞 圣水洞 聖水 圣水',
  서울숲: '首爾林 首尔林 ソウルの森',
  뚝섬: '纛島 纛岛',
  왕십리: '往十里',
  한양대: '漢陽大 汉阳大 漢陽大學 汉阳大学',
  금호동: '金湖洞',
  옥수동: '玉水洞',
  행당동: '杏堂洞',
  마장동: '馬場洞 马场洞',
  명동: '明洞',
  홍대: '弘大',
  강남: '江南',
  신촌: '新村',
  이태원: '梨泰院',
  여의도: '汝矣島 汝矣岛',
  잠실: '蠶室 蚕室',
  종로: '鐘路 鍾路 钟路',
  인사동: '仁寺洞',
  익선동: '益善洞',
  압구정: '狎鷗亭 狎鴎亭 狎鸥亭',
  청담동: '淸潭洞 清潭洞',
  신사동: '新沙洞',
  한남동: '漢南洞 汉南洞',
  을지로: '乙支路',
  동대문: '東大門 东大门',
  신탄진: '新灘津 新滩津',
  송촌동: '宋村洞',
  오정동: '梧井洞',
  해운대: '海雲台 海雲臺 海云台',
  서면: '西面',
}

const quarterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(quarters).flatMap(([name, spellings]) => spellings.split(' ').map((one) => [one, name])),
)

/** The Korean place that a word in Chinese characters names: `聖水洞` is 성수동. undefined if it names none. */
export const koreanPlaceInHanja = (word: string): string | undefined => quarterOf.get(word)

const byHanja: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([name, spellings]) => spellings.split(' ').map((one) => [one, name])),
)

/** The Korean name of a 구 in Chinese characters, with its last one: 城東区. undefined if it is the name of none. */
export function districtOfHanja(text: string): string | undefined {
  const [, name = ''] = /^(\p{Script=Han}{2,3})[区區]$/u.exec(text.trim()) ?? []
  return byHanja.get(name)
}
