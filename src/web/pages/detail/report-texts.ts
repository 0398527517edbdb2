import { type Language, languageFacts } from '../../../domain/site/language.ts'
import type { ReportProblem, ReportReason } from '../../../domain/submission/report.ts'
import { detailTexts } from './detail-texts.ts'

const ko = {
  lead: '계정 없이 보낼 수 있고, 관리자가 확인한 뒤 고칩니다.',
  legend: '무엇이 틀렸나요',
  reasons: {
    closed: detailTexts('ko').closedForGood,
    phone: '전화',
    hours: '시간',
    location: '위치',
    duplicate: '중복',
    other: '기타',
  } as Readonly<Record<ReportReason, string>>,
  note: '맞는 번호나 시간 등 덧붙일 말 (선택)',
  owner: '우리 가게입니다',
  ownerLead: '확인할 수 있게 이메일이나 전화번호를 남겨 주세요. 공개하지 않습니다.',
  contact: '이메일 또는 전화번호',
  honeypot: '비워 두세요',
  send: '보내기',
  thanks: '고맙습니다. 관리자가 확인한 뒤 고치겠습니다.',
  ownerThanks: '고맙습니다. 관리자가 확인한 뒤 고치고, 물어볼 것이 있으면 남기신 연락처로 연락합니다.',
  nothingChosen: '무엇이 틀렸는지 하나 이상 골라 주세요.',
  notTaken: '보내지 못했습니다. 아래에서 고친 뒤 다시 보내 주세요.',
  problem: (field: 'note' | 'contact', problem: ReportProblem, limit: number) =>
    problem === 'too-long'
      ? `${limit}자까지 쓸 수 있습니다.`
      : problem === 'no-contact'
        ? '이메일 주소나 전화번호로 써 주세요. 예: owner@example.org, 02-555-0101'
        : field === 'note'
          ? '‘기타’를 골랐다면 무엇이 틀렸는지 적어 주세요.'
          : '이메일 주소나 전화번호를 적어 주세요.',
}

export type ReportTexts = typeof ko

const en: ReportTexts = {
  lead: 'You need no account. The administrator checks it and corrects the listing.',
  legend: 'What is wrong?',
  reasons: {
    closed: detailTexts('en').closedForGood,
    phone: 'Phone',
    hours: 'Hours',
    location: 'Location',
    duplicate: 'Listed twice',
    other: 'Other',
  },
  note: 'The right number or hours, or anything to add (optional)',
  owner: 'This is our business',
  ownerLead: 'Leave an e-mail address or a phone number, so that we can check. It is not published.',
  contact: 'E-mail or phone',
  honeypot: 'Leave this empty',
  send: 'Send',
  thanks: 'Thank you. The administrator checks it and corrects the listing.',
  ownerThanks:
    'Thank you. The administrator checks it, corrects the listing, and writes to you if anything is unclear.',
  nothingChosen: 'Choose at least one thing that is wrong.',
  notTaken: 'It was not sent. Correct the form and send it again.',
  problem: (field, problem, limit) =>
    problem === 'too-long'
      ? `Use at most ${limit} characters.`
      : problem === 'no-contact'
        ? 'Write an e-mail address or a phone number, such as owner@example.org or 212 555 0101.'
        : field === 'note'
          ? 'If you choose “Other”, say what is wrong.'
          : 'Write an e-mail address or a phone number.',
}

const tr: ReportTexts = {
  lead: 'Hesap gerekmez. Yönetici kontrol edip düzeltir.',
  legend: 'Yanlış olan nedir?',
  reasons: {
    closed: detailTexts('tr').closedForGood,
    phone: 'Telefon',
    hours: 'Saatler',
    location: 'Konum',
    duplicate: 'İki kez kayıtlı',
    other: 'Diğer',
  },
  note: 'Doğru numara, saatler veya ekleyecekleriniz (isteğe bağlı)',
  owner: 'Bu bizim işletmemiz',
  ownerLead: 'Kontrol edebilmemiz için bir e-posta adresi veya telefon bırakın. Yayımlanmaz.',
  contact: 'E-posta veya telefon',
  honeypot: 'Boş bırakın',
  send: 'Gönder',
  thanks: 'Teşekkürler. Yönetici kontrol edip düzeltecek.',
  ownerThanks: 'Teşekkürler. Yönetici kontrol edip düzeltecek; sorusu olursa size yazacak.',
  nothingChosen: 'Yanlış olan en az bir şey seçin.',
  notTaken: 'Gönderilemedi. Formu düzeltip yeniden gönderin.',
  problem: (field, problem, limit) =>
    problem === 'too-long'
      ? `En çok ${limit} karakter yazılabilir.`
      : problem === 'no-contact'
        ? 'Bir e-posta adresi veya telefon yazın. Örnek: owner@example.org, 0212 555 01 01'
        : field === 'note'
          ? '“Diğer” seçtiyseniz yanlış olanı yazın.'
          : 'Bir e-posta adresi veya telefon yazın.',
}

/** They stand with the only form that shows them. */
const texts = { ko, en, tr }

export const reportTexts = (language: Language): ReportTexts => texts[languageFacts[language].names]
