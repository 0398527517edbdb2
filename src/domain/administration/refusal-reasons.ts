import type { PanelText } from './panel-text.ts'

export const nameLimit = 300
export const placeIdLimit = 300

/** Why an import refuses a row, by the name under which the reason is stored. */
const texts = {
  'name-missing': {
    ko: 'name(상호)이 비어 있습니다. 상호를 채워 주십시오.',
    en: 'The name is empty. Fill it in.',
  },
  'name-date': {
    ko: 'name(상호)이 날짜입니다. 표 계산 프로그램이 7-11 같은 상호를 날짜로 바꾸었으니, 칸을 텍스트 형식으로 바꾸고 상호를 다시 적어 주십시오.',
    en: 'The name is a date: a spreadsheet makes one of a name such as 7-11. Format the cell as text and write the name again.',
  },
  'name-unreadable': {
    ko: 'name(상호)에 글자나 숫자가 없습니다. 상호를 채워 주십시오.',
    en: 'The name has no letter or digit. Fill it in.',
  },
  'name-error': {
    ko: 'name(상호) 칸에 상호 대신 표 계산 프로그램의 오류(#REF!, #NAME? 등)가 있습니다. 칸의 수식을 고치고 파일을 다시 저장해 주십시오.',
    en: 'The cell of the name shows an error of a spreadsheet (#REF!, #NAME?). Correct its formula and save the file again.',
  },
  'name-garbled': {
    ko: 'name(상호)의 글자가 깨져 읽을 수 없습니다. 원래 파일을 UTF-8로 다시 내보내 주십시오.',
    en: 'The letters of the name are damaged, and nobody can read it. Export the original file again as UTF-8.',
  },
  'name-misplaced': {
    ko: 'name(상호) 칸에 상호가 아닌 것(번호, 날짜, 링크 등)이 있습니다. 칸이 밀리지 않았는지 확인해 주십시오.',
    en: 'The cell of the name holds something else (a number, a date, a link). Check whether the cells of the row have shifted.',
  },
  'name-pin': {
    ko: 'name(상호)이 지도에 찍은 점의 이름(Dropped pin, 이름 없는 도로 등)이나 좌표입니다. 업체가 아니면 행을 지우고, 업체이면 상호를 적어 주십시오.',
    en: 'The name is that of a pin on a map (Dropped pin, Unnamed Road), or coordinates. Delete the row if it is no business; else write its name.',
  },
  'post-hidden': {
    ko: '원래 사이트에서 공개하지 않은 글입니다(status 칸의 draft, pending, private 등). 공개할 업체이면 status를 publish로 바꿔 주십시오.',
    en: 'The website that it comes from does not show this post (its status is draft, pending or private). If the business may be shown, write publish there.',
  },
  'private-person': {
    ko: '업체가 아니라 개인이나 이름 없는 손님입니다(업종 칸의 Particulier, 상호 칸의 CLIENT COMPTOIR 등). 업체이면 업종이나 상호를 바로잡아 주십시오.',
    en: 'This is a private person or a nameless customer (the trade is Particulier, the name CLIENT COMPTOIR), no business. If it is one, correct its trade or name.',
  },
  'row-shifted': {
    ko: '여러 칸에 그 열의 것이 아닌 값이 있습니다(우편번호 칸의 국가, 국가 칸의 전화번호 등). 칸이 밀렸으니 행을 바로잡아 주십시오.',
    en: 'Several cells hold what belongs to other columns (a country as a postal code, a phone as a country). The cells of the row have shifted; put them right.',
  },
  'row-unreadable': {
    ko: '행을 읽다가 프로그램에서 오류가 났습니다. 칸에 이상한 값이 없는지 확인하고, 없으면 이 행을 이 프로그램의 관리자에게 알려 주십시오.',
    en: 'The program failed at this row. Check whether its cells hold anything strange; if not, tell those who maintain the program.',
  },
  'name-long': {
    ko: `name(상호)이 ${nameLimit}자를 넘습니다. 줄여 주십시오.`,
    en: `The name has more than ${nameLimit} characters. Shorten it.`,
  },
  'place_id-missing': {
    ko: 'place_id가 비어 있습니다. 장소의 고유 ID를 채워 주십시오.',
    en: "place_id is empty. Fill in the place's own id.",
  },
  'place_id-long': {
    ko: `place_id가 ${placeIdLimit}자를 넘습니다. 올바른 ID인지 확인해 주십시오.`,
    en: `place_id has more than ${placeIdLimit} characters. Check whether it is an id.`,
  },
  'listed-already': {
    ko: '이미 등록된 업체와 전화번호나 이름이 같아, 고르신 대로 가져오지 않았습니다. 다른 업체이면 이 파일을 다시 가져오고 미리보기에서 “새 업체로 가져오기”를 고르십시오.',
    en: 'A listed business has this phone number or name, and the row was left out as you chose. If it is another business, import this file again, and import such rows as new businesses.',
  },
  'place_id-rounded': {
    ko: 'place_id가 표 계산 프로그램에서 반올림된 수입니다(15자리 초과 또는 지수 표기). 원래 파일에서 ID를 텍스트로 다시 내보내 주십시오.',
    en: 'place_id is a number that a spreadsheet has rounded (more than 15 digits, or scientific notation). Export the ids again, as texts.',
  },
} satisfies Record<string, PanelText>

export type RefusalReason = keyof typeof texts

/** A stored reason in words. Older versions stored the words themselves. */
export function refusalText(reason: string): PanelText {
  return Object.hasOwn(texts, reason) ? texts[reason as RefusalReason] : { ko: reason, en: reason }
}
