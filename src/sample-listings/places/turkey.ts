import type { Language } from '../names/language.ts'
import type { CountrySource } from './country.ts'

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

const turkish: Language = { words, kinds }

const istanbul = `
Kadıköy; 40.9850 29.0370; 3471?, 3472?, 3473?, 3474?; Moda Cd., Bahariye Cd., Bağdat Cd., Söğütlüçeşme Cd., Rıhtım Cd., Fahrettin Kerim Gökay Cd., Şükran Sk., Sakız Gülü Sk., Muvakkithane Cd.; Caferağa, Osmanağa, Moda, Caddebostan, Suadiye, Göztepe, Erenköy, Kozyatağı, Acıbadem, Fenerbahçe, Feneryolu; 216
Beyoğlu; 41.0340 28.9770; 3443?, 3442?; İstiklal Cd., Sıraselviler Cd., Meşrutiyet Cd., Tarlabaşı Blv., Yeni Çarşı Cd., Kemeraltı Cd., Asmalı Mescit Cd., Serdar-ı Ekrem Sk.; Cihangir, Asmalı Mescit, Galata, Karaköy, Firuzağa, Tomtom, Kuloğlu, Hüseyinağa; 212
Şişli; 41.0600 28.9870; 3436?, 3437?, 3438?, 3439?; Halaskargazi Cd., Büyükdere Cd., Abide-i Hürriyet Cd., Rumeli Cd., Valikonağı Cd., Cumhuriyet Cd., Teşvikiye Cd., Ergenekon Cd.; Nişantaşı, Mecidiyeköy, Teşvikiye, Bomonti, Osmanbey, Harbiye, Esentepe, Fulya; 212
Beşiktaş; 41.0480 29.0130; 3433?, 3434?, 3435?; Barbaros Blv., Ihlamurdere Cd., Ortabahçe Cd., Çırağan Cd., Nispetiye Cd., Muallim Naci Cd., Bebek Cd.; Sinanpaşa, Ortaköy, Levent, Etiler, Bebek, Arnavutköy, Abbasağa, Akatlar; 212
Üsküdar; 41.0250 29.0320; 3466?, 3467?, 3468?; Hakimiyet-i Milliye Cd., Selmani Pak Cd., Halk Cd., Bağlarbaşı Cd., Çengelköy Cd., Alemdağ Cd., Doğancılar Cd.; Mimar Sinan, Altunizade, Çengelköy, Beylerbeyi, Kuzguncuk, Bağlarbaşı, Ünalan; 216
Fatih; 41.0140 28.9500; 3408?, 3409?, 3411?, 3412?; Fevzipaşa Cd., Ordu Cd., Divan Yolu Cd., Macar Kardeşler Cd., Adnan Menderes Blv., Hüdavendigar Cd., Ankara Cd., Vatan Cd.; Sultanahmet, Aksaray, Balat, Fener, Sirkeci, Beyazıt, Çapa, Laleli; 212
Bakırköy; 40.9810 28.8720; 3414?, 3415?; İncirli Cd., Ebuzziya Cd., İstanbul Cd., Fahri Korutürk Cd., Rauf Orbay Cd.; Yeşilköy, Florya, Zeytinlik, Kartaltepe, Ataköy, Osmaniye; 212
Ataşehir; 40.9920 29.1120; 3475?; Ataşehir Blv., Atatürk Cd., Kayışdağı Cd., Vedat Günyol Cd., Halk Cd.; Barbaros, Küçükbakkalköy, İçerenköy, Atatürk, Kayışdağı, Ferhatpaşa; 216
Maltepe; 40.9360 29.1400; 3484?; Bağdat Cd., Feyzullah Cd., Atatürk Cd., İnönü Cd., Bağlarbaşı Cd.; Altayçeşme, Küçükyalı, Cevizli, İdealtepe, Zümrütevler; 216
Kartal; 40.8900 29.1890; 3486?, 3487?, 3488?; Ankara Cd., Üsküdar Cd., Spor Cd., Yakacık Cd., Soğanlık Cd.; Kordonboyu, Yakacık, Soğanlık, Uğur Mumcu, Atalar; 216
Bahçelievler; 40.9990 28.8620; 3418?, 3419?; Adnan Kahveci Blv., İzzettin Çalışlar Cd., Şirinevler Meydan Cd., Eski Edirne Asfaltı, Mehmetçik Cd.; Şirinevler, Yenibosna, Bahçelievler, Kocasinan, Soğanlı; 212
Pendik; 40.8770 29.2360; 3489?, 3490?; Ankara Cd., 23 Nisan Cd., Gazipaşa Cd., Erol Kaya Cd., Lale Cd.; Batı, Kurtköy, Kaynarca, Yenişehir, Esenyalı; 216`

