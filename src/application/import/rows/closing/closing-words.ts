/** Words that say that a place has closed for good, in a status or in its hours. One row for each language. */
export const goneTexts: readonly string[] = [
  'permanently closed|closed permanently|closed for good|permanent closure|out of business|no longer in business|shut down permanently',
  '폐업|폐업함|폐업처리|폐업자|폐업신고|폐업 신고함|폐업신고 완료|폐업신고됨|제외/삭제/전출|타시군구이관|폐쇄|직권말소|직권폐업|허가취소|등록취소|지정취소|취소|말소|등록말소|취소/말소/만료/정지/중지',
  'kalıcı olarak kapalı|kalıcı kapalı|kalıcı olarak kapandı|temelli kapandı|temelli kapalı',
  '閉業|廃業|閉店|閉院|閉店しました',
  '永久歇业|永久歇業|已停业|已停業|永久停業|永久停业|永久关闭|永久關閉|已歇業',
  'dauerhaft geschlossen|endgültig geschlossen|für immer geschlossen|permanent geschlossen',
  'définitivement fermé|fermé définitivement|définitivement fermée|fermée définitivement|fermeture définitive|fermé définitif',
  'cerrado permanentemente|cerrada permanentemente|permanentemente cerrado|cerrado definitivamente|cerrada definitivamente|cierre definitivo|cierre permanente',
  'chiuso definitivamente|definitivamente chiuso|chiuso permanentemente|permanentemente chiuso',
  'fechado permanentemente|permanentemente fechado|fechada permanentemente|fechada definitivamente|encerrado permanentemente|encerrada permanentemente|encerrado definitivamente|encerrada definitivamente|fechado definitivamente',
  'definitief gesloten|permanent gesloten|voorgoed gesloten',
  'zamknięte na stałe|zamknięty na stałe|zamknięta na stałe|na stałe zamknięte|trwale zamknięte',
  'permanent stängt|stängt permanent|permanent lukket|lukket permanent|permanent stengt|stengt permanent|pysyvästi suljettu|suljettu pysyvästi',
  'trvale zavřeno|trvale uzavřeno|trvalo zatvorené|trvale zatvorené|véglegesen bezárt|végleg bezárt|tartósan bezárt|închis definitiv|închis permanent',
  'trajno zatvoreno|zatvoreno trajno|трајно затворено|затворено завинаги|окончателно затворено',
  'закрыто навсегда|закрыт навсегда|закрыта навсегда|навсегда закрыто|больше не работает',
  'зачинено назавжди|закрито назавжди|назавжди зачинено|більше не працює',
  'κλειστό οριστικά|κλειστό μόνιμα|έκλεισε μόνιμα|μόνιμα κλειστό|έκλεισε οριστικά|οριστικά κλειστό',
  'مغلق نهائيا|مغلق نهائيًا|مغلق بشكل دائم|סגור לצמיתות|נסגר לצמיתות',
  'đóng cửa vĩnh viễn|đã đóng cửa vĩnh viễn|tutup permanen|tutup selamanya|ditutup permanen|tutup kekal',
  'perm closed|perm. closed|closed perm|closed perm.|permanently shut|permanently shut down|ceased trading|ceased operations|gone out of business|no longer trading',
  "a fermé définitivement|commerce fermé définitivement|cessation d'activité|activité cessée|a cessé son activité|a cessé ses activités",
  'cerrado para siempre|cese de actividad|ha cesado su actividad|cerró definitivamente|cerrado de forma definitiva|cerrado de forma permanente|ya no existe',
  'encerrou atividade|encerrou a atividade|encerrou atividades|encerrou as atividades|atividade encerrada|atividades encerradas|fechou definitivamente|fechado para sempre|não existe mais',
  "cessata attività|attività cessata|ha cessato l'attività|cessazione attività|chiusura definitiva|chiuso per cessata attività|chiuso per cessazione attività",
  'Geschäft aufgegeben|Betrieb aufgegeben|Praxis aufgegeben|Betrieb eingestellt|Geschäftsbetrieb eingestellt|Geschäftsaufgabe|Gewerbe abgemeldet|existiert nicht mehr',
  'praktijk beëindigd|zaak beëindigd|bedrijf beëindigd|praktijk gestopt|bedrijf gestaakt|activiteiten gestaakt|bestaat niet meer',
  'zlikwidowany|zlikwidowana|zlikwidowane|firma zlikwidowana|działalność zakończona|zakończono działalność|zakończył działalność|zakończyła działalność|już nie istnieje',
  'činnost ukončena|ukončena činnost|ukončil činnost|ukončila činnost|provoz ukončen|činnosť ukončená|ukončená činnosť',
  'закрылся навсегда|закрылась навсегда|закрылось навсегда|деятельность прекращена|прекратил деятельность|прекратила деятельность|ликвидировано|діяльність припинено|закрився назавжди',
  'trajno zatvoren|trajno zatvorena|prestao sa radom|prestala sa radom|трајно затворен|престао са радом|престала са радом',
  'kalıcı olarak kapatıldı|tamamen kapandı|tamamen kapatıldı|faaliyetine son verdi|faaliyetine son verildi',
  'مغلقة نهائيا|مغلق للأبد|أغلق نهائيا|تم الإغلاق نهائيا|נסגר לתמיד|סגור לתמיד|נסגר סופית',
  'स्थायी रूप से बंद|स्थायी रूप से बंद है|स्थायी रूप से बंद हो गया|हमेशा के लिए बंद|हमेशा के लिए बंद है|हमेशा के लिए बंद हो गया',
  '閉業しました|廃業しました|閉店済み|閉店済|廃業済み|廃業済|倒闭|已倒闭|倒閉|已倒閉|结业|已结业|結業|已結業|폐점|폐점함|폐점됨|폐업됨|폐업 완료|폐원',
  'đã đóng cửa hẳn|đóng cửa hẳn|tutup secara permanen|sudah tutup permanen',
  'nedlagd|nedlagt|verksamheten upphörd|verksamheten har upphört|virksomheden ophørt|toiminta lopetettu|toiminta on lopetettu|véglegesen megszűnt|tevékenysége megszűnt',
  'activitate încetată|și-a încetat activitatea|închisă definitiv|închisă permanent|οριστικό κλείσιμο|έκλεισε μόνιμα|μόνιμα κλειστή',
  'ปิดถาวร|ปิดกิจการ|ปิดกิจการถาวร|เลิกกิจการ',
  'permanent stängd|stängd permanent|natrvalo zatvorené|natrvalo zatvorená|окончателно затворен|окончателно затворена|остаточно закрито|zatvoreno zauvek|zatvoreno zauvijek|trajno zaprto|zaprto za vedno',
  'visam laikui uždaryta|visam laikui uždarytas|jäädavalt suletud|slēgts pavisam|pastāvīgi slēgts|tancat permanentment|tancat definitivament|chiusa permanentemente|chiusa definitivamente|برای همیشه بسته|تعطیل دائم|permanenteng sarado|স্থায়ীভাবে বন্ধ',
  "mbyllur përgjithmonë|mbyllur përfundimisht|зачынена назаўсёды|закрыта назаўсёды|lokað til frambúðar|varanlega lokað|lokað fyrir fullt og allt|dúnta go buan|ar gau yn barhaol|ar gau'n barhaol|wedi cau'n barhaol|magħluq b'mod permanenti|pechado permanentemente|pechado definitivamente|behin betiko itxita|betiko itxita|permanent gesluit|permanent toe",
  'біржола жабылды|біржола жабық|butunlay yopilgan|butunlay yopildi|həmişəlik bağlanıb|birdəfəlik bağlanıb|həmişəlik bağlıdır|სამუდამოდ დახურულია|სამუდამოდ დაიხურა|ընդմիշտ փակ է|ընդմիշտ փակված է|бүрмөсөн хаагдсан|үүрд хаагдсан',
  "நிரந்தரமாக மூடப்பட்டது|శాశ్వతంగా మూసివేయబడింది|ശാശ്വതമായി അടച്ചു|ശാശ്വതമായി അടച്ചിരിക്കുന്നു|ಶಾಶ್ವತವಾಗಿ ಮುಚ್ಚಲಾಗಿದೆ|ಶಾಶ್ವತವಾಗಿ ಮುಚ್ಚಿದೆ|कायमचे बंद|कायमस्वरूपी बंद|કાયમ માટે બંધ|કાયમી ધોરણે બંધ|ਪੱਕੇ ਤੌਰ 'ਤੇ ਬੰਦ|ਪੱਕੇ ਤੌਰ ਤੇ ਬੰਦ|ਸਥਾਈ ਤੌਰ 'ਤੇ ਬੰਦ|مستقل طور پر بند|ہمیشہ کے لیے بند|स्थायी रूपमा बन्द|සදහටම වසා ඇත|ස්ථිරවම වසා ඇත|تعطیل دائمی|دائما مغلق",
  'ປິດຖາວອນ|បិទជាអចិន្ត្រៃយ៍|အပြီးအပိုင် ပိတ်ထားသည်|အမြဲတမ်း ပိတ်ထားသည်|ditutup secara kekal|ditutup kekal|imefungwa kabisa|imefungwa daima|በቋሚነት ተዘግቷል',
  // The register of India's taxes.
  'cancelled suo-moto|cancelled suo moto|suo moto cancelled|cancelled on application of taxpayer',
]

