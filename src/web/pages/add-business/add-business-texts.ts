import { type Language, languageFacts } from '../../../domain/site/language.ts'
import { formatsIn } from '../../messages/formats.ts'

const ko = {
  title: '업체 등록',
  description: '동네 업체를 무료로 등록합니다. 확인한 뒤 검색과 목록에 올립니다.',
  lead: '등록은 무료입니다. 보내 주신 내용은 확인한 뒤 검색과 목록에 올리며, 영업일 기준 24시간 안에 이메일로 답장을 드립니다.',
  submittedTitle: '등록 신청을 받았습니다',
  submitted: '영업일 기준 24시간 안에 답장을 드립니다. 확인이 끝나면 검색과 목록에 나타납니다.',
  another: '다른 업체 등록',
  submit: '등록 신청',
  optional: ' (선택)',
  honeypot: '이 칸은 비워 두세요',
  notTaken: '신청을 접수하지 못했습니다',
  labels: {
    name: '업체 이름',
    category: '업종',
    address: '주소',
    city: '도시',
    country: '국가',
    phone: '전화번호',
    description: '소개',
    email: '이메일',
  },
  hints: {
    name: '간판에 적힌 그대로 적어 주세요.',
    category: '예: 한식당, 치과, 미용실',
    address: '우편번호까지 적으면 더 정확합니다.',
    city: '',
    country: '',
    phone: '예: 02-123-4567, +81 3-1234-5678',
    description: '무엇을 하는 곳인지 두세 문장으로 적어 주세요.',
    email: '답장을 받을 주소이며 공개하지 않습니다.',
  },
  /** What is wrong with a field, by the field's name. */
  missing: {
    name: '업체 이름을 입력해 주세요.',
    category: '업종을 입력해 주세요.',
    address: '주소를 입력해 주세요.',
    country: '국가를 입력해 주세요.',
    email: '연락받을 이메일을 입력해 주세요.',
  } as Readonly<Record<string, string>>,
  tooLong: (limit: number) => `${limit}자 이하로 줄여 주세요.`,
  noEmail: '이메일 주소를 name@example.com 형식으로 입력해 주세요.',
  noLetters: '업체 이름에 글자나 숫자를 넣어 주세요.',
  noPhone: '전화번호 하나를 숫자 7~15자리로 정확히 입력해 주세요. 예: 02-123-4567, +81 3-1234-5678',
  /** Why nothing was stored. */
  failures: {
    'too-many': '한 시간에 등록할 수 있는 횟수를 넘었습니다. 잠시 뒤에 다시 시도해 주세요.',
    waiting: '지금 확인을 기다리는 내용이 너무 많습니다. 나중에 다시 보내 주세요.',
    unavailable: '지금은 신청을 저장할 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
    full: '저장 공간이 부족해 신청을 저장하지 못했습니다. 나중에 다시 시도해 주세요.',
    held: '지금 자료를 정리하고 있어 신청을 저장할 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
  },
}

export type AddBusinessTexts = typeof ko

const en: AddBusinessTexts = {
  title: 'Add a business',
  description: 'Add a local business free of charge. It appears in search and lists once it is checked.',
  lead: 'Adding a business is free. We check what you send before it appears in search and lists, and answer by e-mail within 24 hours on business days.',
  submittedTitle: 'We received your submission',
  submitted:
    'We answer within 24 hours on business days. Once it is checked, it appears in search and lists.',
  another: 'Add another business',
  submit: 'Send',
  optional: ' (optional)',
  honeypot: 'Leave this field empty',
  notTaken: 'Your submission was not taken',
  labels: {
    name: 'Business name',
    category: 'Category',
    address: 'Address',
    city: 'City',
    country: 'Country',
    phone: 'Phone number',
    description: 'Description',
    email: 'E-mail',
  },
  hints: {
    name: 'Exactly as on its sign.',
    category: 'For example: Korean restaurant, dentist, hair salon',
    address: 'A postal code makes it more precise.',
    city: '',
    country: '',
    phone: 'For example: +1 212-555-0123, +90 212 555 01 23',
    description: 'Say in two or three sentences what it does.',
    email: 'We send our answer here, and do not publish it.',
  },
  missing: {
    name: 'Enter the name of the business.',
    category: 'Enter a category.',
    address: 'Enter the address.',
    country: 'Enter the country.',
    email: 'Enter an e-mail address where we can reach you.',
  },
  tooLong: (limit) => `Use ${formatsIn('en').count(limit)} characters at most.`,
  noEmail: 'Enter an e-mail address such as name@example.com.',
  noLetters: 'The name needs a letter or a digit.',
  noPhone: 'Enter one phone number, of 7 to 15 digits as it is dialled, for example +1 212-555-0123.',
  failures: {
    'too-many': 'You have added as many businesses as one hour allows. Try again later.',
    waiting: 'Too much is waiting for review right now. Please send it again later.',
    unavailable: 'Your submission cannot be stored right now. Try again in a moment.',
    full: 'There was no room to store your submission. Try again later.',
    held: 'The directory is being changed, so your submission cannot be stored. Try again in a moment.',
  },
}

