import { headerKey } from './header-keys.ts'
import { isOfProfessionals } from './person-headers.ts'

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(headerKey))

/** Headers of the whole name of a person, and of nothing else. */
const wholeNames = keysOf(
  'full name|성명|성함|이름(한글)|ad soyad|adı soyadı|ad soyadı|isim soyisim|adı ve soyadı|vor und nachname|vor- und zuname|name, vorname|nachname, vorname|nom et prénom|nom prénom|prénom nom|nom complet|nombre y apellidos|nombre y apellido|nombre completo|nome e cognome|cognome e nome|nominativo|nome completo|imię i nazwisko|nazwisko i imię|jméno a příjmení|příjmení a jméno|ime i prezime|prezime i ime|voor- en achternaam|volledige naam|naam en voornaam|фио|ф.и.о.|имя и фамилия|име и презиме|піб|nume și prenume|nume prenume|ονοματεπώνυμο|för- och efternamn|fornavn og efternavn|fornavn og etternavn|teljes név|氏名|お名前|姓名|họ và tên|họ tên|nama lengkap|ชื่อ-นามสกุล|ชื่อ-สกุล|الاسم الكامل|שם מלא|पूरा नाम',
)
/** Headers of a first or a last name. */
const partNames = keysOf(
  'first name|given name|forename|vorname|prénom|voornaam|imię|nombres|primeiro nome|jméno|förnamn|fornavn|etunimi|keresztnév|prenume|last name|surname|family name|nachname|familienname|nom de famille|achternaam|apellidos|apellido|cognome|sobrenome|nazwisko|příjmení|prezime|soyad|soyadı|фамилия|прізвище|efternamn|efternavn|etternavn|sukunimi|vezetéknév|nume de familie|επώνυμο|姓',
)
/** Headers that name a business, or else the person in a list of persons. */
const anyName = keysOf(
  'name|names|display name|file as|contact|contacts|이름|isim|ad|adı|nom|nombre|nome|naam|imię|jméno|ime|имя|navn|namn|nimi|név|nume|όνομα|名前|名字|tên|nama|ชื่อ|الاسم|שם|नाम',
)

/** What only the address book of a person has: each list is one kind. */
const homes = keysOf(
  'home phone|home phone 2|home tel|home telephone|home number|phone home|phone (home)|telephone home|home address|home street|home city|home postal code|home email|집전화|집 전화|집전화번호|자택전화|자택|자택번호|자택전화번호|자택 주소|집주소|집 주소|privat|telefon privat|telefon (privat)|tel privat|privattelefon|privatnummer|festnetz privat|adresse privat|ev telefonu|ev tel|ev adresi|tél domicile|téléphone domicile|téléphone personnel|tél perso|domicile|adresse personnelle|teléfono casa|teléfono particular|teléfono de casa|tel casa|telefono casa|telefono di casa|telefone residencial|telefone casa|thuis|telefoon thuis|telefoon privé|telefon domowy|telefon domů|kućni telefon|домашний телефон|домашний|домашній телефон|hemtelefon|privattelefon|kotipuhelin|otthoni telefon|telefon acasă|自宅電話|自宅電話番号|自宅|自宅住所|家庭电话|住宅电话|住宅電話|điện thoại nhà|telepon rumah|โทรศัพท์บ้าน|هاتف المنزل',
)
const privates: readonly ReadonlySet<string>[] = [
  keysOf(
    'birthday|birth date|date of birth|dob|생일|생년월일|geburtstag|geburtsdatum|doğum günü|doğum tarihi|anniversaire|date de naissance|cumpleaños|fecha de nacimiento|compleanno|data di nascita|aniversário|data de nascimento|verjaardag|urodziny|narozeniny|rođendan|день рождения|誕生日|生年月日|生日',
  ),
  keysOf('nickname|별명|애칭|spitzname|takma ad|surnom|apodo|soprannome|apelido|bijnaam|あだ名|ニックネーム'),
  keysOf('group membership|contact groups|주소록 그룹|내 주소록'),
  keysOf(
    'spouse|partner|children|child|anniversary|배우자|자녀|관계|결혼기념일|ehepartner|eş|conjoint|cónyuge|配偶者',
  ),
  keysOf('emergency contact|emergency phone|비상연락처|비상연락망|notfallkontakt|acil durum'),
]
/** Where a person works, as what, and how to reach him there. */
const firms = keysOf(
  '회사|회사명|회사 이름|직장|직장명|소속|소속기관|근무처|company|company name|organization|organisation|employer|workplace|firma|unternehmen|arbeitgeber|şirket|kurum|iş yeri|société|entreprise|employeur|empresa|azienda|ditta|società|bedrijf|werkgever|organizacja|компания|организация|место работы|företag|virksomhed|yritys|munkahely|cég|companie|εταιρεία|会社|会社名|勤務先|所属|公司|单位|單位|工作单位|công ty|perusahaan|บริษัท|الشركة',
)
const work: readonly ReadonlySet<string>[] = [
  keysOf(
    'job title|organization title|직책|직위|직급|직함|funktion|stellung|ünvan|unvan|görev|fonction|poste|cargo|puesto|ruolo|qualifica|functie|stanowisko|pozice|должность|stilling|beosztás|funcție|役職|職位|职位|職稱|chức vụ|jabatan|ตำแหน่ง',
  ),
  keysOf(
    'department|organization department|부서|부서명|abteilung|departman|bölüm|birim|reparto|afdeling|dział|oddělení|отдел|avdelning|部署|部門|部门|phòng ban|departemen|แผนก',
  ),
  keysOf(
    '직장전화|직장 전화|직장전화번호|직장 전화번호|회사전화|회사 전화|회사전화번호|회사번호|내선|내선번호|work phone|work number|work tel|phone work|phone (work)|geschäftlich|telefon geschäftlich|tel geschäftlich|telefon (geschäftlich)|dienstlich|durchwahl|iş telefonu|iş tel|dahili|tél professionnel|tél pro|téléphone professionnel|teléfono trabajo|teléfono de trabajo|telefono lavoro|telefono ufficio|telefone comercial|telefoon werk|telefon służbowy|рабочий телефон|会社電話|勤務先電話|勤務先電話番号|单位电话|办公电话|公司电话|điện thoại cơ quan|telepon kantor',
  ),
  keysOf(
    'mobile|mobile phone|mobile number|cell|cell phone|cellphone|cellular|휴대폰|휴대전화|휴대폰번호|휴대전화번호|핸드폰|핸드폰번호|mobil|mobiltelefon|handy|handynummer|cep|cep telefonu|cep tel|portable|tél portable|téléphone portable|móvil|teléfono móvil|celular|cellulare|telemóvel|mobiel|komórka|telefon komórkowy|мобильный|мобильный телефон|携帯|携帯電話|携帯番号|手机|手机号|手機|di động|nomor hp|no hp|มือถือ|الجوال',
  ),
  keysOf(
    'employee id|employee no|staff id|사번|사원번호|직원번호|personalnummer|sicil no|matricule|社員番号|工号',
  ),
]
const addresses =
  /addr|street|\bcity\b|\btown\b|zip|postal|postcode|주소|소재지|adres|anschrift|straße|strasse|\bplz\b|\bort\b|\bil\b|ilçe|direcci|domicilio|calle|indirizzo|\bvia\b|endereço|\brua\b|ulica|адрес|улица|город|adress|osoite|cím|住所|所在地|地址|địa chỉ|alamat|ที่อยู่|العنوان/iu