/** Words that say that a place has closed for a while. */
export const pausedTexts: readonly string[] = [
  'działalność zawieszona|działalność czasowo zawieszona|zawieszona działalność|betrieb ruht|gewerbe ruht|attività sospesa|attività temporaneamente sospesa|actividad suspendida|activité suspendue|atividade suspensa|activitate suspendată|činnost přerušena|provoz přerušen|provoz přerušený|деятельность приостановлена|работа приостановлена|діяльність призупинена|faaliyeti askıya alındı|bedrijf tijdelijk stilgelegd',
  "closed until further notice|bis auf weiteres geschlossen|geschlossen bis auf weiteres|fermé jusqu'à nouvel ordre|cerrado hasta nuevo aviso|chiuso fino a nuovo avviso|fechado até novo aviso|tot nader order gesloten|gesloten tot nader order|zamknięte do odwołania|nieczynne do odwołania|закрыто до особого распоряжения|当面休業|当面の間休業",
  'temporarily closed|closed temporarily|temporary closed|temporary closure|temporarily shut|shut temporarily|temporarily unavailable',
  '휴업|휴업자|임시휴업|영업정지|정지|중지|영업임시중지|영업 중단|영업중지|일시중지|일시정지|임시중지|잠정휴업|장기휴업|내부수리중|내부수리 중|내부 수리중|내부 수리 중|내부공사중|내부공사 중|내부 공사 중|리모델링중|리모델링 중|인테리어 공사중|改装休業中|tadilat nedeniyle kapalı|закрыто на ремонт|cerrado por reformas|cerrado por obras|chiuso per lavori|chiuso per ristrutturazione|fermé pour travaux|fechado para obras|zamknięte z powodu remontu|zatvoreno zbog renoviranja|gesloten wegens verbouwing|closed for renovation|closed for renovations|closed for refurbishment',
  'geçici olarak kapalı|geçici kapalı|臨時休業|休業中|一時休業|暂停营业|暫停營業|暂时关闭|暫時關閉',
  'vorübergehend geschlossen|zeitweise geschlossen|fermé temporairement|temporairement fermé',
  'cerrado temporalmente|temporalmente cerrado|chiuso temporaneamente|temporaneamente chiuso|fechado temporariamente|temporariamente fechado',
  'tijdelijk gesloten|tymczasowo zamknięte|tymczasowo nieczynne|dočasně zavřeno|dočasne zatvorené|privremeno zatvoreno|привремено затворено',
  'tillfälligt stängt|midlertidig stengt|midlertidigt lukket|väliaikaisesti suljettu|átmenetileg zárva|ideiglenesen zárva|închis temporar',
  'временно закрыто|временно закрыт|временно не работает|тимчасово зачинено|временно затворено|προσωρινά κλειστό|προσωρινά κλειστά',
  'tạm thời đóng cửa|tạm đóng cửa|tutup sementara|ditutup sementara|ปิดชั่วคราว|مغلق مؤقتا|مغلق مؤقتًا|סגור זמנית',
  'tillfälligt stängd|midlertidig stengt|tilapäisesti suljettu|временно затворен|временно затворена|тимчасово закрито|тимчасово не працює|začasno zaprto|laikinai uždaryta|laikinai uždarytas|ajutiselt suletud|īslaicīgi slēgts|tancat temporalment|अस्थायी रूप से बंद|موقتا بسته|موقتاً بسته|تعطیل موقت|pansamantalang sarado|휴업 중|সাময়িকভাবে বন্ধ',
  'dočasně uzavřeno|přechodně uzavřeno|přechodně zavřeno|suljettu tilapäisesti|suljettu väliaikaisesti|uz laiku slēgts|slēgts uz laiku|stängt tillfälligt|stengt midlertidig|lukket midlertidigt|zamknięte tymczasowo|zamknięte czasowo|zatvoreno privremeno|mbyllur përkohësisht|përkohësisht i mbyllur|часова зачынена|часова не працуе|tímabundið lokað|lokað tímabundið|dúnta go sealadach|ar gau dros dro|wedi cau dros dro|magħluq temporanjament|pechado temporalmente|aldi baterako itxita|aldi batez itxita|tydelik gesluit|tydelik toe',
  'уақытша жабық|уақытша жабылған|vaqtincha yopiq|vaqtincha yopilgan|müvəqqəti bağlıdır|müvəqqəti bağlanıb|დროებით დახურულია|ժամանակավորապես փակ է|ժամանակավոր փակ է|түр хаасан|түр хаагдсан',
  "தற்காலிகமாக மூடப்பட்டது|తాత్కాలికంగా మూసివేయబడింది|താൽക്കാലികമായി അടച്ചു|താൽക്കാലികമായി അടച്ചിരിക്കുന്നു|ತಾತ್ಕಾಲಿಕವಾಗಿ ಮುಚ್ಚಲಾಗಿದೆ|तात्पुरते बंद|અસ્થાયી રૂપે બંધ|હંગામી ધોરણે બંધ|ਅਸਥਾਈ ਤੌਰ 'ਤੇ ਬੰਦ|ਅਸਥਾਈ ਤੌਰ ਤੇ ਬੰਦ|عارضی طور پر بند|अस्थायी रूपमा बन्द|තාවකාලිකව වසා ඇත",
  'ປິດຊົ່ວຄາວ|បិទជាបណ្តោះអាសន្ន|បិទបណ្តោះអាសន្ន|ယာယီ ပိတ်ထားသည်|imefungwa kwa muda|ለጊዜው ተዘግቷል',
  'привремени прекид|привремени прекид обављања делатности|privremeni prekid|privremeni prekid obavljanja delatnosti',
]

