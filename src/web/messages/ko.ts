import { particleAfter } from '../../domain/text/particle.ts'
import { type Around, formatsIn } from './formats.ts'

const format = formatsIn('ko')
const places = (count: number) => `${format.count(count)}곳`

/** Every text of the public site in Korean. The other catalogues have the same messages, or they do not compile. */
export const ko = {
  format,
  /** The English texts that the specification gives for Korean pages. */
  fixed: {
    /** Their language; undefined where it is that of the page. */
    lang: 'en' as string | undefined,
    recommended: 'Recommended for You',
    browseAll: 'Browse All',
    latest: 'Recently Added',
    viewAllLatest: 'View All Latest',
    popularCities: 'Popular Cities',
    viewAllCities: 'View All Cities',
    addYourBusiness: 'Add Your Business',
    learnMore: 'Learn More',
    learnMoreAbout: ' about this directory',
    open: 'Open',
    openNow: 'Open Now',
    closed: 'Closed',
    verified: 'Verified',
    viewDetails: 'View Details',
    detailedInformation: 'Detailed Information',
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
    notFound: '404 Page Not Found',
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
    allBusinesses: '모든 업체',
    allCities: '모든 도시',
    language: '언어',
    /** The header's five cities, in the order of their addresses. */
    headerCities: ['서울', '부산', '인천', '대구', '대전'] as readonly string[],
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
  footer: {
    blurb: '동네 가게의 위치와 전화번호, 영업시간을 누구나 무료로 찾아보는 생활 안내판입니다.',
    reply: '영업일 기준 24시간 안에 답변합니다.',
    popularCategories: '인기 카테고리',
    popularCities: '인기 도시',
    quickLinks: '바로가기',
    addBusiness: '업체 등록',
    advertise: '광고 안내',
    privacyPolicy: '개인정보처리방침',
    termsOfService: '이용약관',
    statistics: {
      businesses: (count: number) => `등록 업체 ${places(count)}`,
      verified: (count: number) => `확인된 업체 ${places(count)}`,
      categories: (count: number) => `카테고리 ${format.count(count)}개`,
      cities: (count: number) => `도시 ${places(count)}`,
    },
    disclaimer:
      '이 사이트의 정보는 공개된 온라인 자료에서 모은 것으로 무료로 제공되며, 정확하거나 빠짐없다고 보증하지 않습니다. 방문하기 전에 업체에 직접 확인하세요.',
    sitemap: '사이트맵',
    share: (network: string, site: string) => `${network}에 ${site} 공유하기 (새 창)`,
  },
  toast: { area: '알림', none: '새 알림이 없습니다.', close: '닫기' },
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
    /** Beside the name of a business in a list: a word, and until when. */
    isOpen: '영업 중',
    isClosed: '영업 종료',
    closesSoon: '곧 마감',
    always: '24시간',
    until: (moment: string) => `${moment}까지`,
    from: (moment: string) => `${moment}에 시작`,
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
    /** Said once above a list, instead of in each row. */
    someUnknown: (count: number, isCapped: boolean) =>
      `${format.total(count, isCapped)}곳은 영업시간을 모릅니다.`,
    onlyUnknown: '모르는 곳만',
    allUnknown: (count: number, isCapped: boolean) =>
      count === 1 ? '영업시간을 모릅니다.' : `${format.total(count, isCapped)}곳 모두 영업시간을 모릅니다.`,
    allUnknownAndUnrated: (count: number) =>
      count === 1 ? '영업시간과 평점을 모릅니다.' : `${places(count)} 모두 영업시간과 평점을 모릅니다.`,
    pageUnknown: '이 쪽의 업체는 모두 영업시간을 모릅니다.',
    askByPhone: '가기 전에 전화로 확인하세요.',
    openUnknown: '모두 영업시간을 모르는 업체라서 고를 수 없습니다.',
    quick: '빠른 조건',
    found: (count: number, isCapped: boolean) => `${format.total(count, isCapped)}곳`,
    leftOut: (words: string) => `‘${words}’${particleAfter(words, '을')} 뺐습니다.`,
    shownInstead: ['다음 결과를 표시함: ', '.'] as Around,
    asPlace: (phrase: string): Around => [
      `‘${phrase}’${particleAfter(phrase, '을')} 지역으로 보아 `,
      '에서 찾았습니다.',
    ],
    literally: (words: string) => `입력한 그대로 ‘${words}’ 찾기`,
    whichPlace: (phrase: string) => `어느 ${phrase}인가요?`,
    severalCities: (phrase: string): Around => [
      '',
      `${particleAfter(phrase, '은')} 여러 도시에 있습니다. 어느 도시인가요?`,
    ],
    nothing: '조건에 맞는 업체가 없습니다',
    nothingIn: (place: string) => `${place}에는 조건에 맞는 업체가 없습니다`,
    pastEnd: '이 쪽에는 업체가 없습니다',
    firstPage: '첫 쪽으로',
    searchWholeCity: (city: string) => `${city} 전체에서 찾기`,
    otherDistricts: (city: string) => `${city}의 다른 지역 보기`,
    onlyWords: '검색어만 남기기',
    withoutPlace: '지역 없이 찾기',
    byCity: '도시별로 보기',
    /** Above what an empty list offers. */
    instead: {
      hoursUnknown: (count: string) => `${count}곳은 영업시간을 몰라서 지금 여는지 알 수 없습니다.`,
      filters: (count: string) => `조건을 빼면 ${count}곳이 있습니다.`,
      near: (count: string) => `가까운 곳에는 없습니다. 다른 곳에 ${count}곳이 있습니다.`,
      place: (count: string) => `다른 곳에는 ${count}곳이 있습니다.`,
    },
    showAll: (count: string) => `${count}곳 모두 보기`,
    nothingOpen: '지금 영업 중이라고 알려진 곳이 없습니다',
    hints: [
      '낱말 수를 줄이거나 더 넓은 업종 이름을 써 보세요.',
      '도시는 이름만 적어도 됩니다.',
    ] as readonly string[],
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
    },
    trades: '업종',
    counts: (title: string) => `${title}별 업체 수`,
    about: (count: string) => `약 ${count}`,
    placesUnit: '곳',
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
    title: '업체 찾아보기',
    latestTitle: '새로 등록된 업체',
    description:
      '등록된 모든 업체를 업종과 이름으로 찾아보세요. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.',
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
    notFound: '이 이름의 카테고리가 없습니다. 홈에서 다른 카테고리를 골라 보세요.',
    emptyTitle: '아직 등록된 업체가 없습니다',
    empty: '이 카테고리의 업체가 등록되면 여기에 나타납니다.',
    allBusinesses: '모든 업체 보기',
  },
  city: {
    title: (name: string, count: number | undefined) =>
      `${name} 업체${count === undefined ? '' : ` ${places(count)}`}`,
    description: (name: string) =>
      `${name}의 음식점, 병원, 미용실 등 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
    count: (count: number, isCapped: boolean) => `업체 ${format.total(count, isCapped)}곳`,
    districts: (name: string) => `${name} 지역`,
    whole: '전체',
    empty: '이 도시에서 보여드릴 업체가 없습니다.',
    backToCities: '모든 도시로 돌아가기',
  },
  tradeInPlace: {
    title: (trade: string, place: string) => `${place} ${trade}`,
    description: (trade: string, place: string) =>
      `${place}의 ${trade}: 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
  },
  cities: {
    title: '모든 도시',
    titleOfSearch: (text: string) => `‘${text}’ 도시`,
    titleOfCountry: (country: string) => `${country}의 도시`,
    description: '업체가 등록된 모든 도시를 나라별로, 업체 수가 많은 순서로 봅니다.',
    descriptionOfCountry: (country: string) => `업체가 등록된 ${country}의 도시를 지역별로 봅니다.`,
    count: (count: number) => `도시 ${places(count)} · 업체가 많은 순서`,
    form: '도시 찾기',
    name: '도시 이름',
    submit: '찾기',
    nothingTitle: '찾는 도시가 없습니다',
    nothing: '도시 이름을 다르게 적거나, 모든 도시를 나라별로 찾아보세요.',
    seeAll: '모든 도시 보기',
    others: '그 밖의 도시',
    noCountry: '나라를 모르는 곳',
    seeAllOf: (country: string, count: number) => `${country}의 도시 ${places(count)} 모두 보기`,
  },
  home: {
    title: '동네의 모든 가게, 한 번에',
    description:
      '가까운 음식점, 병원, 미용실, 정비소의 주소와 전화번호, 영업시간을 도시와 업종별로 무료로 찾아보세요.',
    /** The second part is emphasised. */
    promise: ['동네의 모든 가게, ', '한 번에.'] as readonly [string, string],
    lead: '주소, 전화번호, 영업시간을 바로 확인하고 전화하세요.',
    figures: {
      businesses: '등록 업체',
      verified: '확인된 업체',
      categories: '카테고리',
      cities: '도시',
    },
    board: '무엇을 찾으세요',
    valuesTitle: '이 사이트의 약속',
    values: {
      verified: {
        title: '확인된 업체',
        text: (count: number) =>
          count > 0
            ? `관리자가 확인한 ${places(count)}에 표시가 붙습니다.`
            : '관리자가 확인하면 표시가 붙습니다. 아직 확인된 곳은 없습니다.',
      },
      reviews: { title: '실제 리뷰', text: '평점은 출처의 것 그대로입니다. 없으면 모른다고 씁니다.' },
      worldwide: {
        title: '세계 어디서나',
        text: (countries: number, cities: number) =>
          countries > 0
            ? `${format.count(countries)}개 나라, ${format.count(cities)}개 도시를 같은 방법으로 찾습니다.`
            : '어느 나라의 도시든 같은 방법으로 찾습니다.',
      },
      updates: {
        title: '매일 업데이트',
        /** `day` is that of the last listing, '' if there is none. */
        text: (day: string) =>
          day
            ? `가장 최근에는 ${day}에 새 업체가 올랐습니다.`
            : '새로 생기거나 바뀐 정보를 올리는 대로 반영합니다.',
      },
    },
    popularCities: '업체가 많이 등록된 도시입니다.',
    recommended: '평점과 리뷰가 고르게 좋은 곳입니다.',
    latest: '새로 등록된 곳입니다.',
    /** On the card of a listing. */
    addedOn: (day: string) => `${day} 등록`,
    joinTitle: '우리 동네 가게를 알려 주세요',
    join: '등록은 무료이며, 내용을 확인한 뒤 올립니다.',
  },
  detail: {
    notFoundTitle: '업체를 찾을 수 없습니다',
    notFound: '주소가 바뀌었거나 삭제된 업체입니다. 이름으로 다시 찾아보세요.',
    notFoundDescription: '찾는 업체가 없거나 삭제되었습니다.',
    description: (place: string, category: string, name: string) =>
      `${[place && `${place}의`, category, name].filter(Boolean).join(' ')} — 주소, 전화번호, 영업시간, 평점을 확인하세요.`,
    listOf: (city: string) => `${city} 업체 목록`,
    list: '업체 목록',
    about: '소개',
    /** Of a business without an address, which serves people around a town. */
    servedArea: (town: string) => `${town} 부근 · 방문 서비스`,
    /** From when the facts are. */
    dataFrom: (month: string) => `자료 기준 ${month}`,
    /** One sentence: what it is and where. `near` as for `servedArea`; '' if it has a place. */
    aboutText: ({ place, near }: { place: string; near: string }, category: string, name: string) =>
      `${[near ? `${near} 부근에서 방문 서비스를 하는` : place && `${place}에 있는`, [category, name].filter(Boolean).join(', ')].filter(Boolean).join(' ')}입니다.`,
    noOpinion: '아직 등록된 평점이 없습니다.',
    opinion: (rating: number, reviews: number) =>
      `${reviews > 0 ? `리뷰 ${format.count(reviews)}개가 등록되어 있고, ` : ''}평점은 5점 만점에 ${format.rating(rating)}점입니다.`,
    options: '이용 안내',
    optionsUnknown: '이용 안내를 모릅니다',
    generalOptions: '일반적인 안내 · 이 업체에서 확인되지 않음',
    notOffered: (option: string) => `${option} (제공 안 함)`,
    /** Shown folded for a listing without attributes of its own. The titles are the specification's. */
    general: {
      'Service Options': { '매장 방문': true, '전화 상담': true, 'Home service': false },
      'Payment Methods': { 현금: true, 신용·체크카드: true, '간편 결제': true },
      Accessibility: { '휠체어 출입': true, '장애인 주차': true },
      'Business Type': { '지역 업체': true, '예약 없이 방문': true },
    } as Readonly<Record<string, Record<string, boolean>>>,
    reviews: '리뷰 요약',
    averageOf: (count: number) => `리뷰 ${format.count(count)}개의 평균`,
    hours: '영업시간',
    hoursUnknown: '영업시간을 모릅니다',
    usualHours: '일반적인 영업시간 · 확인되지 않음',
    today: '오늘',
    dayOff: '휴무',
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
    copyAddress: '주소 복사',
    addressCopied: '주소를 복사했습니다',
    addressNotCopied: '주소를 복사하지 못했습니다',
    copyByHand: '주소를 길게 눌러 복사해 주세요.',
    seeOnMap: '지도에서 보기',
    share: '공유',
    linkCopied: '링크를 복사했습니다',
    linkNotCopied: '링크를 복사하지 못했습니다',
    report: '잘못된 정보 알리기',
    reportSubject: (name: string) => `정보 수정 요청: ${name}`,
    reportBusiness: '업체',
    reportLink: '링크',
    reportChange: '고칠 내용',
  },
  addBusiness: {
    title: '업체 등록',
    description: '동네 업체를 무료로 등록합니다. 확인한 뒤 검색과 목록에 올립니다.',
    lead: '등록은 무료입니다. 보내 주신 내용은 확인한 뒤 검색과 목록에 올리며, 영업일 기준 24시간 안에 이메일로 답장을 드립니다.',
    submittedTitle: '등록 신청을 받았습니다',
    submitted: '영업일 기준 24시간 안에 답장을 드립니다. 확인이 끝나면 검색과 목록에 나타납니다.',
    another: '다른 업체 등록',
    submit: '등록 신청',
    optional: ' (선택)',
    honeypot: '이 칸은 비워 두세요',
    notTaken: '신청을 접수하지 못했습니다',
    labels: {
      name: '업체 이름',
      category: '업종',
      address: '주소',
      city: '도시',
      country: '국가',
      phone: '전화번호',
      description: '소개',
      email: '이메일',
    },
    hints: {
      name: '간판에 적힌 그대로 적어 주세요.',
      category: '예: 한식당, 치과, 미용실',
      address: '우편번호까지 적으면 더 정확합니다.',
      city: '',
      country: '',
      phone: '예: 02-123-4567, +81 3-1234-5678',
      description: '무엇을 하는 곳인지 두세 문장으로 적어 주세요.',
      email: '확인할 것이 있을 때만 연락하며 공개하지 않습니다.',
    },
    /** What is wrong with a field, by the field's name. */
    missing: {
      name: '업체 이름을 입력해 주세요.',
      category: '업종을 입력해 주세요.',
      address: '주소를 입력해 주세요.',
      country: '국가를 입력해 주세요.',
      email: '연락받을 이메일을 입력해 주세요.',
    } as Readonly<Record<string, string>>,
    tooLong: (limit: number) => `${limit}자 이하로 줄여 주세요.`,
    noEmail: '이메일 주소를 name@example.com 형식으로 입력해 주세요.',
    noLetters: '업체 이름에 글자나 숫자를 넣어 주세요.',
    noPhone: '전화번호를 숫자로 입력해 주세요. 예: 02-123-4567',
    /** Why nothing was stored. */
    failures: {
      'too-many': '한 시간에 등록할 수 있는 횟수를 넘었습니다. 잠시 뒤에 다시 시도해 주세요.',
      waiting: '지금 확인을 기다리는 내용이 너무 많습니다. 나중에 다시 보내 주십시오.',
      unavailable: '지금은 신청을 저장할 수 없습니다. 잠시 뒤에 다시 시도해 주십시오.',
      full: '저장 공간이 부족해 신청을 저장하지 못했습니다. 나중에 다시 시도해 주십시오.',
      held: '지금 자료를 정리하고 있어 신청을 저장할 수 없습니다. 잠시 뒤에 다시 시도해 주십시오.',
    },
  },
  notFound: {
    description: '주소에 맞는 화면이 없습니다.',
    text: '주소에 맞는 화면이 없습니다. 주소를 다시 확인하거나 아래에서 찾아보세요.',
  },
  /** Pictures for link previews. */
  picture: {
    title: '동네의 모든 가게, 한 번에.',
    subtitle: '찾고, 비교하고, 바로 전화합니다',
    reviews: (rating: number, reviews: number) =>
      format.rating(rating) + (reviews > 0 ? ` · 리뷰 ${format.count(reviews)}개` : ''),
  },
  /** The page of a visitor who asks for too much, or of a server that is busy. */
  busy: {
    title: '잠시만 기다려 주십시오',
    tooMuch: '요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
    busy: '지금 이용자가 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
  },
}

export type Messages = typeof ko
