import { formatsOf } from './formats.ts'

const { count } = formatsOf('ko-KR')

/** What the preview of an import says. */
export const koImportPreview = {
  heading: '미리보기',
  looking: '파일을 살펴보는 중입니다.',
  placeless: '주소나 전화번호, 위치가 있는 행이 하나도 없습니다. 업체 목록이 아닐 수 있습니다.',
  unknownStatuses: (header: string) =>
    `'${header}' 열에 뜻을 알 수 없는 상태가 있습니다. 이 행들은 영업 중인 업체로 등록됩니다.`,
  failed: '파일을 살펴보지 못했습니다.',
  importUnseen: '미리보기 없이 바로 가져오기',
  start: '가져오기 시작',
  giveUp: '그만두기',
  closed: (rows: number) => `폐업으로 읽은 행 ${count(rows)}건: 보관하지만 목록에는 나오지 않습니다.`,
  figures: {
    new: '새 업체',
    changed: '내용이 다름',
    duplicate: '중복',
    same: '그대로',
    repeats: '이 파일에 두 번',
    refused: '받지 못함',
    rows: '전체 행',
  },
  recognised: (columns: number, sheet: string, row: number) =>
    `열 ${columns}개를 알아보았습니다 · '${sheet}' 시트 ${row}행`,
  sheets: {
    legend: (read: number, all: number) => `시트 ${count(all)}개 가운데 ${count(read)}개를 읽었습니다`,
    noList: '업체 목록 없음',
    again: '이 시트로 다시 살펴보기',
    all: '목록이 있는 시트 모두 읽기',
  },
  noColumn: '없음',
  untitled: (number: number) => `(${number}번째 열)`,
  again: '이 열로 다시 살펴보기',
  guessed: (confidence: string) => `내용을 보고 추정함 · 확신 ${confidence}`,
  perhaps: (header: string, confidence: string) => `혹시 ‘${header}’ 열? 확신 ${confidence}`,
  country: '국가를 밝히지 않은 행의 국가',
  noCountry: '알 수 없음',
  toldCountry: (share: string) => `행들이 함께 가리키는 국가 · ${share}`,
  defaults: {
    trade: '업종을 밝히지 않은 행의 업종',
    tradeNote: '업종 칸이 비었거나 ‘기타’처럼 뜻이 없고, 상호로도 알 수 없는 행에만 씁니다.',
    takeTrade: (trade: string) => `파일이나 시트 이름대로 ${trade}(으)로 하기`,
    city: '도시를 밝히지 않은 행의 도시',
    cityNote: '주소에서 도시를 알 수 없는 행에만 씁니다.',
    cityTold: (city: string) =>
      `제목이나 시트·파일 이름에 있는 ${city}입니다. 주소에서 도시를 알 수 없는 행에만 씁니다.`,
  },
  beside: {
    caption: '오른쪽에 있는 다른 표',
    read: '오른쪽 표도 가져옵니다',
  },
  alsoUsed: '함께 쓰는 열',
  unused: '쓰지 않는 열',
  remark: '폐업·휴업을 알리는 말만 읽고, 나머지는 쓰지 않습니다.',
  secondPhone: '앞의 전화번호가 없는 행에만 쓰고, 다른 행에서는 이 번호를 뺍니다.',
  noTarget: '쓰지 않음',
  replaces: (header: string) => `‘${header}’ 열 대신 읽습니다. 그 열은 쓰지 않습니다.`,
  perhapsTarget: (name: string, confidence: string) => `혹시 ${name}? 확신 ${confidence}`,
  targetOf: (header: string) => `‘${header}’ 열의 쓰임`,
  table: {
    ours: '우리 열',
    theirs: '파일의 열',
    example: '예',
    filled: '찬 행',
    target: '쓰임',
    parts: '다른 열을 채우는 열',
  },
  targets: {
    city: '도시',
    state: '시·도 또는 주',
    district: '구·읍·면',
    quarter: '동네',
    street: '거리',
    house: '건물 번호',
    unit: '층·호',
    lotAddress: '지번 주소',
    latitude: '위도',
    longitude: '경도',
    status: '영업 상태',
    permanentlyClosed: '폐업 여부',
    temporarilyClosed: '휴업 여부',
  },
  layout: {
    asBefore: (name: string) => `지난번 ‘${name}’ 파일과 같이 읽었습니다.`,
    added: (columns: string) => `그때 없던 열 가운데 쓰지 않는 열: ${columns}.`,
    forget: '이 양식 잊기',
    forgotten: '양식을 잊었습니다',
    notForgotten: '양식을 잊지 못했습니다',
    kept: '여기에서 고른 것은 같은 양식의 다음 파일에도 쓰입니다.',
  },
  ids: {
    heading: '이 파일에는 place_id가 없습니다. 업체를 무엇으로 구별할까요?',
    column: (header: string) => `‘${header}’ 열의 번호`,
    columnEffect: '행마다 다른 번호입니다. 다음 파일에서도 같은 번호가 같은 업체여야 합니다.',
    made: '상호와 주소로 만들기',
    madeEffect: '상호와 주소가 같으면 같은 업체로 봅니다. 상호나 주소를 고치면 다음에는 새 업체가 됩니다.',
    apply: '이렇게 살펴보기',
    derived: '업체를 상호와 주소로 구별합니다.',
  },
  blocked: {
    noColumns: '상호가 있는 열을 먼저 골라 주십시오.',
    customers:
      '주문, 고객이나 연락처 명단으로 보입니다. 업체 목록이 맞으면 열을 확인하고 ‘이 열로 다시 살펴보기’를 누르십시오.',
    noIds: '업체를 무엇으로 구별할지 먼저 골라 주십시오.',
    empty: '열 제목 아래에 업체가 한 행도 없습니다. 한 행에 하나씩 적어 다시 올려 주십시오.',
    noRows: '받을 수 있는 행이 없습니다. 위의 까닭을 보고 열을 고치거나 파일을 고쳐 주십시오.',
  },
  changes: {
    heading: '이미 있는 업체에서 바뀌는 항목',
    empty: '빈칸',
    others: { slug: '주소 이름', verified: '확인된 업체', status: '영업 상태' },
    values: {
      verified: { true: '확인됨', false: '확인 안 됨' },
      status: { published: '영업', closed: '폐업' },
    },
  },
  notTaken: {
    heading: '이미 있는 업체에는 쓰지 않는 열',
    why: '내보낸 파일의 이 열은 새 업체만 받습니다. 그 뒤에 고치거나 다시 쓴 내용을 옛 내용으로 덮지 않기 위해서입니다. 이미 있는 업체에서 바꾸려면 업체 목록의 수정에서 고쳐 주십시오.',
    columns: {
      search_text: '소개 글 (search_text)',
      seo_title: 'SEO 제목 (seo_title)',
      seo_description: 'SEO 설명 (seo_description)',
      listing_city: '도시 (listing_city)',
      listing_state: '시·도 (listing_state)',
      listing_district: '구 (listing_district)',
    },
  },
  known: '이미 있는 업체',
  knownChanged: (n: number) => `이미 있는 업체 (내용이 다른 것 ${count(n)}건)`,
  modes: {
    skip: { name: '건너뛰기', effect: '이미 있는 업체는 그대로 둡니다.' },
    update: {
      name: '업데이트',
      effect: '이미 있는 업체의 내용을 파일의 내용으로 바꿉니다. 파일에 없는 열은 그대로 둡니다.',
    },
    fill: { name: '빈칸 채우기', effect: '이미 있는 업체의 빈 항목만 파일의 내용으로 채웁니다.' },
  },
  alike: {
    heading: (n: number) => `새 행 ${count(n)}건은 이미 등록된 업체와 비슷합니다`,
    partial: '파일이 커서 앞의 새 행만 살펴보았습니다.',
    show: '어느 업체와 비슷한지 보기',
    /** Before the listing that a row looks like. */
    listed: '등록된 업체:',
    more: (n: number) => `그 밖에 ${count(n)}건`,
    add: {
      name: '새 업체로 가져오기',
      effect:
        '전화번호나 위치가 같은 업체는 가져온 뒤 업체 탭의 중복 목록에 나오고, 거기서 합칠 수 있습니다.',
    },
    leaveOut: {
      name: '가져오지 않기',
      effect: '이 행들은 거부된 행으로 남고, 가져온 뒤 파일로 받아 하나씩 살펴볼 수 있습니다.',
    },
  },
  handEdits: {
    kept: (n: number) => `직접 고친 내용을 그대로 두는 업체 ${count(n)}곳`,
    /** What the file says, behind what is kept. */
    ofFile: (text: string) => `파일: ${text}`,
    lift: '이번에는 파일의 내용으로 바꾸기',
    effect:
      '바뀐 항목은 다음 가져오기부터 다시 파일을 따릅니다. 이 가져오기를 되돌리면 고친 내용이 돌아옵니다.',
  },
  examples: '읽은 행의 예',
  examplesCaption: '이렇게 읽었습니다',
  example: {
    name: '이름',
    category: '카테고리',
    city: '도시',
    address: '주소',
    phone: '전화',
    hours: '영업시간',
  },
}
