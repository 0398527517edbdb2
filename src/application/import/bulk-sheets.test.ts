import { describe, expect, test } from 'vitest'
import { recogniseHeader } from './columns/columns.ts'
import { findCompanions } from './rows/companions.ts'

/**
 * The sheet by which a map takes many locations, in its languages: name, address, town, country, postal code, phone, trade, and the hours
 * of Monday and Sunday.
 */
const sheets = `
Nome dell'attività|Riga indirizzo 1|Località|Paese/regione|Codice postale|Telefono principale|Categoria principale|Orario del lunedì|Orario della domenica
Nome da empresa|Linha de endereço 1|Localidade|País/Região|Código postal|Telefone principal|Categoria principal|Horário de segunda-feira|Horário de domingo
Nombre de la empresa|Dirección 1|Localidad|País o región|Código postal|Teléfono principal|Categoría principal|Horario del lunes|Horario del domingo
Nom de l'entreprise|Adresse ligne 1|Localité|Pays/Région|Code postal|Téléphone principal|Catégorie principale|Horaires du lundi|Horaires du dimanche
Unternehmensname|Adresszeile 1|Ort|Land/Region|PLZ|Haupttelefonnummer|Primäre Kategorie|Öffnungszeiten am Montag|Öffnungszeiten am Sonntag
Bedrijfsnaam|Adresregel 1|Plaats|Land/regio|Postcode|Primair telefoonnummer|Primaire categorie|Openingstijden op maandag|Openingstijden op zondag
Nazwa firmy|Wiersz adresu 1|Miejscowość|Kraj/region|Kod pocztowy|Główny numer telefonu|Główna kategoria|Godziny otwarcia w poniedziałek|Godziny otwarcia w niedzielę
Název firmy|Řádek adresy 1|Obec|Země/oblast|PSČ|Hlavní telefonní číslo|Hlavní kategorie|Otevírací doba v pondělí|Otevírací doba v neděli
Cég neve|Címsor 1|Település|Ország/régió|Irányítószám|Elsődleges telefonszám|Elsődleges kategória|Nyitvatartás hétfőn|Nyitvatartás vasárnap
Όνομα επιχείρησης|Γραμμή διεύθυνσης 1|Πόλη|Χώρα/περιοχή|Ταχυδρομικός κώδικας|Κύριο τηλέφωνο|Κύρια κατηγορία|Ώρες λειτουργίας Δευτέρας|Ώρες λειτουργίας Κυριακής
Название компании|Строка адреса 1|Населенный пункт|Страна/регион|Почтовый индекс|Основной номер телефона|Основная категория|Часы работы в понедельник|Часы работы в воскресенье
Yrityksen nimi|Osoiterivi 1|Kaupunki|Maa/alue|Postinumero|Ensisijainen puhelinnumero|Ensisijainen luokka|Maanantain aukioloajat|Sunnuntain aukioloajat
Företagsnamn|Adressrad 1|Ort|Land/region|Postnummer|Primärt telefonnummer|Primär kategori|Öppettider på måndag|Öppettider på söndag
Įmonės pavadinimas|Adreso eilutė 1|Miestas|Šalis/regionas|Pašto kodas|Pagrindinis telefono numeris|Pagrindinė kategorija|Pirmadienio darbo laikas|Sekmadienio darbo laikas
İşletme adı|Adres satırı 1|Şehir|Ülke/Bölge|Posta kodu|Birincil telefon|Birincil kategori|Pazartesi çalışma saatleri|Pazar çalışma saatleri
ビジネス名|住所 1|市区町村|国 / 地域|郵便番号|メインの電話番号|メインのカテゴリ|月曜日の営業時間|日曜日の営業時間
商家名称|地址行 1|城市|国家/地区|邮政编码|主要电话号码|主要类别|星期一营业时间|星期日营业时间
Tên doanh nghiệp|Dòng địa chỉ 1|Thành phố|Quốc gia/Khu vực|Mã bưu chính|Số điện thoại chính|Danh mục chính|Giờ mở cửa thứ hai|Giờ mở cửa chủ nhật
Nama bisnis|Baris alamat 1|Kota|Negara/Wilayah|Kode pos|Nomor telepon utama|Kategori utama|Jam buka Senin|Jam buka Minggu
اسم النشاط التجاري|سطر العنوان 1|المدينة|البلد/المنطقة|الرمز البريدي|رقم الهاتف الأساسي|الفئة الأساسية|ساعات العمل يوم الاثنين|ساعات العمل يوم الأحد
שם העסק|שורת כתובת 1|עיר|מדינה/אזור|מיקוד|מספר טלפון ראשי|קטגוריה ראשית|שעות פתיחה ביום שני|שעות פתיחה ביום ראשון
Name|Address > Line 1|Address > City|Address > Country / Region Code|Address > Postal Code|Main Phone|Primary Category|Hours > Monday > Open Intervals|Hours > Sunday > Open Intervals`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

describe('the sheet of a map in its languages', () => {
  test.each(sheets.map((header) => [header[0], header] as const))('%s', (_, header) => {
    const columns = recogniseHeader(header)
    const { cells, hours } = findCompanions(header, new Set(Object.values(columns)))
    const { name, full_address, country, postal_code, phone, category } = columns
    const places = { name, full_address, city: cells.city?.[0], country, postal_code, phone, category }
    const days = { monday: hours.days.get(0), sunday: hours.days.get(6) }
    expect({ ...places, ...days }).toEqual({
      ...{ name: 0, full_address: 1, city: 2, country: 3, postal_code: 4, phone: 5, category: 6 },
      ...{ monday: 7, sunday: 8 },
    })
  })
})
