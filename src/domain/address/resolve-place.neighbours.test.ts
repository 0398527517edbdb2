import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

/**
 * Invented businesses in real places whose names are part of others, that share postal codes, or that stand beside larger ones.
 * Country: address; city; and, after another semicolon, the district if the address names one.
 */
const addresses = `
United States: 12 Main St, East Hampton, NY 11937; East Hampton
United States: 40 Hill St, Southampton, NY 11968; Southampton
United States: 5 Park Ave, West New York, NJ 07093; West New York
United States: 9 Broad St, South Orange, NJ 07079; South Orange
United States: 22 Main St, West Orange, NJ 07052; West Orange
United States: 3 Scotland Rd, Orange, NJ 07050; Orange
United States: 8 Church St, New Brunswick, NJ 08901; New Brunswick
United States: 15 Milltown Rd, North Brunswick Township, NJ 08902; North Brunswick Township
United States: 1 Tices Ln, East Brunswick, NJ 08816; East Brunswick
United States: 77 Livingston Ave, South Brunswick Township, NJ 08852; South Brunswick Township
United States: 10 Bridge St, Bridgewater Township, NJ 08807; Bridgewater
United States: 60 Valley Rd, Wayne, NJ 07470; Wayne
United States: 400 Route 23, Wayne Township, NJ 07470; Wayne
United States: 90 Levittown Pkwy, Levittown, PA 19054; Levittown
United States: 14 Trenton Rd, Fairless Hills, PA 19030; Fairless Hills
United States: 2 Lincoln Hwy, Langhorne, PA 19047; Langhorne
United States: 6 Mill Rd, Feasterville-Trevose, PA 19053; Feasterville-Trevose
United States: 33 Lancaster Ave, Bryn Mawr, PA 19010; Bryn Mawr
United States: 50 Perry Hwy, Ross Township, PA 15229; Ross Township
United States: 1100 Freeport Rd, O'Hara Township, PA 15238; O'Hara Township
United States: 7 Center Ave, Plains Township, PA 18702; Plains Township
United States: 20 Hamilton Blvd, Lower Macungie Township, PA 18106; Lower Macungie Township
United States: 45000 Hayes Rd, Clinton Township, MI 48038; Clinton Township
United States: 8 Mill St, Shelby Township, MI 48315; Shelby
United States: 3 Ford Rd, Canton Township, MI 48187; Canton
United States: 12 Walton Blvd, Auburn Hills, MI 48326; Auburn Hills
United States: 99 Orchard Lake Rd, West Bloomfield Township, MI 48322; West Bloomfield Township
United States: 31 Union Lake Rd, White Lake, MI 48386; White Lake
United States: 1 Beechmont Ave, Anderson Township, OH 45255; Anderson Township
United States: 4 Colerain Ave, Colerain Township, OH 45251; Colerain Township
United States: 700 Tylersville Rd, West Chester Township, OH 45069; West Chester Township
United States: 16 Main St, Westerville, OH 43081; Westerville
United States: 2 High St, Worthington, OH 43085; Worthington
United States: 55 Columbus Ave, Upper Arlington, OH 43221; Upper Arlington
United States: 8 E Broad St, East Palestine, OH 44413; East Palestine
United States: 1 Euclid Ave, East Cleveland, OH 44112; East Cleveland
United States: 9 Mayfield Rd, Cleveland Heights, OH 44118; Cleveland Heights
United States: 2 Cedar Rd, South Euclid, OH 44121; South Euclid
United States: 100 Main St, North Richland Hills, TX 76180; North Richland Hills
United States: 7 Glade Rd, Colleyville, TX 76034; Colleyville
United States: 1 Houston St, South Houston, TX 77587; South Houston
United States: 5 Bellaire Blvd, West University Place, TX 77005; West University Place
United States: 80 Broadway, Alamo Heights, TX 78209; Alamo Heights
United States: 22 N Main St, West Jordan, UT 84084; West Jordan
United States: 9 S State St, South Jordan, UT 84095; South Jordan
United States: 3 S 500 E, South Salt Lake, UT 84115; South Salt Lake
United States: 12 W 2100 S, West Valley City, UT 84119; West Valley City
United States: 1 N Main St, North Salt Lake, UT 84054; North Salt Lake
United States: 18 Lake St, East Chicago, IN 46312; East Chicago
United States: 5 Sibley Blvd, South Holland, IL 60473; South Holland
United States: 41 Halsted St, Chicago Heights, IL 60411; Chicago Heights
United States: 6 Cermak Rd, North Riverside, IL 60546; North Riverside
United States: 2 Grand Ave, West Chicago, IL 60185; West Chicago
United States: 9 State St, East St. Louis, IL 62201; East Saint Louis
United States: 1 Big Bend Blvd, Webster Groves, MO 63119; Webster Groves
United States: 14 Manchester Rd, West Plains, MO 65775; West Plains
United States: 8 Armour Rd, North Kansas City, MO 64116; North Kansas City
United States: 5 W Central Ave, West Wichita, KS 67213; West Wichita
United States: 30 Congress St, South Portland, ME 04106; South Portland
United States: 2 Elm St, West Springfield, MA 01089; West Springfield
United States: 7 Main St, East Longmeadow, MA 01028; East Longmeadow
United States: 1 Washington St, North Attleborough, MA 02760; North Attleborough
United States: 22 Bedford St, East Bridgewater, MA 02333; East Bridgewater
United States: 9 Main St, West Bridgewater, MA 02379; West Bridgewater
United States: 4 Pleasant St, South Boston, VA 24592; South Boston
United States: 100 Columbia Pike, Arlington, VA 22204; Arlington
United States: 12 Richmond Hwy, Alexandria, VA 22306; Alexandria
United States: 8 Georgia Ave, Silver Spring, MD 20910; Silver Spring
United States: 3 Rockville Pike, North Bethesda, MD 20852; North Bethesda
United States: 40 Ritchie Hwy, Severna Park, MD 21146; Severna Park
United States: 5 Peachtree Rd, East Point, GA 30344; East Point
United States: 9 Abernathy Rd, Sandy Springs, GA 30328; Sandy Springs
United States: 66 Hwy 31, Pelham, AL 35124; Pelham
United States: 2 Montgomery Hwy, Vestavia Hills, AL 35216; Vestavia Hills
United States: 18 Cahaba Rd, Mountain Brook, AL 35223; Mountain Brook
United States: 1 Dexter Ave, Phenix City, AL 36867; Phenix City
United States: 27 Collins Ave, Miami Beach, FL 33139; Miami Beach
United States: 5 NE 125th St, North Miami, FL 33161; North Miami
United States: 12 SW 8th St, West Miami, FL 33144; West Miami
United States: 8 Sunset Dr, South Miami, FL 33143; South Miami
United States: 10 Main St, Santa Clarita, CA 91350; Santa Clarita
United States: 23 Lyons Ave, Newhall, CA 91321; Newhall
United States: 7 Ventura Blvd, Sherman Oaks, CA 91403; Sherman Oaks
United States: 9 Lankershim Blvd, North Hollywood, CA 91601; North Hollywood
United States: 5 Victory Blvd, Van Nuys, CA 91401; Van Nuys
United States: 60 Pacific Ave, San Pedro, CA 90731; San Pedro
United States: 3 Whittier Blvd, East Los Angeles, CA 90022; East Los Angeles
United States: 1 University Ave, East Palo Alto, CA 94303; East Palo Alto
United States: 14 Foothill Blvd, La Cañada Flintridge, CA 91011; La Cañada Flintridge
United States: 2 Tweedy Blvd, South Gate, CA 90280; South Gate
United States: 11 Durfee Ave, South El Monte, CA 91733; South El Monte
United States: 9 Highland Ave, National City, CA 91950; National City
United States: 4 Sahara Ave, Las Vegas, NV 89109; Las Vegas
United States: 9 Water St, Henderson, NV 89015; Henderson
United States: 3 Central Ave SW, Albuquerque, NM 87102; Albuquerque
United States: 1 Bridge St, Las Vegas, NM 87701; Las Vegas
United States: 8 Jamaica Ave, Jamaica, NY 11432; Jamaica
United States: 41 Main St, Flushing, NY 11354; Flushing
United States: 5 Queens Blvd, Forest Hills, NY 11375; Forest Hills
United States: 3 Roosevelt Ave, Jackson Heights, NY 11372; Jackson Heights
United States: 240 W 37th St, New York, NY 10018; New York; Manhattan
United States: 1 Jericho Tpke, New Hyde Park, NY 11040; New Hyde Park
United States: 12 Franklin Ave, Garden City, NY 11530; Garden City
United States: 7 Stewart Ave, East Garden City, NY 11553; East Garden City
United States: Newark Liberty International Airport, Newark, NJ 07114; Newark
United States: Logan International Airport, Terminal B, Boston, MA 02128; Boston
United States: O'Hare International Airport, Terminal 3, Chicago, IL 60666; Chicago
Canada: 4800 Kingsway, Burnaby, BC V5H 4J2; Burnaby
Canada: 2200 Park Royal S, West Vancouver, BC V7T 2W4; West Vancouver
Canada: 10 King George Blvd, Surrey, BC V3T 2W1; Surrey
Canada: 3 No. 3 Rd, Richmond, BC V6X 2B8; Richmond
Canada: 500 Kennedy Rd, Scarborough, ON M1K 2C3; Scarborough
Canada: 2 The West Mall, Etobicoke, ON M9C 1B8; Etobicoke
Canada: 77 Main St N, Markham, ON L3P 1Y2; Markham
Canada: 9 Yonge St, Richmond Hill, ON L4C 1T1; Richmond Hill
Canada: 14 Rideau St, Ottawa, ON K1N 5W8; Ottawa
Canada: 31 Rue Principale, Gatineau, QC J9H 3L2; Gatineau
Canada: 5 Boul. Taschereau, Longueuil, QC J4K 2X1; Longueuil
Canada: 8 Portage Ave, Winnipeg, MB R3B 2A8; Winnipeg
Canada: 1 Spring Garden Rd, Halifax, NS B3J 1X5; Halifax
Canada: 22 Portland St, Dartmouth, NS B2Y 1H4; Dartmouth
United Kingdom: 12 High St, West Bromwich B70 6QP; West Bromwich
United Kingdom: 3 Bull St, Birmingham B4 6AD; Birmingham
United Kingdom: 9 The Parade, Sutton Coldfield B72 1PH; Sutton Coldfield
United Kingdom: 8 Mell Square, Solihull B91 3AZ; Solihull
United Kingdom: 6 Chapel St, Salford M3 5LE; Salford
United Kingdom: 40 Deansgate, Manchester M3 2BW; Manchester
United Kingdom: 2 Wellgate, Rotherham S60 2LR; Rotherham
United Kingdom: 7 Fargate, Sheffield S1 2HE; Sheffield
United Kingdom: 5 Church Rd, East Grinstead RH19 3AD; East Grinstead
United Kingdom: 1 High St, West Malling ME19 6QH; West Malling
United Kingdom: 14 South St, South Shields NE33 1QQ; South Shields
United Kingdom: 3 Saville St, North Shields NE29 6QP; North Shields
United Kingdom: 10 Mare St, London E8 1HY; London; Hackney
United Kingdom: 4 Kingsland Rd, London E2 8AA; London; Tower Hamlets
United Kingdom: 77 Camden High St, London NW1 7JE; London; Camden
United Kingdom: 8 Upper St, London N1 0PQ; London; Islington
United Kingdom: 1 Brixton Rd, London SW9 6DE; London; Lambeth
United Kingdom: 22 Oxford St, London W1D 1AU; London; Westminster
United Kingdom: 5 King St, Hammersmith, London W6 9HR; London; Hammersmith and Fulham
United Kingdom: 9 George St, Richmond TW9 1HY; Richmond
United Kingdom: 2 Clarence St, Kingston upon Thames KT1 1RB; Kingston upon Thames
United Kingdom: 31 Broadway, Bexleyheath DA6 7LE; Bexleyheath
United Kingdom: 6 Queen St, Cardiff CF10 2AF; Cardiff
United Kingdom: 12 Donegall Pl, Belfast BT1 5AA; Belfast
United Kingdom: Manchester Airport, Terminal 2, Manchester M90 1QX; Manchester
Ireland: 12 Grafton St, Dublin 2, D02 X285; Dublin; Dublin 2
Ireland: 3 Patrick St, Cork, T12 W8KV; Cork
Ireland: 5 Shop St, Galway, H91 X2YP; Galway
Germany: Friedrichstr. 10, 10117 Berlin-Mitte; Berlin; Mitte
Germany: Karl-Marx-Str. 4, 12043 Berlin; Berlin
Germany: Leopoldstr. 8, 80802 München; München
Germany: Bahnhofstr. 5, 85774 Unterföhring; Unterföhring
Germany: Hauptstr. 1, 85737 Ismaning; Ismaning
Germany: Münchner Str. 3, 85221 Dachau; Dachau
Germany: Königsallee 6, 40212 Düsseldorf; Düsseldorf
Germany: Markt 2, 41460 Neuss; Neuss
Germany: Am Markt 9, 28195 Bremen; Bremen
Germany: Hafenstr. 7, 27568 Bremerhaven; Bremerhaven
Germany: Schloßstr. 4, 56068 Koblenz; Koblenz
Germany: Planken 3, 68161 Mannheim; Mannheim
Germany: Ludwigstr. 8, 67059 Ludwigshafen am Rhein; Ludwigshafen am Rhein
Germany: Zeil 12, 60313 Frankfurt am Main; Frankfurt am Main
Germany: Kaiserstr. 5, 63065 Offenbach am Main; Offenbach am Main
Germany: Hauptstr. 22, 69117 Heidelberg; Heidelberg
Germany: Neue Str. 1, 21073 Hamburg-Harburg; Hamburg; Harburg
Austria: Neubaugasse 12, 1070 Wien; Wien; Neubau
Austria: Favoritenstr. 3, 1100 Wien; Wien; Favoriten
Austria: Getreidegasse 5, 5020 Salzburg; Salzburg
Austria: Landstr. 8, 4020 Linz; Linz
Austria: Hauptplatz 4, 2340 Mödling; Mödling
Switzerland: Bahnhofstrasse 3, 8600 Dübendorf; Dübendorf
Switzerland: Marktgasse 4, 3011 Bern; Bern
Switzerland: Freie Strasse 8, 4001 Basel; Basel
Switzerland: Via Nassa 5, 6900 Lugano; Lugano
Switzerland: Rue de Bourg 7, 1003 Lausanne; Lausanne
Switzerland: Stadthausstrasse 1, 8400 Winterthur; Winterthur
France: 8 Rue Oberkampf, 75011 Paris; Paris; 11e arrondissement
France: 3 Rue de Rivoli, 75001 Paris; Paris; 1er arrondissement
France: 3 Rue de Rivoli, 75001 PARIS 1ER ARRONDISSEMENT; Paris; 1er arrondissement
France: 9 Rue Lecourbe, Paris 15e Arrondissement, 75015; Paris; 15e arrondissement
France: 9 Rue de Sèze, 69006 LYON 6EME; Lyon; 6e arrondissement
France: 9 Rue de Sèze, 69441 LYON CEDEX 03; Lyon
France: 1 Rue de Metz, 31000 TOULOUSE CEDEX 6; Toulouse
France: 14 Rue Mercière, 69002 Lyon; Lyon; 2e arrondissement
France: 5 La Canebière, 13001 Marseille; Marseille; 1er arrondissement
France: 9 Av. Jean Jaurès, 93500 Pantin; Pantin
France: 2 Rue de Paris, 93100 Montreuil; Montreuil
France: 6 Rue Nationale, 59800 Lille; Lille
France: 4 Grande Rue, 59100 Roubaix; Roubaix
France: 1 Cours de l'Intendance, 33000 Bordeaux; Bordeaux
France: 7 Av. de la Marne, 33700 Mérignac; Mérignac
Spain: C. Mayor 3, 28922 Alcorcón, Madrid; Alcorcón
Spain: Av. de España 8, 28903 Getafe, Madrid; Getafe
Spain: Rambla Nova 4, 43001 Tarragona; Tarragona
Spain: C. de Sants 9, 08901 L'Hospitalet de Llobregat, Barcelona; Hospitalet de Llobregat
Spain: Gran Vía 12, 48001 Bilbao, Vizcaya; Bilbao
Spain: C. Zubileta 2, 48903 Barakaldo, Vizcaya; Barakaldo
Italy: Via Garibaldi 4, 20092 Cinisello Balsamo MI; Cinisello Balsamo
Italy: Corso Buenos Aires 8, 20124 Milano MI; Milano
Italy: Via Toledo 3, 80134 Napoli NA; Napoli
Italy: Via Roma 6, 10121 Torino TO; Torino
Italy: Via Roma 2, 10024 Moncalieri TO; Moncalieri
Italy: Via del Mare 1, 00122 Lido di Ostia RM; Lido di Ostia
Netherlands: Damrak 4, 1012 LG Amsterdam; Amsterdam
Netherlands: Stadshart 8, 1181 ZK Amstelveen; Amstelveen
Netherlands: Spui 3, 2511 BL Den Haag; Den Haag
Netherlands: Brink 2, 1411 GE Naarden; Naarden
Serbia: Kneza Miloša 5, Beograd 11000; Belgrade
Serbia: Jurija Gagarina 12, Novi Beograd, Beograd 11070; Belgrade; Novi Beograd
Serbia: Glavna 8, Zemun, Belgrade 11080; Belgrade; Zemun
Serbia: Futoška 4, Novi Sad 21000; Novi Sad
Serbia: Obrenovićeva 3, Niš 18000; Niš
Serbia: Karađorđeva 2, Pančevo 26000; Pančevo
Serbia: Bulevar kralja Petra I 9, Vršac 26300; Vršac
Philippines: 45 Ongpin St, Binondo, Manila, 1006 Metro Manila; Manila; Binondo
Philippines: 12 Tomas Morato Ave, Brgy. South Triangle, Quezon City, 1103 Metro Manila; Quezon City; South Triangle
Philippines: 8 Jupiter St, Bel-Air, Makati, 1209 Metro Manila; Makati; Bel-Air
Philippines: 3 Shaw Blvd, Kapitolyo, Pasig, 1603 Metro Manila; Pasig; Kapitolyo
Philippines: Level 2, Market! Market!, Taguig, 1634 Metro Manila; Taguig
Philippines: 21 Aguirre Ave, BF Homes, Parañaque, 1720 Metro Manila; Parañaque; BF Homes
Philippines: 5 Colon St, Cebu City, 6000 Cebu; Cebu City
Philippines: 9 A. S. Fortuna St, Mandaue City, 6014 Cebu; Mandaue City
Philippines: 2 M.L. Quezon Ave, Lapu-Lapu City, 6015 Cebu; Lapu-Lapu City
Philippines: 17 J.P. Laurel Ave, Davao City, 8000 Davao del Sur; Davao City
Philippines: 6 MacArthur Hwy, Angeles, 2009 Pampanga; Angeles
Philippines: 3 Aguinaldo Hwy, Dasmariñas, 4114 Cavite; Dasmariñas
Philippines: 14 National Rd, San Pedro, 4023 Laguna; San Pedro
Vietnam: 12 Lý Tự Trọng, Bến Nghé, Quận 1, Thành phố Hồ Chí Minh; Hồ Chí Minh; Quận 1
Vietnam: 8 Võ Văn Tần, Phường 6, Quận 3, Hồ Chí Minh; Hồ Chí Minh; Quận 3
Vietnam: 5 Xuân Thủy, Thảo Điền, Thủ Đức, Hồ Chí Minh; Hồ Chí Minh; Thủ Đức
Vietnam: 3 Tràng Tiền, Hoàn Kiếm, Hà Nội; Hà Nội; Hoàn Kiếm
Vietnam: 20 Bạch Đằng, Hải Châu, Đà Nẵng; Đà Nẵng; Hải Châu
Türkiye: Bağdat Cad. 12, 34728 Kadıköy/İstanbul; İstanbul; Kadıköy
Türkiye: Tunalı Hilmi Cd. 5, 06680 Çankaya/Ankara; Ankara; Çankaya
Türkiye: Kıbrıs Şehitleri Cd. 8, 35220 Konak/İzmir; İzmir; Konak
Türkiye: Neyzen Tevfik Cd. 3, 48400 Bodrum/Muğla; Muğla; Bodrum
Türkiye: Antalya Havalimanı, 07230 Muratpaşa/Antalya; Antalya; Muratpaşa
India: Shop 4, Road No. 12, Banjara Hills, Hyderabad, Telangana 500034; Hyderabad; Banjara Hills
India: 3-6-20, Himayatnagar, Hyderabad, Telangana 500029; Hyderabad; Himayatnagar
India: 21 Sarojini Devi Rd, Secunderabad, Telangana 500003; Secunderabad
India: 100 Feet Rd, Indiranagar, Bengaluru, Karnataka 560038; Bengaluru; Indiranagar
India: 5 Hill Rd, Bandra West, Mumbai, Maharashtra 400050; Mumbai; Bandra West
India: Sector 17, Vashi, Navi Mumbai, Maharashtra 400703; Navi Mumbai; Vashi
India: 8 MG Rd, Sector 29, Gurugram, Haryana 122001; Gurugram; Sector 29
India: 12 Anna Salai, T. Nagar, Chennai, Tamil Nadu 600017; Chennai; T. Nagar
Brazil: R. Oscar Freire, 300 - Jardins, São Paulo - SP, 01426-000; São Paulo; Jardins
Brazil: Av. Atlântica, 1500 - Copacabana, Rio de Janeiro - RJ, 22021-000; Rio de Janeiro; Copacabana
Brazil: R. das Flores, 20 - Centro, Guarulhos - SP, 07010-000; Guarulhos; Centro
Mexico: Av. Álvaro Obregón 50, Roma Nte., 06700 Ciudad de México, CDMX; Ciudad de México; Roma Nte.
Mexico: Av. Juárez 8, Centro, 45100 Zapopan, Jal.; Zapopan; Centro
Australia: 3 Church St, North Sydney NSW 2060; North Sydney
Australia: 8 Beamish St, Campsie NSW 2194; Campsie
Australia: 5 Boundary St, West End QLD 4101; West End
Australia: 12 Hay St, East Perth WA 6004; East Perth
Australia: 9 Glen Huntly Rd, Elsternwick VIC 3185; Elsternwick
New Zealand: 4 Cuba St, Te Aro, Wellington 6011; Wellington; Te Aro
New Zealand: 7 Jackson St, Petone, Lower Hutt 5012; Lower Hutt; Petone
Singapore: 3 Orchard Turn, Singapore 238801; Singapore
Japan: 2 Chome-1 Dogenzaka, Shibuya, Tokyo 150-0043; Tokyo; Shibuya
Japan: 東京都新宿区西新宿2丁目8−1; Tokyo; 新宿区
Japan: 大阪府堺市堺区南瓦町3番1号; Sakai; 堺区
Thailand: 8 Silom Rd, Suriya Wong, Bang Rak, Bangkok 10500; Bangkok; Bang Rak
Indonesia: Jl. Sunset Road 8, Seminyak, Kuta, Kabupaten Badung, Bali 80361; Badung; Kuta
Indonesia: Jl. Asia Afrika 5, Braga, Kota Bandung, Jawa Barat 40111; Bandung; Braga
United Arab Emirates: Shop 3 - Al Rigga St - Deira - Dubai; Dubai; Deira
대한민국: 경기도 광주시 오포읍 오포로 12; 광주시; 오포읍
대한민국: 광주광역시 서구 상무대로 8; 광주; 서구
대한민국: 경기도 부천시 원미구 길주로 5; 부천시; 원미구
대한민국: 강원특별자치도 춘천시 퇴계로 3 (퇴계동); 춘천시; 퇴계동
대한민국: 제주특별자치도 제주시 애월읍 애월로 9; 제주시; 애월읍
대한민국: 세종특별자치시 조치원읍 새내로 4; 세종; 조치원읍
대한민국: 전라남도 순천시 연향동 120; 순천시; 연향동
대한민국: 경상북도 포항시 남구 중앙로 7; 포항시; 남구
대한민국: 서울특별시 중구 명동길 14; 서울; 중구
대한민국: 인천광역시 강화군 강화읍 강화대로 5; 인천; 강화군
`

const cases = addresses
  .trim()
  .split('\n')
  .map((line) => line.split(/(?<=^[^:]+): |; /))

test.each(cases)('%s: %s is in %s, %s', (country = '', address = '', city, district) => {
  const place = resolvePlace({ address, country, postalCode: '', locationLink: '' })
  expect([place.city, ...(district ? [place.district] : [])]).toEqual([city, ...(district ? [district] : [])])
})
