/** First-level divisions with their other spellings, by country. See `find-region.ts`. */
export const regionsOfAsia: Readonly<Record<string, string>> = {
  PH:
    'Metro Manila|Kalakhang Maynila|NCR|National Capital Region, Abra, Agusan del Norte, Agusan del Sur, Aklan, Albay, Antique, ' +
    'Apayao, Aurora, Basilan, Bataan, Batanes, Batangas, Benguet, Biliran, Bohol, Bukidnon, Bulacan, Cagayan, Camarines Norte, ' +
    'Camarines Sur, Camiguin, Capiz, Catanduanes, Cavite|Kabite, Cebu, Cotabato|North Cotabato, Davao de Oro, Davao del Norte, ' +
    'Davao del Sur, Davao Occidental, Davao Oriental, Dinagat Islands, Eastern Samar, Guimaras, Ifugao, Ilocos Norte, Ilocos Sur, ' +
    'Iloilo, Isabela, Kalinga, La Union, Laguna, Lanao del Norte, Lanao del Sur, Leyte, Maguindanao, Marinduque, Masbate, ' +
    'Misamis Occidental, Misamis Oriental, Mountain Province, Negros Occidental, Negros Oriental, Northern Samar, Nueva Ecija, ' +
    'Nueva Vizcaya, Occidental Mindoro, Oriental Mindoro, Palawan, Pampanga, Pangasinan, Quezon, Quirino, Rizal, Romblon, Samar, ' +
    'Sarangani, Siquijor, Sorsogon, South Cotabato, Southern Leyte, Sultan Kudarat, Sulu, Surigao del Norte, Surigao del Sur, ' +
    'Tarlac, Tawi-Tawi, Zambales, Zamboanga del Norte, Zamboanga del Sur, Zamboanga Sibugay',
  VN:
    '*Hà Nội|Hanoi|Ha Noi|HN, *Hồ Chí Minh|HCM|SG|SGN|Ho Chi Minh City|Thành phố Hồ Chí Minh|TP.HCM|TPHCM|HCMC|Sài Gòn|Saigon|TP HCM, ' +
    '*Đà Nẵng|Danang|ĐN|DN, *Hải Phòng|Haiphong, *Cần Thơ, *Huế|Hue|Thua Thien Hue|Thừa Thiên Huế, An Giang, ' +
    'Bà Rịa - Vũng Tàu|Bà Rịa–Vũng Tàu, Bạc Liêu, Bắc Giang, Bắc Kạn, Bắc Ninh, Bến Tre, Bình Dương, Bình Định, Bình Phước, ' +
    'Bình Thuận, Cà Mau, Cao Bằng, Đắk Lắk|Dak Lak, Đắk Nông, Điện Biên, Đồng Nai, Đồng Tháp, Gia Lai, Hà Giang, Hà Nam, Hà Tĩnh, ' +
    'Hải Dương, Hậu Giang, Hòa Bình, Hưng Yên, Khánh Hòa|Khanh Hoa, Kiên Giang, Kon Tum, Lai Châu, Lạng Sơn, Lào Cai, Lâm Đồng, ' +
    'Long An, Nam Định, Nghệ An, Ninh Bình, Ninh Thuận, Phú Thọ, Phú Yên, Quảng Bình, Quảng Nam, Quảng Ngãi, Quảng Ninh, Quảng Trị, ' +
    'Sóc Trăng, Sơn La, Tây Ninh, Thái Bình, Thái Nguyên, Thanh Hóa, Tiền Giang, Trà Vinh, Tuyên Quang, Vĩnh Long, Vĩnh Phúc, Yên Bái',
  ID:
    'Aceh, Bali, Banten, Bengkulu, *DKI Jakarta|Jakarta Special Capital Region|Daerah Khusus Ibukota Jakarta|Special Capital Region of Jakarta|Jakarta, ' +
    'DI Yogyakarta|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta, Gorontalo, Jambi, Jawa Barat|West Java, ' +
    'Jawa Tengah|Central Java, Jawa Timur|East Java, Kalimantan Barat|West Kalimantan, Kalimantan Selatan|South Kalimantan, ' +
    'Kalimantan Tengah|Central Kalimantan, Kalimantan Timur|East Kalimantan, Kalimantan Utara|North Kalimantan, ' +
    'Kepulauan Bangka Belitung, Kepulauan Riau|Riau Islands, Lampung, Maluku, Maluku Utara|North Maluku, ' +
    'Nusa Tenggara Barat|Nusa Tenggara Bar.|West Nusa Tenggara, Nusa Tenggara Timur|East Nusa Tenggara|Nusa Tenggara Tim., ' +
    'Papua, Papua Barat|West Papua, Riau, Sulawesi Selatan|South Sulawesi, Sulawesi Tengah|Central Sulawesi, ' +
    'Sulawesi Tenggara|South East Sulawesi, Sulawesi Utara|North Sulawesi, Sulawesi Barat|West Sulawesi, ' +
    'Sumatera Barat|West Sumatra, Sumatera Selatan|South Sumatra, Sumatera Utara|North Sumatra',
  IN:
    'Andhra Pradesh|AP|आंध्र प्रदेश|आन्ध्र प्रदेश|ఆంధ్రప్రదేశ్|ఆంధ్ర ప్రదేశ్, Arunachal Pradesh|अरुणाचल प्रदेश, ' +
    'Assam|असम|অসম|আসাম, Bihar|बिहार, Chhattisgarh|छत्तीसगढ़, ' +
    '*Delhi|NCT of Delhi|National Capital Territory of Delhi|राष्ट्रीय राजधानी क्षेत्र दिल्ली, Goa|गोवा, ' +
    'Gujarat|GJ|गुजरात|ગુજરાત, Haryana|HR|हरियाणा, Himachal Pradesh|हिमाचल प्रदेश, ' +
    'Jammu and Kashmir|जम्मू और कश्मीर|जम्मू-कश्मीर, Jharkhand|झारखंड|झारखण्ड, Karnataka|KA|कर्नाटक|ಕರ್ನಾಟಕ, ' +
    'Kerala|KL|केरल|കേരളം|കേരള, Ladakh|लद्दाख, Madhya Pradesh|MP|मध्य प्रदेश, Maharashtra|MH|महाराष्ट्र, Manipur|मणिपुर, ' +
    'Meghalaya|मेघालय, Mizoram|मिजोरम|मिज़ोरम, Nagaland|नागालैंड|नागालैण्ड, Odisha|Orissa|ओडिशा|उड़ीसा|ଓଡ଼ିଶା, ' +
    'Puducherry|Pondicherry|पुडुचेरी|पुदुचेरी, Punjab|PB|पंजाब|ਪੰਜਾਬ, Rajasthan|RJ|राजस्थान, Sikkim|सिक्किम, ' +
    'Tamil Nadu|TN|तमिलनाडु|तमिल नाडु|தமிழ்நாடு|தமிழ் நாடு, Telangana|TS|TG|तेलंगाना|तेलंगाणा|తెలంగాణ, ' +
    'Tripura|त्रिपुरा|ত্রিপুরা, Uttar Pradesh|UP|उत्तर प्रदेश, Uttarakhand|UK|उत्तराखंड|उत्तराखण्ड, ' +
    'West Bengal|WB|पश्चिम बंगाल|पश्चिमी बंगाल|পশ্চিমবঙ্গ|পশ্চিম বঙ্গ, *Chandigarh|चंडीगढ़|ਚੰਡੀਗੜ੍ਹ, Lakshadweep, ' +
    'Andaman and Nicobar Islands',
  MY:
    'Johor, Kedah, Kelantan, Melaka|Malacca, Negeri Sembilan, Pahang, Perak, Perlis, Penang|Pulau Pinang, Sabah, Sarawak, Selangor, ' +
    'Terengganu, *Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur|Federal Territory of Kuala Lumpur|WP Kuala Lumpur, ' +
    '*Putrajaya|Wilayah Persekutuan Putrajaya|Federal Territory of Putrajaya, *Labuan',
  TH:
    '*Bangkok|Krung Thep Maha Nakhon|Krung Thep|กรุงเทพมหานคร|กรุงเทพฯ, *Chiang Mai|เชียงใหม่, *Chiang Rai|เชียงราย, *Phuket|ภูเก็ต, Chon Buri|ชลบุรี|Chonburi, ' +
    '*Krabi|กระบี่, Surat Thani|สุราษฎร์ธานี, *Nonthaburi|นนทบุรี, *Ayutthaya|Phra Nakhon Si Ayutthaya, *Khon Kaen|ขอนแก่น, ' +
    '*Nakhon Ratchasima|นครราชสีมา, Songkhla|สงขลา, Prachuap Khiri Khan, *Kanchanaburi, *Lampang, *Lamphun, *Mae Hong Son, *Nan, ' +
    '*Phitsanulok, *Rayong, *Samut Prakan, *Trang, *Trat, *Ubon Ratchathani, *Udon Thani, Phang Nga|Phangnga, Pathum Thani',
  CN:
    '*Beijing|北京市|北京, *Shanghai|上海市|上海, *Tianjin|天津市|天津, *Chongqing|重庆市|重庆|重慶市, Anhui|安徽省|安徽, Fujian|福建省|福建, ' +
    'Gansu|甘肃省|甘肃, Guangdong|广东省|广东|廣東省, Guangxi|广西壮族自治区|广西, Guizhou|贵州省|贵州, Hainan|海南省|海南, Hebei|河北省|河北, ' +
    'Heilongjiang|黑龙江省|黑龙江|Hei Long Jiang Sheng, Henan|河南省|河南, Hubei|湖北省|湖北, Hunan|湖南省|湖南, Inner Mongolia|内蒙古自治区|内蒙古, ' +
    'Jiangsu|江苏省|江苏|江蘇省, Jiangxi|江西省|江西, Jilin|吉林省|吉林, Liaoning|辽宁省|辽宁, Ningxia|宁夏回族自治区|宁夏, Qinghai|青海省|青海, ' +
    'Shaanxi|陕西省|陕西, Shandong|山东省|山东, Shanxi|山西省|山西, Sichuan|四川省|四川, Tibet|西藏自治区|西藏, Xinjiang|新疆维吾尔自治区|新疆, ' +
    'Yunnan|云南省|云南, Zhejiang|浙江省|浙江',
  TW:
    '*Taipei City|台北市|臺北市|Taipei, *New Taipei City|新北市, *Taoyuan City|桃園市, *Taichung City|台中市|臺中市, *Tainan City|台南市|臺南市, ' +
    '*Kaohsiung City|高雄市, *Keelung City|基隆市, *Hsinchu City|新竹市, Hsinchu County|新竹縣, Miaoli County|苗栗縣, Changhua County|彰化縣, ' +
    'Nantou County|南投縣, Yunlin County|雲林縣, *Chiayi City|嘉義市, Chiayi County|嘉義縣, Pingtung County|屏東縣, Yilan County|宜蘭縣, ' +
    'Hualien County|花蓮縣, Taitung County|台東縣|臺東縣, Penghu County|澎湖縣, Kinmen County|金門縣, Lienchiang County|連江縣',
  JP:
    'Hokkaido|北海道, Aomori|青森県, Iwate|岩手県, Miyagi|宮城県, Akita|秋田県, Yamagata|山形県, Fukushima|福島県, Ibaraki|茨城県, Tochigi|栃木県, ' +
    'Gunma|群馬県, Saitama|埼玉県, Chiba|千葉県, *Tokyo|東京都|東京|Tōkyō|Tokyo-to|도쿄도|도쿄, Kanagawa|神奈川県, Niigata|新潟県, Toyama|富山県, ' +
    'Ishikawa|石川県, Fukui|福井県, Yamanashi|山梨県, Nagano|長野県, Gifu|岐阜県, Shizuoka|静岡県, Aichi|愛知県, Mie|三重県, Shiga|滋賀県, ' +
    'Kyoto|京都府|Kyōto|교토부, Osaka|大阪府|Ōsaka|오사카부, Hyogo|兵庫県|Hyōgo, Nara|奈良県, Wakayama|和歌山県, Tottori|鳥取県, Shimane|島根県, ' +
    'Okayama|岡山県, Hiroshima|広島県, Yamaguchi|山口県, Tokushima|徳島県, Kagawa|香川県, Ehime|愛媛県, Kochi|高知県|Kōchi, Fukuoka|福岡県, ' +
    'Saga|佐賀県, Nagasaki|長崎県, Kumamoto|熊本県, Oita|大分県|Ōita, Miyazaki|宮崎県, Kagoshima|鹿児島県, Okinawa|沖縄県',
  // In the order of their plate numbers, which start the postal codes.
  TR:
    'Adana, Adıyaman, Afyonkarahisar|Afyon, Ağrı, Amasya, Ankara, Antalya, Artvin, Aydın, Balıkesir, Bilecik, Bingöl, Bitlis, ' +
    'Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum, Denizli, Diyarbakır, Edirne, Elazığ, Erzincan, Erzurum, Eskişehir, ' +
    'Gaziantep|Antep, Giresun, Gümüşhane, Hakkari, Hatay, Isparta, Mersin|İçel, İstanbul, İzmir, Kars, Kastamonu, Kayseri, ' +
    'Kırklareli, Kırşehir, Kocaeli, Konya, Kütahya, Malatya, Manisa, Kahramanmaraş|Maraş, Mardin, Muğla, Muş, Nevşehir, Niğde, ' +
    'Ordu, Rize, Sakarya, Samsun, Siirt, Sinop, Sivas, Tekirdağ, Tokat, Trabzon, Tunceli, Şanlıurfa|Urfa, Uşak, Van, Yozgat, ' +
    'Zonguldak, Aksaray, Bayburt, Karaman, Kırıkkale, Batman, Şırnak, Bartın, Ardahan, Iğdır, Yalova, Karabük, Kilis, Osmaniye, Düzce',
  AE: '*Abu Dhabi, *Dubai|دبي, *Sharjah, *Ajman, Ras Al Khaimah, Fujairah, Umm Al Quwain',
  PK: 'Punjab, Sindh, Khyber Pakhtunkhwa|KPK, Balochistan, Islamabad Capital Territory|ICT, Azad Kashmir, Gilgit-Baltistan',
}

