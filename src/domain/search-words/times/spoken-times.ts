import { type AskedTime, inDayPart, inPart } from '../../opening-hours/asked-time.ts'
import type { VocabularyRow } from '../vocabulary.ts'

const [early, morning, noon, evening, smallHours] = [
  inPart('early'),
  inPart('morning'),
  inPart('noon'),
  inPart('evening'),
  inPart('smallHours'),
]

/** How people say a time in passing: short for it, by what closes late, and as they write their language in Latin letters. */
export const spokenTimeRows: readonly VocabularyRow<AskedTime>[] = [
  ['now', 'en', 'open rn|open atm|opened now|opened right now|that are open|open as of now|open this moment'],
  ['always', 'en', '24 by 7|24 by 7 open|open 24 by 7|twenty four hours'],
  ['weekend', 'en', 'open weekend|open wknd|wknd|open on wknd'],
  [
    'late',
    'en',
    'close late|closes late|closing late|that closes late|not closing early|doesn t close early|open very late|open late at night',
  ],
  [
    'late',
    'ko',
    '마감 늦은|마감시간 늦은|마감이 늦은|늦게 닫는|늦게 문 닫는|늦게 끝나는|늦게까지 문 여는|늦게까지 영업하는|늦게까지 영업|밤늦게까지 영업하는|밤늦게까지 하는|밤늦게까지 여는',
  ],
  ['now', 'ko', '지금 영업중인|지금 영업중인 곳|지금 열려 있는|지금 문 열려 있는|지금 문 열었는|지금 오픈한'],
  [morning, 'ko', '아침 되는|아침밥 되는|아침식사 되는|아침식사 가능한|아침 먹을 수 있는'],
  [noon, 'ko', '점심 되는|점심식사 되는|점심 먹을 수 있는'],
  ['late', 'de', 'bis spät offen|bis spät geöffnet|spät schliesst|schliesst spät|lange auf'],
  ['late', 'fr', 'ferme tard|qui ferme tard|fermeture tardive'],
  ['late', 'es', 'cierra tarde|que cierre tarde|que cierra tarde'],
  ['late', 'it', 'chiude tardi|che chiude tardi'],
  ['late', 'tr', 'geç kapanan|erken kapanmayan|geç saatlere kadar|geç saatlere kadar açık'],
  ['late', 'sr', 'radi do kasno|radi noću|kasno zatvara|noćna smena|noćni rad'],
  ['tomorrow', 'sr', 'za sutra'],
  ['late', 'fil', 'hanggang gabi|bukas hanggang gabi|bukas sa gabi|bukas ng gabi|bukas pag gabi|magdamag'],
  ['always', 'fil', 'bukas magdamag|buong magdamag|bukas buong araw|bukas buong araw at gabi'],
  [smallHours, 'fil', 'madaling araw|bukas madaling araw|bukas ng madaling araw|bukas sa madaling araw'],
  [morning, 'fil', 'bukas ng umaga|bukas sa umaga|bukas umaga|tuwing umaga'],
  [early, 'fil', 'maagang bukas|maaga bukas|bukas ng maaga|maagang nagbubukas|maagang magbukas'],
  ['now', 'fil', 'bukas ba ngayon|bukas pa ba|bukas po ba|bukas pa ngayon|bukas ba'],
  ['today', 'fil', 'ngayong araw|bukas ngayong araw'],
  [inDayPart('today', 'tonight'), 'fil', 'ngayong gabi|mamayang gabi|bukas mamayang gabi'],
  [
    evening,
    'hi',
    'shaam ko|sham ko|shaam ko khula|shaam ko khulne wala|sham ko khulne wala|shaam ko khulta|शाम को',
  ],
  [morning, 'hi', 'subah|subah ko|subah khula|subah khulne wala|subah ko khulne wala|सुबह'],
  [early, 'hi', 'subah jaldi|subah subah|subah jaldi khulne wala|jaldi khulne wala'],
  [
    'late',
    'hi',
    'raat tak|raat tak khula|raat ko khula|raat ko khulne wala|der raat tak|raat bhar|रात को|देर रात',
  ],
  ['now', 'hi', 'abhi khula hai kya|khula hai kya|abhi open hai|abhi open|open hai|khula milega'],
  ['today', 'hi', 'aaj khula|aaj khula hai|aaj open hai|आज खुला'],
  ['tomorrow', 'hi', 'kal khula|kal khula hai'],
  [morning, 'te', 'poddunna|poddunne|ఉదయం'],
  [evening, 'te', 'sayantram|saayantram|సాయంత్రం'],
  ['late', 'te', 'ratri open|raatri open|రాత్రి'],
  ['today', 'te', 'eeroju open|ee roju open|ఈరోజు'],
]
