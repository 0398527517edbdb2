import type { Language } from './language.ts'

const words = {
  line: '2{d}{d}, 3{d}{d}, 4{d}{d}, 5{d}{d}, 6{d}{d}',
  d: '1, 4, 3, 2, 6, 5, 8, 7, 9, 0',
  mobile: '32, 33, 42, 35, 05, 43, 36, 52, 55, 44, 06, 07',
  letter: 'A, B, C, 1, 2, D, 3',
  street:
    'Lale, Gül, Çınar, Menekşe, Papatya, Yıldız, Güneş, Zambak, Karanfil, Şehit {man}, Okul, Cami, Değirmen, Kuyu, Bahçe, Sümbül, Akasya, Leylak, Fidan, Pınar, Çeşme, Kestane, Dere, Yonca, {man} Bey, Hacı {man}',
  first: '{man}, {woman}',
  man: 'Mehmet, Mustafa, Ahmet, Ali, Hüseyin, Hasan, İbrahim, Osman, Yusuf, Murat, Ömer, Emre, Burak, Kemal, Serkan, Hakan, Cem, Selim, Orhan, Kadir, Barış, Tolga, Volkan, Okan, Ufuk, Sinan, Levent, Erdal, Nihat, Turgut, Ramazan, Halil, İsmail, Recep, Bekir, Yavuz, Engin, Ferhat',
  woman:
    'Fatma, Ayşe, Elif, Zeynep, Selin, Esra, Merve, Derya, Gül, Nuray, Sevgi, Ebru, Pınar, Deniz, Ece, Nermin, Tuğba, Gizem, Aslı, Cansu, Hatice, Emine, Sibel, Burcu, Özlem, Nilgün, Filiz, Yasemin',
  surname: '{knownSurname}, {rareSurname}, {rareSurname}',
  knownSurname:
    'Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özkan, Şimşek, Polat',
  rareSurname: '{stem}{ending}',
  stem: 'Ak, Kara, Öz, Er, Gün, Ay, Tan, Bay, Koca, Ulu, Sarı, Gök, Demir, Taş, Yıl, Can, Kut, Tok, Al, Boz, Bal, Çal, Din, Gür, Işık, Kor, San, Şen, Tek, Uz, Var, Yağ, Kırık, Dur, Ers, Ha, Kan, Ok, Sez, Top',
  ending:
    'oğlu, taş, kaya, er, soy, demir, can, han, türk, gül, su, bulut, ay, maz, man, baş, doğan, kan, ok, sel, bağ, pınar, genç, yurt, göz, tekin, bay, alp, yiğit, yol, gün, gör, şan, sal, çı',
  coined:
    'Anadolu, Güneş, Yıldız, Mavi, Defne, Zeytin, Çınar, Ege, Lale, Marmara, Boğaz, Nar, Sedir, Ada, Liman, Sahil, Asma, Yakamoz, Doğa, Hilal, Umut, Papatya, Mercan, İnci, Kırlangıç, Vadi, Fener, Pınar, Safir, Turkuaz, Begonvil, Poyraz, Ihlamur, Kardelen, Meltem, {surname}, {surname}, {surname}, {surname}, {first}, {first}',
  usta: '{man} Usta, {surname} Usta, Hacı {man}, {man} Baba, Şef {man}, {coined}, {man} Abi, {surname} Kardeşler',
  branch: '{hood} Şubesi, {hood}, {district}, {district} Şubesi, {town} {hood}',
  meat: 'Kebap, Ocakbaşı, Döner, Köfte, Et Lokantası, Izgara, Ciğer, Lahmacun Pide, Kebap Salonu, Steakhouse, Adana Ocakbaşı, Et Mangal, Tantuni, Çiğ Köfte',
  meal: 'Lokantası, Restoran, Mutfağı, Ev Yemekleri, Sofrası, Esnaf Lokantası, Restaurant, Çorba, Mantı Evi, Gözleme, Kahvaltı Evi, Yöresel Lezzetler',
  meatBrand: 'Közde Adam, Dönerci Selvi, Köfteci Hanzade, Lezzet Ocağı, Meşe Közü',
  cafeBrand: 'Kahve Dükkânım, Fincan Kahve, Çekirdek Coffee, Kırk Yıl Kahve, Sabah Kahvesi',
  marketBrand: 'Hesaplı Köşe Market, Mahallem Market, Gece Gündüz Market, Bizim Sokak Market',
  doctor:
    'Dr. {first} {surname}, Op. Dr. {first} {surname}, Uzm. Dr. {first} {surname}, Prof. Dr. {first} {surname}, Doç. Dr. {first} {surname}',
  specialty:
    'Kadın Doğum, Göz Hastalıkları, Kulak Burun Boğaz, Dahiliye, Ortopedi, Cildiye, Çocuk Hastalıkları, Psikiyatri, Fizik Tedavi, Kardiyoloji',
  field: 'Yazılım, Bilişim, Teknoloji, Bilgisayar, Yazılım ve Danışmanlık, Digital, Tech',
}