const ofTwoWords = <Companion>(companion: Companion, rows: readonly string[]) =>
  rows.flatMap((row) =>
    row
      .split('|')
      .filter((text) => text.includes(' '))
      .map((text) => [companion, text] as const),
  )
/** Texts of two words that ask for it as a header: `Definitief gesloten` over `ja` and `nee`. */
export const closingHeaders = [
  ...ofTwoWords('permanentlyClosed' as const, goneTexts),
  ...ofTwoWords('temporarilyClosed' as const, pausedTexts),
]

/** Words of a status that say that a place has closed for good; of hours they would say something else. */
export const goneStatuses: readonly string[] = [
  '폐지|폐쇄|폐원|폐관|폐장',
  'NNT ngừng hoạt động và đã đóng MST|ngừng hoạt động và đã đóng MST|NNT ngừng hoạt động nhưng chưa hoàn thành thủ tục đóng MST|registrist kustutatud|closed down|shut down|destroyed|fully destroyed|demolished|very likely closed|gd-closed|trash|draft|auto-draft|inactive|dissolved|cancelled|canceled|revoked|license revoked|surrendered|ceased|ceased trading|void|voided|withdrawn|terminated|deactivated|forfeited|abandoned|discontinued|retired|relinquished|null and void|liquidation|in liquidation|struck off|strike off|stof|liquidated|closed business|voluntarily closed|defunct|deregistered|wound up',
  'cancelado|cancelada|anulado|anulada|revocado|revocada|retirado|retirada|baixada|inapta|nula|encerrada|extinta|cerrado|inactivo|inactiva|clausurado|baja|baja definitiva|de baja|extinguida|disuelta|liquidada',
  'upphört|upphörd|avslutad|avslutat|avregistrerad|avregistrerat|återkallad|återkallat|avvecklad|opphørt|avsluttet|slettet|avviklet|ophørt|afviklet|lakannut|lopettanut|lopetettu|poistettu rekisteristä|desființat|desființată|zrušené|закрит|закрита|заличен|заличена|likviduota|likviduotas|likvideeritud|likvidēts|kustutatud|נסגר|נסגרה',
  'inactif|cessée|radiée|radié|cessation|inattiva|cessata|cessazione|cessato|cancellata|cancellazione|radiation|erloschen|aufgegeben|aufgelöst|gelöscht|löschung|abgemeldet|opgeheven|uitgeschreven',
  'faaliyeti sona erdi|faaliyetini durdurdu|faaliyeti durduruldu|faaliyetini sonlandırdı|faaliyet dışı|terk|terkin|kapandı|kapatıldı|faal değil|gayri faal|pasif|iflas|tasfiye|tasfiye halinde|tasfiye sürecinde',
  'zamknięty|wykreślony|wykreślona|zlikwidowany|zlikwidowana|nieaktywny|zaniklý|zaniklá|zrušen|zrušený|megszűnt|törölt|radiat|radiată',
  'zatvoren trajno|zatvoreno za stalno|brisan|brisana|brisano|obrisan|obrisana|obrisano|ugašen|ugašena|ugašeno|prestao sa radom',
  'ликвидирована|ликвидировано|ликвидирован|прекратило деятельность|деятельность прекращена|припинено|ліквідовано',
  'ملغاة|ملغى|ملغي|ملغية|مشطوبة|مشطوب|مغلقة|בוטל|מבוטל|सरेंडर|रद्द',
  'inaktiv|inaktive|entzogen|widerrufen|zurückgenommen|stillgelegt|eingestellt|beendet|zurückgegeben|in liquidation|retiré|retirée|annulé|annulée|révoqué|révoquée|abrogé|abrogée|résilié|résiliée|cessé|en liquidation|extinguido|revocato|revocata|annullato|annullata|decaduto|decaduta|in liquidazione|cassado|cassada|baixado|inativo|inativa|revogado|revogada',
  'iptal|iptal edildi|iptal edilmiş|ruhsat iptal|feshedildi|feshedilmiş|faaliyetsiz|직권취소|반납|자진반납|폐쇄명령|영업폐쇄|영업소폐쇄|영업소 폐쇄|실효|해지|ingetrokken|vervallen|beëindigd|inactief|cofnięta|cofnięty|cofnięte|zakończona|zakończony|unieważniona|unieważniony|uchylona|zrušená|zrušeno|ukončená|ukončený|neaktivní|neaktívny',
  'аннулирована|аннулировано|аннулирован|прекращена|прекращено|прекращен|недействующая|недействующий|недействительна|отозвана|отозвано|неактивна|неактивен|скасовано|анульовано|取消|廃止|抹消|已注销|已註銷|已吊销|已撤销|撤销|opozvana|opozvan|neaktivan|neaktivna|ukinuta|ukinut|poništena|poništen|oduzeta|oduzeto|укинута|поништена|makulerad|indraget|inndratt|inddraget|peruutettu|visszavont|revocată|anulată|ανακλήθηκε|bị thu hồi|dicabut|dibatalkan|ถูกเพิกถอน|ยกเลิก',
  '注销|吊销|註銷|歇業|解散|廢止|撤銷|閉鎖|ngừng hoạt động|đã ngừng hoạt động|ngừng kinh doanh|giải thể|đã giải thể|tidak aktif|tidak beroperasi|เลิก|ร้าง',
  // A business that is bankrupt; one that goes on for its creditors, as in administration or insolvent, is none.
  'bankrupt|bankruptcy|in bankruptcy|파산|iflas etti|iflas etmiş|iflas halinde|konkurs|in konkurs|en faillite|faillite|liquidation judiciaire|en liquidation judiciaire|en quiebra|quiebra|bancarrota|fallito|fallita|fallimento|in fallimento|falido|falida|falência|failliet|faillissement|w likwidacji|v konkurzu|v konkurze|v likvidaci|v likvidácii|csődbe ment|csőd|felszámolás alatt|în faliment|faliment|в несъстоятелност|stečaj|u stečaju|v stečaju|стечај|у стечају|во стечај|i falimentuar|σε πτώχευση|πτώχευση',
  'банкрот|признан банкротом|признана банкротом|банкрут|bankrot|müflis|გაკოტრებული|սնանկ|i konkurs|konkursbo|konkurssissa|konkurssi|pankrotis|bankrotējis|bankrutavo|bankrutavęs|gjaldþrota|en fallida|en quebra|phá sản|đã phá sản|ล้มละลาย|ລົ້ມລະລາຍ|ក្ស័យធន|bangkrut|pailit|muflis|倒産|破産|破产|已破产|破產|已破產|दिवालिया|दिवाळखोर|দেউলিয়া|திவால்|దివాలా|പാപ്പരായി|ದಿವಾಳಿ|નાદાર|ਦੀਵਾਲੀਆ|دیوالیہ|ورشکسته|مفلس|פשט רגל|פשטה רגל|дампуурсан|imefilisika',
  'прекратена дейност|prestao s radom|prestala s radom|prenehal poslovati|prenehala poslovati|престана со работа|ka pushuar veprimtarinë|διακοπή εργασιών|припинив діяльність|припинила діяльність|спыніла дзейнасць|дзейнасць спынена|қызметін тоқтатты|таратылған|faoliyati tugatilgan|tugatilgan|ləğv edilib|ləğv olunub|საქმიანობა შეწყვეტილია|ლიკვიდირებული|լուծարված|tegevus lõpetatud|darbība izbeigta|veikla nutraukta|išregistruota|išregistruotas|hætt starfsemi|starfsemi hætt',
  "cessament d'activitat|ha cessat l'activitat|cesamento de actividade|as gnó|besigheid gestaak|ເລີກກິດຈະການ|ឈប់ដំណើរការ|tidak beroperasi lagi|sudah tidak beroperasi|tidak lagi beroperasi|कारोबार बंद|व्यवसाय बंद|व्यवसाय बन्द|ব্যবসা বন্ধ|વ્યવસાય બંધ|ਕਾਰੋਬਾਰ ਬੰਦ|کاروبار بند|منحل شده|توقف عن العمل|توقفت عن العمل|הפסיק לפעול|הפסיקה לפעול|לא פעיל|לא פעילה|үйл ажиллагаагаа зогсоосон|imeacha kufanya biashara|ሥራ አቁሟል",
]

