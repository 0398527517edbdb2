import { savedLimit } from '../../domain/directory/saved-ids.ts'
import { type Language, languageFacts } from '../../domain/site/language.ts'
import type { Messages } from '../messages/ko.ts'
import type { ToastMessage } from '../ui/frame/toast-message.ts'
import type { SaveOutcome } from './saved-store.ts'

type Words = Pick<Messages, 'places'>

const ko = ({ places }: Words) => ({
  full: '목록이 가득 찼습니다',
  fullText: (limit: number) =>
    `${places(limit)}까지 저장할 수 있습니다. 저장한 곳에서 먼저 하나를 빼 주세요.`,
  untilClosed: '이 화면에서만 저장됩니다',
  untilClosedText: '브라우저가 저장을 막고 있어, 이 화면을 닫으면 목록이 사라집니다.',
})

type SaveNotices = ReturnType<typeof ko>

const en = ({ places }: Words): SaveNotices => ({
  full: 'The list is full',
  fullText: (limit) => `Saved places hold ${places(limit)}. Take one off the list to save another.`,
  untilClosed: 'Saved for this page only',
  untilClosedText:
    'This browser does not let the site keep anything, so the list is gone when you close the page.',
})

const tr = ({ places }: Words): SaveNotices => ({
  full: 'Liste dolu',
  fullText: (limit) => `En çok ${places(limit)} kaydedilir. Yenisi için önce birini listeden çıkarın.`,
  untilClosed: 'Yalnızca bu sayfa için kaydedildi',
  untilClosedText: 'Bu tarayıcı siteye kayıt izni vermiyor; sayfayı kapatınca liste silinir.',
})

const texts = { ko, en, tr }

/** What is said of a change of the saved list that is not kept. */
export function saveNotice(
  outcome: Exclude<SaveOutcome, 'kept'>,
  { language, messages }: { readonly language: Language; readonly messages: Words },
): ToastMessage {
  const says = texts[languageFacts[language].names](messages)
  return outcome === 'full'
    ? { title: says.full, text: says.fullText(savedLimit), isError: true }
    : { title: says.untilClosed, text: says.untilClosedText, isError: true }
}