/** First-level divisions with their other spellings, by country. See `find-region.ts`. */
export const regionsOfAmericas: Readonly<Record<string, string>> = {
  US:
    'Alabama|AL, Alaska|AK, Arizona|AZ, Arkansas|AR, California|CA|Calif, Colorado|CO, Connecticut|CT, Delaware|DE, ' +
    '*District of Columbia|DC|Washington DC, Florida|FL, Georgia|GA, Hawaii|HI, Idaho|ID, Illinois|IL, Indiana|IN, Iowa|IA, ' +
    'Kansas|KS, Kentucky|KY, Louisiana|LA, Maine|ME, Maryland|MD, Massachusetts|MA, Michigan|MI, Minnesota|MN, Mississippi|MS, ' +
    'Missouri|MO, Montana|MT, Nebraska|NE, Nevada|NV, New Hampshire|NH, New Jersey|NJ, New Mexico|NM, New York|NY, ' +
    'North Carolina|NC, North Dakota|ND, Ohio|OH, Oklahoma|OK, Oregon|OR, Pennsylvania|PA, Puerto Rico|PR, Rhode Island|RI, ' +
    'South Carolina|SC, South Dakota|SD, Tennessee|TN, Texas|TX, Utah|UT, Vermont|VT, Virginia|VA, Washington|WA, ' +
    'West Virginia|WV, Wisconsin|WI, Wyoming|WY, Guam|GU, U.S. Virgin Islands|VI, American Samoa|AS, Northern Mariana Islands|MP',
  CA:
    'Alberta|AB, British Columbia|BC|Colombie-Britannique, Manitoba|MB, New Brunswick|NB|Nouveau-Brunswick, ' +
    'Newfoundland and Labrador|NL|Newfoundland, Nova Scotia|NS|Nouvelle-Écosse, Northwest Territories|NT, Nunavut|NU, ' +
    'Ontario|ON, Prince Edward Island|PE|PEI, Quebec|QC|Québec|PQ, Saskatchewan|SK, Yukon|YT|Yukon Territory',
  AU:
    'New South Wales|NSW, Victoria|VIC, Queensland|QLD, Western Australia|WA, South Australia|SA, Tasmania|TAS, ' +
    'Australian Capital Territory|ACT, Northern Territory|NT',
  BR:
    'Acre|AC, Alagoas|AL, Amapá|AP, Amazonas|AM, Bahia|BA, Ceará|CE, Distrito Federal|DF, Espírito Santo|ES, Goiás|GO, ' +
    'Maranhão|MA, Mato Grosso|MT, Mato Grosso do Sul|MS, Minas Gerais|MG, Pará|PA, Paraíba|PB, Paraná|PR, Pernambuco|PE, ' +
    'Piauí|PI, Rio de Janeiro|RJ|State of Rio de Janeiro, Rio Grande do Norte|RN, Rio Grande do Sul|RS, Rondônia|RO, ' +
    'Roraima|RR, Santa Catarina|SC, São Paulo|SP|State of São Paulo, Sergipe|SE, Tocantins|TO',
  MX:
    'Aguascalientes|Ags., Baja California|B.C., Baja California Sur|B.C.S., Campeche|Camp., Chiapas|Chis., Chihuahua|Chih., ' +
    '*Ciudad de México|CDMX|Mexico City|Distrito Federal|D.F., Coahuila|Coah.|Coahuila de Zaragoza, Colima|Col., Durango|Dgo., ' +
    'Guanajuato|Gto., Guerrero|Gro., Hidalgo|Hgo., Jalisco|Jal., México|Estado de México|Méx.|Edo. Méx., Michoacán|Mich., ' +
    'Morelos|Mor., Nayarit|Nay., Nuevo León|N.L., Oaxaca|Oax., Puebla|Pue., Querétaro|Qro., Quintana Roo|Q.R.|Q. Roo, ' +
    'San Luis Potosí|S.L.P., Sinaloa|Sin., Sonora|Son., Tabasco|Tab., Tamaulipas|Tamps., Tlaxcala|Tlax., Veracruz|Ver., ' +
    'Yucatán|Yuc., Zacatecas|Zac.',
  AR:
    '*Ciudad Autónoma de Buenos Aires|Cdad. Autónoma de Buenos Aires|CABA|C.A.B.A.|Capital Federal, Provincia de Buenos Aires|Buenos Aires Province, Catamarca, ' +
    'Chaco, Chubut, Córdoba|Córdoba Province, Corrientes, Entre Ríos, Formosa, Jujuy, La Pampa, La Rioja, Mendoza, Misiones, ' +
    'Neuquén, Río Negro, Salta, San Juan, San Luis, Santa Cruz, Santa Fe, Santiago del Estero, Tierra del Fuego, Tucumán',
  CL:
    'Región Metropolitana|Región Metropolitana de Santiago|Santiago Metropolitan Region|RM, Valparaíso, Biobío|Bío Bío, ' +
    'Araucanía|La Araucanía, Antofagasta, Atacama, Coquimbo, Maule, Los Lagos, Los Ríos, Magallanes, Tarapacá, Arica y Parinacota, ' +
    "O'Higgins, Aysén, Ñuble",
  CO:
    'Antioquia, Atlántico, *Bogotá D.C.|Bogota DC, Bolívar, Boyacá, Caldas, Caquetá, Casanare, Cauca, Cesar, Chocó, Córdoba, ' +
    'Cundinamarca, Huila, La Guajira, Magdalena, Meta, Nariño, Norte de Santander, Putumayo, Quindío, Risaralda, Santander, ' +
    'Sucre, Tolima, Valle del Cauca',
}

