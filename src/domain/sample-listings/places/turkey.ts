import { turkish } from '../names/turkish.ts'
import type { CountrySource } from './country.ts'

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
