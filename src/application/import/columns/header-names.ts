import type { ImportColumn } from '../../../domain/business/import-columns.ts'

/**
 * What headers name a column in the common sources and languages, beside the names in `column-headers.ts`; earlier ones win over later ones. Words
 * of two meanings (`note`, `stato`, `kraj`) are not here: the cells must tell them.
 */
// Korea's open data has codes in its calls: `BPLCNM`, `RDNWHLADDR`, `yadmNm`. Those of a scraper of pages are the classes of Google's map: `qBF1Pd`, `hfpxzc href`.
export const headerNames: Record<ImportColumn, string> = {
  name:
    'názov|názov firmy|názov prevádzky|商業名稱|營業人名稱|營業人|nombre comercial establecimiento|nombre comercial del establecimiento|qbf1pd|bplcnm|yadmnm|bizesnm|bsshnm|bizplcnm|premises|premises name|name of premises|dutyname|vendor|vendor name|supplier name|member name|member business name|merchant|dealer|dealer name|retailer|retailer name|organization 1 name|दुकान का नाम|व्यवसाय का नाम|प्रतिष्ठान का नाम|संस्था का नाम|नाम|' +
    'επωνυμία επιχείρησης|όνομα επιχείρησης|διακριτικός τίτλος|szálláshely neve|vállalkozás neve|üzlet neve|nazwa zakładu|nazwa sklepu|trade name|place name|display name|provider organization name (legal business name)|org|practice|practice name|praktijk|praktijknaam|naam praktijk|praxis|praxisname|navn|navn1|namn|nimi|virksomhedsnavn|virksomhed|firmanavn|bedriftsnavn|foretaksnavn|företagsnamn|företag|yrityksen nimi|toimipaikan nimi|butiksnavn|' +
    'who|names primary|dba trade name|doing business as name|trading as|business trading name|business|company|company name|shop name|store name|restaurant name|hotel name|facility name|outlet name|clinic name|hospital name|' +
    'school name|pharmacy name|salon name|venue name|merchant name|listing name|trading name|doing business as|dba|display name text|' +
    'establishment name|establishment|organization name|organisation name|organization|organisation|facility|outlet|' +
    'nome fantasia|nom commercial|nombre comercial|naam|nom|nome|nombre|naziv|nazwa|nama|nume|ime|' +
    'firmenname|betriebsname|unternehmensname|geschäftsname|name des betriebs|name der einrichtung|bezeichnung|betrieb|unternehmen|geschäft|einrichtung|' +
    'nombre empresa|nom estab|enseigne1etablissement|denominationusuelleetablissement|nombre del negocio|nombre del establecimiento|nombre establecimiento|rótulo|establecimiento|negocio|empresa|comercio|denominación|' +
    "nom de l'établissement|nom établissement|nom du commerce|nom de l'entreprise|nom usuel|enseigne|établissement|entreprise|commerce|dénomination|société|" +
    'nome do estabelecimento|prestador|proveedor|provider|nome da empresa|estabelecimento|denominazione|nome attività|nome esercizio|nome locale|insegna|esercizio|' +
    'razón social|raison sociale|razão social|ragione sociale|' +
    'poslovno ime|naziv preduzeća|naziv objekta|naziv firme|naziv tvrtke|ime objekta|назив објекта|назив|nazwa firmy|nazwa obiektu|bedrijfsnaam|handelsnaam|název|název firmy|název provozovny|' +
    'denumire|denumire firmă|név|cégnév|megnevezés|επωνυμία|όνομα|название|наименование|название компании|наименование организации|организация|компания|назва|' +
    'tên|tên cửa hàng|tên công ty|tên doanh nghiệp|nama usaha|nama toko|nama tempat|ชื่อ|ชื่อร้าน|ชื่อกิจการ|שם העסק|שם|' +
    'اسم المتجر|اسم المحل|اسم المنشأة|اسم الشركة|اسم المطعم|اسم الصيدلية|اسم العيادة|اسم الفندق|الاسم التجاري|المنشأة|الاسم|' +
    '店名|店家名稱|店家名|店家|商家|商户|门店|市招|旅館名|ホテル名|お店の名前|お店|商家名稱|商店名稱|店舗名|店舗名称|屋号|施設名|施設名称|会社名|商号|企業名|事業所名|事業者名|医療機関名|薬局名|営業所名称|名称|' +
    '商户名|商户名称|商家名称|店铺名称|店鋪名稱|企业名称|公司名称|公司名稱|機構名稱|单位名称|名稱|' +
    'işletme|mekan|tesis|işletmenin adı|mekan adı|restoran adı|mağaza adı|eczane adı|otel adı|kurum adı|tesis adı|dükkan adı|şirket adı|kuruluş adı|firma ünvanı|ticaret ünvanı|ünvan|' +
    '가게 이름|상호 이름|업체 이름|매장 이름|식당 이름|업소 이름|업체|업소|가게|상점|가맹점명|관광지명|도서관명|문화시설명|체육시설명|주차장명|시장명|박물관미술관명|식당명|음식점명|병원명|약국명|의료기관명|요양기관명|기관명|시설명|회사명|사업체명|기업명|점명|카페명|숙소명|학원명|가맹점|점포|매장|식당|사업장|customer|customer name|customer full name|client|client name|account name',
  category:
    'settore merceologico|tipologia di attività|tipologia attività|行業名稱|行業別|營業項目|營業項目/名稱|營業項目名稱|營業項目說明|営業の種類|営業種別|営業種目|許可業種|許可の種類|uptaenm|indssclsnm|sanittnbizcondnm|indutynm|clcdnm|categories 0 title|categories 0 name|подрубрика|подрубрики|подкатегория|subcategoría|subcategoria|sous catégorie|unterkategorie|podkategoria|podkategorie|alt kategori|merchant category|store category|vendor category|type of vendor|vendor type|member category|member type|type of business|kind of business|line of business|line of business psic|nature of trade|nature of business|type of trade|trade category|प्रकार|श्रेणी|व्यवसाय का प्रकार|δραστηριότητα|κλάδος|סוג העסק|קטגוריה|תחום|' +
    'what we sell|what we do|categories 0|bransch|bransje|branchetekst|brancheangivelse|toimiala|categories primary|category labels|fsq category labels|business type|place type|facility type|primary type display name text|primary type|primary category|business category|subcategory|sub category|' +
    'cuisine|cuisines|cuisine type|cuisine description|industry|trade|kind|specialty|' +
    'siccode sictext 1|sic text 1|sic description|naziv delatnosti|nace tanımı|nace açıklaması|sbi omschrijving|libellé naf|wz bezeichnung|' +
    'primary naics description|naics description|naics code description|naics title|lic code description|business activity|license description|licence description|desc epigrafe|tevékenység|tevékenységi kör|ประเภท|ประเภทร้าน|หมวดหมู่|what they do|branche|branchen|kategorien|kategoriler|categorias|rubriken|descrição cnae|atividade econômica|nombre act|nombre actividad|gewerk|especialidade|especialidad|kategorie|betriebsart|gewerbe|rubrik|objektart|fachrichtung|categoría|rubro|giro|giro comercial|tipo de negocio|tipo de establecimiento|actividad|ramo|sector|' +
    "catégorie|activité|type de commerce|type d'établissement|secteur d'activité|secteur|rubrique|" +
    'categoria|ramo de atividade|atividade principal|atividade|tipo de estabelecimento|cnae descrição|segmento|setor|tipologia|tipologia esercizio|tipo attività|attività|settore|genere|tipo|' +
    'vrsta objekta|vrsta|delatnost|djelatnost|kategorija|tip objekta|tip|врста|делатност|branża|kategoria|rodzaj|categorie|soort|obor|kategória|típus|' +
    'категория|рубрика|рубрики|категории|сфера деятельности|šta rade|вид деятельности|тип|κατηγορία|danh mục|loại hình kinh doanh|loại hình|lĩnh vực|ngành hàng|ngành nghề|loại|jenis usaha|jenis|' +
    'نوع النشاط|النشاط|التصنيف|الفئة|النوع|ジャンル|業種|業態|カテゴリー|カテゴリ|種別|診療科目|診療科|分類|类别|類別|分类|行业|所属行业|行业分类|行业类别|国标行业|类型|類型|经营类型|' +
    'faaliyet konusu|faaliyet konuları|iştigal konusu|çalışma konusu|meslek grubu|meslek kolu|meslek|mutfak türü|mutfak|faaliyet alanı|faaliyet|iş kolu|işletme türü|türü|branş|' +
    '뭐하는 곳|하는 일|무슨 가게|뭐하는 가게|업종구분|음식종류|업종상세|세부업종|카테고리명|시설유형|업태명|진료과목|종별|종별코드명|유형|종류|구분|분야|category group name|व्यवसाय|धंधा|कारोबार|पेशा|beroep|beroepsgroep|beruf|profesión|profissão|professione|métier|profession|occupation|zawód|profese|szakma|zanimanje|профессия|직종|職種|المهنة|nghề nghiệp|อาชีพ',
  full_address:
    '소재지(도로명)|商業地址|商業所在地|營業地址|營業所地址|기본주소|도로명 주소 기본주소|주소 기본주소|rdnwhladdr|rdnmadr|refineroadnmaddr|addr1|주소1|dutyaddr|store address|merchant address|shop address|outlet address|clinic address|hotel address|practice address|office address|पता|address 1 formatted|provider first line business practice location address|adresse1|gatuadress|besöksadress|besøksadresse|beliggenhedsadresse|forretningsadresse|katuosoite|käyntiosoite|osoite|adress|addresses freeform|freeform|where|fulladdress|complete address|business address|restaurant address|venue address|site address|physical address|mailing address|postal address|display address|' +
    'address line 1|address1|address line|street address line 1|' +
    'adr|adresse|anschrift|anschr|direc|direcc|addr|indir|indirizz|ender|adr complète|adr postale|str nr|str hausnr|str und nr|str u nr|str und hausnr|ul i nr|ul nr|ul i numer|ulica i číslo|ulice a č p|ulice a číslo|calle y no|calle nº|calle núm|calle número|rua nº|rua e n|via n|via e n|rue et n|n et rue|n rue|straat nr|straat en nr|straat huisnr|straat en huisnummer|gate nr|vei nr|utca házszám|cad sok no|cadde sokak no|ул дом|улица дом|улица и дом|οδός αριθμός|straße und hausnummer|straße hausnummer|straße hausnr|straße nr|standort|dirección completa|dirección|domicilio|ubicación|' +
    'adresse complète|adresse postale|adresse 1|endereço completo|endereço|morada|indirizzo completo|indirizzo|ubicazione|sede|' +
    'adresa objekta|adresa|адреса|lokacija|ulica i broj|lokalizacja|cím|διεύθυνση|адрес|фактический адрес|юридический адрес|địa chỉ|alamat lengkap|alamat|ที่อยู่|כתובת|' +
    'العنوان|عنوان|住所|所在地|所在地住所|店舗住所|営業所所在地|地址|详细地址|詳細地址|门店地址|住址|adresi|açık adresi|' +
    'street address|road address name|road address|신주소|업체주소|사업장주소|업소주소|매장주소|영업장주소|소재지도로명|주소지|address name|ulica i nr|ulica i numer|ulica i nr domu|ulica nr|ulica nr domu|straße und nr|straße u nr|straße und nummer|straße hnr|calle y número|calle y nº|calle y núm|rua e número|rua e nº|via e numero|via e n civico|via e civico|rue et numéro|n° et rue|n° et voie|numéro et rue|numéro et voie|straat en nummer|straat en nr|straat en huisnummer|straat nr|street and number|street and no|number and street|ulice a číslo|ulice a čp|ulica a číslo|utca házszám|cadde ve no|улица и дом|улица дом|улица и номер дома|улица и број|strada și numărul|gate og nummer|gata och nummer',
  postal_code:
    'store address zip|shop address zip|address postcode|поштовий індекс|пощенски код|поштенски број|пошт код|poštové smerovacie číslo|pasta indekss|pašto kodas|sihtnumber|rdnpostno|newzipcd|refinezipcd|address zip|work zip|work postal code|store zip|adresse cp|पिन कोड|पिनकोड|מיקוד|provider business practice location address postal code|postnr|postnumer|postinumero|post code|pin code|pincode|zip/postal code|business postal code|address 1 postal code|postleitzahl|código postal|cod postal|codepostaletablissement|cp|code postal|cep|cap|codice postale|c postal|cód post|code post|cd postal|cod postale|codice post|postleitz|kod poczt|p kodu|posta k|p code|pcode|post kód|пошт індекс|почт индекс|mã bc|postnummer|kod pocztowy|poštanski broj|psč|' +
    'irányítószám|irsz|รหัสไปรษณีย์|τ.κ.|ταχυδρομικός κώδικας|индекс|почтовый индекс|mã bưu điện|kode pos|الرمز البريدي|郵便番号|邮编|邮政编码|郵遞區號|posta kod|신우편번호|우편번호(도로명)',
  country:
    'work country|store country|देश|countrycode|country/region|business country/region|business country|address 1 country|país|pays|paese|država|zemlja|země|ország|χώρα|страна|quốc gia|negara|الدولة|البلد|国|国名|国家|ülkesi',
  phone:
    'no telepon|nomor telpon|nr tel kontaktowy|usdlk|dutytel1|sitetel|locplcfaclttelno|cntcttel|telno|work phone|office phone|reception phone|main number|phone 1 value|store phone|मोबाइल नंबर|मोबाइल|फोन नंबर|फोन|दूरभाष|संपर्क|provider business practice location address telephone number|call|call us|telefonnr|tlf|tlf nr|puhelin|puhelinnumero|เบอร์โทร|เบอร์โทรศัพท์|โทรศัพท์|phones|telephones|telephone number|phone no|contact number|contact no|contact phone|international phone number|national phone number|formatted phone number|phone unformatted|' +
    'business phone|main phone|telephone no|tel number|landline|mobile number|mobile phone|mobile no|cell phone|' +
    'telefonnummer|rufnummer|telefon 1|festnetz|teléfono|teléfono 1|teléfonos|número de teléfono|teléfono fijo|téléphone|tél|tél fixe|téléphone fixe|numéro de téléphone|' +
    'telefone|telefone 1|fone|telefono|recapito telefonico|numero di telefono|broj telefona|kontakt telefon|телефон|телефони|телефоны|номер телефона|контактный телефон|' +
    'numer telefonu|telefon kontaktowy|telefoon|telefoonnummer|tel vast|telefoon vast|vaste telefoon|telefonszám|τηλέφωνο|điện thoại|số điện thoại|sđt|telepon|nomor telepon|no telp|' +
    'رقم الهاتف|الهاتف|هاتف|رقم الجوال|جوال|رقم التواصل|電話番号|予約・お問い合わせ|お問い合わせ|電話|代表電話|代表電話番号|営業所電話番号|電話號碼|电话|电话号码|联系电话|聯絡電話|連絡先|' +
    'tels|tels fijos|tfno|tfnos|telf|telfs|telfno|tlfn|tlfno|tlfnos|tlfs|teléf|teléfs|tfno fijo|telf fijo|tlf fijo|tel fijo|fijo|téléph|télé|n tél|num tél|nr tel|nr telefonu|tel nr|telnr|tel nummer|tel stac|telefon stacjonarny|num tel|núm tel|n tel|no tel|no telpon|telp|telpon|ph|ph no|ph number|phone nr|phone num|fon|fono|fonos|fernsprecher|rufnr|ruf nr|τηλ|ĐT|số đt|TEL番号|tel번호|טל|iş tel|iş telefonu|sabit tel|sabit telefon|tlfnr|puh|puh nro|číslo telefonu|tel číslo|tel broj|br tel|br telefona|broj tel|nr telefon|telef|telefs|' +
    'telefon no|telefonu|tel|gsm|cep telefonu|irtibat|contact|contacto|contato|kontakt|iletişim|' +
    '연락|전번|폰번호|전화 번호|대표전화번호|업체전화번호|매장전화|소재지전화번호|유선전화|연락처1|contact whatsapp|whatsapp|whatsapp no|whatsapp number|phone/whatsapp|mobile/whatsapp|telefon/fax|tel/fax|telephone/fax|phone/fax|teléfono/fax|telefone/fax|telefono/fax|téléphone/fax|전화/팩스|휴대폰|휴대전화|핸드폰|' +
    'mobil|handy|mobiltelefon|móvil|celular|portable|fixe|cellulare|telemóvel|mobilni|手机|no hp|mob|mob no|mob nr|mob tel|mobil nr|mobilnr|mobilnummer|handynr|handynummer|cel|cels|tel cel|tfno móvil|telf móvil|tlf móvil|tel móvil|tél port|tel cell|tel kom|telefon kom|моб|моб тел|сот|сот тел|cep tel|携帯電話番号|sđt di động',
  rating:
    'mw4etd|คะแนน|rate|user rating|guest rating|note moyenne|nota media|media recensioni|aggregate rating|star rating|avg rating|google rating|rating google|overall rating|bewertung|valoración|calificación|avaliação|valutazione|beoordeling|рейтинг|оценка|التقييم|評価|点数|評点|星级|评分|評分|' +
    'puanı|평균별점|구글평점|đánh giá|sterne',
  reviews:
    'uy7f9|num ratings|no of ratings|number of ratings|จำนวนรีวิว|no of reviews|num reviews|user rating count|rating count|ratings total|total ratings|stats total ratings|votes|anzahl bewertungen|bewertungen|número de reseñas|reseñas|' +
    "nombre d'avis|avis|número de avaliações|avaliações|numero recensioni|recensioni|liczba opinii|opinie|broj recenzija|количество отзывов|отзывы|" +
    'عدد التقييمات|عدد المراجعات|口コミ数|评价数|评价数量|点评数|评论数量|評價數|レビュー数|評価数|评论数|評論數|yorum|değerlendirmeler|리뷰갯수|방문자리뷰개수|총리뷰수',
  photo:
    'fq2iwe src|img link|thumbnail|featured image|main image|cover photo|fotos|foto|bild|imagen|imagem|immagine|写真|图片|الصورة|대표이미지|이미지 url',
  working_hours:
    'работно време|program de funcționare|program funcționare|orar de funcționare|orar|darbo laikas|darba laiks|lahtiolekuajad|jam operasional|jam kerja|opentimefood|usagedayweekandtime|usetime|usetimeculture|usetimeleports|open hours|workday timing|이용시간1|영업시간1|hours of operation|समय|खुलने का समय|שעות פעילות|when|when open|öppettider|åpningstider|åbningstider|aukioloajat|เวลาเปิด-ปิด|เวลาเปิดปิด|เวลาทำการ|เวลาเปิดทำการ|heures|opening times|opening hours text|store hours|shop hours|business hour|timings|timing|regular opening hours weekday descriptions|weekday text|' +
    "öffnungszeiten|öffnungszeit|funcionamento|geschäftszeiten|sprechzeiten|horario de atención|horario de apertura|horario comercial|horario|horarios|horaires|horaire|heures d'ouverture|" +
    "horaires d'ouverture|öffnungsz|öff zeiten|öffn zeiten|öffnungsz von bis|h ouverture|hor apertura|horario ap|or apertura|godz otwarcia|godz pracy|otev doba|çal saatleri|час роботи|ч работы|jours et horaires|jours et horaires d'ouverture|horário de funcionamento|horário de atendimento|atendimento|dias e horários|horário|horários|orari di apertura|" +
    'orario di apertura|orario apertura|orari|orario|radno vreme|radno vrijeme|радно време|режим работы|часы работы|график работы|время работы|графік роботи|' +
    'godziny otwarcia|godziny pracy|godziny|openingstijden|openingsuren|spreekuur|spreekuren|otevírací doba|otváracie hodiny|provozní doba|program de lucru|nyitvatartás|ωράριο|' +
    'ώρες λειτουργίας|giờ mở cửa|giờ làm việc|jam buka|jam operasional|เวลาทำการ|שעות פתיחה|ساعات العمل|أوقات العمل|مواعيد العمل|الدوام|' +
    '営業時間|診療時間|利用時間|開館時間|营业时间|營業時間|开放时间|horario mañana|horario de mañana|horaires du matin|horaires matin|orario mattina|orario mattino|çalışma saati|mesai saatleri|진료시간|업무시간|개방시간|운영시간안내|hrs|opening hrs|business hrs|store hrs|hrs of operation|spreekuur|spreekuren|bezoekuren|praktijkuren|sprechstunde|sprechstunden|sprechzeit|consulting hours|surgery hours|clinic hours|office hours|horario de consulta|horário de consulta|heures de consultation|horaires de consultation|orario di ricevimento|orario visite|godziny przyjęć|ordinační hodiny|ordinačné hodiny|rendelési idő|часы приема|часы приёма|приемные часы|muayene saatleri|診察時間|jours d ouverture|jours ouverts|opening days|días de apertura|dias de abertura|dias de funcionamento|giorni di apertura|öffnungstage|openingsdagen|dni otwarcia|dny otevření|дни работы|açık günler|영업일|영업요일|営業日',
  about:
    'from the business|beschreibung|descripción|descrição|descrizione|описание|وصف|説明|简介|상세설명|additional info|amenities|facilities|features|편의시설|부대시설|편의정보|편의사항|olanaklar|özellikler|ausstattung|servicios|comodidades|équipements|servizi|voorzieningen|udogodnienia|услуги|удобства|設備|设施',
  location_link:
    'hfpxzc href|google maps link|place url|google maps uri|google map link|google map|google maps|maps link|gmaps|lien google maps|enlace google maps|지도 url|네이버지도|카카오맵|地図|地图',
  place_id: '@id|osm id',
}