/** Fields that programs for address books number: `Phone 1 - Value`, `E-mail 2 - Type`. */
const numberedField =
  /^(?:phone|e-?mail|address|organization|relation|event|custom field|website|im) \d - (?:value|type|label|name|formatted)$/i
const fewestNumbered = 2
/** Of the kinds above beside a name that may be a business's. */
const fewestSaid = 2

const longestHeader = 60
/** Which of a professional's headers are only of his phone: `Office Phone`. */
const ofPhone = /phone|tel\b|fax|number|no\.?$/i

/** Whether a column says what only a directory says: the trade, the hours, the stars, or the name of a business. */
type SaysBusiness = (header: string) => boolean

/**
 * Whether the rows under a header are somebody's contacts or staff: private persons, with the firms that they work for. What only an
 * address book has beside a name says so, or a person's name beside a job and several ways to call. A list that says trades, hours or
 * stars is one of businesses, with whom to ask for.
 */
export function isOfContacts(header: readonly string[], saysBusiness: SaysBusiness): boolean {
  const cells = header.filter((cell) => cell.trim() !== '' && cell.length <= longestHeader)
  if (cells.filter((cell) => numberedField.test(cell.trim())).length >= fewestNumbered) return true
  const keys = cells.map(headerKey)
  const has = (names: ReadonlySet<string>) => keys.some((key) => names.has(key))
  const isPerson = has(partNames) || has(wholeNames)
  if (!isPerson && !has(anyName)) return false
  if (has(homes) || privates.filter(has).length > 1) return true
  if (isOfProfessionals(cells.filter((cell) => !ofPhone.test(cell)))) return false
  // Who is asked for in a firm stands beside where it is.
  if (isPerson && has(firms) && cells.some((cell) => addresses.test(cell))) return false
  const isOther = (key: string) =>
    !firms.has(key) && !anyName.has(key) && !(isPerson && (key === 'title' || wholeNames.has(key)))
  if (cells.some((cell, index) => isOther(keys[index] ?? '') && saysBusiness(cell))) return false
  const said = [firms, ...work].filter(has).length
  return has(wholeNames) || said >= (isPerson ? 1 : fewestSaid)
}
