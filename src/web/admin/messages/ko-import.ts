import { tableExtensions } from '../../../domain/administration/import-files.ts'
import { formatsOf } from './formats.ts'
import { koImportPreview } from './ko-import-preview.ts'

const { count } = formatsOf('ko-KR')

export const koImport = {
  heading: 'Excel 가져오기',
  intro: '파일을 올리면 무엇이 바뀌는지 먼저 보여 드립니다. 시작하기 전에는 아무것도 저장하지 않습니다.',
  drop: '파일을 끌어다 놓거나 눌러서 고르세요',
  accepted:
    '.xlsx, .xls, .ods, .csv, .tsv, .txt, .html, .xml, .json, .geojson, .kml, .kmz · 2 GB까지 · 여러 파일도 됩니다',
  folder: '폴더째 고르기',
  file: 'Excel 파일',
  wrongKind: `${tableExtensions.join(', ')} 파일만 가져올 수 있습니다.`,

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
    note: 'SEO 문구가 없는 업체에 만들고, 그 뒤에 정보가 바뀐 문구는 다시 씁니다. 직접 쓴 문구는 그대로 둡니다. 업체마다 등록된 정보만으로 소개를 씁니다. 알려진 것이 많으면 200단어쯤까지 길어지고, 적으면 그만큼 짧습니다.',
  },

  queue: {
    heading: (at: number, of: number) => `파일 ${count(of)}개 중 ${count(at)}번째`,
    ended: (files: number) => `파일 ${count(files)}개를 모두 마쳤습니다`,
    present: '진행 중',
    waits: '기다림',
    imported: '가져옴',
    cancelled: '취소함',
    skipped: '건너뜀',
    failed: (reason: string) => `실패: ${reason}`,
    failedAlike: (file: string) => `‘${file}’ 파일과 같은 이유로 실패`,
    failedFiles: '실패한 파일',
    files: (n: number) => `${count(n)}개`,
    result: (file: string) => `${file}의 결과`,
    beginAll: '나머지 파일도 묻지 않고 가져오기',
    skip: '이 파일 건너뛰기',
    ids: (column: string) => `place_id가 없어 묻지 않고 ${column || '이름과 주소'}에서 정함`,
  },

  upload: {
    cutOff:
      '다 올라가기 전에 로그인이 끝났거나 화면이 새로 열려 멈췄습니다. 이 파일과 기다리던 파일을 다시 골라 주십시오.',
    tooLarge:
      '이 사이트 앞의 프록시가 파일이 크다며 받지 않았습니다(413). 프록시가 받는 크기(nginx는 client_max_body_size)를 늘리거나 파일을 나누어 올려 주십시오.',
    otherPage: (status: number) =>
      `이 사이트가 아닌 다른 곳이 답했습니다(상태 ${status}). 프록시의 로그인이나 보안 확인 페이지로 보입니다. 이 화면을 새로 열어 로그인한 뒤 다시 올려 주십시오.`,
  },

  steps: {
    cancelled: '가져오기를 취소했습니다. 그때까지 가져온 업체는 아래 목록에서 되돌릴 수 있습니다.',
    running: '가져오는 중입니다. 이 화면을 닫아도 계속되며, 진행 상황은 작업 목록에 나옵니다.',
    uploading: (percent: number) => `올리는 중 ${percent}%`,
    uploadOf: (file: string) => `${file} 올리기`,
    stayOpen: '다 올라갈 때까지 이 화면을 열어 두십시오.',
  },

  preview: koImportPreview,

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
      unknownStatus: '뜻을 알 수 없는 상태 (영업 중으로 등록)',
      misplacedCells: '열에 맞지 않아 뺀 칸',
      withoutRating: '평점 없음',
      withoutCoordinates: '좌표 없음',
      dateCells: '글 대신 날짜가 있어 뺀 칸',
      errorCells: '표 계산 프로그램의 오류여서 뺀 칸',
      repairedCells: '깨진 글자를 되살린 칸',
      garbledCells: '글자가 깨진 칸',
    },
    unmapped: (names: number) => `분류표에 없는 카테고리 ${count(names)}가지`,
    guess: (name: string, trade: string) => `${name} → ${trade} (추정)`,
    noTrade: (name: string) => `${name} → 업종 모름`,
    cellsToCheck: '살펴볼 칸',
    cell: '칸',
    cellProblems: {
      date: '날짜입니다. 7-11 같은 글을 표 계산 프로그램이 바꾸었을 수 있어 뺐습니다. 칸을 텍스트 형식으로 바꾸고 다시 적어 주십시오.',
      repaired: '깨진 글자를 되살렸습니다.',
      error: '표 계산 프로그램의 오류여서 뺐습니다. 칸의 수식을 고쳐 주십시오.',
      hours: '영업시간을 읽을 수 없어 적힌 그대로 보여 줍니다.',
      phone: '걸 수 있는 번호가 아니어서 전화 링크 없이 보여 줍니다.',
      misplaced: '열에 맞지 않는 값이어서 뺐습니다.',
      garbled: '글자가 깨졌습니다. 파일을 UTF-8로 다시 내보내 주십시오.',
    },
    refused: '받지 못한 행',
    exampleRow: (row: string) => `예: ${row}행`,
    row: '행',
    reason: '까닭',
    seeNew: '새로 등록된 업체 보기',
    seeDuplicates: (pairs: number) => `중복일 수 있는 업체 ${count(pairs)}쌍 보기`,
    refusedFile: '받지 못한 행을 Excel로 받기',
  },

  danger: {
    note: '모든 업체를 지웁니다. 지우기 전에 스냅숏을 남기므로 아래에서 복원할 수 있습니다. 확인 창의 “This cannot be undone”은 되돌리기 단추가 없다는 뜻이며, 스냅숏은 그대로 남습니다. 지우거나 복원하는 동안에는 다른 것을 바꿀 수 없습니다.',
    submissions: (n: number) => `아직 처리하지 않은 등록 신청 ${count(n)}건도 함께 지워집니다.`,
    mistyped: {
      title: '아무것도 지우지 않았습니다',
      text: '마지막 칸에 DELETE를 대문자로 똑같이 적어야 지웁니다.',
    },
    snapshots: '스냅숏',
    snapshotsLoaded: '스냅숏을',
    noSnapshots: '아직 스냅숏이 없습니다.',
    take: '지금 스냅숏 남기기',
    taking: '스냅숏 남기는 중',
    notTaken: '스냅숏을 남기지 못했습니다',
    businesses: (n: number) => `업체 ${count(n)}곳`,
    restore: '복원',
    restoreOf: (date: string) => `${date} 스냅숏 복원`,
    restoring: '복원 중',
    notRestored: '복원하지 못했습니다',
    askRestore: (date: string, n: number) =>
      `${date}의 업체 ${count(n)}곳으로 되돌릴까요?\n지금 있는 업체는 이 스냅숏의 내용으로 바뀝니다.`,
  },
}
