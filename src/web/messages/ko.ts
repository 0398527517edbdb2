import type { CategoryGroup } from '../../domain/category/category-group.ts'
import { particleAfter } from '../../domain/text/particle.ts'
import { type Around, formatsIn, inOneLine, type UnknownFact } from './formats.ts'

const format = formatsIn('ko')
const places = (count: number) => `${format.count(count)}곳`
const factNames = { hours: '영업시간', phone: '전화번호', rating: '평점' }
/** `영업시간, 전화번호와 평점을` */
function factsOf(facts: readonly UnknownFact[]): string {
  const names = facts.map((fact) => factNames[fact])
  const said = inOneLine(names, `${particleAfter(names.at(-2) ?? '', '와')} `)
  return `${said}${particleAfter(said, '을')}`
}

/** Every text of the public site in Korean. The other catalogues have the same messages, or they do not compile. */
export const ko = {
  format,
  /** The English texts that the specification gives for Korean pages. */
  fixed: {
    /** Their language; undefined where it is that of the page. */
    lang: 'en' as string | undefined,
    open: 'Open',
    openNow: 'Open Now',
    closed: 'Closed',
    verified: 'Verified',
    viewDetails: 'View Details',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${format.count(page)} of ${format.count(pages)}`,
    clearFilters: 'Clear Filters',
    browseAllCategories: 'Browse All Categories',
    loadingErrorTitle: 'Error Loading Businesses',
    loadingError: 'Unable to load businesses. Please try again later.',
    cityNotFoundTitle: 'City Not Found',
    cityNotFound: "The city you're looking for doesn't exist or has no businesses.",
    noBusinesses: 'No businesses found',
    categoryNotFound: 'Category Not Found',
    anyCategory: 'All',
  },
  frame: {
    skip: '본문으로 건너뛰기',
    loading: '불러오는 중',
    homeOf: (site: string) => `${site} 홈`,
    mainMenu: '주 메뉴',
    wholeMenu: '전체 메뉴',
    menu: '메뉴',
    home: '홈',
    browse: '업체 검색',
    categories: '카테고리',
    cities: '도시',
    about: '소개',
    contact: '문의',
    search: '검색',
    allCategories: '모든 카테고리',
    allCities: '모든 도시',
    language: '언어',
  },
  groups: {
    restaurants: '음식점',
    healthcare: '병원·건강',
    'auto-services': '자동차',
    'beauty-wellness': '미용·웰니스',
    'home-services': '집수리·생활',
    'professional-services': '전문 서비스',
    education: '교육',
    entertainment: '여가·문화',
  },
  /** The names of groups in titles, where a trade has the name of the whole group. */
  wholeGroups: { restaurants: '모든 음식점' } as Partial<Record<CategoryGroup, string>>,
  footer: {
    blurb: '동네 가게의 위치와 전화번호, 영업시간을 누구나 무료로 찾아보는 생활 안내판입니다.',
    reply: '영업일 기준 24시간 안에 답변합니다.',
    share: (network: string, site: string) => `${network}에 ${site} 공유하기 (새 창)`,
  },
  toast: { area: '알림', none: '새 알림이 없습니다.', close: '닫기' },
  /** Something was to be opened or sent, and cannot be. */
  connection: {
    none: '연결할 수 없습니다',
    check: '인터넷을 확인해 주세요.',
  },
  search: {
    form: '업체 찾기',
    keyword: '검색어',
    keywordHint: '업체 이름, 업종',
    place: '지역',
    placeHint: '도시, 지역',
    submit: '검색',
    change: '검색 조건 바꾸기',
    suggestions: '추천 검색어',
    suggestedPlaces: '추천 지역',
    suggested: (count: number) => `추천 ${count}개. 위아래 화살표로 고를 수 있습니다.`,
    kinds: { category: '업종', attribute: '편의·특징', city: '도시', district: '지역' },
  },
  /** A number of businesses. */
  places,
  unknown: '알 수 없음',
  /** Names of places from a part of a city to its country; '' for those that are not known. */
  place: (district: string, city: string, country = '') =>
    [country, city, district].filter(Boolean).join(' '),
  card: {
    addedOn: (day: string) => `${day} 등록`,
    call: (name: string) => `${name}에 전화하기`,
    hoursUnknown: '영업시간 미확인',
    verified: '확인된 업체',
    outOfFive: '별점 5점 만점에',
    noRating: '평점 없음',
    reviews: (count: number) => `리뷰 ${format.count(count)}개`,
  },
  /** When a business opens and closes. */
  open: {
    unknown: '영업 여부 확인되지 않음',
    allDay: '영업 중 · 24시간',
    closed: '영업 종료',
    openUntil: (time: string) => `영업 중 · ${time}에 마감`,
    closedUntil: (time: string) => `영업 종료 · ${time}에 시작`,
    tomorrow: (time: string) => `내일 ${time}`,
    on: (weekday: string, time: string) => `${weekday} ${time}`,
    weekend: '주말',
    /** Beside the name of a business in a list: a word, and until when. */
    isOpen: '영업 중',
    isClosed: '영업 종료',
    closesSoon: '곧 마감',
    always: '24시간',
    until: (moment: string) => `${moment}까지`,
    /** After `closesSoon`. */
    closesAt: (moment: string) => `${moment}까지`,
    from: (time: string) => `${time}에 시작`,
    /** A later day, where there is little room: what follows a closed place's word is when it opens. */
    dayAndTime: (days: number, weekday: number, time: string) =>
      `${days === 1 ? '내일' : format.weekday(weekday)} ${time}`,
    fromDay: (moment: string) => moment,
  },
  list: {
    /** What is listed, in words, and how many there are. */
    summary: (conditions: string, count: number, isCapped: boolean) =>
      `${conditions || '모든 업체'} ${format.total(count, isCapped)}곳`,
    pages: '페이지',
    page: (page: number) => `${page}쪽`,
    conditions: '적용한 조건',
    removeCondition: '조건 빼기',
    retry: '다시 시도',
    toHome: '홈으로',
    /** Said once above a list, instead of in each row. `isLeftOut`: they are not in the list, which is of what is open now. */
    someUnknown: (count: number, isCapped: boolean, isLeftOut: boolean) =>
      `${isLeftOut ? '그 밖에 ' : ''}${format.total(count, isCapped)}곳은 영업시간을 모릅니다.`,
    onlyUnknown: '모르는 곳만',
    allUnknown: (facts: readonly UnknownFact[], count: number, isCapped: boolean) =>
      `${count === 1 ? '' : `${format.total(count, isCapped)}곳 모두 `}${factsOf(facts)} 모릅니다.`,
    pageUnknown: (facts: readonly UnknownFact[]) => `이 쪽의 업체는 모두 ${factsOf(facts)} 모릅니다.`,
    askByPhone: '가기 전에 전화로 확인하세요.',
    openUnknown: '모두 영업시간을 모르는 업체라서 고를 수 없습니다.',
    skip: '검색 결과로 건너뛰기',
    quick: '빠른 조건',
    found: (count: number, isCapped: boolean) => `${format.total(count, isCapped)}곳`,
    /** What the words say that the list should not have. */
    excluded: (words: string) => `‘${words}’에 해당하는 곳은 보여 주지 않습니다.`,
    priceUnknown: (words: string) => `가격은 알 수 없어 ‘${words}’ 순서로 보여 드리지 못합니다.`,
    leftOut: (words: string) => `‘${words}’${particleAfter(words, '을')} 뺐습니다.`,
    /** Nothing is known to be open when the words say. */
    timeLeftOut: (words: string) => `‘${words}’ 영업이 확인된 곳이 없어, 영업시간과 관계없이 보여 줍니다.`,
    /** Attributes that the words ask for, of which nothing is known of any, or of some. */
    allWithoutAttribute: (attribute: string, count: number, isCapped: boolean) =>
      count === 1
        ? `‘${attribute}’ 여부를 모릅니다.`
        : `${format.total(count, isCapped)}곳 모두 ‘${attribute}’ 여부를 모릅니다.`,
    someWithAttribute: (attribute: string) => `‘${attribute}’ 여부를 모르는 곳도 이어서 보여 줍니다.`,
    nearUnknown: (words: string) =>
      `‘${words}’${particleAfter(words, '이라')}고 하셨지만 계신 곳을 몰라 모든 곳을 보여 줍니다. 내 위치를 알려 주시거나 지역을 함께 적어 주세요.`,
    nearTown: (town: string) => `정확한 위치를 아는 곳이 없어 ${town} 전체를 보여 줍니다.`,
    shownInstead: ['‘', '’ 검색 결과입니다.'] as Around,
    insteadOf: (words: string): Around => [`‘${words}’ 대신 ‘`, '’ 검색 결과입니다.'],
    asPlace: (phrase: string): Around => [
      `‘${phrase}’${particleAfter(phrase, '을')} 지역으로 보아 `,
      '에서 찾았습니다.',
    ],
    literally: '입력한 그대로 찾기',
    whichPlace: (phrase: string) => `어느 ${phrase}인가요?`,
    severalCities: (phrase: string): Around => [
      '',
      `${particleAfter(phrase, '은')} 여러 도시에 있습니다. 어느 도시인가요?`,
    ],
    byCity: '도시별로 보기',
  },
  filters: {
    close: '필터 닫기',
    clear: '지우기',
    show: (count: number, isCapped: boolean) => `${format.total(count, isCapped)}곳 보기`,
    title: '필터',
    others: '그 밖의 조건',
    apply: '적용',
    narrow: '좁혀 보기',
    labels: {
      category: '카테고리',
      city: '도시',
      district: '지역',
      country: '국가',
      minRating: '평점',
      attribute: '편의·특징',
      hasPhone: '전화번호 있음',
      openNow: '지금 영업 중',
      hoursUnknown: '영업시간 모름',
      box: '지도 영역',
      verified: '인증된 업체',
      missing: '정보가 빠진 업체',
    },
    trades: '업종',
    counts: (title: string) => `${title}별 업체 수`,
    about: (count: string) => `약 ${count}`,
    /** After a count as it is written. */
    placesUnit: (_count: string) => '곳',
    anyCountry: '모든 국가',
    anyRating: '모든 평점',
    ratingFrom: (rating: number) => `${rating}점 이상`,
    cityHint: '예: 서울',
    districtHint: '예: 강남구',
    /** Of an active condition. */
    openNow: '영업 중',
    unverified: '인증된 업체 제외',
    near: '내 주변',
  },
  sort: {
    label: '정렬',
    distance: '거리순',
    recommended: '추천순',
    latest: '최신순',
    rating: '평점순',
    reviews: '리뷰순',
    near: '내 주변',
    locating: '위치 확인 중',
    noPosition: '위치를 알 수 없습니다. 브라우저의 위치 권한을 확인하세요.',
  },
  browse: {
    hint: '이름, 업종, 주소',
  },
  results: {
    heading: '업체 검색',
    title: (words: string) => `${words || '업체'} 검색 결과`,
    description: (words: string) =>
      `${words || '업체'} 검색 결과입니다. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.`,
  },
  category: {
    /** `slug`: the capitalised slug, which is the heading that the specification gives. */
    heading: (slug: string, _name: string) => slug,
    title: (name: string, count: number | undefined) =>
      `${name} 업체${count === undefined ? '' : ` ${places(count)}`}`,
    description: (name: string) => `${name} 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
  },
  city: {
    title: (name: string, count: number | undefined) =>
      `${name} 업체${count === undefined ? '' : ` ${places(count)}`}`,
    description: (name: string) =>
      `${name}의 음식점, 병원, 미용실 등 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
    count: (count: number) => `업체 ${format.count(count)}곳`,
    districts: (name: string) => `${name} 지역`,
    whole: '전체',
  },
  saved: {
    title: '저장한 곳',
    save: (name: string) => `${name} 저장`,
  },
  tradeInPlace: {
    title: (trade: string, place: string) => `${place} ${trade}`,
    description: (trade: string, place: string) =>
      `${place}의 ${trade}: 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
  },
  detail: {
    description: (place: string, category: string, name: string) =>
      `${[place && `${place}의`, category, name].filter(Boolean).join(' ')} — 주소, 전화번호, 영업시간, 평점을 확인하세요.`,
    listOf: (city: string) => `${city} 업체 목록`,
    list: '업체 목록',
    backToList: '보던 목록으로',
    crumbs: '현재 위치',
    answer: '영업 상태와 연락',
    askByPhone: '전화로 확인하세요',
    directions: '길찾기',
    save: '저장',
    nearBy: '가까운 같은 업종',
    /** Of a business without an address, which serves people around a town. */
    servedArea: (town: string) => `${town} 부근 · 방문 서비스`,
    /** From when the facts are. */
    dataFrom: (month: string) => `자료 기준 ${month}`,
    hours: '영업시간',
    hoursUnknown: '영업시간을 모릅니다',
    usualHours: '일반적인 영업시간 · 확인되지 않음',
    today: '오늘',
    summary: '요약',
    category: '카테고리',
    rating: '평점',
    none: '없음',
    call: '전화하기',
    ad: '광고',
    contact: '연락처와 위치',
    address: '주소',
    city: '도시',
    state: '지역',
    zipCode: '우편번호',
    country: '국가',
    phone: '전화',
    share: '공유',
    linkCopied: '링크를 복사했습니다',
    linkNotCopied: '링크를 복사하지 못했습니다',
  },
}

export type Messages = typeof ko