/** Before the words of a status: `Licence revoked`. */
export const subjectsOfStatus =
  'licen[cs]e|permit|registration|lizenz|konzession|gewerbe|ruhsatı?|licencia|autorización|licence|autorisation|licença|alvará|licenza|autorizzazione|vergunning|koncesja|zezwolenie|licencja|licence|povolení|лицензия|разрешение|dozvola'

/** Words of the status of a licence that was not renewed, or never given. */
export const expiredStatuses: readonly string[] = [
  // The last two are Chicago's: cancelled, and revoked.
  'AAC|REV|denied|rejected|refused|application denied|application withdrawn|abgelehnt|refusé|refusée|denegada|denegado|rechazada|negata|reddedildi|süresi bitti|süresi geçmiş|utgången|utgånget|utløpt|udløbet|vanhentunut|失效|已失效|注册过期|불허가|반려|expired|lapsed|not renewed|non-renewed|license expired|licence expired|expired license|vencida|vencido|caducada|caducado|expirada|expirado|expiré|expirée|caduque|échu|échue|scaduta|scaduto|abgelaufen|verlopen|wygasła|wygasł|wygasłe|vypršela|lejárt|expirată|istekla|истекла|истек|истёк|закінчилася|süresi doldu|süresi dolmuş|만료|기간만료|기간 만료|유효기간만료|期限切れ|失効|过期|已过期|過期|逾期|hết hạn|đã hết hạn|kadaluarsa|kedaluwarsa|หมดอายุ|منتهية|منتهي|منتهية الصلاحية|פג תוקף',
]