const kinds = `
restaurant 6; Restaurant; Restoran; {usta} {meal}, {coined} Restaurant, {coined} {meal} {branch}, {hood} {meal}, {man} Usta'nın Yeri, {surname} {meal}, Meşhur {usta} {meal}
restaurant 5; Kebab shop; Kebapçı; {usta} {meat}, {meatBrand} {branch}, {coined} {meat}, {usta} {meat} {branch}, Tarihi {hood} {meat}, {surname} {meat}
restaurant 2; Turkish restaurant; Türk restoranı; {coined} {meal}, {usta} {meal} {branch}, {coined} Sofrası, {hood} {coined} {meal}
restaurant 2; Seafood restaurant; Balık restoranı; {coined} Balık, {usta} Balık Evi, {coined} Balık Restaurant {branch}, {hood} Balıkçısı {man}, {coined} Meyhanesi
restaurant 1; Patisserie; Tatlıcı; {usta} Baklava, {coined} Künefe, {surname} Baklavaları {branch}, {coined} Muhallebicisi
cafe 6; Cafe; Kafe; {coined} Cafe, {cafeBrand} {branch}, {coined} Kahve, {hood} Kahvecisi, Kahve {coined}, {coined} Coffee {branch}, {coined} Kıraathanesi
bakery 4; Bakery; Fırın; {coined} Fırın, {surname} Unlu Mamulleri, {coined} Pastanesi, {hood} {coined} Simit Fırını, {usta} Ekmek Fırını, {coined} Pastanesi {branch}
bar 3; Bar; Bar; {coined} Pub, {coined} Bar, {coined} Meyhane, {hood} {coined} Bar, {coined} Bistro
clinic 4; Medical clinic; Tıp merkezi; {doctor} Muayenehanesi, {doctor} - {specialty}, {coined} Tıp Merkezi, Özel {coined} Polikliniği, {doctor}
clinic 1; Healthcare; Sağlık hizmeti; Özel {coined} Sağlık Merkezi, {coined} Fizyoterapi Merkezi, {hood} {coined} Tıp Merkezi, {coined} Diyet Danışmanlığı
dentist 4; Dentist; Diş hekimi; Dt. {first} {surname}, {coined} Ağız ve Diş Sağlığı Polikliniği, Diş Hekimi {first} {surname}, {coined} Dental Klinik, {hood} {coined} Diş, Dent{coined} {branch}
hospital 1; Hospital; Hastane; Özel {coined} Hastanesi, {hood} {coined} Hastanesi, Özel {surname} Hastanesi
pharmacy 4; Pharmacy; Eczane; {coined} Eczanesi, {surname} Eczanesi, {hood} {coined} Eczanesi, Yeni {coined} Eczanesi, {first} Eczanesi
garage 3; Auto repair shop; Oto tamirhanesi; {usta} Oto Tamir, {surname} Otomotiv, {coined} Oto Servis, Oto Elektrik {man}, {surname} Oto Kaporta Boya, {coined} Oto Ekspertiz
garage 2; Auto Service; Oto servisi; {coined} Oto, {surname} Lastik, {surname} Oto Servis {branch}, {coined} Oto Bakım, {man} Rot Balans
carwash 1; Car wash; Oto yıkama; {coined} Oto Yıkama, {first} Oto Kuaför, {coined} Oto Kuaför {branch}, {hood} {coined} Oto Yıkama
fuel 1; Gas station; Benzin istasyonu; {surname} Petrol, {coined} Akaryakıt, {surname} Petrol {branch}, {hood} {surname} Petrol
salon 5; Hair salon; Kuaför; {first} Kuaför, {first} {surname} Hair Design, Kuaför {first}, Salon {coined}, {man} Erkek Kuaförü, {coined} Kuaför & Güzellik, Berber {man}
salon 2; Beauty salon; Güzellik salonu; {coined} Güzellik Merkezi, {woman} Beauty, {coined} Güzellik Salonu {branch}, {woman} {surname} Güzellik, {coined} Nail Art
spa 1; Turkish bath; Hamam; {coined} Hamamı, Tarihi {coined} Hamamı, {hood} Hamamı {coined}, {coined} Spa & Hamam
gym 2; Gym; Spor salonu; {coined} Spor Kulübü, {coined} Fitness, {coined} Gym {branch}, {coined} Pilates, {first} {surname} Pilates Stüdyosu
cleaning 2; Cleaning Service; Temizlik hizmeti; {coined} Temizlik, {coined} Temizlik Şirketi, {surname} Halı Yıkama, {coined} Halı Yıkama {branch}, {hood} {coined} Temizlik
craft 2; Remodeler; Tadilat; {surname} Tadilat, {coined} Yapı Dekorasyon, {surname} Mobilya, {coined} Perde, {usta} Marangoz, {surname} Boya Badana, {coined} Cam Balkon
emergency 2; Plumber; Tesisatçı; {usta} Tesisat, {hood} {coined} Su Tesisatı, {coined} Kombi Servisi, {hood} Çilingir {man}, {surname} Elektrik, {coined} Klima Servisi
craft 1; Moving company; Nakliyat; {surname} Nakliyat, {coined} Evden Eve Nakliyat, {surname} Evden Eve Nakliyat {branch}
office 4; Law firm; Hukuk bürosu; Av. {first} {surname}, {surname} Hukuk Bürosu, {surname} & {surname} Hukuk Bürosu, Avukat {first} {surname}, {coined} Hukuk ve Danışmanlık
office 2; Accountant; Muhasebeci; SMMM {first} {surname}, {surname} Mali Müşavirlik, {coined} Muhasebe, {surname} Denetim ve Danışmanlık
agency 4; Real estate agency; Emlakçı; {surname} Emlak, {coined} Gayrimenkul, {hood} {coined} Emlak, {coined} Emlak Ofisi, {surname} Gayrimenkul {branch}
office 2; Software Development; Yazılım şirketi; {coined} {field}, {surname} {field}, {coined} {field} A.Ş., {coined} {field} Ltd. Şti.
agency 2; Service Provider; Hizmet sağlayıcı; {surname} Sigorta, {coined} Reklam, {coined} Organizasyon, {surname} Matbaa, {coined} Danışmanlık, {surname} Fotoğrafçılık
academy 3; Learning center; Kurs merkezi; {coined} Kurs Merkezi, {coined} Dil Okulu, {coined} Sürücü Kursu, {coined} Etüt Merkezi {branch}, {coined} Sanat Atölyesi, {surname} Müzik Kursu
school 2; Kindergarten; Anaokulu; Özel {coined} Anaokulu, {coined} Kreş ve Gündüz Bakımevi, Özel {coined} Koleji, Özel {coined} Anaokulu {branch}
nightlife 1; Amusement center; Eğlence merkezi; {coined} Bilardo Salonu, {coined} Oyun Salonu, {coined} Bowling, {coined} Türkü Evi, {coined} Gazino
culture 1; Art gallery; Sanat galerisi; {coined} Sanat Galerisi, Galeri {coined}, {coined} Sahnesi, {coined} Tiyatrosu, {coined} Sineması, {surname} Müzesi
convenience 2; Convenience store; Market; {marketBrand} {branch}, {surname} Tekel, {coined} Büfe, {hood} {coined} Market
shop 5; Store; Mağaza; {coined} Çiçekçilik, {surname} Optik, {surname} Kuruyemiş, {surname} Kasabı, {coined} Şarküteri, {surname} Kuyumculuk, {coined} Kitabevi, {coined} Kırtasiye, {surname} Tekstil, {surname} Mobilya
stay 2; Hotel; Otel; {coined} Otel, Hotel {coined}, {coined} Pansiyon, {hood} {coined} Suites, {coined} Butik Otel
`

export const turkish: Language = { words, kinds }
