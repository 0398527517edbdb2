import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { Messages } from '../../messages/ko.ts'
import { useSiteContext } from '../../site-context.ts'

type Counts = Pick<Messages, 'places'>

const ko = ({ places }: Counts) => ({
  sharedTitle: '공유받은 목록',
  description: '이 기기에 저장한 업체의 목록입니다.',
  up: (name: string) => `${name} 위로`,
  down: (name: string) => `${name} 아래로`,
  note: (name: string) => `${name} 메모`,
  noteHint: '나만 보는 메모',
  keepNote: '메모 저장',
  share: '목록 공유',
  copied: '목록의 주소를 복사했습니다.',
  copy: '주소 복사',
  address: '이 주소를 보내면 목록이 열립니다.',
  notesStay: '메모는 공유되지 않습니다.',
  keepList: '이 목록 저장',
  kept: '저장한 곳에 넣었습니다.',
  toOwn: '내가 저장한 곳',
  gone: (count: number) => `${places(count)}은 이제 없습니다.`,
  nothingLeft: '주소가 잘렸거나 업체가 삭제되었습니다. 보낸 사람에게 다시 받거나 직접 찾아보세요.',
  removeGone: '목록에서 빼기',
  removed: (name: string) => `목록에서 뺐습니다: ${name}`,
  undo: '되돌리기',
  empty: '아직 저장한 곳이 없습니다',
  here: '이 기기에만 저장됩니다.',
  emptyText: '목록이나 업체 쪽에서 하트를 누르면 이 기기에 저장됩니다. 계정은 필요 없습니다.',
  needsScript: '저장은 자바스크립트가 켜진 브라우저에서만 됩니다. 공유받은 목록은 그대로 볼 수 있습니다.',
})

type SavedTexts = ReturnType<typeof ko>

const en = ({ places }: Counts): SavedTexts => ({
  sharedTitle: 'Shared list',
  description: 'The businesses that are saved on this device.',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  note: (name) => `Note on ${name}`,
  noteHint: 'For you alone',
  keepNote: 'Keep note',
  share: 'Share list',
  copied: 'The address of the list is copied.',
  copy: 'Copy address',
  address: 'Whoever has this address can open the list.',
  notesStay: 'Notes are not shared.',
  keepList: 'Save this list',
  kept: 'Added to your saved places.',
  toOwn: 'My saved places',
  gone: (count) => `${places(count)} can no longer be found.`,
  nothingLeft:
    'The address was cut off, or the businesses were removed. Ask whoever sent it, or search yourself.',
  removeGone: 'Take off the list',
  removed: (name) => `${name} is off the list.`,
  undo: 'Undo',
  empty: 'Nothing is saved yet',
  here: 'Saved on this device only.',
  emptyText:
    'Press the heart in a list or on the page of a business to save it on this device. You need no account.',
  needsScript: 'Saving needs a browser with JavaScript. Shared lists can be read without it.',
})

const tr = ({ places }: Counts): SavedTexts => ({
  sharedTitle: 'Paylaşılan liste',
  description: 'Bu cihazda kaydedilen işletmeler.',
  up: (name) => `Yukarı taşı: ${name}`,
  down: (name) => `Aşağı taşı: ${name}`,
  note: (name) => `Not: ${name}`,
  noteHint: 'Yalnızca size',
  keepNote: 'Notu sakla',
  share: 'Listeyi paylaş',
  copied: 'Listenin adresi kopyalandı.',
  copy: 'Adresi kopyala',
  address: 'Bu adresi alan listeyi açabilir.',
  notesStay: 'Notlar paylaşılmaz.',
  keepList: 'Bu listeyi kaydet',
  kept: 'Kaydedilenlere eklendi.',
  toOwn: 'Kaydettiklerim',
  gone: (count) => `${places(count)} artık yok.`,
  nothingLeft: 'Adres eksik ya da işletmeler kaldırılmış. Gönderenden yeniden isteyin veya kendiniz arayın.',
  removeGone: 'Listeden çıkar',
  removed: (name) => `Listeden çıkarıldı: ${name}`,
  undo: 'Geri al',
  empty: 'Henüz kaydedilen yer yok',
  here: 'Yalnızca bu cihazda kayıtlı.',
  emptyText: 'Bir listede ya da işletme sayfasında kalbe basarsanız bu cihaza kaydedilir. Hesap gerekmez.',
  needsScript: 'Kaydetmek için JavaScript gerekir. Paylaşılan listeler onsuz da okunabilir.',
})

const texts = { ko, en, tr }

/** The texts of saved and shared lists. They stand with their page, because every page loads the catalogue. */
export const savedTexts = (language: Language, messages: Counts): SavedTexts =>
  texts[languageFacts[language].names](messages)

export function useSavedTexts(): SavedTexts {
  const { language, messages } = useSiteContext()
  return savedTexts(language, messages)
}
