/**
 * Characters that names, addresses and hours are written in: from and to. IPA, combining marks of Hebrew and so on are not.
 * Controls up to 9F may stand in a text that was read wrongly twice.
 */
const ranges: readonly (readonly [number, number])[] = [
  [0x80, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2c6, 0x2dc],
  [0x300, 0x30c],
  [0x323, 0x328],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x490, 0x4a3],
  [0x4ae, 0x4b1],
  [0x4ba, 0x4bb],
  [0x4d8, 0x4d9],
  [0x4e8, 0x4e9],
  [0x531, 0x587],
  [0x5d0, 0x5ea],
  [0x60c, 0x64a],
  [0x660, 0x669],
  [0x67e, 0x6cc],
  [0x6f0, 0x6f9],
  [0x900, 0xdff],
  [0xe01, 0xeff],
  [0x10d0, 0x10ff],
  [0x1780, 0x17ff],
  [0x1e00, 0x1eff],
  [0x2009, 0x2022],
  [0x2026, 0x203a],
  [0x20a9, 0x20bd],
  [0x2116, 0x2122],
  [0x2190, 0x2199],
  [0x2500, 0x27bf],
  [0x3000, 0x30ff],
  [0x3131, 0x318e],
  [0x3200, 0x33ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe0e, 0xfe0f],
  [0xfeff, 0xffee],
  [0x1f100, 0x1faff],
]

/** Whether people write this character in what a directory holds. */
export function isPlausible(code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to)
}

/** The syllables in most Korean words. Bytes of Chinese read as Korean give others. */
const commonHangul: ReadonlySet<string> = new Set(
  '가각간갈감값강같개객거건걸검것게격견결경계고곡골곱곳공과관광교구국군굴궁권귀규그극근글금급기길김까께꼬꽃꾸뀌끊끝나낙낚난날남낱내냅냉너널넓넘넣네년념노녹논놀농누눈뉴느는늘능니닉닙닝다단닫달닭담답당대더덕던데덴델도독돈돌동돼되된됩두둔둘뒤드든들등디딩따때떡떨또뚝뜻라락란랄람랑래랜램량러런럽레렌려력련렸령례로록롱료룡루룸류률르른를름릅릉리린릴림립링마막만많말맛망맞매맥머먹먼메멘며면명모목못묘무문물므미민밀밍및바박밖반받발밥방밭배백버벅번벌범법베벤벽변별병보복볶본볼봄봉부북분불뷰브블비빈빌빙빛빨빵사삭산살삼상새색생샤샵서석선설섬성세센셀셋션소속손솔송쇄쇠숍숏수숙순술숫숯숲쉬쉽슈스슬습승시식신실심십싱싶싼쌍쓰아악안않알암압았앙앞애액앤앱야약양어언얼엄업없엇었에엑엔엘여역연열영옆예오옥온올옵옷와완왕외요욕용우운울움웃워원월웨위유육윤으은을음읍응의이익인일읽임입있자작잔잘잠잡장재저적전절점접정제져조족종좋좌주죽준줄중즈즉즐증지직진질짐집징째쪽찌찜차찰참창찾채책처척천철청체초촌최추축춘출충취츠층치친칠침카칸칼캠커컨컬컴케켓켜코콘콜쿠크클키킨타탁탄탈탕태택터턴털테텍텔토통투튀튜트특튼틀티틱팅파판팔패퍼펌페펜펫펴편평폐포폰폴표푸품풍퓨프플피픽필핑하학한할함합항해핸했행향허험헤헬현협형호혼홀홈홍화확환활황회획횟후훈휠휴흥히',
)

export function isCommonHangul(character: string): boolean {
  return commonHangul.has(character)
}
