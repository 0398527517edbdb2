import { expect, test } from 'vitest'
import { closingOfRemark, closingOfStatus } from './closing-status.ts'

test.each<readonly ['gone' | 'paused' | 'open' | undefined, string]>([
  ['gone', '폐지'],
  ['gone', 'trash'],
  ['gone', 'gd-closed'],
  ['gone', 'Cancelled suo-moto'],
  ['paused', 'Привремени прекид'],
  ['paused', '휴지'],
  ['paused', '휴장'],
  ['open', 'publish'],
  ['gone', 'Permanent stängd'],
  ['gone', 'Natrvalo zatvorené'],
  ['gone', 'Остаточно закрито'],
  ['gone', 'Jäädavalt suletud'],
  ['gone', 'Ngừng kinh doanh'],
  ['gone', 'Desființată'],
  ['paused', 'Tillfälligt stängd'],
  ['paused', 'Временно затворен'],
  ['paused', 'अस्थायी रूप से बंद'],
  ['paused', 'Szünetel'],
  ['paused', 'موقوف'],
  ['open', 'Діючий'],
  ['open', 'Veikia'],
  ['open', 'ดำเนินกิจการ'],
  ['open', 'فعال'],
  ..."Permanent gesluit|Ditutup secara kekal|Həmişəlik bağlanıb|სამუდამოდ დახურულია|ਪੱਕੇ ਤੌਰ 'ਤੇ ਬੰਦ|مستقل طور پر بند|በቋሚነት ተዘግቷል"
    .split('|')
    .map((text) => ['gone', text] as const),
  ...'Bankrupt|파산|Failliet|U stečaju|Банкрот|Phá sản|倒産|已破产|ورشکسته|Припинив діяльність|לא פעיל'
    .split('|')
    .map((text) => ['gone', text] as const),
  ...'Dočasně uzavřeno|Suljettu tilapäisesti|Уақытша жабық|დროებით დახურულია|Tímabundið lokað|ယာယီပိတ်ထားသည်|Imefungwa kwa muda'
    .split('|')
    .map((text) => ['paused', text] as const),
  ...'Hapur|Ашық|Atidaryta|Opið|খোলা|Нээлттэй|ክፍት'.split('|').map((text) => ['open', text] as const),
  ...'내부수리중|리모델링 중|Closed for renovations|Tadilat nedeniyle kapalı'
    .split('|')
    .map((text) => ['paused', text] as const),
  ['gone', 'Tasfiye Halinde'],
  // Of this hour, perhaps.
  ...'Zaprto|Жабық|Suletud|Lokað|বন্ধ|بسته|ተዘግቷል|Geschlossen'
    .split('|')
    .map((text) => [undefined, text] as const),
  // The business is one, elsewhere.
  ...'Moved|이전|Umgezogen|移転'.split('|').map((text) => [undefined, text] as const),
  // Run by others for its creditors: its shops are open.
  [undefined, 'In administration'],
  [undefined, 'Đã đóng cửa'],
  [undefined, 'Stängt'],
])('%s: %s', (closing, status) => {
  expect(closingOfStatus(status)).toBe(closing)
})

test.each([
  'Temporarily closed for renovation',
  'Cerrado por reformas',
  'Fermé temporairement pour travaux',
  'Zamknięte do odwołania',
  'закрыто на ремонт',
  '改装のため休業中',
  '내부수리로 휴업',
  '3월말까지 휴업',
  'مغلق مؤقتا للصيانة',
])('%s: it opens again', (text) => expect(closingOfRemark(text)).toBe('paused'))

test('a vacation rests a business where a status says so, and is none for good', () => {
  expect(closingOfStatus('Cerrado por vacaciones')).toBe('paused')
  expect(closingOfRemark('Cerrado por vacaciones')).toBeUndefined()
  expect(closingOfStatus('Cerrado por la policía')).toBeUndefined()
  expect(closingOfRemark('閉店（R5.3）')).toBe('gone')
})
