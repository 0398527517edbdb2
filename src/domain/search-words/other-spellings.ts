import { memoize } from '../memoize.ts'
import { initialConsonants } from '../search-terms/initial-consonants.ts'
import { syllableOf, syllableParts } from '../text/hangul-syllables.ts'
import { phraseKey } from './vocabulary.ts'

/**
 * Names that people spell or shorten in several ways, and in several scripts: as signs have them, and as they are only typed. Listings have
 * one of the first, which are searched for where the typed one finds few.
 */
const rows: readonly (readonly [written: string, typed: string])[] = [
  [
    "McDonald's|맥도날드",
    'mcdo|mcd|mcdonald|macdonalds|macdonald|mac donalds|맥날|맥도널드|макдоналдс|мекдоналдс|mekdonalds|マック|マクドナルド|麦当劳',
  ],
  [
    'Starbucks|스타벅스',
    'starbuks|starbuck|starbux|star bucks|sbux|stabucks|스벅|스타박스|스타벅쓰|스벅스|스타벅|старбакс|スタバ|スターバックス|星巴克',
  ],
  ['Burger King|버거킹', 'burgerking|bk|버킹|бургер кинг|バーガーキング|汉堡王'],
  ['KFC|Kentucky Fried Chicken', '케이에프씨|켄터키|ケンタッキー|肯德基'],
  ['Subway|써브웨이', '서브웨이|섭웨이|サブウェイ'],
  ['Jollibee', 'jolibee|jollybee|jollibe|jolibe|jollibie|joliebee|jabee|졸리비'],
  ["Domino's Pizza|도미노피자", "dominos|domino's|domino|도미노"],
  ['Pizza Hut|피자헛', 'pizzahut'],
  ['롯데리아|Lotteria', '롯리|로떼리아'],
  ['맘스터치|Mom’s Touch', '맘터'],
  ['비에이치씨|BHC', 'bhc치킨'],
  ['교촌치킨|교촌', '교촌통닭'],
  ['이디야|Ediya', '이디야커피|이디아'],
  ['메가엠지씨|메가커피|Mega Coffee', '메가엠지씨커피|메가mgc|메가mgc커피|메가 커피'],
  ['컴포즈|Compose Coffee', '컴포즈커피|컴포즈 커피'],
  ['투썸플레이스|A Twosome Place', '투썸|투섬|투섬플레이스|twosome'],
  ['빽다방|Paik’s Coffee', '백다방|paiks coffee'],
  ['파리바게뜨|파리바게트|Paris Baguette', '빠바|파바|파리바겟뜨'],
  ['뚜레쥬르|Tous les Jours', '뚜레주르|뚜쥬'],
  ['배스킨라빈스|Baskin Robbins', '베스킨라빈스|배라|베라|배스킨'],
  ['던킨|Dunkin', '던킨도너츠|dunkin donuts|dunkin doughnuts'],
  ['GS칼텍스|GS Caltex', '지에스칼텍스|gs주유소'],
  ['에쓰오일|S-OIL', '에스오일|s오일|soil|s oil'],
  ['오일뱅크|Oilbank', '현대오일뱅크|hd현대오일뱅크|hyundai oilbank|hd hyundai oilbank|hyundai oil bank'],
  ['세븐일레븐|7-Eleven', 'seven eleven|7eleven|세븐'],
  ['올리브영|Olive Young', '올영|oliveyoung'],
  ['다이소|Daiso', '따이소'],
  ['이마트|Emart', 'e mart|e마트'],
  ['Orangetheory|Orange Theory', 'orange theory fitness|orangetheory fitness|오렌지띠어리'],
  ["Gold's Gym", '골드짐|goldgym|gold gym'],
  ['Anytime Fitness|애니타임', '에니타임|애니타임피트니스'],
  ['Sprüngli', 'spruengli|sprungli'],
  ['Maxi', 'maksi|макси'],
  ['Cult.fit|Cult fit', 'cultfit|curefit|cure fit'],
  ['Migros', '미그로|미그로스|migro'],
  [
    'ladies|women',
    'for women|for woman|for ladies|for females|only for women|only for ladies|women only|ladies only|womens|womens only|women exclusive|female only|여성 전용|여성전용|여자 전용|여자만|für frauen|nur für frauen|pour femmes|za žene|kadınlara özel|kadınlar için|bayanlara özel|para mujeres|per donne',
  ],
]

