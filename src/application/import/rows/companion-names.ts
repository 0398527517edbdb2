/** The headers of columns that complete one of the listing's own columns; earlier ones win over later ones. */
export const companionNames = {
  lotAddress:
    '소재지(지번)|지번|sitewhladdr|lnoadr|refinelotnoaddr|지번 주소|주소(지번)|소재지 지번 주소|지번 전체 주소|소재지 전체 주소|소재지 주소|소재지|구주소|주소 지번|address name|address',
  city:
    'uertschaft|alcaldía municipio|delegación municipio|ortschaft|munic|municipio comercial|ciudad comercial|municipio del establecimiento|località|เมือง|naselje|locality name|admin label|located label|located in label|city label|place admin label|miejscowość|sub-region city|postitoimipaikka|poststed|місто|населений пункт|населено място|oraș|obec|miejscowość|település|शहर|address city|work city|store city|merchant city|adresse ville|település neve|ort name|provider business practice location address city name|by|poststed|postort|postdistrikt|kaupunki|paikkakunta|business city|address 1 city|city|town|municipality|kab kota|kabupaten kota|kabupaten|tỉnh thành phố|tỉnh tp|縣市|縣市別|县市|ward city|locality|addr:city|시군구|시군구명|도시|şehir|ort|stadt|ville|ciudad|city name|town city|post town|wohnort|gemeinde|' +
    'población|localidad|municipio|libellecommuneetablissement|libellé commune|libellé de la commune|nom de la commune|com nom|nom commune|commune|localité|município|cidade|concelho|localidade|comune|città|grad|град|mesto|место|miejscowość|miasto|miejsc|miejscow|mjesto|pobl|poblac|mpio|ciud|cdad|' +
    'plaats|woonplaats|stad|obec|město|localitate|oraș|település|város|πόλη|город|населенный пункт|thành phố|kota|il|ili|il adı|المدينة|مدينة|' +
    '市区町村|市町村|城市|都市|市|地市|עיר|יישוב|ישוב|emirate|الإمارة|miestas|linn|bandar|kommun|kommune|kunta|δήμος',
  townLine:
    'plz ort|plz und ort|plz u ort|plz stadt|plz wohnort|plz gemeinde|postleitzahl ort|postleitzahl und ort|postleitzahl stadt|city state zip|city state|city zip|zip city|city state zip code|cidade uf|cidade estado|ilçe il|il ilçe|cp ville|code postal ville|' +
    'cap comune|cap città|cp población|cap e città|cap e comune|cap località|cap e località|cp y población|cp localidad|cp y localidad|cp municipio|cp ciudad|código postal población|código postal y población|código postal localidad|cp et ville|cp commune|code postal et ville|code postal commune|cep cidade|cep e cidade|postcode plaats|postcode en plaats|postcode woonplaats|postcode en woonplaats|pc plaats|postcode city|postcode town|postnr by|postnr og by|postnummer og by|postnr sted|postnr og sted|postnr poststed|postnr og poststed|postnummer og poststed|postnr ort|postnr och ort|postnummer och ort|postnummer ort|postinumero ja toimipaikka|postinro ja toimipaikka|psč obec|psč město|psč mesto|psč a obec|psč a město|psč a mesto|irsz város|irányítószám város|city st zip|city st|zip and city|city province|miasto kod|kod miasto|kod i miasto|kod miejscowość|kod i miejscowość|kod pocztowy miasto|kod pocztowy i miasto|kod pocztowy miejscowość|kod pocztowy i miejscowość|poštanski broj i mesto|poštanski broj i grad|индекс город|индекс и город',
  state:
    'المنطقة الإدارية|região administrativa|área administrativa|area amministrativa|région administrative|bundesland/kanton/provinz|obszar administracyjny|idari alan|административная область|administrativt område|administrative area|address state|state province|province code|राज्य|entidad|entidad federativa|work state|store state|จังหวัด|provider business practice location address state name|business state|address 1 region|state|province|region|addr:state|시도|시도명|bundesland|provincia|estado|uf|prov|état|région|regione|kanton|canton|state code|us state|region name|' +
    '都道府県|省份|省|المنطقة|область|регион|województwo|judeţ|județ|megye|tỉnh|provinsi|provincie|county|län|fylke|maakunta|област|νομός|županija|apskritis|maakond|מחוז|negeri',
  street:
    'közterület neve|közterület|tên đường|đường|đường phố|tên phố|nama jalan|jalan|ถนน|ชื่อถนน|descrizione via|denominazione via|denominazione strada|nome strada|toponimo|nome via piazza|descrizione strada|vejnavn|gatenavn|gateadresse|gatunamn|вулиця|назва вулиці|vej|katu|str|work street|store street|adresse voie|voie nom|straatnaam|address street name|desc vial|desc vial edificio|desc vial acceso|strasse|ถนน|street|business street|address 1 street|street 1|street1|addr:street|street name|road|straße|calle|rue|via|rua|cadde|sokak|ulica|str|ul|gata|gate|вул|ул|οδός|straat|voie|nom de voie|nom vial|libellevoieetablissement|nombre vía|nombre de la vía|nombre de vía|logradouro|улица|ulice|utca|' +
    'strada|đường|jalan|街道|町名番地|番地|الشارع|شارع|cadde sokak|road name|libellé voie|libellé de voie|libellé de la voie|nom de la voie|nom de rue|nom de la rue|calle avenida|nombre de la calle|nome da rua|nome via|nome della via|straßenname|nazwa ulicy|název ulice|सड़क|רחוב|도로명|gatvė|tänav',
  house:
    'hsz|street no|st no|civic number|civic no|husnr|husnummer|hus nr|будинок|номер будинку|talonumero|házszám|nr domu|č p|број|kućni broj|số nhà|adresse numero|voie numéro|address building|num edificio|num acceso|house|housenumber|bldg no|hausnr.|n. civico|house number|addr:housenumber|street number|hausnummer|hausnr|hnr|hsnr|h nr|hs nr|huisnummer|numero civico|numero exterior|número|kapı no|bina no|' +
    'house no|building number|building no|num ext|número ext|no ext|no exterior|civico|n civico|nr domu|nr budynku|numer budynku|numer domu|huisnr|kućni broj|dış kapı no|' +
    'numéro|numero|num|numerovoieetablissement|numéro de voie|numéro voie|numéro rue|numéro de rue|n° de rue|num rue|building|дом|kapı numarası|n° voie|n° de voie|n° rue|no voie|num voie|nº de vía|núm vía|nº vía|číslo popisné|č p|čp|házszám|номер дома|дом номер|番地号|건물번호|číslo domu|namo numeris|maja number|رقم المبنى|מספר בית|मकान नंबर|บ้านเลขที่|no rumah|门牌号|門牌號',
  streetType:
    'clase vial|clase vial edificio|clase vial acceso|typevoieetablissement|type de voie|type voie|type de la voie|typ voie|nature voie|tipo logradouro|tipo de logradouro|tipo vial|tipo de vía|tipo vía|clase de vía|clase vía|siglas vía|tipo logr|tipo de via|rodzaj ulicy|cecha ulicy',
  /** Behind the name of the street, as in Hungary: `Sas`, `utca`. */
  streetTypeBehind:
    'street type|st type|street suffix|közterület jellege|közterület típusa|közterület jelleg',
  unit: 'suite number|suite no|suite #|unit number|unit no|unit #|apt|apt #|apt no|ste|shop no|shop number|stall no|floor|centre|center|mall|shopping centre|shopping center|부속주소|addr:unit|unit|suite|apartment|apt/suite|apt suite|complemento|complément|interior|num int|daire no|toevoeging|nr lokalu|bus|bte',
  addressLines:
    '도로명 주소 상세|도로명 상세주소|주소 상세|소재지 상세|상세주소|주소상세|나머지주소|세부주소|adresszusatz|zusatz|complément adresse|complement adresse|address line2|address 2|address2|street address 2|address line 2|addressline2|street address line 2|adresse 2|street 2|street2|address 3|address3|address line 3|adresse 3|address line 4|' +
    'address 4|dirección 2|endereço 2|indirizzo 2|adres 2',
  quarter:
    'ward|ward name|barrio comercial|quartiere|rione|barangay|brgy|bgy|barangay name|desc barrio local|kelurahan|desa|kelurahan desa|phường|phường xã|แขวง|ตำบล|แขวง ตำบล|mahalle|mahalle adı|neighborhood|neighbourhood|addr:neighbourhood|colonia|barrio|bairro|mahallesi|osiedle|quartier|nomb asent|الحي|حي|שכונה',
  district:
    'taluka|taluk|tehsil|járás|地區|sub locality|alcaldía|delegación|जिला|desc distrito local|เขต|อำเภอ|เขต อำเภอ|ilçe|ilçe adı|district|addr:district|addr:suburb|suburb|borough|stadtteil|읍면동|ilçesi|semt|bezirk|ortsteil|arrondissement|distrito|opština|општина|' +
    'boro|район|dzielnica|kecamatan|quận|quận huyện|huyện|行政区|区县|区|鄉鎮市區|乡镇|行政區|wijk|kerület|općina|rajonas|linnaosa|區',
  latitude:
    'lokasyonx|lage breite|position breite|koordinaten breite|koordinate breite|standort breite|geokoordinaten breite|refinewgs84lat|geometry coordinates 1|location coordinates 1|geo širina|geografska širina|latitude|lat|@lat|wgs84lat|coordonneelambertordonneeetablissement|location/lat|위도|enlem|緯度|location latitude|latitud|latitudine|breitengrad|geo lat|gps lat|纬度|широта|szerokość geograficzna|' +
    'vĩ độ|خط العرض|병원위도|mapy|latitudee7|y|y좌표|좌표y|좌표정보y|좌표값y|northing|szer geogr|szer geograficzna|geogr breite|geografische breite|geographische breite|latitud geográfica|latitude géographique|latitude geográfica|breedtegraad|zeměpisná šířka|zemepisná šírka|földrajzi szélesség|geografska širina|latitudine geografica|lintang|अक्षांश|ละติจูด|leveysaste|breddegrad|γεωγραφικό πλάτος|географическая широта|географска ширина|platuma|laiuskraad|קו רוחב|bredde',
  longitude:
    'lokasyony|lage länge|position länge|koordinaten länge|koordinate länge|standort länge|geokoordinaten länge|longtitude|refinewgs84logt|geometry coordinates 0|location coordinates 0|geo dužina|geografska dužina|longitude|lon|lng|@lon|wgs84lon|coordonneelambertabscisseetablissement|location/lng|경도|boylam|経度|經度|location longitude|long|longitud|longitudine|längengrad|geo lon|geo lng|gps lon|gps lng|经度|долгота|' +
    'długość geograficzna|kinh độ|خط الطول|병원경도|mapx|longitudee7|x|x좌표|좌표x|좌표정보x|좌표값x|easting|dł geogr|dł geograficzna|geogr länge|geografische länge|geographische länge|longitud geográfica|longitude géographique|longitude geográfica|lengtegraad|zeměpisná délka|zemepisná dĺžka|földrajzi hosszúság|geografska dužina|longitudine geografica|bujur|देशांतर|ลองจิจูด|pituusaste|längdgrad|lengdegrad|γεωγραφικό μήκος|географическая долгота|længdegrad|географска дължина|довгота|ilguma|pikkuskraad|קו אורך|længde|lengde',
  otherPhone:
    'additional phones|additional phone|cell|celular|mobiel|mobiele telefoon|mobiel nummer|mobile 2|portable 2|téléphone portable|tél portable|tél mobile|teléfono móvil|telefone celular|telefono cellulare|telefon komórkowy|komórka|cep|cep no|мобильный|мобильный телефон|phone mobile|second phone|alt phone|secondary phone|phone number 2|tel 2|tel2|telefono 2|телефон 2|電話番号2|携帯|携帯電話|携帯番号|휴대전화번호|휴대폰번호|phone 2|phone2|telefon 2|telefon2|teléfono 2|telefone 2|téléphone 2|전화번호2|연락처2|other phone|alternate phone',
  areaCode:
    'lada|clave lada|ddd|ddd 1|ddd telefone|ddd telefone 1|codice area|indicativo|area code|ortsvorwahl|prefisso|prefijo|지역번호|vorwahl|vorw|alan kodu|dialling code|std code|indicatif|netnummer|kengetal|numer kierunkowy|código de área|код города|市外局番|区号|區碼',
  /** The halves of a postal code. */
  codeStart: 'code start|outcode|outward code|cp4|fsa',
  codeEnd: 'code end|incode|inward code|cp3|ldu',
  /** The middle of a phone, between the area code and the line. */
  exchange: '국번|국번호|전화국번|시내국번|市内局番|局番|exchange|phone exchange',
  /** The end of a phone whose other parts have columns of their own; behind those alone. */
  lineNumber:
    '번호|번호 뒷자리|전화번호 뒷자리|번호 끝자리|뒷자리|뒷번호|전화뒷자리|끝번호|가입자번호|番号|加入者番号|number|line number|subscriber number|号码|號碼',
  /** The registered name of a business, where the one on its sign is empty. */
  otherName:
    'fn|business name|company name|legal name|legal business name|registered name|entity name|organization name|trade name|denominationusuelleetablissement|denominationunitelegale|denominationusuelle1unitelegale|' +
    'raison sociale|dénomination|razón social|razão social|ragione sociale|denominazione|ticaret ünvanı|firma ünvanı|poslovno ime|법인명|業者名|企业名称',
  /** Which of a chain's shops it is. */
  branch:
    'brchnm|지점명|支店名|分店名|branch|branch name|store branch|outlet branch|sucursal|filiale|şube|şube adı',
  otherCategory:
    'categories 1|categories 1 title|categories 1 name|위생업태명|개방서비스명|amenity|shop|healthcare|tourism|leisure|craft|office',
  /** What an academy teaches. */
  course: '교습과목명|교습과목|교습과정명|교습과정|교습과정목록명|교습계열명',
  cuisine:
    'food type|food types|type of food|cuisine style|cuisine styles|cuisine|cuisines|cuisines 0|cuisine type|küche|küchen|kitchen type|tipo de cocina|tipo di cucina|type de cuisine',
  /** Of the classes of Europe or Brazil. */
  activityCode:
    'naeringskode1 kode|naeringskode1|næringskode|næringskode 1|branchekode|nace|nace code|nace kodu|nace rev 2|naf|code naf|code ape|ape|naf code|activiteprincipaleetablissement|activiteprincipaleunitelegale|ateco|codice ateco|ateco 2007|sbi|sbi code|cnae|cnae principal|código cnae|' +
    'cnae fiscal|cnae fiscal principal|pkd|kod pkd|nkd|šifra delatnosti|šifra djelatnosti|teáor|teáor kód|caen|cod caen|wz|wz code|wz 2008|önace|sni|sni kod|cz nace|siccode sictext 1|sic text 1|sic code|sic codes|sic|uk sic|noga|noga code|noga 2008',
  americanCode: 'naics|naics code|naics 2017|naics 2022|primary naics|primary naics code|naics codes',
  /** A latitude and a longitude in one cell. */
  point:
    'koordinate|gps koordinate|geografske koordinate|souřadnice|gps souřadnice|súradnice|współrzędne|współrzędne gps|koordináták|gps koordináták|coordonate|coordonate gps|συντεταγμένες|tọa độ|พิกัด|geo|coord|coords|location coordinates|geometry|geom|the geom|wkt|wkt geom|geo point|geo point 2d|geopoint|geolocation|georeference|geocoded column|geocoded location|new georeferenced column|business location|location point|point|lat lon|lat lng|lat long|latlng|latlon|latlong|' +
    'gps|gps coordinates|coordinates|coordinate|coordenadas|coordonnées|coordonnées gps|koordinaten|koordinat|koordinatlar|coordinate gps|координаты|좌표|위치좌표|座標|坐标|经纬度|location',
  status:
    'managesttus|clsbizdvsnm|post status|ettevotja staatus tekstina|등록 상태명|location status|store status|shop status|outlet status|venue status|place status|branch status|facility status|closed bucket|functional status|functionality|functionality status|operational state|حالة الرخصة|حالة الترخيص|حالة السجل|estado rnt|estado registro|estado del registro|trdstatenm|dtlstatenm|bsnstatenm|open state|desc situacion local|situation|status|business status|operational status|상세 영업 상태명|영업 상태명|영업 상태|운영 상태|current status|situação|situacao|durum|' +
    'işletme durumu|statut|статус|営業状態|营业状态|營業狀態|營業狀況|營運狀態|營運狀況|登記狀態|商業狀態|營業現況|상태|납세자 상태|사업자 상태|휴폐업 상태|휴폐업 구분|폐업 구분|영업 구분|영업 현황|운영 현황|폐업 상태|휴업 상태|license status|licence status|registration status|permit status|license state|licence state|인허가 상태|허가 상태|등록 상태|영업허가 상태|estado licencia|estado de la licencia|estado da licença|estado matrícula|estado de la matrícula|stato licenza|lizenzstatus|statut licence|statut de la licence|ruhsat durumu|status izin|статус лицензии|許可状態|许可状态|' +
    'abn status|company status|companystatus|account status|üyelik durumu|faaliyet durumu|kayıt durumu|estado actual|estado del local|estado da empresa|stan|стан|состояние|' +
    'tình trạng|tình trạng hoạt động|trạng thái|status usaha|สถานะ|الحالة|現況|現況狀態|登記現況|登记状态|经营状态|企业状态|company_status|situación|situación actual|situación del local|situazione|stato attività|stato esercizio|betriebsstatus|situação atual|bedrijfsstatus|stav provozovny|status firmy|статус организации|स्थिति|営業状況|κατάσταση|būsena|סטטוס|状态|狀態|gstin status|gstin uin status',
  /** The Brazilian register also has numbers. */
  brazilianStatus: 'situação cadastral|situacao cadastral|descrição situação cadastral',
  /** `A` for active, `F` or `C` for closed, in the French register of companies. */
  closedLetter:
    'etatadministratifetablissement|etatadministratif|etat administratif établissement|etat administratif de l établissement|etat administratif etab|etat établissement|etatadministratifunitelegale|etat administratif unité légale|etat administratif de l unité légale|etat administratif entreprise|statut administratif',
  permanentlyClosed:
    'permanently closed|closed is closed|dauerhaft geschlossen|endgültig geschlossen|cerrado permanentemente|permanentemente cerrado|cerrado definitivamente|chiuso definitivamente|permanentemente chiuso|fermé définitivement|définitivement fermé|encerrado permanentemente|permanentemente encerrado|fechado permanentemente|permanentemente fechado|kalıcı olarak kapalı|kalıcı olarak kapandı|kalıcı kapalı|permanent gesloten|definitief gesloten|trwale zamknięte|zamknięte na stałe|trvale zavřeno|trvale uzavřeno|trvalo zatvorené|trajno zatvoreno|zatvoreno trajno|végleg bezárt|închis definitiv|закрыто навсегда|закрыт навсегда|зачинено назавжди|затворено завинаги|stängt permanent|lukket permanent|pysyvästi suljettu|영구 폐업|영구폐점|永久关闭|永久停業|永久歇業|is permanently closed|closed permanently|폐업 여부|is closed|closed|closed down|defunct|permanentlyclosed|폐업|폐점|' +
    'has closed|is shut|shut down|no longer open|out of business|inactive|is inactive|dissolved|deleted|is deleted|archived|is archived|del yn|delete yn|폐업 유무|폐점 여부|폐원 여부|폐관 여부|폐쇄 여부|삭제 여부|廃業|閉業|kapandı|kapandı mı|kapatıldı mı|kapalı mı|pasif|pasif mi|inaktiv|inactif|inactivo|inativo|inattivo|inactief|nieaktywny|zlikwidowany|konkurs|is bankrupt|under avvikling|underavvikling|under tvangsavvikling|undertvangsavviklingellertvangsopplosning',
  /** Whether a business is still one; not whether it is open now. */
  active:
    'active|is active|still active|trading|is trading|still trading|currently trading|in business|still in business|still open|still exists|operating|is operating|still operating|operational|is operational|in operation|open for business|use yn|aktif|aktif mi|faal|faal mi|hala açık mı|faaliyette|faaliyette mi|activo|activa|ativo|ativa|actif|attivo|aktiv|aktywny|actief|activ|' +
    'in betrieb|noch in betrieb|en activité|en actividad|en funcionamiento|in attività|em atividade|em funcionamento|czynny|działa|운영 여부|영업 여부|영업중 여부|운영중 여부|정상영업 여부|운영 유무|영업 유무|사용 여부|사용 유무|attiva',
  temporarilyClosed:
    'temporarily closed|vorübergehend geschlossen|cerrado temporalmente|temporalmente cerrado|chiuso temporaneamente|temporaneamente chiuso|fermé temporairement|temporairement fermé|fechado temporariamente|temporariamente fechado|encerrado temporariamente|temporariamente encerrado|geçici olarak kapalı|geçici kapalı|tijdelijk gesloten|tymczasowo zamknięte|dočasně zavřeno|privremeno zatvoreno|временно закрыто|тимчасово зачинено|一時休業|臨時休業|暂停营业|暫停營業|is temporarily closed|is long closed|휴업 여부|휴업|휴업 유무|임시휴업|임시휴업 여부|휴폐업|휴폐업 여부|휴폐업 유무|휴업 폐업 여부|폐업 휴업 여부|휴점 여부|휴원 여부|휴관 여부|영업정지 여부|休業中|geçici kapalı mı|suspended|is suspended|dormant',
  /** Of this hour, or for good. */
  openNow: 'is open|currently open|açık mı|현재 영업 여부|현재 운영 여부',
  closedOn:
    'bus cl date|clsbizdt|clsbizde|dcbymd|business closed date|close date|business end date|datum zatvaranja|slettedato|slettet dato|avregistreringsdatum|lopettamispäivä|終止合約或歇業日期|終止合約日期|廃業日|廃業年月日|廃止年月日|廃止日|閉店日|閉店年月日|閉業日|歇業日期|歇業日|停業日期|注销日期|註銷日期|dissolution date|dissolved on|date of dissolution|cessation date|date of cessation|ceased date|ceased on|end of trading|date cessation|date de cessation|date cessation activité|date de cessation d activité|date de fermeture|date fermeture|fecha cierre|fecha baja|fecha de baja|fecha cese|fecha de cese|data cessazione|data chiusura|data di cessazione|data di chiusura|data fine attività|data encerramento|data de encerramento|data baixa|data da baixa|schließungsdatum|geschlossen seit|betriebsaufgabe|löschungsdatum|opheffingsdatum|datum opheffing|data zakończenia|data zakończenia działalności|data likwidacji|data wykreślenia|kapanış tarihi|terkin tarihi|kapanma tarihi|terk tarihi|дата закрытия|дата ликвидации|datum ukončení|datum zániku|폐업 신고일|폐업 신고 일자|폐업 연월일|폐업 년월일|폐점일|폐점 일자|폐쇄일|폐쇄 일자|말소일|말소 일자|등록 취소일|등록 취소 일자|dcbymd|clsbizde|abmeldung|abmeldedatum|gewerbeabmeldung|폐업 일자|폐업일|date_closed|location end date|cancel date|cancelled date|date ended|closure date|date of closing|closing date|date closed|closed date|date of closure|fecha de cierre|date de fermeture définitive',
  opensAt:
    'open|open from|opens from|opens|opening|opening time|open time|opens at|여는 시간|문 여는 시간|opening hour|açılış|açılış saati|öffnet|öffnung|geöffnet ab|geöffnet von|opent|openingstijd van|otwarcie|otwarte od|otevření|otvorenie|otevřeno od|открытие|открывается|відкриття|отваряне|otvaranje|nyitás|deschidere|άνοιγμα|öppnar|åpner|åbner|avaa|buka|jam buka|giờ mở|giờ mở cửa|เปิด|فتح|الفتح|פתיחה|abre|apre|ouvre|hora abre|hora abierto|horario apertura|apertura ore|açılma saati|açılış zamanı|hora de apertura|hora apertura|apertura|abertura|' +
    "hora de abertura|ouverture|heure d'ouverture|오픈|오픈시간|영업시작|영업시작시간|시작시간|운영시작시간|개점시간|운영시작시각|영업시작시각|개점시각|오픈시각|개장시간|개장시각|관람시작시각|관람시작시간|開店|開店時間|開店時刻|開始時間|開始時刻|営業開始|営業開始時間|営業開始時刻",
  closesAt:
    'close|open until|open till|opens until|closes|closing|closing time|close time|closes at|닫는 시간|문 닫는 시간|closing hour|kapanış|kapanış saati|schließt|schließung|geöffnet bis|sluit|sluiting|openingstijd tot|zamknięcie|otwarte do|zavření|uzavření|zatvorenie|otevřeno do|закрытие|закрывается|закриття|затваряне|zatvaranje|zárás|închidere|κλείσιμο|stänger|stenger|lukker|sulkee|jam tutup|giờ đóng|giờ đóng cửa|إغلاق|الإغلاق|סגירה|cierra|cierre|chiude|ferme|fermeture|fecha|hora cierra|horario cierre|chiusura ore|kapanma saati|kapanış zamanı|hora de cierre|hora cierre|fechamento|' +
    'hora de fechamento|heure de fermeture|마감|마감시간|영업종료|영업종료시간|종료시간|운영종료시간|폐점시간|운영종료시각|영업종료시각|폐점시각|마감시각|폐장시간|폐장시각|관람종료시각|관람종료시간|閉店|閉店時間|閉店時刻|終了時間|終了時刻|営業終了|営業終了時間|営業終了時刻',
  closedDays:
    'encerra|encerra em|kapalı olduğu günler|haftalık izin|ngày đóng cửa|hari tutup|固定公休|店休|定休|dzień zamknięcia|zavřeno v|szünnap|zi liberă|ημέρα αργίας|ρεπό|cierra los|chiuso il|restdatefood|restdate|restdateculture|restdateshopping|restdateleports|riposo|giorno di riposo|휴무일|휴무|쉬는 날|정기휴무|정기휴무일|휴무요일|휴무 요일|정휴일|휴일|휴진일|휴관일|휴관정보|휴무정보|휴점일|휴장일|定休日|休業日|休診日|店休日|休息日|kapalı gün|kapalı günler|kapalı olduğu gün|' +
    'tatil günü|closed days|closed day|closing day|closed on|day off|days off|weekly off|weekly holiday|साप्ताहिक अवकाश|साप्ताहिक छुट्टी|अवकाश|ruhetag|ruhetage|jour de fermeture|jours de fermeture|' +
    'fermeture hebdomadaire|giorno di chiusura|giorni di chiusura|chiusura settimanale|riposo settimanale|turno di chiusura|día de cierre|días de cierre|' +
    'día de descanso|descanso|chiusura|giorno chiusura|jours fermés|jour fermé|sluitingsdag|ngày nghỉ|hari libur|tutup|วันหยุด|dzień wolny|dia de folga|dia de descanso|выходной|выходные|साप्ताहिक अवकाश|साप्ताहिक छुट्टी|साप्ताहिक बंदी|बंद का दिन|sluitingsdagen|gesloten op|schließtag|schließtage|geschlossen am|días cerrados|cerrado los|dias de encerramento|dia de encerramento|dias fechados|fermé le|dni zamknięte|zavírací den|zárva tartás|hafta tatili|haftalık tatil|выходные дни|выходной день|العطلة الأسبوعية|يوم العطلة|يوم الإجازة|公休日|公休|매장휴무일|почивен ден|вихідний|neradni dan|יום סגור|hari cuti',
  /** The days on which the hours beside them hold: `Days open`, `Hours`. */
  openDays:
    'days open|open days|opening days|operating days|days of operation|business days|trading days|working days|days of the week|weekdays open|利用可能曜日|営業曜日|営業日|診療日|開館日|영업요일|영업일|운영요일|운영일|진료요일|진료일|öffnungstage|wochentage|' +
    'días de apertura|días de atención|días laborales|dias de funcionamento|dias de atendimento|giorni di apertura|jours d ouverture|openingsdagen|dni otwarcia|dni pracy|çalışma günleri|açık günler|hari buka|hari operasional|ngày mở cửa|วันทำการ|วันเปิดทำการ|营业日|營業日|дни работы|radni dani|أيام العمل|days|jours|jours de présence|jours de marché|giorni|tage|dias|días|günler|요일',
  /** The break of each day. */
  breaks:
    '점심시간|점심 휴게시간|평일 점심시간|점심시간 평일|브레이크 타임|브레이크|휴게시간|휴식시간|준비시간|break time|break|lunch break|lunch time break|mittagspause|pause|pause déjeuner|pausa|pausa pranzo|pausa almuerzo|pausa almoço|middagpauze|lunchpauze|przerwa|polední pauza|обед|перерыв|mola|öğle arası|mola saati|öğle molası|昼休み|休憩|休憩時間|中休み|午休|午休時間',
} as const