/** Words of a status that say that a business rests. */
export const pausedStatuses: readonly string[] = [
  '휴지|휴장|휴관|휴원|운휴',
  'cerrado por vacaciones|fermé pour congés|fermé pour congés annuels|fermé pour vacances|wegen Urlaub geschlossen|geschlossen wegen Urlaub|Betriebsferien|Betriebsurlaub|chiuso per ferie|fechado para férias|gesloten wegens vakantie|closed for vacation|закрыто на время отпуска|휴원|휴관|tạm ngừng KD có thời hạn|NNT tạm ngừng hoạt động, kinh doanh|NNT tạm nghỉ kinh doanh có thời hạn|tạm nghỉ kinh doanh có thời hạn|tạm ngừng kinh doanh có thời hạn|休業|停業中|停业中|停业整顿|pozastaveno|szünetel|szüneteltetve|suspendat|suspendată|موقوف|موقوفة|موقوف مؤقتا|tạm ngừng|tạm ngưng|đang tạm ngừng|tạm nghỉ|tạm ngừng hoạt động|tạm ngưng hoạt động|tạm ngừng kinh doanh|tạm ngưng kinh doanh|zawieszony|zawieszona|działalność zawieszona|停業|suspended operations|suspended|non functional|non-functional|not functional|non functioning|not functioning|dormant|ruhend|askıya alındı|askıya alınmış|geschorst|opgeschort|приостановлена|приостановлено|приостановлен|призупинено|休止|停止|暂停|暫停|pozastavená|pozastavený|obustavljena|obustavljen|vilande|suspensa|suspenso|suspendida|suspendido|suspendu|suspendue|sospesa|sospeso|actividad suspendida|activité suspendue|askıda|faaliyeti askıda',
]

