import { type Language, languageFacts } from '../../domain/site/language.ts'
import type { SubmissionFailure } from '../../domain/submission/submission.ts'

type FailureTexts = Readonly<Record<SubmissionFailure, string>>

const ko: FailureTexts = {
  'too-many': '한 시간에 보낼 수 있는 횟수를 넘었습니다. 잠시 뒤에 다시 보내 주세요.',
  waiting: '이 업체에 대해 확인을 기다리는 알림이 이미 많습니다. 나중에 다시 보내 주세요.',
  unavailable: '지금은 알림을 저장할 수 없습니다. 잠시 뒤에 다시 보내 주세요.',
  full: '저장 공간이 부족해 알림을 저장하지 못했습니다. 나중에 다시 보내 주세요.',
  held: '지금 자료를 정리하고 있어 알림을 저장할 수 없습니다. 잠시 뒤에 다시 보내 주세요.',
}

const en: FailureTexts = {
  'too-many': 'You have sent as many reports as one hour allows. Try again later.',
  waiting: 'Many reports about this business are already waiting to be checked. Try again later.',
  unavailable: 'Reports cannot be stored at the moment. Try again in a while.',
  full: 'There is no room to store the report. Try again later.',
  held: 'The directory is being put in order, so reports cannot be stored. Try again in a while.',
}

const tr: FailureTexts = {
  'too-many': 'Bir saatte gönderilebilecek sayıyı aştınız. Daha sonra yeniden deneyin.',
  waiting: 'Bu işletme için kontrol bekleyen çok bildirim var. Daha sonra yeniden deneyin.',
  unavailable: 'Bildirim şu anda kaydedilemiyor. Biraz sonra yeniden deneyin.',
  full: 'Bildirim için yer kalmadı. Daha sonra yeniden deneyin.',
  held: 'Dizin düzenleniyor, bildirim kaydedilemiyor. Biraz sonra yeniden deneyin.',
}

/** They stand here, because a page that reports no failure needs none. */
const texts = { ko, en, tr }

/** Why a report without mistakes was not taken, in words. */
export const reportFailures = (language: Language): FailureTexts => texts[languageFacts[language].names]
