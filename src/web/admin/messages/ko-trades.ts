import { formatsOf } from './formats.ts'

const { count } = formatsOf('ko-KR')

export const koTrades = {
  fieldOf: (text: string) => `‘${text}’의 업종`,
  placeholder: '업종 이름',
  unknownTrade: '목록에 있는 업종을 골라 주십시오.',
  meant: (trade: string) => `혹시 ${trade}?`,
  take: '받아들이기',
  takeOf: (text: string, trade: string) => `‘${text}’을(를) ${trade}(으)로 받아들이기`,
  takeAll: (n: number) => `추천 ${count(n)}가지 모두 받아들이기`,
  make: '새 업종 만들기',
  makeOf: (text: string) => `‘${text}’에서 새 업종 만들기`,
  isNew: '새 업종입니다. 이름을 고칠 수 있습니다.',
  suggested: (trade: string) => `추천: ${trade}`,
  guessed: (trade: string) => `지금은 ${trade}(으)로 추정`,
  noSuggestion: '추천 없음',
  example: (name: string) => `예: ${name}`,
  save: (n: number) => `업종 ${count(n)}가지 저장`,
  saveNone: '업종 저장',
  saving: '저장하는 중',
  notSaved: '업종을 저장하지 못했습니다',
  showAll: (n: number) => `${count(n)}가지 모두 보기`,
  kept: '비워 둔 것은 그대로 둡니다. 고른 업종은 앞으로의 모든 가져오기에 쓰이고, 이미 있는 업체에도 적용됩니다. 바뀐 업체가 있으면 작업 목록에서 둘 다 되돌릴 수 있고, 없으면 ‘Import’ 화면의 ‘정해 둔 업종’에서 잊게 할 수 있습니다.',

  preview: {
    heading: (texts: number, rows: number) =>
      `업종을 확실히 알 수 없는 이름 ${count(texts)}가지, ${count(rows)}행`,
    first: (n: number) => `행이 많은 ${count(n)}가지입니다. 저장하면 나머지가 나옵니다.`,
  },

  panel: {
    heading: '업종을 알 수 없는 카테고리',
    note: '아래 이름은 어떤 업종인지 알 수 없습니다. 업종을 정하면 이미 있는 업체와 앞으로 가져올 업체에 적용됩니다.',
    loaded: '카테고리를',
    none: '업종을 알 수 없는 카테고리가 없습니다.',
    first: (n: number, of: number) => `${count(of)}가지 가운데 업체가 많은 ${count(n)}가지입니다.`,
    chosen: (n: number) => `정해 둔 업종 ${count(n)}가지`,
    forget: '잊기',
    forgetOf: (text: string) => `‘${text}’의 업종 잊기`,
    forgotten: '업종을 잊었습니다',
    notForgotten: '업종을 잊지 못했습니다',
  },
}
