import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

/** Invented businesses in real places of the kinds that are easily mistaken: address; country as given; city. */
const addresses = `
12, सूर्य रोड, लखनऊ, उत्तर प्रदेश 226001; ; Lucknow
सदर बाजार, जयपुर, राजस्थान, भारत; ; Jaipur
12 Sample St, Unley SA 5061; ; Unley
12 Sample St, Subiaco WA 6008; ; Subiaco
12 Sample St, St Kilda, Victoria; Australia; St Kilda
Rua do Sol 5, Faro, Portugal, 8000-120; ; Faro
12 Harbour Row, Bristol, United Kingdom, BS1 4NT; ; Bristol
臺北市中正區寶山路27號; ; Taipei
臺南市中西區民安路64號; ; Tainan
700 Terminal Dr, Louisville, KY 40209; United States; Louisville
1 Airport Blvd, Los Angeles, CA 90045; United States; Los Angeles
JFK International Airport, Terminal 4, Queens, NY 11430; United States; Queens
10000 W Balmoral Ave, Chicago, IL 60666; United States; Chicago
2400 Aviation Dr, Dallas/Fort Worth Airport, TX 75261; United States; Dallas
Concourse B, Denver International Airport, Denver, CO 80249; United States; Denver
45 Main St, East Orange, NJ 07018; United States; East Orange
12 Elm Ave, West Hollywood, CA 90069; United States; West Hollywood
800 Sample Rd, North Las Vegas, NV 89030; United States; North Las Vegas
5 Grand Ave, South San Francisco, CA 94080; United States; South San Francisco
77 Oak St, East Lansing, MI 48823; United States; East Lansing
9 Lake Rd, West Palm Beach, FL 33401; United States; West Palm Beach
31 Hill St, North Little Rock, AR 72114; United States; North Little Rock
4 Mill Rd, East Hartford, CT 06108; United States; East Hartford
200 Park Rd, West Hartford, CT 06119; United States; West Hartford
15 Ridge Rd, South Bend, IN 46601; United States; South Bend
66 Center St, New Britain, CT 06051; United States; New Britain
3 River Rd, North Miami Beach, FL 33162; United States; North Miami Beach
18 Pine St, Upper Darby, PA 19082; United States; Upper Darby
50 Church Rd, Cherry Hill Township, NJ 08002; United States; Cherry Hill
120 State St, Cranberry Twp, PA 16066; United States; Cranberry Township
3 Main St, Clinton Twp, MI 48035; United States; Clinton Township
8 First St, Marlton, Evesham Township, NJ 08053; United States; Marlton
5 Oak Rd, Unknownville Twp, PA 16000; United States; Unknownville Township
7 Maple Ave, Toms River, NJ 08753; United States; Toms River
99 W 3rd St, Bronx, NY 10451; United States; Bronx
210 Broadway, Brooklyn, NY 11211; United States; Brooklyn
14 Bay St, Staten Island, NY 10301; United States; Staten Island
31-10 Steinway St, Astoria, NY 11103; United States; Astoria
6801 Hollywood Blvd, Hollywood, CA 90028; United States; Hollywood
500 S Buena Vista St, Burbank, CA 91521; United States; Burbank
1500 Broadway, San Antonio, TX 78215; United States; San Antonio
2 Kansas Ave, Kansas City, KS 66105; United States; Kansas City
30 W Pershing Rd, Kansas City, MO 64108; United States; Kansas City
8 Portland St, Portland, ME 04101; United States; Portland
1 SW Morrison St, Portland, OR 97204; United States; Portland
40 Court St, Springfield, MA 01103; United States; Springfield
12 Old State Rd, Springfield, IL 62701; United States; Springfield
100 Queen St W, Toronto, ON M5H 2N2; Canada; Toronto
5100 Yonge St, North York, ON M2N 5V7; Canada; North York
200 Main St, Mississauga, ON L5B 3C1; Canada; Mississauga
1010 Rue Sainte-Catherine O, Montréal, QC H3B 1E7; Canada; Montreal
800 Rue du Square-Victoria, Montreal, Quebec H4Z 1J2; Canada; Montreal
12 Water St, North Vancouver, BC V7M 3K1; Canada; North Vancouver
300 Georgia St, New Westminster, BC V3L 5S1; Canada; New Westminster
10 Downing Lane, London SW1A 2AA; United Kingdom; London
4 High St, Croydon CR0 1YD, UK; ; Croydon
22 Station Rd, Harrow HA1 2XU; United Kingdom; Harrow
Terminal 5, Heathrow Airport, Longford, Hounslow TW6 2GA; United Kingdom; Hounslow
6 Market Pl, Newcastle upon Tyne NE1 6QR; United Kingdom; Newcastle upon Tyne
8 Castle St, Newcastle-under-Lyme ST5 1EJ; United Kingdom; Newcastle under Lyme
15 Church St, Stratford-upon-Avon CV37 6HB; United Kingdom; Stratford-upon-Avon
3 Princes St, Edinburgh EH2 2AN; United Kingdom; Edinburgh
17 Queen St, Glasgow G1 3DX; United Kingdom; Glasgow
Flughafen Frankfurt, Terminal 1, 60549 Frankfurt am Main; Germany; Frankfurt am Main
Hauptstr. 3, 15230 Frankfurt (Oder); Germany; Frankfurt (Oder)
Ringstr. 9, 12203 Berlin-Lichterfelde; Germany; Berlin
Altonaer Str. 1, 22765 Hamburg-Altona; Germany; Hamburg
Bahnhofstr. 2, 82152 Planegg; Germany; Planegg
Marktplatz 1, 71634 Ludwigsburg; Germany; Ludwigsburg
Kölner Str. 8, 40885 Ratingen-Lintorf; Germany; Ratingen
Wiener Str. 4, 8020 Graz; Austria; Graz
Mariahilfer Str. 10, 1060 Wien; Österreich; Wien
Bahnhofplatz 1, 8001 Zürich; Switzerland; Zürich
Rue du Rhône 5, 1204 Genève; Suisse; Genève
Flughafenstrasse 7, 8058 Zürich-Flughafen; Switzerland; Zürich
12 Rue de la Paix, 92200 Neuilly-sur-Seine; France; Neuilly-sur-Seine
5 Place Bellecour, 69002 Lyon; France; Lyon
3 Avenue Foch, 94100 Saint-Maur-des-Fossés; France; Saint-Maur-des-Fossés
1 Quai de la Fosse, 44000 Nantes; France; Nantes
Aéroport Charles de Gaulle, 95700 Roissy-en-France; France; Roissy-en-France
C. de Alcalá 20, 28801 Alcalá de Henares, Madrid; Spain; Alcalá de Henares
Av. Diagonal 100, 08930 Sant Adrià de Besòs, Barcelona; Spain; Sant Adrià de Besòs
Calle Mayor 1, 46001 València; España; Valencia
Via Roma 12, 20900 Monza MB; Italy; Monza
Via Napoli 4, 80055 Portici NA; Italia; Portici
Piazza Duomo 1, 50122 Firenze FI; Italia; Firenze
Stationsplein 1, 3013 AJ Rotterdam; Netherlands; Rotterdam
Kerkstraat 8, 2611 GX Delft; Nederland; Delft
Schiphol Boulevard 2, 1118 BG Schiphol; Netherlands; Schiphol
Rua Augusta 10, 1100-053 Lisboa; Portugal; Lisboa
Av. da Boavista 5, 4400-111 Vila Nova de Gaia; Portugal; Vila Nova de Gaia
ul. Marszałkowska 10, 00-590 Warszawa; Poland; Warszawa
ul. Piotrkowska 3, 90-001 Łódź; Polska; Łódź
Bulevar kralja Aleksandra 5, Beograd 11000; Serbia; Belgrade
Glavna 2, Zemun, Beograd 11080; Serbia; Belgrade
Bulevar oslobođenja 8, Novi Sad 21000; Srbija; Novi Sad
Trg kralja Milana 1, Niš 18000; Serbia; Niš
Unit 3, Brgy. San Antonio, Pasig, 1605 Metro Manila; Philippines; Pasig
12 Mabini St, Poblacion, Makati, 1210 Metro Manila; Philippines; Makati
5 Rizal Ave, Barangay San Isidro, Antipolo, Rizal; Philippines; Antipolo City
88 Osmeña Blvd, Cebu City, 6000 Cebu; Philippines; Cebu City
4 Rizal St, Tagum City, 8100 Davao del Norte; Philippines; Tagum
12 Bonifacio St, Nabunturan, Rehiyon ng Davao, 8800 Davao de Oro; Philippines; Nabunturan
14 Chestnut Blvd, Florence, AL 356304417; United States; Florence
10 National Highway, Brgy. Halang, Calamba, 4027 Laguna; Philippines; Calamba
3 Session Rd, Baguio, 2600 Benguet; Philippines; Baguio
45 Nguyễn Huệ, Bến Nghé, Quận 1, Thành phố Hồ Chí Minh; Vietnam; Hồ Chí Minh
12 Hàng Bạc, Hoàn Kiếm, Hà Nội; Việt Nam; Hà Nội
5 Lê Lợi, Vĩnh Ninh, Huế, Thừa Thiên Huế; Vietnam; Huế
Atatürk Cad. 12, 35220 Konak/İzmir; Türkiye; İzmir
İstiklal Cad. 5, 34433 Beyoğlu/İstanbul; Türkiye; İstanbul
Sabiha Gökçen Havalimanı, 34906 Pendik/İstanbul; Türkiye; İstanbul
Fevzi Çakmak Cd. 3, 38010 Kocasinan/Kayseri; Türkiye; Kayseri
Uzun Sk. 4, 55060 İlkadım/Samsun; Türkiye; Samsun
MG Road 12, Indiranagar, Bengaluru, Karnataka 560038; India; Bengaluru
Plot 4, Banjara Hills, Hyderabad, Telangana 500034; India; Hyderabad
Sector 18, Noida, Uttar Pradesh 201301; India; Noida
12, Church Street, Bengaluru-560025 (Opp. Church); India; Bengaluru
Shop 3, Sector 17, Chandigarh 160017 (near the bus stand); India; Chandigarh
Plot 5, Andheri East, Mumbai-400 069 (Behind Station).; India; Mumbai
Linking Rd, Bandra West, Mumbai, Maharashtra 400050; India; Mumbai
Connaught Place, New Delhi, Delhi 110001; India; New Delhi
Av. Paulista 1000, Bela Vista, São Paulo - SP, 01310-100; Brazil; São Paulo
Rua XV de Novembro 5, Centro, Curitiba - PR, 80020-310; Brasil; Curitiba
R. Principal 3, São Bernardo do Campo - SP, 09710-000; Brazil; São Bernardo do Campo
Av. Insurgentes Sur 100, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX; Mexico; Ciudad de México
Av. Vallarta 10, 44100 Guadalajara, Jal.; México; Guadalajara
12 George St, Sydney NSW 2000; Australia; Sydney
5 Church St, Parramatta NSW 2150; Australia; Parramatta
8 Swanston St, Melbourne VIC 3000; Australia; Melbourne
30 Chapel St, South Yarra VIC 3141; Australia; South Yarra
44 Queen St, Auckland 1010; New Zealand; Auckland
6 Riccarton Rd, Riccarton, Christchurch 8011; New Zealand; Christchurch
10 Orchard Rd, Singapore 238841; Singapore; Singapore
99 Sukhumvit Rd, Khlong Toei, Bangkok 10110; Thailand; Bangkok
5 Nimmanhaemin Rd, Suthep, Mueang Chiang Mai District, Chiang Mai 50200; Thailand; Chiang Mai
인천광역시 중구 공항로 272; 대한민국; 인천
서울특별시 강서구 하늘길 112; 대한민국; 서울
경기도 성남시 분당구 판교역로 4; 대한민국; 성남시
경기도 수원시 영통구 광교로 10; South Korea; 수원시
강원특별자치도 춘천시 중앙로 1; 대한민국; 춘천시
전북특별자치도 전주시 완산구 팔달로 5; 대한민국; 전주시
제주특별자치도 서귀포시 중앙로 3; 대한민국; 서귀포시
세종특별자치시 한누리대로 2130; 대한민국; 세종
부산광역시 기장군 기장읍 차성로 1; 대한민국; 부산
경상남도 창원시 성산구 중앙대로 1; 대한민국; 창원시
`

const cases = addresses
  .trim()
  .split('\n')
  .map((line) => line.split('; '))

test.each(cases)('%s (%s) is in %s', (address = '', country = '', city) => {
  const place = resolvePlace({ address, country, postalCode: '', locationLink: '' })
  expect(place.city).toBe(city)
})

test.each([
  ['Sampleova 9, Njegoševa, Beograd 11000', ''],
  ['34, Preševska 11050, Beograd', ''],
  ['Glavna 10, Zemun, Beograd 11080', 'Zemun'],
])('%s is in the district “%s”: a street is none', (address, district) => {
  const place = resolvePlace({ address, country: 'Serbia', postalCode: '', locationLink: '' })
  expect(place.district).toBe(district)
})

test.each(['सूर्य रोड, उत्तर प्रदेश', 'चंद्र नगर, मध्य प्रदेश', 'স্টার রোড, পশ্চিমবঙ্গ', 'पंजाब'])(
  '%s names a state and no city',
  (address) => {
    const place = resolvePlace({ address, country: 'India', postalCode: '', locationLink: '', phone: '' })
    expect([place.city, place.countryCode]).toEqual(['', 'IN'])
  },
)
