import { fold } from '../../../domain/text/fold.ts'
import { headerKey } from './header-keys.ts'

/** Numbers under which a business, its owner or a row is kept somewhere. They look like phones and postal codes. */
const names = new Set(
  (
    'abn|acn|tfn|nzbn|nip|regon|krs|pesel|cif|nif|nie|dni|rfc|curp|cuit|cuil|rut|ruc|nit|cnpj|cpf|cnes|crm|vat|vat id|vat no|vat number|ust id|ust id nr|ustid|ustidnr|uid|hrb|hra|steuernummer|steuernr|' +
    'siret|siren|nic|tva|n tva|rcs|rna|finess|kvk|kvk nummer|btw|btw nummer|partita iva|p iva|piva|codice fiscale|cf|rea|ein|tin|fein|ssn|duns|npi|dea|cvr|cvr nummer|cvrnr|p nummer|pnr|orgnr|org nr|' +
    'organisationsnr|organisationsnummer|organisasjonsnummer|y tunnus|vergi no|vergi numarası|vkn|mersis|mersis no|sicil no|oda sicil no|tc kimlik no|ičo|ico|dič|dic|oib|mb|pib|jmbg|maticni broj|matični broj|' +
    'cui|cod fiscal|adószám|cégjegyzékszám|αφμ|αρ γεμη|инн|огрн|огрнип|кпп|окпо|оквэд|єдрпоу|код єдрпоу|унп|gst|gstin|gst no|pan|pan no|fssai|fssai no|npwp|nib|mst|mã số thuế|mã số doanh nghiệp|เลขทะเบียน|' +
    'เลขประจำตัวผู้เสียภาษี|ח פ|חפ|עוסק מורשה|السجل التجاري|رقم السجل|رقم السجل التجاري|الرقم الضريبي|' +
    '사업자등록번호|사업자번호|법인등록번호|법인번호|인허가번호|허가번호|관리번호|등록번호|신고번호|면허번호|요양기관번호|요양기관기호|가맹점번호|회원번호|고객번호|통신판매업신고번호|통신판매번호|' +
    '法人番号|登録番号|許可番号|医療機関コード|統一編號|統編|统一社会信用代码|税号|注册号|营业执照号|执照编号'
  )
    .split('|')
    .map(headerKey),
)
/** Words of a number that something else than a phone has. */
const words = new Set(
  'registration registry registro registre register handelsregister license licence licencia licenca permit certificate tax fiscal vat abn siret siren cnpj nip regon steuer ust kunden mitglieds customer client account member membership invoice contract vergi sicil ruhsat matricule matricula tva nif'.split(
    ' ',
  ),
)
/** What such a number is called, which keeps `Client phone` and `Member since` out. */
const numbers = new Set('no nr num number numero nummer id code codigo n'.split(' '))
const joined = ['nummer', 'nr', 'number']
const alone = new Set('handelsregister registration registro license licence permit'.split(' '))

const longestHeader = 60

/** Whether a header says that its cells are numbers of a register or of a list of customers. */
export function isRegistration(header: string): boolean {
  if (header === '' || header.length > longestHeader) return false
  if (names.has(headerKey(header))) return true
  const found = fold(header)
    .split(/[^\p{L}#№]+/u)
    .filter(Boolean)
  const [only = ''] = found
  if (found.length === 1) return alone.has(only) || joined.some((end) => words.has(withoutEnd(only, end)))
  const isNumbered = found.some(
    (word) => numbers.has(word) || word === '#' || word === '№' || joined.some((end) => word.endsWith(end)),
  )
  return isNumbered && found.some((word) => words.has(word))
}

/** `kundennummer` is of `kunden`; '' for a word that does not end so. */
const withoutEnd = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : '')

/** Indexes of the headers that are such. */
export const indexesOfRegistrations = (header: readonly string[]): number[] =>
  header.flatMap((cell, index) => (isRegistration(cell) ? [index] : []))