/** Words of a status that say that a business is one. One row for each group of languages. */
export const runningStatuses: readonly string[] = [
  'publish|published',
  'registrisse kantud|개원|개관|NNT đang hoạt động|đang hoạt động (đã được cấp GCN ĐKT)|NNT đang hoạt động (đã được cấp GCN ĐKT)|AAI|functional|fully functional|partially functional|functioning|fully functioning|partially functioning|very likely open|likely open|operational|open|opened|active|operating|in operation|in business|trading|registered|live|current|issued|good standing|in good standing|renewed|licensed|currently operating|valid|approved|granted|gültig|erteilt|valide|valable|accordée|válida|válido|valida|valido|geçerli|onaylandı|유효|有効|有效|geldig|verleend|ważna|ważny|platná|platný|действительна|действительно|чинна|važeća|важећа|business as usual|open for business',
  '영업|영업중|영업/정상|정상|정상영업|운영|운영중|정상운영|계속사업자|개업|영업개시|영업 가능|진료중|사용중|정상등록|존속|유지',
  'açık|aktif|faal|faaliyette|hizmette|çalışıyor|hizmet veriyor|açılmış|etkin',
  'geöffnet|offen|aktiv|in betrieb|eröffnet|bestehend|open|actief|geopend|in bedrijf|åpen|åpent|åben|åbent|öppen|öppet|aktivt|aktiva|gällande|giltig|giltigt|gyldig|voimassa|i drift|auki|avoinna|toiminnassa|aktiivinen',
  'abierto|abierta|activo|activa|operativo|operativa|en funcionamiento|en activo|vigente|en alta|de alta|alta|operando|en operación|aberto|aberta|ativo|ativa|em funcionamento|em atividade|em actividade|regular',
  'ouvert|ouverte|actif|active|en activité|en exploitation|en service|aperto|aperta|attivo|attiva|in attività|in esercizio|iscritta|deschis|deschisă|activ|activă|în funcțiune|în funcţiune',
  'otwarte|otwarty|otwarta|czynne|czynny|czynna|aktywny|aktywna|aktywne|działa|działalność aktywna|otevřeno|otevřený|aktivní|v provozu|otvorené|v prevádzke|nyitva|aktív|működik|működő|otvoreno|otvoren|otvorena|aktivan|aktivna|aktivno|radi|u radu|odprto',
  'открыто|открыт|открыта|работает|действует|действующий|действующая|действующее|активен|активна|активно|відчинено|відкрито|працює|діє|зареєстровано|отворено|работи|ανοιχτό|ανοικτό|ενεργή|ενεργό|ενεργός|σε λειτουργία',
  '営業中|営業|開業|開店|診療中|营业|营业中|正常营业|存续|在业|开业|在营|在营（开业）企业|營業中|核准設立|正常營業|營業|開業中',
  'đang hoạt động|hoạt động|mở cửa|đang mở cửa|buka|aktif|beroperasi|เปิด|เปิดบริการ|เปิดให้บริการ|เปิดกิจการ|ดำเนินกิจการอยู่|مفتوح|نشط|ساري|يعمل|قائم|פתוח|פעיל|פעילה|खुला|सक्रिय|चालू',
  'verksam|активний|діючий|aktyvus|veikia|veikianti|aktiivne|avatud|tegutsev|aktīvs|atvērts|darbojas|dirba|ดำเนินกิจการ|ยังดำเนินกิจการ|ใช้งาน|継続中|actiu|obert|فعال|باز|bukas|aktibo',
  'hapur|адчынена|ашық|ochiq|açıqdır|açıq|ღიაა|բաց է|բաց|atidaryta|atidarytas|opið|oscailte|ar agor|miftuħ|irekita|irekia|ເປີດ|បើក|ဖွင့်သည်|ဖွင့်ထားသည်|खुला है|খোলা|திறந்துள்ளது|తెరిచి ఉంది|തുറന്നിരിക്കുന്നു|ತೆರೆದಿದೆ|उघडे|ખુલ્લું|ਖੁੱਲ੍ਹਾ|کھلا|کھلا ہے|විවෘතයි|нээлттэй|imefunguliwa|oop|ክፍት',
]

