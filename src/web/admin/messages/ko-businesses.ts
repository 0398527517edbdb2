import { formatsOf } from './formats.ts'

const { count } = formatsOf('ko-KR')

/** Of each search text. */
const ownText = '직접 고친 글은 그대로 두고, 비우면 다시 자동으로 씁니다.'

export const koBusinesses = {
  loaded: '업체 목록을',
  table: '업체 목록',
  selectAll: '이 페이지의 업체 모두 고르기',
  select: (name: string) => `${name} 고르기`,
  count: (total: string) => `업체 ${total}곳`,
  noMatch: '조건에 맞는 업체가 없습니다. 검색어나 필터를 바꾸어 보십시오.',
  /** Before words that the typed ones may mean. */
  meant: '혹시 이것을 찾습니까?',
  pages: '페이지',
  exportList: '이 목록 내보내기',
  askDelete: (total: string) => `업체 ${total}곳을 삭제할까요? 삭제한 뒤에 되돌릴 수 있습니다.`,

  filters: {
    /** On a phone; `set`: how many are set. */
    toggle: (set: number) => (set > 0 ? `필터 ${count(set)}개 적용` : '필터'),
    country: '국가',
    category: '카테고리',
    status: '상태',
    search: '검색',
    placeholder: '이름, 주소, 카테고리, 페이지 주소',
    missing: {
      label: '빠진 정보',
      any: '모두',
      fields: {
        city: '도시 없음',
        phone: '전화번호 없음',
        hours: '영업시간 없음',
        trade: '업종 없음',
        photo: '사진 없음',
        country: '국가 없음',
        coordinates: '좌표 없음',
        text: 'SEO 문구 없음',
      },
    },
    imported: {
      label: '가져오기',
      any: '모두',
      former: '되돌릴 수 없는 가져오기',
    },
  },

  bulk: {
    label: '일괄 작업',
    /** Stands before a word for “chosen”. */
    matching: (total: string) => `검색된 ${total}곳 모두`,
    some: (total: string) => `${total}곳`,
    selected: '선택',
    edit: {
      open: '업종·도시·국가 바꾸기',
      heading: (total: string) => `업체 ${total}곳 한꺼번에 바꾸기`,
      note: '바꿀 항목만 적습니다. 빈 항목은 그대로 둡니다. 바꾼 항목은 다음 가져오기에서도 그대로 남습니다.',
      nothing: '바꿀 항목을 하나 이상 적어 주십시오.',
      sets: (field: string, value: string) => `${field} → ${value}`,
      summary: (total: string, what: string) => `업체 ${total}곳: ${what}. 바꾼 뒤에 되돌릴 수 있습니다.`,
      askTrade: (trade: string, meant: readonly string[], total: string) =>
        `“${trade}”: 목록에 없는 업종입니다. ${meant.length > 0 ? `혹시 ${meant.join(', ')} 아닙니까? ` : ''}그래도 “${trade}”을(를) 업체 ${total}곳의 카테고리로 적을까요?`,
      askCity: (city: string, meant: readonly string[], total: string) =>
        `“${city}”: 알려진 도시가 아닙니다. ${meant.length > 0 ? `혹시 ${meant.join(', ')} 아닙니까? ` : ''}그래도 “${city}”을(를) 업체 ${total}곳의 도시로 적을까요?`,
      apply: (total: string) => `${total}곳 바꾸기`,
    },
    export: '엑셀로 내보내기',
    toMatching: (total: string) => `검색된 ${total}곳 모두에 적용`,
    done: {
      edit: (n: number) => `${count(n)}곳을 바꾸었습니다.`,
      verify: (n: number) => `${count(n)}곳을 인증했습니다.`,
      unverify: (n: number) => `${count(n)}곳을 인증을 풀었습니다.`,
      delete: (n: number) => `${count(n)}곳을 삭제했습니다.`,
    },
    deleted: (name: string) => `“${name}” 업체를 삭제했습니다.`,
    notChanged: '바꾸지 못했습니다',
  },

  submissions: {
    heading: (n: number) => `등록 신청 ${count(n)}건`,
    alike: '같은 업체가 이미 있는지 확인해 주십시오',
    approve: '승인',
    approveOf: (name: string) => `${name} 승인`,
    edit: '수정',
    editOf: (name: string) => `${name} 수정`,
    reject: '반려',
    rejectOf: (name: string) => `${name} 반려`,
    knownHeading: (name: string) => `${name}: 이미 등록된 업체입니까?`,
    knownNote:
      '이름이나 전화번호가 같은 업체가 이미 있습니다. 같은 곳이면 합치고, 다른 곳이면 새 업체로 승인하십시오. 어느 쪽이든 되돌릴 수 있습니다.',
    knownLoaded: '등록된 업체를',
    approveNew: '다른 곳입니다: 새 업체로 승인',
    rejectKnown: '신청 반려',
    notDone: '처리하지 못했습니다',
  },

  reports: {
    heading: (n: number) => `틀린 정보 알림 ${count(n)}건`,
    reasons: {
      closed: '폐업',
      phone: '전화',
      hours: '시간',
      location: '위치',
      duplicate: '중복',
      other: '기타',
    },
    owner: '업체가 직접 보냄',
    contact: (contact: string) => `연락처: ${contact}`,
    others: (n: number) => `이 업체의 다른 알림 ${count(n)}건`,
    remove: '폐업 처리',
    merge: '같은 업체 찾기',
    edit: '수정',
    close: '마침',
    dismiss: '기각',
    /** An action and the name of its business, for screen readers. */
    actionOf: (action: string, name: string) => `${name} ${action}`,
    /** `beside`: the other reasons, or ''. */
    askRemove: (name: string, beside: string) =>
      `“${name}” 업체를 폐업으로 처리할까요? 목록에서 빠지며, 되돌릴 수 있습니다.${beside && `\n함께 알린 것(${beside})도 처리한 것으로 끝납니다.`}`,
    remains: (reasons: string) => `수정했습니다. 남은 것: ${reasons}. 다 보았으면 ‘마침’을 눌러 주십시오.`,
    mergeEnds: (reasons: string) =>
      `합치면 이 알림은 끝납니다. 함께 알린 것(${reasons})은 먼저 ‘수정’에서 고쳐 주십시오.`,
    /** `others`: how many other reports ended with it. */
    removed: (name: string, others: number) =>
      `“${name}” 업체를 폐업으로 처리했습니다.${others > 0 ? ` 이 업체의 다른 알림 ${count(others)}건도 함께 끝냈습니다.` : ''}`,
    said: '방문자가 알린 내용',
    noDuplicates: '이름, 전화번호, 주소가 같은 업체를 찾지 못했습니다.',
    duplicatesLoaded: '같은 업체를',
    pages: '알림 페이지',
    notDone: '처리하지 못했습니다',
  },

  closed: {
    heading: (n: number) => `폐업한 업체 ${count(n)}곳`,
    close: '폐업 처리',
    ask: (name: string) =>
      `“${name}” 업체를 폐업으로 처리할까요? 목록에서 빠지고, 이 업체에 온 방문자 알림도 더는 기다리지 않습니다. 폐업한 업체에서 되돌릴 수 있습니다.`,
    reopen: '다시 영업',
    since: (time: string) => `${time} 폐업 처리`,
    pages: '폐업한 업체 페이지',
    notDone: '처리하지 못했습니다',
  },

  duplicates: {
    filters: {
      open: '모두',
      name: '이름이 같고 150 m 안이나 한 건물',
      phone: '전화번호가 같음',
      address: '주소가 같음',
      dismissed: '중복 아님으로 표시한 것',
    },
    heading: (groups: string) => `중복일 수 있는 업체 ${groups}묶음`,
    headingDismissed: (groups: string) => `중복 아님으로 표시한 업체 ${groups}묶음`,
    cluster: (n: number) => `업체 ${count(n)}곳이 서로 중복일 수 있습니다.`,
    hidden: (n: number) => `그 밖에 ${count(n)}곳`,
    pairs: (shown: number, all: number) =>
      shown < all ? `둘씩 비교 (${count(all)}쌍 가운데 ${count(shown)}쌍)` : `둘씩 비교 (${count(all)}쌍)`,
    dismissAll: '모두 별개',
    reopenAll: '모두 다시 중복 목록에 넣기',
    show: '보기',
    noMatch: '이 조건에 맞는 업체가 없습니다.',
    pages: '중복 목록 페이지',
    previous: '이전',
    next: '다음',
    /** Under the name of one that a visitor has sent: it has no page yet. */
    submission: '등록 신청, 아직 공개되지 않음',
    reasons: { phone: '전화번호가 같음', name: '이름이 같음', address: '주소가 같음' },
    strengths: { 1: '가능성 낮음', 2: '가능성 보통', 3: '가능성 높음' },
    distance: (metres: number) => `거리 ${count(metres)} m`,
    comparison: (names: string) => `${names} 비교`,
    fact: '항목',
    fields: {
      name: '이름',
      category: '카테고리',
      address: '주소',
      zipCode: '우편번호',
      map: '지도 위치',
      phone: '전화번호',
      rating: '평점',
      hours: '영업시간',
      about: '선택 사항',
      photos: '사진',
      description: '설명',
      texts: '검색용 글',
      isVerified: '인증',
      status: '상태',
    },
    rating: (rating: string, reviews: number) => `${rating} · 리뷰 ${count(reviews)}개`,
    photoCount: (photos: number) => `${count(photos)}장`,
    openness: { published: '영업', closed: '폐업', pending: '승인 대기' },
    absent: (option: string) => `${option} 없음`,
    unknownDay: '모름',
    filled: '다른 업체에서',
    byHand: '직접 고침',
    stays: '남길 업체',
    included: '합치기',
    includedOf: (name: string) => `${name} 합치기`,
    staysOf: (name: string) => `${name} 남기기`,
    takeFrom: (field: string, name: string) => `${field}: ${name}`,
    mergeHelp:
      '다른 값마다 남길 것을 고르십시오. 모르는 요일, 사진, 선택 사항은 다른 업체의 것으로 채웁니다. 합친 것은 되돌릴 수 있습니다.',
    leftOut: (n: number) =>
      `뺀 ${count(n)}곳은 합치지 않습니다. 남긴 업체와 닮았으면 중복 목록에 계속 나오니, 다른 곳이면 거기서 ‘중복 아님’을 고르십시오.`,
    merge: (n: number) => `${count(n)}곳 합치기`,
    mergeOf: (n: number, name: string) => `${name}: ${count(n)}곳 합치기`,
    dismiss: '중복 아님',
    reopen: '다시 중복 목록에 넣기',
    merged: (name: string) => `“${name}” 업체로 합쳤습니다.`,
    toldApart: (name: string, others: number) =>
      `“${name}” 업체와 다른 ${count(others)}곳을 중복이 아닌 것으로 표시했습니다.`,
    notDone: '처리하지 못했습니다',
  },

  edit: {
    heading: (name: string) => `${name} 수정`,
    loaded: '업체를',
    publicPage: '공개 페이지 보기',
    conflict: '다른 곳에서 바뀐 내용',
    empty: '(비어 있음)',
    hours: '영업시간',
    hoursPicker: {
      hint: '닫는 시각이 여는 시각보다 이르면 다음 날 닫는 것입니다. 고르기로 적을 수 없는 시간은 글로 적습니다.',
      unread: '원본의 글:',
      unreadHelp:
        '요일과 시간으로 읽지 못해 공개 페이지에 이 글을 그대로 보여 줍니다. 아래에 요일별로 적어 저장하면 이 글 대신 그 시간을 보여 줍니다. 그대로 두면 이 글이 남습니다.',
      kinds: {
        unknown: '모름',
        ranges: '여는 시간',
        allDay: '24시간',
        closed: '휴무',
        text: '글로 적기',
      },
      /** `number`: of several ranges. */
      rangeOf: (day: string, number: number | undefined) => (number ? `${day} ${number}번째` : day),
      from: (range: string) => `${range} 여는 시각`,
      to: (range: string) => `${range} 닫는 시각`,
      nextDay: '다음 날 닫음',
      add: '시간 더하기',
      addOf: (day: string) => `${day} 시간 더하기`,
      remove: (range: string) => `${range} 시간 빼기`,
      textOf: (day: string) => `${day} 영업시간 글`,
      copyFrom: '복사할 요일',
      hoursOf: (day: string) => `${day} 시간을`,
      copyTo: '붙여 넣을 요일',
      targets: { all: '모든 요일에', workdays: '월–금요일에', weekend: '토·일요일에' },
      copy: '복사',
    },
    seo: 'SEO 문구',
    save: '저장',
    saving: '저장하는 중',
    saved: '저장했습니다',
    changed: (name: string) => `“${name}” 업체를 고쳤습니다.`,
    unchanged: '바뀐 내용이 없습니다',
    notSaved: '저장하지 못했습니다.',
    askTrade: (trade: string, meant: readonly string[]) =>
      `“${trade}”: 목록에 없는 업종입니다. ${meant.length > 0 ? `혹시 ${meant.join(', ')} 아닙니까? ` : ''}그래도 “${trade}”(으)로 저장할까요?`,
    askCity: (city: string, meant: readonly string[]) =>
      `“${city}”: 알려진 도시가 아닙니다. ${meant.length > 0 ? `혹시 ${meant.join(', ')} 아닙니까? ` : ''}그래도 “${city}”(으)로 저장할까요?`,
    leave: '저장하지 않은 내용이 있습니다. 저장하지 않고 닫을까요?',
    restored: '저장하지 않은 내용을 되살렸습니다. 확인하고 저장하십시오.',
    fields: {
      name: '이름',
      category: '카테고리',
      phone: '전화번호',
      address: '주소',
      zipCode: '우편번호',
      city: '도시',
      state: '시·도 (주)',
      country: '국가',
      rating: '평점',
      reviewCount: '리뷰 수',
      locationLink: '지도 주소',
      photos: '사진 주소',
      description: '설명',
      seoTitle: 'SEO 제목',
      seoDescription: 'SEO 설명',
      uniqueContent: '소개 글',
    },
    /** Beside a field that another address does not change. */
    former: {
      zipCode:
        '바꾸기 전 주소의 우편번호입니다. 새 주소의 것으로 고치십시오. 다른 도시이면 저장할 때 비웁니다.',
      locationLink:
        '바꾸기 전 주소의 지도입니다. 다른 도시나 거리이면 저장할 때 지웁니다. 직접 적었던 지도 주소는 남으니 고치십시오.',
    },
    dropped: { zipCode: '전 주소의 우편번호를 비웠습니다', locationLink: '전 주소의 지도 주소를 지웠습니다' },
    hints: {
      rating: '1에서 5. 없으면 비워 둡니다.',
      photos: '한 줄에 하나씩 적습니다.',
      seoTitle: ownText,
      seoDescription: ownText,
      uniqueContent: ownText,
    },
  },
}