const ankara = `
Çankaya; 39.9080 32.8600; 0642?, 0643?, 0644?, 0655?, 0668?, 0669?; Tunalı Hilmi Cd., Atatürk Blv., Cinnah Cd., Kızılırmak Cd., Hoşdere Cd., Arjantin Cd., Meşrutiyet Cd., Uğur Mumcu Cd., Turan Güneş Blv.; Kızılay, Kavaklıdere, Bahçelievler, Ayrancı, Çayyolu, Balgat, Dikmen, Emek, Gaziosmanpaşa, Tunalı; 312
Yenimahalle; 39.9660 32.8090; 0617?, 0620?, 0637?; İvedik Cd., Ragıp Tüzün Cd., Fatih Sultan Mehmet Blv., Batı Blv., Bağdat Cd.; Batıkent, Demetevler, Ostim, Şentepe, İvedik, Karşıyaka; 312
Keçiören; 39.9720 32.8640; 0628?, 0629?, 0612?; Fatih Cd., Kızlarpınarı Cd., Şehit Selahattin Cd., Sanatoryum Cd., Nuri Pamir Cd.; Etlik, Kalaba, Aktepe, İncirli, Subayevleri; 312
Altındağ; 39.9460 32.8640; 0605?, 0610?, 0611?; Anafartalar Cd., Çankırı Cd., Ulucanlar Cd., Talatpaşa Blv., Hisarparkı Cd.; Ulus, Siteler, Hamamönü, Aydınlıkevler, Hacettepe; 312
Etimesgut; 39.9520 32.6780; 0679?, 0682?; İstasyon Cd., Alpaslan Türkeş Blv., Üç Ocak Cd., Şehit Hikmet Özer Cd.; Eryaman, Elvankent, Bağlıca, Etimesgut, Piyade; 312
Mamak; 39.9310 32.9080; 0634?, 0636?, 0647?; Mamak Cd., Natoyolu Cd., Tuzluçayır Cd., Doğukent Cd.; Abidinpaşa, Tuzluçayır, Akdere, Natoyolu, Kayaş; 312`

const izmir = `
Konak; 38.4150 27.1310; 3522?, 3525?, 3526?, 3528?; Kıbrıs Şehitleri Cd., Cumhuriyet Blv., Mithatpaşa Cd., Talatpaşa Blv., Fevzipaşa Blv., Anafartalar Cd., Şair Eşref Blv.; Alsancak, Kemeraltı, Göztepe, Güzelyalı, Basmane, Çankaya; 232
Karşıyaka; 38.4610 27.1130; 3553?, 3556?, 3558?; Cemal Gürsel Cd., Kemalpaşa Cd., Girne Blv., Yalı Cd., Zübeyde Hanım Cd.; Bostanlı, Mavişehir, Alaybey, Bahariye, Nergiz; 232
Bornova; 38.4660 27.2170; 3503?, 3504?; Mustafa Kemal Cd., Fevzi Çakmak Cd., Ankara Cd., Süvari Cd., Kemalpaşa Cd.; Küçükpark, Özkanlar, Erzene, Kazımdirik, Evka 3; 232
Buca; 38.3850 27.1740; 3537?, 3538?, 3539?; Menderes Cd., Uğur Mumcu Cd., Özmen Cd., Koşuyolu Cd., Erdem Cd.; Şirinyer, Hasanağa Bahçesi, Adatepe, Buca, Evka 1; 232`

const phones = '(0{area}) {line} ?? ??, 05{mobile} {line} ?? ??, (0{area}) {line} ?? ??, 0850 3?? ?? ??'

export const turkey: CountrySource = {
  code: 'TR',
  names: ['Turkey', 'Türkiye', 'Turkiye', 'TR', 'Republic of Türkiye'],
  dialCode: '90',
  language: turkish,
  addresses: [
    '{hood}, {road} No:%?, {postal} {district}/{city}, Türkiye',
    '{hood} Mah. {road} No:%?/{letter}, {postal} {district}/{city}',
    '{hood}, {road} No:%??, {postal} {district}/{city}, Türkiye',
    '{hood} Mahallesi, {road} No: %? D:%, {postal} {district}/{city}',
    '{hood}, {street} Sk. No:%?, {postal} {district}/{city}, Türkiye',
    '{hood} Mah., {street} Sk. No:%/{letter}, {postal} {district}/{city}, Türkiye',
    '{hood}, %?%. Sk. No:%?, {postal} {district}/{city}',
    '{hood}, {road} {coined} Apt. No:%? Kat:%, {postal} {district}/{city}, Türkiye',
  ],
  cities: [
    { name: 'İstanbul', weight: 9, centre: [41.0082, 28.9784], phones, districts: istanbul },
    { name: 'Ankara', weight: 4, centre: [39.9334, 32.8597], phones, districts: ankara },
    { name: 'İzmir', weight: 2, centre: [38.4192, 27.1287], phones, districts: izmir },
  ],
}
