/** Country|name|Korean name|latitude,longitude|state|other spellings, a line. See `city-index.ts`. */
export const citiesOfEurope = `
GB|London|런던|51.507,-0.128|England|Londres;Londra
GB|Birmingham|버밍엄|52.486,-1.89|England|
GB|Manchester|맨체스터|53.481,-2.242|England|
GB|Liverpool|리버풀|53.408,-2.992|England|
GB|Leeds|리즈|53.801,-1.549|England|
GB|Sheffield|셰필드|53.381,-1.47|England|
GB|Bristol|브리스틀|51.455,-2.588|England|
GB|Newcastle upon Tyne|뉴캐슬|54.978,-1.618|England|
GB|Nottingham|노팅엄|52.955,-1.158|England|
GB|Oxford|옥스퍼드|51.752,-1.258|England|
GB|Cambridge|케임브리지|52.205,0.122|England|
GB|Edinburgh|에든버러|55.953,-3.188|Scotland|
GB|Glasgow|글래스고|55.864,-4.252|Scotland|
GB|Cardiff|카디프|51.482,-3.179|Wales|Caerdydd
GB|Belfast|벨파스트|54.597,-5.93|Northern Ireland|
IE|Dublin|더블린|53.35,-6.26||Baile Átha Cliath
IE|Cork|코크|51.897,-8.47||
FR|Paris|파리|48.857,2.352|Île-de-France|París;Parigi
FR|Marseille|마르세유|43.296,5.37|Provence-Alpes-Côte d'Azur|
FR|Lyon|리옹|45.764,4.836|Auvergne-Rhône-Alpes|
FR|Toulouse|툴루즈|43.605,1.444|Occitanie|
FR|Nice|니스|43.71,7.262|Provence-Alpes-Côte d'Azur|
FR|Nantes|낭트|47.218,-1.554|Pays de la Loire|
FR|Strasbourg|스트라스부르|48.573,7.752|Grand Est|
FR|Bordeaux|보르도|44.838,-0.579|Nouvelle-Aquitaine|
FR|Lille|릴|50.629,3.057|Hauts-de-France|
DE|Berlin|베를린|52.52,13.405|Berlin|
DE|Hamburg|함부르크|53.551,9.994|Hamburg|
DE|München|뮌헨|48.137,11.575|Bayern|Munich;Muenchen;Monaco di Baviera
DE|Köln|쾰른|50.938,6.96|Nordrhein-Westfalen|Cologne;Koeln
DE|Frankfurt am Main|프랑크푸르트|50.111,8.682|Hessen|Frankfurt
DE|Stuttgart|슈투트가르트|48.776,9.183|Baden-Württemberg|
DE|Düsseldorf|뒤셀도르프|51.228,6.773|Nordrhein-Westfalen|Duesseldorf
DE|Dortmund|도르트문트|51.514,7.465|Nordrhein-Westfalen|
DE|Essen|에센|51.456,7.012|Nordrhein-Westfalen|
DE|Leipzig|라이프치히|51.34,12.373|Sachsen|
DE|Dresden|드레스덴|51.05,13.737|Sachsen|
DE|Hannover|하노버|52.376,9.732|Niedersachsen|Hanover
DE|Nürnberg|뉘른베르크|49.452,11.077|Bayern|Nuremberg
DE|Bremen|브레멘|53.079,8.802|Bremen|
DE|Bonn|본|50.737,7.098|Nordrhein-Westfalen|
AT|Wien|빈|48.208,16.374|Wien|Vienna;비엔나;Viyana
AT|Salzburg|잘츠부르크|47.81,13.055|Salzburg|
AT|Graz|그라츠|47.071,15.44|Steiermark|
AT|Innsbruck|인스브루크|47.269,11.404|Tirol|
CH|Zürich|취리히|47.377,8.542||Zurich;Zuerich
CH|Genève|제네바|46.204,6.143||Geneva;Genf;Ginevra
CH|Basel|바젤|47.56,7.588||Bâle
CH|Bern|베른|46.948,7.447||Berne
CH|Lausanne|로잔|46.52,6.633||
CH|Luzern|루체른|47.05,8.309||Lucerne
NL|Amsterdam|암스테르담|52.373,4.89|Noord-Holland|
NL|Rotterdam|로테르담|51.924,4.478|Zuid-Holland|
NL|Den Haag|헤이그|52.08,4.31|Zuid-Holland|The Hague;'s-Gravenhage
NL|Utrecht|위트레흐트|52.091,5.122|Utrecht|
NL|Eindhoven|에인트호번|51.442,5.47|Noord-Brabant|
BE|Brussels|브뤼셀|50.847,4.357||Bruxelles;Brussel;Brüssel
BE|Antwerpen|안트베르펜|51.22,4.4||Antwerp;Anvers
BE|Gent|겐트|51.054,3.725||Ghent;Gand
BE|Brugge|브뤼허|51.209,3.225||Bruges
BE|Liège|리에주|50.633,5.567||Luik
LU|Luxembourg|룩셈부르크|49.611,6.13||Luxemburg;Lëtzebuerg
ES|Madrid|마드리드|40.417,-3.704|Comunidad de Madrid|
ES|Barcelona|바르셀로나|41.385,2.173|Cataluña|Barcelone
ES|Valencia|발렌시아|39.47,-0.376|Comunidad Valenciana|València
ES|Sevilla|세비야|37.389,-5.984|Andalucía|Seville
ES|Zaragoza|사라고사|41.649,-0.889|Aragón|Saragossa
ES|Málaga|말라가|36.721,-4.421|Andalucía|
ES|Bilbao|빌바오|43.263,-2.935|País Vasco|Bilbo
ES|Granada|그라나다|37.177,-3.599|Andalucía|
ES|Palma|팔마|39.57,2.65|Illes Balears|Palma de Mallorca
ES|Alicante|알리칸테|38.346,-0.491|Comunidad Valenciana|Alacant
PT|Lisboa|리스본|38.722,-9.139||Lisbon;Lissabon;Lizbon
PT|Porto|포르투|41.158,-8.629||Oporto
IT|Roma|로마|41.903,12.496|Lazio|Rome;Rom
IT|Milano|밀라노|45.464,9.19|Lombardia|Milan;Mailand
IT|Napoli|나폴리|40.852,14.268|Campania|Naples;Neapel
IT|Torino|토리노|45.07,7.687|Piemonte|Turin
IT|Firenze|피렌체|43.77,11.256|Toscana|Florence;Florenz
IT|Venezia|베네치아|45.44,12.316|Veneto|Venice;Venedig
IT|Bologna|볼로냐|44.494,11.343|Emilia-Romagna|
IT|Genova|제노바|44.406,8.946|Liguria|Genoa;Genua
IT|Palermo|팔레르모|38.116,13.361|Sicilia|
IT|Verona|베로나|45.438,10.992|Veneto|
IT|Bari|바리|41.117,16.872|Puglia|
IT|Catania|카타니아|37.508,15.083|Sicilia|
GR|Athens|아테네|37.984,23.728||Αθήνα;Athina;Athen;Atina
GR|Thessaloniki|테살로니키|40.64,22.944||Θεσσαλονίκη
MT|Valletta|발레타|35.899,14.514||
CY|Nicosia|니코시아|35.186,33.382||Λευκωσία;Lefkoşa
DK|København|코펜하겐|55.676,12.568||Copenhagen;Kopenhagen;Kopenhag
DK|Aarhus|오르후스|56.163,10.204||Århus
SE|Stockholm|스톡홀름|59.329,18.069||
SE|Göteborg|예테보리|57.709,11.975||Gothenburg
SE|Malmö|말뫼|55.605,13.003||
NO|Oslo|오슬로|59.914,10.752||
NO|Bergen|베르겐|60.393,5.324||
FI|Helsinki|헬싱키|60.17,24.938||Helsingfors
FI|Tampere|탐페레|61.498,23.761||
IS|Reykjavík|레이캬비크|64.147,-21.943||
PL|Warszawa|바르샤바|52.23,21.012||Warsaw;Warschau;Varşova
PL|Kraków|크라쿠프|50.065,19.945||Cracow;Krakau
PL|Wrocław|브로츠와프|51.108,17.039||Breslau
PL|Gdańsk|그단스크|54.352,18.647||Danzig
PL|Poznań|포즈난|52.407,16.925||
PL|Łódź|우치|51.759,19.456||
CZ|Praha|프라하|50.088,14.42||Prague;Prag
CZ|Brno|브르노|49.195,16.608||
SK|Bratislava|브라티슬라바|48.149,17.107||
HU|Budapest|부다페스트|47.498,19.04||Budapeşte
RO|București|부쿠레슈티|44.427,26.103||Bucharest;Bucuresti;Bükreş
RO|Cluj-Napoca|클루지나포카|46.771,23.624||
BG|Sofia|소피아|42.698,23.322||София;Sofya
RS|Belgrade|베오그라드|44.787,20.457||Beograd;Београд;Belgrad
HR|Zagreb|자그레브|45.815,15.982||
HR|Split|스플리트|43.508,16.44||
HR|Dubrovnik|두브로브니크|42.651,18.094||
SI|Ljubljana|류블랴나|46.057,14.506||
BA|Sarajevo|사라예보|43.856,18.413||Saraybosna
MK|Skopje|스코페|41.998,21.425||Скопје;Üsküp
AL|Tirana|티라나|41.328,19.819||Tiranë
ME|Podgorica|포드고리차|42.43,19.259||
UA|Kyiv|키이우|50.45,30.524||Kiev;Київ;Киев
UA|Lviv|르비우|49.84,24.03||Львів
UA|Odesa|오데사|46.482,30.723||Odessa;Одеса
UA|Kharkiv|하르키우|49.993,36.23||Харків
BY|Minsk|민스크|53.904,27.562||Минск;Мінск
LT|Vilnius|빌뉴스|54.687,25.28||
LV|Riga|리가|56.95,24.105||Rīga
EE|Tallinn|탈린|59.437,24.754||
MD|Chișinău|키시너우|47.01,28.864||Chisinau
RU|Moscow|모스크바|55.756,37.617|Moscow|Москва;Moskva;Moskau;Moskova
RU|Saint Petersburg|상트페테르부르크|59.934,30.335|Saint Petersburg|Санкт-Петербург;St Petersburg;Sankt-Peterburg;St. Petersburg
RU|Vladivostok|블라디보스토크|43.115,131.886||Владивосток
RU|Novosibirsk|노보시비르스크|55.008,82.936||Новосибирск
RU|Yekaterinburg|예카테린부르크|56.839,60.606||Екатеринбург
RU|Kazan|카잔|55.796,49.109||Казань
MC|Monaco|모나코|43.738,7.425||
`
