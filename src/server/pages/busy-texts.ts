import { type Language, languageFacts } from '../../domain/site/language.ts'

const ko = {
  title: '잠시만 기다려 주십시오',
  tooMuch: '요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
  busy: '지금 이용자가 많습니다. 잠시 뒤에 다시 시도해 주십시오.',
  failedTitle: '화면을 열지 못했습니다',
  failed: '서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주십시오.',
}

type BusyTexts = typeof ko

const en: BusyTexts = {
  title: 'One moment, please',
  tooMuch: 'There were too many requests. Try again in a moment.',
  busy: 'Many people are visiting right now. Try again in a moment.',
  failedTitle: 'This page could not be opened',
  failed: 'Something went wrong on the server. Try again in a moment.',
}

const tr: BusyTexts = {
  title: 'Lütfen biraz bekleyin',
  tooMuch: 'Çok fazla istek gönderildi. Biraz sonra yeniden deneyin.',
  busy: 'Şu anda çok ziyaretçi var. Biraz sonra yeniden deneyin.',
  failedTitle: 'Sayfa açılamadı',
  failed: 'Sunucuda bir sorun oluştu. Biraz sonra yeniden deneyin.',
}

/** They stand here, because no page in a browser shows them. */
const texts = { ko, en, tr }

/** The texts of the page of a visitor who asks for too much, or of a server that is busy or has failed. */
export const busyTexts = (language: Language): BusyTexts => texts[languageFacts[language].names]
