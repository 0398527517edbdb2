import type { PanelLanguage } from '../../../domain/administration/panel-text.ts'
import { durationText, formatsOf } from './formats.ts'
import { koAccount } from './ko-account.ts'
import { koBusinesses } from './ko-businesses.ts'
import { koImport } from './ko-import.ts'
import { koTrades } from './ko-trades.ts'

const formats = { ...formatsOf('ko-KR'), duration: (s: number) => durationText(s, ['시간', '분', '초']) }
const { count } = formats

/** The panel's texts in Korean. Their type is the type of every other language's catalogue. */
export const ko = {
  language: 'ko' as PanelLanguage,
  formats,

  common: {
    mark: '관리자',
    loading: '불러오는 중입니다.',
    /** `what` is one of the catalogue's names of lists, such as `panel.figures`. */
    notLoaded: (what: string) => `${what} 불러오지 못했습니다.`,
    retry: '다시 시도',
    close: '닫기',
    cancel: '취소',
    none: '없음',
    unknown: '알 수 없음',
    undo: '되돌리기',
    undone: '되돌렸습니다',
    notUndone: '되돌리지 못했습니다',
    earlierChanges: (changes: number) => `그 전 변경 ${count(changes)}건`,
    noConnection: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.',
    rows: (rows: number) => `${count(rows)}건`,
    businesses: (businesses: number) => `${count(businesses)}곳`,
    toasts: { area: '알림', none: '새 알림이 없습니다.', close: '닫기' },
    days: {
      Monday: '월요일',
      Tuesday: '화요일',
      Wednesday: '수요일',
      Thursday: '목요일',
      Friday: '금요일',
      Saturday: '토요일',
      Sunday: '일요일',
    },
  },

  panel: {
    checking: '로그인 상태를 확인하고 있습니다.',
    skip: '본문으로 건너뛰기',
    menu: '관리 메뉴',
    account: '계정 및 기록',
    title: (tab: string) => `${tab} · 관리자`,
    language: '화면 언어',
    /** The name of the account tab, as a link, stands between `before` and `after`. */
    passwordKnown: {
      before: (at: string, address: string) =>
        `누군가 비밀번호를 알고 있습니다. ${at}에 ${address}에서 맞는 비밀번호를 넣었지만 인증 코드에서 막혔습니다. 본인이 아니라면 바로 `,
      after: '에서 비밀번호를 바꾸십시오.',
      mine: '제가 한 로그인입니다',
      failed: '알림을 지우지 못했습니다',
    },
    firstPassword: {
      heading: '새 비밀번호 정하기',
      note: '처음 비밀번호로 로그인했습니다. 새 비밀번호를 정하면 관리 화면이 열립니다.',
    },
  },

  login: {
    heading: '로그인',
    /** After the session ended over an edit. */
    unsaved: (business: string) =>
      `‘${business}’에 적던 내용은 이 브라우저에 남아 있습니다. 로그인하면 다시 나옵니다.`,
    /** After the session ended over an upload. */
    cutUpload: (file: string) => `‘${file}’ 파일은 다 올라가지 않았습니다. 로그인한 뒤 다시 골라 주십시오.`,
    username: '사용자 이름',
    password: '비밀번호',
    code: '인증 코드',
    tooMany: (seconds: number, from: string) =>
      `로그인 시도가 너무 많습니다. ${seconds}초 뒤(${from})부터 다시 로그인해 주십시오.`,
    wrongCode: '코드가 맞지 않거나 이미 쓰였습니다. 새 코드를 입력해 주십시오.',
    askCode: '인증 앱의 6자리 코드나 복구 코드를 입력해 주십시오.',
  },

  jobs: {
    kinds: {
      import: '가져오기',
      seo: 'SEO 문구 만들기',
      bulk: '일괄 변경',
      trades: '업종 지정',
      undo: '되돌리기',
      'delete-all': '전체 삭제',
      restore: '복원',
      reindex: '검색 색인 다시 만들기',
      preview: '미리보기',
      export: '내보내기',
      backup: '스냅숏',
    },
    /** What a job of the kind `bulk` does; otherwise it names the fields that it sets. */
    bulkActions: { verify: '인증', unverify: '인증 풀기', delete: '삭제' },
    tray: '작업',
    running: (jobs: number) => `작업 ${count(jobs)}건 진행 중`,
    ended: (jobs: number) => `끝난 작업 ${count(jobs)}건`,
    silent: (minutes: number, isCancelled: boolean) =>
      `${count(minutes)}분째 소식이 없습니다. ${isCancelled ? '취소한 지 2분이 지나면 강제로 끝냅니다.' : '기다리거나, 취소하면 2분 안에 끝납니다.'}`,
    lost: '서버와 연결이 끊겨 다시 연결하고 있습니다. 작업은 서버에서 이어집니다.',
    dismiss: (name: string) => `${name} 치우기`,
    cancel: (name: string) => `${name} 취소`,
    file: '파일 받기',
    fileOf: (name: string) => `${name} 파일 받기`,
    listings: '업체 보기',
    listingsOf: (name: string) => `${name} 업체 보기`,
    refused: '받지 못한 행 받기',
    refusedOf: (name: string) => `${name} 받지 못한 행 받기`,
    undoOf: (name: string) => `${name} 되돌리기`,
    notCancelled: '취소하지 못했습니다',
    /** `undone`: what becomes of how many businesses, or ''. */
    askUndo: (name: string, undone: string) =>
      `이 작업이 바꾼 것을 되돌릴까요?\n${name}\n${undone && `${undone}\n`}그 뒤에 사람이 고친 업체는 그대로 둡니다.`,
    undoes: {
      removed: (n: number) => `더한 업체 ${count(n)}곳을 지웁니다.`,
      restored: (n: number) => `바뀐 업체 ${count(n)}곳을 전 내용으로 되돌립니다.`,
    },
    of: (done: number, total: number) => `${count(done)} / ${count(total)}건`,
    speed: (rows: number) => `초당 ${count(rows)}건`,
    left: (duration: string) => `${duration} 남음`,
    states: {
      undone: '되돌림',
      cancelling: '취소하는 중',
      queued: '차례를 기다리는 중',
      running: '진행 중',
      resumed: '멈춘 곳부터 이어서 하는 중',
      failed: '실패',
      cancelled: '취소됨',
      done: '완료',
    },
    figures: {
      imported: (n: number) => `가져옴 ${count(n)}건`,
      updated: (n: number) => `변경 ${count(n)}건`,
      duplicates: (n: number) => `중복 ${count(n)}건`,
      errors: (n: number) => `오류 ${count(n)}건`,
      written: (n: number) => `만듦 ${count(n)}곳`,
      short: (n: number) => `정보가 적어 짧은 글 ${count(n)}곳`,
      changed: (n: number) => `변경 ${count(n)}곳`,
      removed: (n: number) => `삭제 ${count(n)}곳`,
      restored: (n: number) => `복원 ${count(n)}곳`,
      kept: (n: number) => `그대로 둠 ${count(n)}곳`,
      forgotten: (n: number) => `업종 지정 취소 ${count(n)}건`,
      exported: (n: number) => `업체 ${count(n)}곳`,
    },
    nothingToDelete: {
      title: '삭제할 업체가 없습니다',
      text: '디렉터리가 이미 비어 있어 스냅숏도 남기지 않았습니다.',
    },
    unfinished: '작업을 마치지 못했습니다.',
    toastCancelled: (kind: string) => `${kind} 취소됨`,
    toastFailed: (kind: string) => `${kind} 실패`,
    toastDone: (kind: string) => `${kind} 완료`,
  },

  dashboard: {
    figures: '현황을',
    work: {
      heading: (kinds: number) => `할 일 ${kinds}가지`,
      nothing: '할 일이 없습니다',
      kinds: {
        reports: '틀린 정보 알림',
        submissions: '등록 신청',
        'failed-jobs': '실패한 작업',
        duplicates: '중복일 수 있는 업체',
        'unknown-trades': '업종을 모르는 이름',
      },
      businesses: (n: string) => `업체 ${n}곳`,
    },
    statistics: '통계를',
    totalBusinesses: '전체 업체',
    verifiedBusinesses: '확인된 업체',
    categories: '카테고리',
    totalCities: '도시',
    byCountry: '국가별 업체',
    byCategory: '카테고리별 업체',
    byDay: '최근 30일 새 업체',
    country: '국가',
    category: '카테고리',
    date: '날짜',
    businesses: '업체',
    asTable: '표로 보기',
    dayOfChart: (month: number, day: number) => `${month}. ${day}`,
    missing: '비어 있는 정보',
    missingCaption: '정보가 비어 있는 업체',
    atLeast: (n: number) => `${count(n)}곳 이상`,
    refused: '받지 못한 행의 까닭',
    refusedNone: '최근 가져오기 20번 동안 받지 못한 행이 없습니다.',
    refusedCaption: '최근 가져오기 20번에서 받지 못한 행',
    activity: '최근 활동',
  },

  search: {
    heading: '검색',
    notRemoved: '지우지 못했습니다',
    notAdded: '동의어를 추가하지 못했습니다',
    notDeleted: '삭제하지 못했습니다',
    zeroResults: '결과가 없던 검색',
    zeroResultsNote:
      '최근 90일 동안 결과가 없던 검색 가운데 하루에 세 명 이상이 찾은 것입니다. 방문자의 주소는 저장하지 않습니다.',
    searches: '검색 목록을',
    noZeroResults: '결과가 없던 검색이 없습니다.',
    showAll: (n: number) => `${count(n)}건 모두 보기`,
    timesAndDay: (times: number, day: string) => `${count(times)}번 · 마지막 ${day}`,
    explain: '동의어로 추가',
    explainOf: (name: string) => `${name} 동의어로 추가`,
    remove: '지우기',
    removeOf: (name: string) => `${name} 지우기`,
    synonyms: '동의어',
    synonymsNote:
      '검색어가 무엇을 뜻하는지 정하면 바로 그 뜻으로 찾습니다. 지역은 빼고 쓰십시오: ‘강남 핸드폰고침’이 아니라 ‘핸드폰고침’.',
    phrase: '방문자의 검색어',
    meaning: '뜻: 업종이나 다른 낱말',
    adding: '추가하는 중',
    trying: '살펴보는 중',
    tryIt: '바뀌는 것 보기',
    notTried: '동의어를 시험하지 못했습니다',
    trial: (phrase: string, meaning: string) => `‘${phrase}’을(를) ‘${meaning}’(으)로 찾으면`,
    before: '지금',
    after: '바꾼 뒤',
    found: (n: number) => `${count(n)}곳`,
    nothing: '결과 없음',
    searchesChanged: (n: number) => `최근 90일 동안 결과가 없던 검색 ${count(n)}번이 결과를 얻습니다.`,
    findsFewer: '바꾼 뒤에 더 적게 찾습니다.',
    /** The results are of other trades altogether. */
    otherTrade: (before: string, after: string) =>
      `업종이 완전히 바뀝니다: 지금은 ${before}, 바꾼 뒤에는 ${after}. 이 말로 찾던 방문자는 찾던 곳을 더는 찾지 못합니다.`,
    replaces: (meaning: string) => `지금의 뜻 ‘${meaning}’은(는) 없어집니다.`,
    save: '저장',
    saveInstead: '바꾸어 저장',
    cancel: '취소',
    synonymsLoaded: '동의어를',
    list: '동의어 목록',
    isTrade: '업종',
    isWords: '낱말',
    delete: '삭제',
    deleteOf: (phrase: string) => `동의어 ${phrase} 삭제`,
  },

  sitemap: { figures: '사이트맵 정보를' },

  businesses: koBusinesses,
  import: koImport,
  trades: koTrades,
  account: koAccount,
}

/** What a catalogue has. A text that one of the languages lacks does not compile. */
export type Messages = typeof ko
