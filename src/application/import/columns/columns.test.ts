import { describe, expect, test } from 'vitest'
import { importColumns } from '../../../domain/business/import-columns.ts'
import { recogniseHeader } from './columns.ts'

describe('recogniseHeader', () => {
  test('finds the 13 columns in any order, case and spacing', () => {
    const header = [...importColumns].reverse().map((name) => ` ${name.toUpperCase().replace('_', ' ')} `)
    expect(Object.keys(recogniseHeader(header)).sort()).toEqual([...importColumns].sort())
  })

  test('reads the exports of address books', () => {
    expect(recogniseHeader(['FN', 'ORG', 'TITLE', 'TEL', 'ADR'])).toEqual({
      name: 1,
      phone: 3,
      full_address: 4,
    })
    expect(recogniseHeader(['FN', 'TEL;TYPE=WORK', 'ADR;TYPE=WORK'])).toEqual({
      name: 0,
      phone: 1,
      full_address: 2,
    })
    expect(recogniseHeader(['Title', 'First Name', 'Last Name', 'Company'])).toEqual({ name: 3 })
    expect(recogniseHeader(['Name', 'Sterne', 'Bewertung (von 10)'])).toEqual({ name: 0, rating: 2 })
    expect(recogniseHeader(['Title', 'Address'])).toEqual({ name: 0, full_address: 1 })
    const outlook = [
      'Company',
      'Job Title',
      'Business Postal Code',
      'Business Country/Region',
      'Business Phone',
    ]
    expect(recogniseHeader(outlook)).toEqual({ name: 0, postal_code: 2, country: 3, phone: 4 })
    expect(recogniseHeader(['Name', 'Address 1 - Postal Code', 'Address 1 - Country'])).toEqual({
      name: 0,
      postal_code: 1,
      country: 2,
    })
  })

  test('reads Korean and Turkish headers', () => {
    expect(recogniseHeader(['번호', '상호', '주소', '전화번호'])).toEqual({
      name: 1,
      full_address: 2,
      phone: 3,
    })
    expect(recogniseHeader(['İşletme Adı', 'Adres', 'Telefon'])).toEqual({
      name: 0,
      full_address: 1,
      phone: 2,
    })
  })

  test.each([
    ['Firmenname', 'Branche', 'Anschrift', 'PLZ', 'Rufnummer', 'Öffnungszeiten'],
    ['nombre_empresa', 'Giro', 'Domicilio', 'CP', 'Teléfono', 'Horario'],
    ["Nom de l'établissement", 'Activité', 'Adresse', 'Code postal', 'Tél.', "Heures d'ouverture"],
    ['Nome Fantasia', 'Ramo de atividade', 'Endereço', 'CEP', 'Telefone', 'Horário de funcionamento'],
    ['Denominazione', 'Tipologia', 'Indirizzo', 'CAP', 'Recapito telefonico', 'Orari di apertura'],
    ['Naziv objekta', 'Delatnost', 'Adresa', 'Poštanski broj', 'Broj telefona', 'Radno vreme'],
    ['Nazwa firmy', 'Branża', 'Adres', 'Kod pocztowy', 'Numer telefonu', 'Godziny otwarcia'],
    ['Restoran Adı', 'Mutfak Türü', 'Açık Adres', 'Posta Kodu', 'Telefon No', 'Çalışma Saati'],
    ['店名', 'ジャンル', '住所', '郵便番号', '電話番号', '営業時間'],
    ['商户名称', '类别', '地址', '邮编', '联系电话', '营业时间'],
    ['اسم المتجر', 'النشاط', 'العنوان', 'الرمز البريدي', 'رقم الهاتف', 'ساعات العمل'],
    ['업체', '구분', '사업장주소', '우편번호', '대표전화번호', '진료시간'],
  ])('knows the columns of a list headed %s', (...header) => {
    const fields = ['name', 'category', 'full_address', 'postal_code', 'phone', 'working_hours']
    expect(recogniseHeader(header)).toEqual(Object.fromEntries(fields.map((field, at) => [field, at])))
  })

  test('takes no kind of element for a trade, and a list of shops for one of names', () => {
    expect(recogniseHeader(['@id', '@type', 'name', 'amenity'])).toEqual({
      place_id: 0,
      name: 2,
      category: 3,
    })
    expect(recogniseHeader(['Shop', 'Address'])).toEqual({ name: 0, full_address: 1 })
    expect(recogniseHeader(['name', 'shop'])).toEqual({ name: 0, category: 1 })
    expect(recogniseHeader(['Shop', 'Type', 'Address'])).toEqual({ name: 0, category: 1, full_address: 2 })
  })

  test('prefers the column of its own name to an alias, wherever it stands', () => {
    expect(recogniseHeader(['address', 'full_address', 'name']).full_address).toBe(1)
    expect(recogniseHeader(['full_address', 'address', 'name']).full_address).toBe(0)
  })

  test('takes a bare name behind the code of an activity for the activity', () => {
    expect(recogniseHeader(['營業人名稱', '營業地址', '行業代號', '名稱', '行業代號1', '名稱1'])).toEqual({
      name: 0,
      full_address: 1,
      category: 3,
    })
    expect(recogniseHeader(['商業名稱', '商業地址', '營業項目/名稱'])).toMatchObject({ name: 0, category: 2 })
    expect(recogniseHeader(['名稱', '地址'])).toMatchObject({ name: 0 })
  })

  test('takes a business or its trade for the name only if it comes first, beside a trade, and nothing else is the name', () => {
    expect(recogniseHeader(['Attività', 'Tipologia', 'Dove'])).toMatchObject({ name: 0, category: 1 })
    expect(recogniseHeader(['Attività', 'Dove'])).toEqual({ category: 0, full_address: 1 })
    expect(recogniseHeader(['Denominazione', 'Attività', 'Dove'])).toMatchObject({ name: 0, category: 1 })
    expect(recogniseHeader(['Dove', 'Attività', 'Tipologia']).name).toBeUndefined()
  })

  test('takes what says the rating beside the stars for the count of reviews', () => {
    expect(recogniseHeader(['Ad', 'Puan', 'Değerlendirme'])).toMatchObject({ rating: 1, reviews: 2 })
    expect(recogniseHeader(['Ad', 'Değerlendirme'])).toEqual({ name: 0, rating: 1 })
  })

  test('takes the phone of a business before a mobile one, in any language', () => {
    expect(recogniseHeader(['Firma', 'Mobile', 'Telefon']).phone).toBe(2)
    expect(recogniseHeader(['Nom', 'Mobile', 'Téléphone']).phone).toBe(2)
    expect(recogniseHeader(['Name', 'Mobile']).phone).toBe(1)
  })

  test('takes the first of two columns of the same name', () => {
    expect(recogniseHeader(['name', 'name']).name).toBe(0)
  })

  test('finds nothing in a data row', () => {
    expect(recogniseHeader(['한밭식당', '대전광역시 중구 중앙로 1', '042-111-2222'])).toEqual({})
  })

  test('reads what only an export of this product has, and no other column of that name', () => {
    expect(recogniseHeader(['name', 'place_id', 'slug', 'verified'])).toEqual({
      name: 0,
      place_id: 1,
      slug: 2,
      verified: 3,
    })
    expect(recogniseHeader(['name', 'place_id', 'verified'])).toEqual({ name: 0, place_id: 1 })
  })
})