const koreanChains: ReadonlyMap<string, string> = new Map([['bbq', '비비큐']])

/** The Korean name of a chain by letters that name a trade in other languages; undefined if they are none. */
export const chainInKorea = (word: string): string | undefined => koreanChains.get(word.toLowerCase())

/** Of shorter names, many others have the initial consonants. */
const longInHangul = /^[가-힣]{4,}$/

/** A name, and how it is typed by its initial consonants alone: ㅁㄱㅋㅍ. */
const withInitials = (name: string) => (longInHangul.test(name) ? [name, initialConsonants(name)] : [name])

const spellings = new Map(
  rows.flatMap(([written, typed]) =>
    [...written.split('|'), ...typed.split('|')]
      .flatMap(withInitials)
      .map((name) => [phraseKey(name), written.split('|')] as const),
  ),
)

/** The names that a text may be another spelling of; [] if it is none. */
export const spelledNames = (text: string): readonly string[] => spellings.get(phraseKey(text)) ?? []
/** Whether a text is a name that is spelled in several ways. */
export const isSpelledName = (text: string): boolean => spellings.has(phraseKey(text))

const phraseLimit = 3
/** Longer texts are sentences. */
const wordLimit = 8

/**
 * Korean words that people and signs write in several ways, also in Latin letters, the usual one first. Names have them inside of longer
 * words, and none is rarer than the others by much, so each is searched for with all of them.
 */
const spellingRows = [
  '돈까스|돈가스|돈카츠|돈까츠|돈카스|돈까쓰|돈가쓰|donkatsu|tonkatsu|donkkaseu',
  '짜장면|자장면|jjajangmyeon|jajangmyeon|jjajangmyun|jajangmyun',
  '탕수육|tangsuyuk',
  '닭발|dakbal',
  '찜닭|jjimdak',
  '갈비탕|galbitang',
  '파전|pajeon',
  '수제비|sujebi',
  '한정식|hanjeongsik',
  '마라탕|malatang|maratang',
  '쌈밥|ssambap',
  '떡볶이|떡볶기|떡뽁이|떡복이|떡뽂이|떡뽁기|떡복기|tteokbokki|tteokboki|ddukbokki|dukbokki|topokki',
  '육개장|육계장|yukgaejang',
  '김치찌개|김치찌게|kimchi jjigae|kimchi jigae',
  '부대찌개|부대찌게|budae jjigae|budae jigae',
  '된장찌개|된장찌게|doenjang jjigae',
  '찌개|찌게|jjigae',
  '주꾸미|쭈꾸미|jjukkumi|jukkumi',
  '낙지|낚지|nakji',
  '아구찜|아귀찜|agujjim',
  '짜장|자장|jjajang|jajang',
  '짬뽕|짬봉|jjamppong|jjambbong',
  '닭도리탕|닭볶음탕|dakdoritang|dakbokkeumtang',
  '설렁탕|설농탕|seolleongtang|seolnongtang',
  '뷔페|부페',
  '슈퍼|수퍼',
  '커피숍|커피샵|커피샾|커피숖',
  '샐러드|셀러드',
  '샌드위치|센드위치|샌드위취',
  '스테이크|스테익',
  '필라테스|필라테쓰|필라태스',
  '베이커리|배이커리|베이커뤼',
  '헬스|헬쓰|핼스',
  '쌀국수|쌀국슈',
  '케이크|케익|케잌',
  '초콜릿|초콜렛|쵸콜릿',
  '도넛|도너츠|도나쓰',
  '액세서리|악세사리|악세서리',
  '비즈니스|비지니스',
  '바비큐|바베큐|바비규',
  '소시지|소세지',
  '파스타|빠스타',
  '렌터카|렌트카',
  '카레|커리',
  '꼼장어|곰장어',
  '샤브샤브|샤부샤부',
  '타코야키|타코야끼|다코야끼',
  '오뎅|어묵',
  '스낵|스넥',
  '피트니스|휘트니스',
  '마사지|맛사지',
  '카센터|카센타',
  '숯불|숫불',
  '불고기|bulgogi|bulgoki',
  '갈비|galbi|kalbi',
  '닭갈비|dakgalbi|dakkalbi',
  '삼겹살|samgyeopsal|samgyupsal|samgyopsal|samgyubsal',
  '비빔밥|bibimbap|bibimbab',
  '김밥|kimbap|gimbap|kimbab',
  '냉면|naengmyeon|naengmyun|nengmyun',
  '칼국수|kalguksu|kalgooksu',
  '국밥|gukbap|kukbap',
  '삼계탕|samgyetang|samgaetang',
  '감자탕|gamjatang|kamjatang',
  '해장국|haejangguk|haejangkuk',
  '순두부|sundubu|soondubu|soontofu',
  '곱창|gopchang|kopchang',
  '막창|makchang',
  '족발|jokbal|jogbal',
  '보쌈|bossam',
  '만두|mandu',
  '잡채|japchae',
  '한우|hanwoo',
  '막걸리|makgeolli|makkoli',
  '빙수|bingsu|bingsoo',
  '호떡|hotteok|hoddeok',
].map((row) => row.split('|'))