/** Words for closed that may also be of a day or an hour: only what stands in brackets behind them tells. */
export const closedTexts =
  'closed|fermé|fermée|fermeture|cerrado|cerrada|fechado|fechada|encerrado|encerrada|chiuso|chiusa|geschlossen|zu|gesloten|gestopt|nieczynne|nieczynny|nieczynna|zamknięte|zamknięty|zamknięta|zavřeno|uzavřeno|zatvorené|zatvoreno|затворено|закрыто|закрыт|закрыта|зачинено|закрито|kapalı|مغلق|סגור|बंद|閉店|休業|关闭|關閉|폐쇄|영업종료|휴업|đóng cửa|tutup|stängt|lukket|stengt|suljettu|zárva|bezárt|închis|κλειστό|ปิด' +
  '|zaprto|mbyllur|зачынена|жабық|yopiq|bağlıdır|დახურულია|փակ է|suletud|slēgts|uždaryta|lokað|dúnta|ar gau|magħluq|tancat|pechado|itxita|ປິດ|បិទ|ပိတ်ထားသည်|sarado|বন্ধ|மூடப்பட்டது|మూసివేయబడింది|അടച്ചു|ಮುಚ್ಚಲಾಗಿದೆ|બંધ|ਬੰਦ|بند|बन्द|වසා ඇත|بسته|تعطیل شده|хаалттай|imefungwa|gesluit|ተዘግቷል'

/** The same in the name of a business, in brackets or behind a dash. Not there: what a hall or a moment may be, as `kapalı`. */
export const closedMarks =
  'upphört|upphörd|har upphört|nedlagd|nedlagt|opphørt|ophørt|lopettanut|lopetettu|closed|closed down|now closed|shut|shut down|defunct|fermé|fermée|a fermé|cerrado|cerrada|cerró|ha cerrado|fechado|fechada|fechou|encerrado|encerrada|encerrou|chiuso|chiusa|ha chiuso|cessato|cessata|geschlossen|aufgegeben|aufgelöst|gesloten|gestopt|opgeheven|nieczynne|zamknięte|zamknięty|zamknięta|zlikwidowane|zavřeno|uzavřeno|zrušeno|zrušená|zatvorené|zrušené|zatvoreno|zatvoren|ugašeno|затворено|закрыто|закрыт|закрыта|закрылся|закрылась|закрылось|ликвидирован|зачинено|закрито|закрився|kapandı|kapatıldı|kapanmış|مغلق|مغلقة|أغلق|סגור|סגורה|נסגר|נסגרה|बंद|बंद हो गया|关闭|關閉|已关闭|已關閉|停业|停業|关店|關店|已关店|已關店|閉鎖|폐쇄|문 닫음|đóng cửa|đã đóng cửa|tutup|sudah tutup|stängt|stängd|lukket|stengt|suljettu|lopetettu|zárva|bezárt|megszűnt|închis|desființat|κλειστό|έκλεισε|ปิด|ปิดแล้ว'

/** The same as the last word of a name, without any mark: words for what has happened, and of scripts in which no name ends so. */
export const closedEnds =
  '폐업|폐업함|폐업됨|폐점|폐점함|폐점됨|폐원|閉店|閉業|廃業|閉院|閉店しました|已停业|已停業|停业|停業|已歇业|已歇業|已关闭|已關閉|关店|關店|已关店|已關店|倒闭|倒閉|已倒闭|已倒閉|已结业|已結業|kapandı|kapatıldı|kapanmış|закрылся|закрылась|закрылось|закрився|закрилася|закрилось|נסגר|נסגרה'