/** First-level divisions with their other spellings, by country; Africa's are here too. See `find-region.ts`. */
export const regionsOfEurope: Readonly<Record<string, string>> = {
  // A county implies the country in which it lies.
  GB:
    'England|ENG|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|' +
    'County Durham|East Sussex|West Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|' +
    'Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|North Yorkshire|South Yorkshire|' +
    'West Yorkshire|East Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|' +
    'Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|Isle of Wight, ' +
    'Scotland|SCT|Aberdeenshire|Fife|Highland|Lanarkshire|Midlothian|Perthshire|Ayrshire, ' +
    'Wales|WLS|Cymru|Gwynedd|Powys|Pembrokeshire|Dyfed|Clwyd|Gwent, ' +
    'Northern Ireland|NIR|County Antrim|County Down|County Armagh|County Tyrone|County Londonderry|County Fermanagh',
  IE:
    'Co. Carlow, Co. Cavan|An Cabhán|Cavan, Co. Clare|Clare, Co. Cork|Cork City, Co. Donegal, Co. Dublin|Dublin City|Fingal County|South Dublin|Dún Laoghaire-Rathdown, Co. Galway|Galway City, Co. Kerry, Co. Kildare, Co. Kilkenny, ' +
    'Co. Laois, Co. Leitrim, Co. Limerick|Limerick City and County Council, Co. Longford|An Longfort, Co. Louth, Co. Mayo, Co. Meath, Co. Monaghan, Co. Offaly|Uíbh Fhailí, ' +
    'Co. Roscommon, Co. Sligo, Co. Tipperary, Co. Waterford, Co. Westmeath, Co. Wexford, Co. Wicklow',
  DE:
    'Baden-Württemberg, Bayern|Bavaria, *Berlin, Brandenburg, *Bremen, *Hamburg, Hessen|Hesse, ' +
    'Mecklenburg-Vorpommern, Niedersachsen|Lower Saxony, Nordrhein-Westfalen|North Rhine-Westphalia|NRW, ' +
    'Rheinland-Pfalz|Rhineland-Palatinate, Saarland, Sachsen|Saxony, Sachsen-Anhalt|Saxony-Anhalt, Schleswig-Holstein, ' +
    'Thüringen|Thuringia',
  AT:
    'Burgenland, Kärnten|Carinthia, Niederösterreich|Lower Austria, Oberösterreich|Upper Austria, *Salzburg, ' +
    'Steiermark|Styria, Tirol|Tyrol, Vorarlberg, *Wien|Vienna',
  IT:
    'Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia|Lombardy, Marche, ' +
    'Molise, Piemonte|Piedmont, Puglia|Apulia, Sardegna|Sardinia, Sicilia|Sicily, Toscana|Tuscany, Trentino-Alto Adige, Umbria, ' +
    "Valle d'Aosta|Aosta Valley, Veneto",
  FR:
    'Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne|Brittany, Centre-Val de Loire, Corse|Corsica, Grand Est, ' +
    "Hauts-de-France, Île-de-France, Normandie|Normandy, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d'Azur",
  ES:
    'Andalucía|Andalusia, Aragón, Asturias, Illes Balears|Balearic Islands|Islas Baleares, Canarias|Canary Islands, Cantabria, ' +
    'Castilla y León, Castilla-La Mancha, Cataluña|Catalonia|Catalunya, Comunidad de Madrid|Community of Madrid, ' +
    'Comunidad Valenciana|Valencian Community, Extremadura, Galicia, La Rioja, Navarra|Navarre, País Vasco|Basque Country|Euskadi, ' +
    'Región de Murcia',
  NL:
    'Drenthe, Flevoland, Friesland|Fryslân, Gelderland, Limburg, Noord-Brabant|North Brabant, Noord-Holland|North Holland, ' +
    'Overijssel, Zuid-Holland|South Holland, Zeeland',
  RU: '*Moscow|Москва|Moskva, *Saint Petersburg|Санкт-Петербург|St Petersburg, Moscow Oblast|Московская область|Moskovskaya Oblast',
  ZA: 'Eastern Cape, Free State, Gauteng, KwaZulu-Natal|KZN, Limpopo, Mpumalanga, Northern Cape, North West, Western Cape',
  EG:
    'Cairo Governorate|Cairo, Giza Governorate, Alexandria Governorate, South Sinai Governorate, Red Sea Governorate, ' +
    'Luxor Governorate, Aswan Governorate',
  NG: 'Lagos, Abuja|Federal Capital Territory|FCT, Rivers, Oyo, Kano, Kaduna, Ogun, Enugu, Delta, Edo',
}
