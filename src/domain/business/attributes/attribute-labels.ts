/**
 * What sources call an attribute in other words and other languages: British English, German, Spanish, French, Turkish, Korean, Japanese.
 * A line begins with the attribute's name in `attribute-vocabulary.ts`.
 */
export const otherLabels = `
Vegan options|Vegane Gerichte|Vegane Optionen|Opciones veganas|Platos veganos|Plats végétaliens|Options véganes|비건 옵션|비건 요리|ヴィーガン メニュー|ビーガン メニュー
Vegetarian options|Vegetarische Gerichte|Vegetarische Optionen|Opciones vegetarianas|Platos vegetarianos|Plats végétariens|Options végétariennes|채식 옵션|채식 요리|ベジタリアン メニュー
Halal food|Halal-Speisen|Comida halal|Plats halal|할랄 메뉴|ハラール料理
Organic dishes|Bio-Gerichte|Bio-Speisen|Platos orgánicos|Plats bio|Plats biologiques|오가닉 요리|オーガニック料理
Breakfast|Frühstück|Desayuno|Petit-déjeuner|Petit déjeuner|아침식사|朝食
Late-night food|Speisen bis spät in die Nacht|Comida a altas horas|Repas tard le soir|심야 시간대 음식|深夜の食事
Live music|Livemusik|Live-Musik|Música en vivo|Música en directo|Concerts|라이브 뮤직|生演奏
Delivery|Lieferdienst|Lieferung|Entrega a domicilio|Livraison|배달 서비스|宅配
No-contact delivery|Kontaktlose Lieferung|Entrega sin contacto|Livraison sans contact|非接触デリバリー
Same-day delivery|Lieferung am selben Tag|Entrega el mismo día|Livraison le jour même|当日配達
Takeout|Essen zum Mitnehmen|Speisen zum Mitnehmen|Zum Mitnehmen|Para llevar|Vente à emporter|À emporter|테이크아웃|テイクアウト
Dine-in|Speisen vor Ort|Consumo en el lugar|Repas sur place|매장 내 식사|イートイン
Drive-through|Drive-in|Autoservicio|Drive|드라이브 스루|ドライブスルー
Curbside pickup|Abholung vor dem Laden|Retiro en la puerta|Retrait en bordure de magasin|매장 앞 픽업|店先受取可
In-store pickup|Abholung im Laden|Abholung im Geschäft|Retiro en tienda|Retrait en magasin|매장 픽업|店舗受取可
Outdoor seating|Sitzplätze im Freien|Außengastronomie|Außenbereich|Asientos al aire libre|Terraza|Places assises en terrasse|Terrasse|屋外席
Rooftop seating|Sitzplätze auf dem Dach|Asientos en la azotea|Places assises sur le toit|루프톱 좌석|루프탑 좌석|屋上席
Private dining room|Privates Esszimmer|Comedor privado|Salon privé|개별 룸|個室
Wi-Fi|WLAN|Wifi|WiFi
Free Wi-Fi|Kostenloses WLAN|Wi-Fi gratis|Wifi gratis|Wi-Fi gratuit|무료 Wi-Fi|無料 Wi-Fi|無料Wi-Fi
High chairs|Hochstühle|Kinderhochstühle|Sillas altas|Sillas altas para niños|Chaises hautes|어린이용 높은 의자|子ども用の椅子|子供用ハイチェア
Restroom|WC|Toilette|Sanitario|Baño|Toilettes|トイレ
Gender-neutral restroom|Unisex-Toilette|Geschlechtsneutrales WC|Sanitario unisex|Toilettes non genrées|ジェンダーフリーのトイレ
Wheelchair accessible entrance|Rollstuhlgerechter Eingang|Entrada accesible para personas en silla de ruedas|Acceso para silla de ruedas|Entrée accessible en fauteuil roulant|휠체어 이용 가능 출입구|휠체어 이용가능 출입구|車椅子対応の入り口
Wheelchair accessible parking lot|Rollstuhlgerechter Parkplatz|Rollstuhlgerechte Parkplätze|Estacionamiento accesible para personas en silla de ruedas|Parking accessible en fauteuil roulant|휠체어 이용 가능 주차장|휠체어 이용가능 주차장|車椅子対応の駐車場
Wheelchair accessible restroom|Rollstuhlgerechtes WC|Rollstuhlgerechte Toilette|Sanitarios accesibles para personas en silla de ruedas|Toilettes accessibles en fauteuil roulant|휠체어 이용 가능 화장실|휠체어 이용가능 화장실|車椅子対応のトイレ
Wheelchair accessible seating|Rollstuhlgerechte Sitzgelegenheiten|Rollstuhlgerechte Sitzplätze|Espacio accesible para personas en silla de ruedas|Places assises accessibles en fauteuil roulant|휠체어 이용 가능 좌석|휠체어 이용가능 좌석|車椅子対応の座席
Wheelchair accessible elevator|Rollstuhlgerechter Aufzug|Ascensor accesible para personas en silla de ruedas|Ascenseur accessible en fauteuil roulant|휠체어 이용 가능 엘리베이터|휠체어 이용가능 엘리베이터|車椅子対応のエレベーター
Assistive hearing loop|Induktive Höranlage|Boucle auditive|청각 보조용 루프
Credit cards|Kreditkarten|Kreditkarte|Tarjetas de crédito|Cartes de crédit|クレジット カード|クレジットカード
Debit cards|Debitkarten|Tarjetas de débito|Cartes de débit|デビットカード
NFC mobile payments|Mobile Zahlungen per NFC|NFC-Zahlungen|Pagos móviles mediante NFC|Pagos con dispositivos móviles mediante NFC|Paiement mobile NFC|NFC 모바일 결제|NFC モバイル決済
Cash-only|Nur Barzahlung|Solo efectivo|Solo se acepta efectivo|Espèces uniquement|현금으로만 결제 가능|現金のみ
Free parking lot|Kostenloser Parkplatz|Kostenlose Parkplätze|Estacionamiento gratuito|Parking gratuit|無料駐車場
Paid parking lot|Kostenpflichtiger Parkplatz|Kostenpflichtige Parkplätze|Estacionamiento pagado|Estacionamiento de pago|Parking payant|有料駐車場
Free street parking|Kostenlose Parkplätze an der Straße|Estacionamiento gratuito en la calle|Stationnement gratuit dans la rue|무료 길거리 주차|無料の路上駐車場
Paid street parking|Kostenpflichtige Parkplätze an der Straße|Estacionamiento pagado en la calle|Stationnement payant dans la rue|유료 길거리 주차|有料の路上駐車場
Free parking garage|Kostenloses Parkhaus|Garage de estacionamiento gratuito|Parking couvert gratuit|무료 실내 주차장
Paid parking garage|Kostenpflichtiges Parkhaus|Garage de estacionamiento pagado|Parking couvert payant|유료 실내 주차장
On-site parking|Parkplätze vor Ort|Estacionamiento en el lugar|Parking sur place|자체 주차장|敷地内駐車場
Accepts reservations|Reservierungen möglich|Reservierung möglich|Akzeptiert Reservierungen|Se aceptan reservas|Acepta reservaciones|Réservations acceptées|Accepte les réservations|予約可
Reservations required|Reservierung erforderlich|Se requiere reserva|Réservation obligatoire|예약 필요|要予約
Appointment required|Termin erforderlich|Nur nach Terminvereinbarung|Se requiere cita|Rendez-vous obligatoire
Appointments recommended|Termin empfohlen|Se recomienda cita previa|Rendez-vous recommandé|事前予約がおすすめ
Online appointments|Online-Termine|Online-Terminvereinbarung|Citas en línea|Rendez-vous en ligne|온라인 진료 예약
Good for kids|Für Kinder geeignet|Gut für Kinder geeignet|Kinderfreundlich|Ideal para ir con niños|Apto para niños|Convient aux enfants|어린이에게 적합함|어린이 환영|子ども向き
Family-friendly|Familienfreundlich|Familias|Ideal para familias|Familial|유아동반/가족모임에 적합|家族向き
Groups|Gruppen|Grupos|Groupes|단체석|グループ
LGBTQ+ friendly|LGBTQ+-freundlich|LGBTQ-freundlich|Amigable con LGBTQ+|LGBTQ+|Accueillant pour la communauté LGBTQ+|LGBTQ+ 친화적|LGBTQ friendly|LGBTQ フレンドリー
Transgender safespace|Sicherer Ort für Transpersonen|Espacio seguro para personas transgénero|트랜스젠더 안전 구역|トランスジェンダー対応
Dogs allowed|Hunde erlaubt|Se admiten perros|Se permiten perros|Chiens acceptés|Chiens autorisés|반려견 동반 가능|ペット可|Pets allowed|Pet-friendly
Solo dining|Allein essen|Cena en solitario|Repas en solo|1인 식사|一人での食事
Good for working on laptop|Gut zum Arbeiten mit dem Laptop|Ideal para trabajar con laptop|노트북 작업하기 좋음
Hard liquor|Spirits|Spirituosen|Hochprozentiges|Sert içkiler
Upscale|Upmarket|Gehoben
Trendy|Trending|Angesagt|Trend|Modern
College students|University students|Studenten|Studierende
Installation services|Installation service|Montageservice|Kurulum hizmeti
Repair services|Repair service|Reparaturservice|Reparaturen|Onarım hizmeti
Transgender safespace|Transgender safe space|Sicherer Ort für Transgender|Transgender bireyler için güvenli alan
Bar onsite|Bar on site|Bar vor Ort|Mekanda bar
Onsite services|On site services|Service/Leistungen vor Ort|Dienstleistungen vor Ort|Yerinde hizmetler
Diesel fuel|Diesel gas|Diesel
Free parking garage|Free multi storey parking lot|Kostenlose Parkhausplätze|Ücretsiz katlı otopark
Paid parking garage|Paid multi storey parking lot|Gebührenpflichtige Parkhausplätze|Gebührenpflichtiges Parkhaus|Ücretli katlı otopark
Paid parking lot|Gebührenpflichtiger Parkplatz|Gebührenpflichtige Parkplätze
Free parking lot|Kostenfreier Parkplatz|Kostenfreie Parkplätze
Paid street parking|Gebührenpflichtige Parkplätze an der Straße|Ücretli sokak parkı
Free street parking|Kostenfreie Parkplätze an der Straße
Changing table(s)|Changing table|Baby changing facilities|Baby changing table|Wickeltisch|Wickeltische|Bebek alt değiştirme masası
Tennis court|Has a tennis court
Swimming pool|Schwimmbad|Swimmingpool
Pool|Havuz
Restroom|Has restroom|Restrooms|Toiletten|Tuvaletler
Gender-neutral restroom|Gender neutral restrooms|Unisex restroom|Unisex restrooms|Unisex-Toiletten|Uniseks tuvalet|Cinsiyet ayrımı olmayan tuvalet
Public restroom|Public restrooms|Öffentliche Toilette|Umumi tuvalet
Wheelchair accessible entrance|Barrierefreier Eingang|Tekerlekli sandalye girişi
Wheelchair accessible parking lot|Wheelchair accessible parking|Tekerlekli sandalyeye uygun otopark
Wheelchair accessible restroom|Rollstuhlgerechte Toiletten
Assistive hearing loop|Hearing loop|Induktionsschleife|İşitme döngüsü
Cash-only|Cash only|Nur Bargeld|Sadece nakit
Cash|Bargeld|Barzahlung
Credit cards|Accepts credit cards|Akzeptiert Kreditkarten|Kredi kartları
Debit cards|Accepts debit cards|Akzeptiert Debitkarten|Banka kartları
NFC mobile payments|Accepts NFC mobile payments|Mobiles Bezahlen per NFC|NFC ile mobil ödemeler|NFC mobil ödemeler|NFC mobil ödeme
Checks|Schecks|Çekler
Appointments recommended|Appointment recommended|Terminvereinbarung empfohlen|Randevu alınması önerilir
Appointment required|Appointments required|Terminvereinbarung erforderlich|Randevu gereklidir
Accepts walk-ins|Walk-ins welcome|Besuch ohne Termin möglich|Ohne Termin möglich|Randevusuz gelinebilir
Accepts new patients|Accepting new patients|Nimmt neue Patienten auf|Yeni hasta kabul ediliyor
Accepts reservations|Nimmt Reservierungen an|Rezervasyon kabul ediliyor
Membership required|Mitgliedschaft erforderlich|Üyelik gereklidir
Usually a wait|Meist mit Wartezeit|Wartezeit möglich
Quick visit|Kurzer Besuch|Hızlı ziyaret
Family-friendly|Family friendly|Ailelere uygun
Good for kids|Child friendly|Kid friendly|Gut für Kinder|Çocuk dostu
Tourists|Touristen|Turist
Locals|Einheimische|Yerliler
Cozy|Gemütlich|Rahat ve samimi
Casual|Ungezwungen|Leger|Zwanglos|Gündelik
Quiet|Ruhig|Sakin
Romantic|Romantisch
Historic|Historisch|Tarihi
Lunch|Mittagessen
Dinner|Abendessen
Brunch|Geç kahvaltı
Dessert|Desserts|Nachspeisen|Nachtisch|Tatlılar
Coffee|Kaffee
Alcohol|Alkoholische Getränke|Alkohol|Alkollü içecekler
Beer|Bier
Wine|Wein
Cocktails|Kokteyller
Great cocktails|Tolle Cocktails
Great coffee|Toller Kaffee
Great tea selection|Tolle Teeauswahl|Große Teeauswahl
Great wine list|Tolle Weinkarte|Große Weinauswahl
Great beer selection|Tolle Bierauswahl|Große Bierauswahl
Great dessert|Great desserts|Tolle Desserts
Small plates|Kleine Gerichte|Kleine Portionen|Küçük tabaklar
Quick bite|Snacks|Kleinigkeiten|Atıştırmalıklar
Kids' menu|Children's menu|Kindermenü|Kinderkarte|Kinderspeisekarte
Organic products|Bio-Produkte
Prepared foods|Fertiggerichte|Zubereitete Speisen
Salad bar|Salatbar
Food at bar|Essen an der Bar|Speisen an der Bar
Happy hour drinks|Happy-Hour-Getränke|Happy hour içecekleri
Happy hour food|Happy-Hour-Speisen|Happy hour yiyecekleri
Live performances|Liveauftritte|Live-Auftritte|Canlı gösteriler
Sports|Sport|Sportübertragungen|Spor
Dancing|Tanzen|Dans etme
Fireplace|Kamin|Offener Kamin
High chairs|High chair|Hochstuhl|Mama sandalyeleri
Outdoor seating|Außensitzplätze|Terrassenplätze|Dış mekanda oturma|Açık havada oturma
Seating|Sitzplätze|Sitzgelegenheiten|Oturma yeri
Shower|Showers|Dusche|Duschen
Free Wi-Fi|Free wifi|Gratis-WLAN|Ücretsiz Wi-Fi|Ücretsiz kablosuz bağlantı
Wi-Fi|Wireless internet|Kablosuz bağlantı|Kablosuz
Parking|Parkplätze|Parkplatz|Otopark
Valet parking|Parkservice|Vale park hizmeti
On-site parking|Onsite parking|Yerinde otopark
Catering|Cateringservice|Yemek servisi
Table service|Bedienung am Tisch|Tischservice|Masaya servis hizmeti
Counter service|Bedienung an der Theke|Tresenservice
In-store shopping|Einkaufen im Geschäft|Einkauf im Laden|Mağaza içi alışveriş
In-store pickup|In-store collection|Click and collect|Mağazadan teslim
Curbside pickup|Kaldırımdan teslim|Kaldırım kenarında teslim alma
Dine-in|Eat-in|Vor-Ort-Verzehr|İçeride yemek|Mekanda servis
Takeout|Take-out|Paket
Takeaway|Take-away|Mitnehmen
Delivery|Home delivery|Eve teslimat|Eve servis
Online classes|Onlinekurse|Onlineunterricht|Online-Kurse
Online estimates|Online-Kostenvoranschläge|Online tahminler
Online appointments|Onlinetermine|Onlineterminvereinbarung|Online randevular
Language assistance|Sprachunterstützung
Oil change|Ölwechsel
Car wash|Autowäsche
Identifies as women-owned|Identifies as women-led|Women-owned|Women-led|Von Frauen geführt|Unternehmen in Frauenhand|Kadınlar tarafından yönetilen|Kadınlara ait
Identifies as veteran-owned|Identifies as veteran-led|Veteran-owned|Veteran-led
Identifies as Black-owned|Black-owned
Identifies as Latino-owned|Latino-owned
Identifies as Asian-owned|Asian-owned
Identifies as LGBTQ+ owned|LGBTQ+ owned|Unternehmen in LGBTQ+-Hand
Identifies as Indigenous-owned|Indigenous-owned
Identifies as disabled-owned|Disabled-owned
Dogs allowed|Dogs welcome|Hunde willkommen|Köpek kabul edilir|Köpeklere izin verilir
Dogs allowed inside|Hunde im Innenbereich erlaubt
Dogs allowed outside|Hunde im Außenbereich erlaubt
Playground|Spielplatz|Çocuk oyun alanı
Elevator|Aufzug|Fahrstuhl
Gym|Fitnessraum|Fitnessstudio
Fitness center|Fitnesscenter
Air conditioning|Klimaanlage
Breakfast|Kahvaltı servisi
Late-night food|Speisen am späten Abend
Free breakfast|Kostenloses Frühstück
Delivery|Dostava|Достава|Доставка|Consegna a domicilio|Entrega|Rozvoz|Dowóz|Bezorging
Takeout|Za poneti|За понети|Na wynos|Da asporto|Afhalen|Навынос|S sebou
Wi-Fi|무선 인터넷|무선인터넷|Kablosuz internet
Free Wi-Fi|Besplatan Wi-Fi|Бесплатан Wi-Fi|Бесплатный Wi-Fi|Wi-Fi gratuito|Darmowe Wi-Fi|Gratis wifi
Parking|주차 가능|주차장|Parkplätze|Parkplatz|Estacionamiento|Estacionamento|Parcheggio|Парковка|Паркинг|Parkiralište|Parkování|駐車場
Free parking|Besplatan parking|Бесплатан паркинг|Kostenlose Parkplätze|Estacionamiento gratuito|Parcheggio gratuito|Бесплатная парковка
Valet parking|발렛파킹|발렛 파킹|발렛
Accepts reservations|예약
Groups|단체 이용 가능|단체석|단체 이용
Dogs allowed|반려동물 동반|반려동물 동반 가능|애완동물 동반
High chairs|유아의자|아기의자|유아용 의자
Playground|놀이방
Wheelchair accessible entrance|휠체어 출입 가능|휠체어 접근 가능|Barrierefrei|Barrierefreier Zugang|Disabled access|Step-free access|Accès PMR|Engelli erişimi|Pristup za osobe sa invaliditetom|Доступно для инвалидов
Wheelchair accessible parking lot|장애인 주차구역|장애인 주차
NFC mobile payments|간편결제|제로페이
Credit cards|Card payment|Card payments|Credit cards accepted|Kartenzahlung|Kredi kartı geçerli|Plaćanje karticama|Pagamento con carta|Оплата картой|카드 결제 가능
Restroom|화장실|남/녀 화장실 구분
Outdoor seating|Bašta|Башта|Letnja bašta|Летняя веранда|Zahrádka|Ogródek
`