/** The same of words that also describe other things: only in capitals, or as the only word of a name in small letters. */
export const closedDescriptions =
  'closed|geschlossen|gesloten|fermé|fermée|chiuso|chiusa|fechado|fechada|encerrado|encerrada|nieczynne|zamknięte|zamknięty|zamknięta|zavřeno|uzavřeno|zatvorené|zatvoreno|затворено|закрыто|закрыт|закрыта|зачинено|закрито|stängt|stängd|lukket|stengt|suljettu|zárva|bezárt|închis'

/** Words before such a word that make something else of it: never closed, closed at noon, a service for those who close. */
export const wordsBeforeClosed =
  'never|not|always|today|early|lunch|noon|nie|nicht|immer|heute|mittags|abends|morgens|vormittags|nachmittags|feiertags|feiertage|bis|nooit|altijd|jamais|pas|toujours|midi|mai|non|sempre|nunca|não|nigdy|nikdy|никогда|не|hiç|aldrig|and|und|et|e|en|i|и|&|or|oder|is|ist|are|im|in|we|winter|sommer|summer|ferien|urlaub|hiver|été|inverno|estate|store|stores|boutique|outlet|fashion|circuito|circuit|espace|parking|parc|개업|창업|매입|정리|철거|상담|定休|本日'

/** Why a place closes that does not open again. A death may close it for a few days only. */
export const finalReasons =
  'retirement|retired|retiring|bankruptcy|bankrupt|insolvency|liquidation|jubilación|retiro|quiebra|bancarrota|cese|liquidación|ruhestand|rente|insolvenz|konkurs|geschäftsaufgabe|betriebsaufgabe|praxisaufgabe|altersgründen|altershalber|retraite|faillite|cessation|pensionamento|fallimento|liquidazione|cessazione|aposentadoria|falência|liquidação|pensioen|faillissement|bedrijfsbeëindiging|emeryturę|emerytura|likwidacja|likwidacji|upadłość|upadłości|emeklilik|emekli|iflas|tasfiye|банкротство|банкротства|ликвидация|ликвидации|ликвидацией|пенсию|likvidace|likvidácia|stečaj|stečaja|pension|eläke|nyugdíj|nyugdíjazás|csőd|faliment|lichidare|pensionare|συνταξιοδότηση|πτώχευση|은퇴로|경영난으로'

/** Why a place closes that opens again. */
export const passingReasons =
  'renovation|renovations|refurbishment|remodeling|remodelling|repairs|maintenance|construction|umbau|umbauarbeiten|umbaus|renovierung|renovierungsarbeiten|sanierung|travaux|rénovation|rénovations|obras|reforma|reformas|remodelación|lavori|ristrutturazione|verbouwing|renovatie|remont|remontu|rekonstrukce|rekonstrukci|ремонт|ремонта|ремонте|реконструкция|реконструкцию|tadilat|tadilattan|renovering|ombygning|remontti|felújítás|renovare|ανακαίνιση|للصيانة|للتجديد|الصيانة|صيانة|שיפוצים'

/** How long, beside such a reason. */
export const passingWords =
  'temporarily|temporary|vorübergehend|zeitweise|temporairement|temporalmente|temporaneamente|temporariamente|tijdelijk|tymczasowo|dočasně|временно|тимчасово|geçici|olarak|مؤقتا|مؤقتًا'

/** Words between such a reason and the closing. */
export const wordsOfReasons =
  "for|due|to|because|of|owing|the|owner|owner's|owners|and|por|a|la|su|de|del|wegen|aus|und|zur|pour|pour cause de|cause|suite|par|per|causa|met|vanwege|door|wegens|ivm|z|powodu|przejścia|na|przejście|nedeniyle|sebebiyle|dolayısıyla|oldu|из-за|на|связи|выходом|kvůli|zbog|på grund av|grund|miatt|din cauza|λόγω"

/** Words between such words and a date: since 2023, le 31 mars 2024. */
export const wordsOfDates =
  'since|as of|as at|from|on|in|effective|le|au|du|depuis|dès|en|el|desde|a partir de|em|a|dal|il|da|nel|seit|ab|am|im|zum|per|sinds|op|vanaf|od|z dniem|w|dnia|v|k|с|со|от|в|з|від|від|из|tarihinde|itibarıyla|sedan|från|fra|siden|den|din|de|de la|από|من|منذ|في|มา|से|में|từ|sejak|pada|より|から|に|をもって|부터|부로|자로'

/** How a place has closed, where a column asks whether it has: `Closed: temporarily`. */
export const closedHow = {
  gone: 'permanently|permanent|for good|definitely|영구|영구적|dauerhaft|endgültig|définitivement|permanentemente|definitivamente|definitief|na stałe|trvale|kalıcı|kalıcı olarak|temelli|навсегда|永久',
  paused:
    'temporarily|temporary|temp|paused|on hold|for now|임시|일시|일시적|vorübergehend|zeitweise|temporairement|temporalmente|temporariamente|temporaneamente|tijdelijk|tymczasowo|dočasně|geçici|geçici olarak|временно|一時|一時的|暂时|暫時',
}