const tr: AddBusinessTexts = {
  title: 'İşletme ekle',
  description: 'Bir işletmeyi ücretsiz ekleyin. Denetlendikten sonra aramada ve listelerde görünür.',
  lead: 'Eklemek ücretsizdir. Gönderdiğiniz bilgileri denetledikten sonra aramaya ve listelere ekleriz; iş günlerinde 24 saat içinde e-postayla yanıt veririz.',
  submittedTitle: 'Başvurunuzu aldık',
  submitted: 'İş günlerinde 24 saat içinde yanıt veririz. Denetim bitince aramada ve listelerde görünür.',
  another: 'Başka bir işletme ekle',
  submit: 'Gönder',
  optional: ' (isteğe bağlı)',
  honeypot: 'Bu alanı boş bırakın',
  notTaken: 'Başvurunuz alınamadı',
  labels: {
    name: 'İşletme adı',
    category: 'Kategori',
    address: 'Adres',
    city: 'Şehir',
    country: 'Ülke',
    phone: 'Telefon numarası',
    description: 'Tanıtım',
    email: 'E-posta',
  },
  hints: {
    name: 'Tabelada yazdığı gibi.',
    category: 'Örnek: kebapçı, diş hekimi, kuaför',
    address: 'Posta kodu da yazarsanız daha kesin olur.',
    city: '',
    country: '',
    phone: 'Örnek: +90 212 555 01 23',
    description: 'Ne iş yaptığını iki üç cümleyle yazın.',
    email: 'Yanıtımızı bu adrese göndeririz; yayımlamayız.',
  },
  missing: {
    name: 'İşletmenin adını yazın.',
    category: 'Kategoriyi yazın.',
    address: 'Adresi yazın.',
    country: 'Ülkeyi yazın.',
    email: 'Size ulaşabileceğimiz bir e-posta adresi yazın.',
  },
  tooLong: (limit) => `En çok ${formatsIn('tr').count(limit)} karakter yazın.`,
  noEmail: 'E-posta adresini name@example.com biçiminde yazın.',
  noLetters: 'Adda bir harf veya rakam olmalı.',
  noPhone:
    'Tek bir telefon numarasını 7 ile 15 rakam arasında, arandığı gibi yazın, örneğin +90 212 555 01 23',
  failures: {
    'too-many': 'Bir saatte eklenebilecek işletme sayısını aştınız. Daha sonra yeniden deneyin.',
    waiting: 'Şu anda incelenmeyi bekleyen çok şey var. Lütfen daha sonra yeniden gönderin.',
    unavailable: 'Başvurunuz şu anda kaydedilemiyor. Biraz sonra yeniden deneyin.',
    full: 'Yer kalmadığı için başvurunuz kaydedilemedi. Daha sonra yeniden deneyin.',
    held: 'Rehber şu anda değiştirildiği için başvurunuz kaydedilemiyor. Biraz sonra yeniden deneyin.',
  },
}

/** They stand with the only page that shows them, because every page loads the catalogue. */
const texts = { ko, en, tr }

export const addBusinessTexts = (language: Language): AddBusinessTexts => texts[languageFacts[language].names]
