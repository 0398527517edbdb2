import { expect, test } from 'vitest'
import { recogniseHeader } from './columns.ts'
import { isOfContacts } from './contact-headers.ts'

const saysBusiness = (header: string) => {
  const { name, category, working_hours } = recogniseHeader([header])
  return [name, category, working_hours].includes(0)
}
const isRefused = (header: string) => isOfContacts(header.split(','), saysBusiness)

test.each([
  '이름,휴대폰,회사,직장전화',
  '이름,전화번호,휴대폰,집전화,그룹',
  '이름,회사,부서,직책,휴대폰,이메일',
  '사번,성명,부서,직급,내선번호,휴대전화',
  'First Name,Middle Name,Last Name,Organization Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
  'Name,Given Name,Family Name,Group Membership,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name',
  'Title,First Name,Last Name,Company,Job Title,Business Street,Business City,Business Phone,Home Phone,Mobile Phone,Categories',
  'First Name,Last Name,Title,Company,Email,Mobile Phone',
  'Name,Company,Job Title,Mobile',
  'Vorname;Nachname;Mobil;Privat;Geschäftlich;Firma'.replaceAll(';', ','),
  'Ad Soyad,Cep Telefonu,Ev Telefonu,İş Telefonu,Şirket',
  'Nom,Prénom,Tél portable,Société',
  'Nombre y apellidos,Móvil,Correo',
  'Nome e cognome,Cellulare,Ufficio',
  'ФИО,Должность,Отдел,Рабочий телефон',
  '氏名,会社名,部署,携帯電話',
  '姓名,手机,单位',
  'Imię,Nazwisko,Telefon domowy,Firma',
])('are contacts: %s', (header) => expect(isRefused(header)).toBe(true))

test.each([
  'name,category,full_address,phone',
  '상호,대표자,휴대폰,전화번호,주소',
  '이름,전화번호,주소',
  '이름,휴대폰,업종,영업시간',
  '이름,휴대폰',
  'Name,Phone,Mobile,Email,Website',
  'Company,Contact person,Phone,Mobile,Email',
  'Company,First Name,Last Name,Address,City,State,Zip,Phone',
  'Business Name,Owner First Name,Owner Last Name,Mobile,Address',
  'First Name,Last Name,Specialty,Practice,Office Phone',
  'Member,First Name,Last Name,Type of business,Work Phone',
  'Firma,Ansprechpartner,Telefon,Mobil,Straße,PLZ,Ort',
  'İşletme Adı,Yetkili,Cep Telefonu,İş Telefonu,Adres',
  'position,title,company,category,phone',
  '店名,氏名,電話番号,住所',
])('may be businesses: %s', (header) => expect(isRefused(header)).toBe(false))
