import { formatsOf } from './formats.ts'

const { count } = formatsOf('ko-KR')

export const koImport = {
  heading: 'Excel 가져오기',
  intro: '파일을 올리면 무엇이 바뀌는지 먼저 보여 드립니다. 시작하기 전에는 아무것도 저장하지 않습니다.',
  drop: '파일을 끌어다 놓거나 눌러서 고르세요',
  accepted: '.xlsx, .xls, .csv, .tsv · 2 GB까지',
  file: 'Excel 파일',
  wrongKind: '.xlsx, .xls, .csv, .tsv, .txt 파일만 가져올 수 있습니다.',

  columns: {
    heading: '열 이름',
    name: '업체 이름',
    category: '업종',
    full_address: '주소',
    postal_code: '우편번호',
    country: '국가',
    phone: '전화번호',
    rating: '평점',
    reviews: '리뷰 수',
    photo: '사진 주소',
    working_hours: '영업시간',
    about: '특징',
    place_id: '고유 번호',
    location_link: '지도 링크',
  },

  history: { heading: '지난 가져오기', loaded: '지난 가져오기를', none: '아직 가져온 파일이 없습니다.' },

  seo: {
    heading: 'SEO 문구 만들기',
    note: 'SEO 문구가 없는 업체에만 만듭니다. 업체마다 등록된 정보만으로 200단어가 넘는 소개를 씁니다.',
  },

  steps: {
    cancelled: '가져오기를 취소했습니다. 그때까지 가져온 업체는 아래 목록에서 되돌릴 수 있습니다.',
    running: '가져오는 중입니다. 이 화면을 닫아도 계속되며, 진행 상황은 작업 목록에 나옵니다.',
    uploading: (percent: number) => `올리는 중 ${percent}%`,
    uploadOf: (file: string) => `${file} 올리기`,
    stayOpen: '다 올라갈 때까지 이 화면을 열어 두십시오.',
  },

  preview: {
    heading: '미리보기',
    looking: '파일을 살펴보는 중입니다.',
    failed: '파일을 살펴보지 못했습니다.',
    importUnseen: '미리보기 없이 바로 가져오기',
    start: '가져오기 시작',
    giveUp: '그만두기',
    figures: {
      new: '새 업체',
      changed: '내용이 다름',
      duplicate: '중복',
      refused: '받지 못함',
      rows: '전체 행',
    },
    recognised: (columns: number, sheet: string, row: number) =>
      `열 ${columns}개를 알아보았습니다 · '${sheet}' 시트 ${row}행`,
    sheet: '시트',
    noColumn: '없음',
    untitled: (number: number) => `(${number}번째 열)`,
    again: '이 열로 다시 살펴보기',
    guessed: (confidence: string) => `내용을 보고 추정함 · 확신 ${confidence}`,
    perhaps: (header: string, confidence: string) => `혹시 ‘${header}’ 열? 확신 ${confidence}`,
    alsoUsed: '함께 쓰는 열',
    unused: '쓰지 않는 열',
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
    examples: '읽은 행의 예',
    examplesCaption: '이렇게 읽었습니다',
    example: { name: '이름', category: '카테고리', city: '도시', phone: '전화' },
  },

  result: {
    resumed: (times: number) => `멈춘 뒤 ${count(times)}번 이어서 함`,
    figures: {
      imported: '가져옴',
      updated: '변경',
      duplicates: '중복 건너뜀',
      errors: '오류',
      rows: '전체 행',
    },
    quality: '비어 있거나 읽지 못한 정보',
    lacks: {
      withoutCategory: '카테고리 없음',
      unmappedCategory: '업종을 알 수 없는 카테고리',
      guessedCategory: '업종을 추정한 카테고리',
      withoutAddress: '주소 없음',
      withoutCity: '도시를 알 수 없음',
      withoutCountry: '국가를 알 수 없음',
      withoutPhone: '전화번호 없음',
      invalidPhone: '전화번호가 올바르지 않음',
      withoutHours: '영업시간 없음',
      unreadHours: '영업시간을 읽을 수 없음',
      closedForGood: '폐업 (보관, 목록에는 없음)',
      misplacedCells: '열에 맞지 않아 뺀 칸',
      withoutRating: '평점 없음',
      withoutCoordinates: '좌표 없음',
    },
    unmapped: (names: number) => `분류표에 없는 카테고리 ${count(names)}가지`,
    guess: (name: string, trade: string) => `${name} → ${trade} (추정)`,
    noTrade: (name: string) => `${name} → 업종 모름`,
    refused: '받지 못한 행',
    firstRefused: (total: number, shown: number) =>
      `받지 못한 행 ${count(total)}건 가운데 처음 ${count(shown)}건`,
    row: '행',
    reason: '까닭',
    seeNew: '새로 등록된 업체 보기',
    seeDuplicates: (pairs: number) => `중복일 수 있는 업체 ${count(pairs)}쌍 보기`,
    refusedFile: '받지 못한 행을 Excel로 받기',
  },

  danger: {
    note: '모든 업체를 지웁니다. 지우기 전에 스냅숏을 남기므로 아래에서 복원할 수 있습니다. 지우거나 복원하는 동안에는 다른 것을 바꿀 수 없습니다.',
    snapshots: '스냅숏',
    snapshotsLoaded: '스냅숏을',
    noSnapshots: '아직 스냅숏이 없습니다.',
    businesses: (n: number) => `업체 ${count(n)}곳`,
    restore: '복원',
    restoreOf: (date: string) => `${date} 스냅숏 복원`,
    restoring: '복원 중',
    notRestored: '복원하지 못했습니다',
    askRestore: (date: string, n: number) =>
      `${date}의 업체 ${count(n)}곳으로 되돌릴까요?\n지금 있는 업체는 이 스냅숏의 내용으로 바뀝니다.`,
  },
}