const spelledWords = new Map(spellingRows.flatMap((row) => row.map((word) => [word, row] as const)))
const longestFirst = [...spelledWords.keys()].toSorted((a, b) => b.length - a.length)
const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z]/i.test(letter)

/** The longest word of several spellings in a text. In Latin letters, it is no part of another word. */
function spelledIn(text: string): string | undefined {
  const small = text.toLowerCase()
  return longestFirst.find((word) => {
    const at = small.indexOf(word)
    return at !== -1 && !(isLatin(word[0]) && (isLatin(small[at - 1]) || isLatin(small[at + word.length])))
  })
}

/** The place of ㅅ among the finals. */
const siot = 19
/** Words before which ㅅ is written or left out: 횟집, 만둣국. */
const siotNouns = new Set(['집', '국'])
/** Words that end in it by themselves: 맛집. */
const ownSiot = new Set(['맛', '옷', '못', '멋'])

/** A Korean text without ㅅ before 집 or 국 and with it, 고기집 and 고깃집; the text alone if it has no such word. */
function siotSpellings(text: string): readonly string[] {
  for (let at = 0; at < text.length - 1; at++) {
    const noun = text.charAt(at + 1)
    const syllable = syllableParts(text.charAt(at))
    // 외국 and 미국 are no soups.
    const isSoup = noun !== '국' || /[가-힣]/.test(text.charAt(at - 1))
    const isOpen = syllable && [0, siot].includes(syllable.final) && !ownSiot.has(text.charAt(at))
    if (!siotNouns.has(noun) || !isSoup || !isOpen) continue
    return [0, siot].map(
      (final) => text.slice(0, at) + syllableOf({ ...syllable, final }) + text.slice(at + 1),
    )
  }
  return [text]
}

/** A Korean noun without the ㅅ that joins it to the next one: 고기 of 고깃집. */
export function withoutSiot(stem: string): string {
  const last = syllableParts(stem.slice(-1))
  return last?.final === siot ? stem.slice(0, -1) + syllableOf({ ...last, final: 0 }) : stem
}

/** A text in each spelling of a Korean word in it, the usual one first; the text alone if it has none. */
export const sameSpellings = memoize(4096, (text): readonly string[] => {
  const joined = siotSpellings(text)
  const [usual = text] = joined
  const typed = spelledIn(usual)
  if (typed === undefined) return joined
  const small = usual.toLowerCase()
  const others = spelledWords.get(typed) ?? []
  const spelled = others.map((word) => (word === typed ? usual : small.replace(typed, word)))
  return [...new Set([...spelled, ...joined])]
})

/** The texts with the other spellings of a name in them, the longest name first; [] if it has none. */
export function otherSpellings(text: string): readonly string[] {
  const words = text.trim().split(/\s+/)
  if (words.length > wordLimit) return []
  for (let length = Math.min(phraseLimit, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(' ')
      // Spaces say nothing in Hangul.
      const isSame = (name: string) =>
        name.toLowerCase() === phrase.toLowerCase() ||
        (/[가-힣]/.test(phrase) && phraseKey(name) === phraseKey(phrase))
      const names = spellings.get(phraseKey(phrase))?.filter((name) => !isSame(name)) ?? []
      const [before, after] = [words.slice(0, start), words.slice(start + length)]
      if (names.length > 0) return names.map((name) => [...before, name, ...after].join(' '))
    }
  }
  return []
}
