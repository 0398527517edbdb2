import { type AskedTime, askedDays } from '../opening-hours/asked-time.ts'
import type { VocabularyRow } from './vocabulary.ts'
import type { Wish } from './wishes/further-wish-words.ts'

/** What searches say in a language beside names, trades and places. To add a language is to add one of these. */
interface LanguageWords {
  readonly near: string
  /** Open at this moment. */
  readonly now: string
  /** Open day and night. */
  readonly always: string
  readonly weekend: string
  /** How it says that somebody is open on a day, and the days, Monday first; an underscore is a space. */
  readonly onDays: string
  readonly days: string
  /** What every visitor wants: the best, something cheap, where. */
  readonly wishes: string
}

/** Words that other languages have for something else stand here only beside others: the Hungarian `most` is now, and a bridge. */
const languages: Readonly<Record<string, LanguageWords>> = {
  sv: {
    near: 'nära mig|i närheten|närmaste|nära här|i närheten av mig',
    now: 'öppet nu|öppen nu|öppna nu|just nu öppet|öppet just nu',
    always: 'dygnet runt|öppet dygnet runt|jour|24 timmar',
    weekend: 'i helgen|öppet i helgen|helgöppet',
    onDays: 'öppet på *|öppet *|på *|*söppet|*ar|öppet *ar',
    days: 'måndag tisdag onsdag torsdag fredag lördag söndag',
    wishes: 'bästa|bäst|billig|billigt|billiga|bra|var finns|rekommenderas',
  },
  no: {
    near: 'i nærheten|nær meg|nærmeste|i nærheten av meg',
    now: 'åpent nå|åpen nå|åpne nå|nå åpent',
    always: 'døgnåpent|døgnåpen|hele døgnet|døgnvakt',
    weekend: 'helgeåpent|åpent i helgen|i helgen',
    onDays: 'åpent på *|åpent *|på *|*såpent|*såpen|*er',
    days: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
    wishes: 'beste|best|billig|billige|anbefalt|hvor finner jeg',
  },
  da: {
    near: 'i nærheden|nær mig|nærmeste|tæt på mig|i nærheden af mig',
    now: 'åbent nu|åben nu|åbne nu|nu åbent|har åbent',
    always: 'døgnåbent|døgnåben|hele døgnet|døgnvagt',
    weekend: 'weekendåbent|åbent i weekenden|i weekenden',
    onDays: 'åbent på *|åbent *|på *|*såbent|*såben|*e',
    days: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
    wishes: 'bedste|bedst|billig|billige|anbefalet|hvor finder jeg',
  },
  fi: {
    near: 'lähellä minua|lähellä|lähin|lähistöllä|lähimmät',
    now: 'auki nyt|nyt auki|avoinna nyt|avoinna',
    always: 'ympäri vuorokauden|auki ympäri vuorokauden|24 tuntia|päivystys',
    weekend: 'viikonloppuna|auki viikonloppuna',
    onDays: 'auki *|avoinna *|*',
    days: 'maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina',
    wishes: 'paras|parhaat|halpa|halvat|edullinen|hyvä|suositeltu|missä',
  },
  nl: {
    near: 'in de buurt|bij mij in de buurt|dichtbij|dichtbij mij|dichtstbijzijnde|vlakbij',
    now: 'nu open|open nu|nu geopend|geopend',
    always: 'dag en nacht|dag en nacht open|24 uur open|24 uur',
    weekend: 'in het weekend|open in het weekend',
    onDays: 'open op *|op * open|op *|open *|* open',
    days: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
    wishes: 'beste|goede|goedkoop|goedkope|goedkoopste|aanbevolen|waar vind ik',
  },
  pl: {
    near: 'blisko mnie|w pobliżu|najbliższy|najbliższa|najbliższe|niedaleko|w okolicy',
    now: 'otwarte teraz|teraz otwarte|otwarta teraz|otwarty teraz|czynne teraz|teraz czynne|czynna teraz|otwarte|czynne',
    always: 'całodobowo|całodobowa|całodobowy|całodobowe|czynne całą dobę|dyżurna',
    weekend: 'w weekend|czynne w weekend|otwarte w weekend',
    onDays: 'otwarte w *|czynne w *|czynna w *|otwarta w *|w *',
    days: 'poniedziałek wtorek środę czwartek piątek sobotę niedzielę',
    wishes: 'najlepsza|najlepszy|najlepsze|dobry|dobra|dobre|tani|tania|tanie|polecany|polecana|gdzie jest',
  },
  cs: {
    near: 'poblíž|v okolí|blízko mě|nejbližší|nedaleko',
    now: 'otevřeno nyní|nyní otevřeno|otevřeno teď|teď otevřeno|otevřeno',
    always: 'nonstop|otevřeno nonstop|pohotovost',
    weekend: 'o víkendu|otevřeno o víkendu',
    onDays: 'otevřeno v *|otevřeno ve *|otevřeno *|v *|ve *',
    days: 'pondělí úterý středu čtvrtek pátek sobotu neděli',
    wishes: 'nejlepší|dobrý|dobrá|dobré|levný|levná|levné|doporučený|kde je',
  },
  sk: {
    near: 'v okolí|v blízkosti|blízko mňa|najbližší|najbližšia|neďaleko',
    now: 'otvorené teraz|teraz otvorené|otvorené',
    always: 'nepretržite|otvorené nonstop|pohotovosť',
    weekend: 'cez víkend|otvorené cez víkend',
    onDays: 'otvorené v *|otvorené vo *|otvorené *|v *|vo *',
    days: 'pondelok utorok stredu štvrtok piatok sobotu nedeľu',
    wishes: 'najlepší|najlepšia|najlepšie|dobrý|dobrá|lacný|lacná|lacné|kde je',
  },
  sl: {
    near: 'v bližini|blizu mene|najbližji|najbližja|v moji bližini',
    now: 'odprto zdaj|zdaj odprto|trenutno odprto|odprto',
    always: 'non-stop odprto|24 ur|dežurna lekarna',
    weekend: 'ob vikendih|odprto ob vikendih',
    onDays: 'odprto v *|odprto ob *|v *',
    days: 'ponedeljek torek sredo četrtek petek soboto nedeljo',
    wishes: 'najboljši|najboljša|najboljše|dober|dobra|poceni|kje je',
  },
  hu: {
    near: 'közelemben|a közelemben|a közelben|közelben|legközelebbi|környékén|a környéken',
    now: 'most nyitva|nyitva most|nyitva van|éppen nyitva|nyitva',
    always: 'éjjel-nappal|éjjel-nappal nyitva|0-24|ügyeletes',
    weekend: 'hétvégén|hétvégén nyitva',
    onDays: '* nyitva|nyitva *|*i nyitvatartás',
    days: 'hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnap',
    wishes: 'legjobb|olcsó|legolcsóbb|ajánlott|hol van|hol található',
  },
  ro: {
    near: 'lângă mine|în apropiere|aproape de mine|cel mai apropiat|cea mai apropiată|din apropiere',
    now: 'deschis acum|acum deschis|deschisă acum|deschise acum|deschis',
    always: 'deschis non-stop|24 de ore|de gardă|24 din 24',
    weekend: 'în weekend|deschis în weekend',
    onDays: 'deschis *|deschisă *|deschis * la',
    days: 'luni marți miercuri joi vineri sâmbăta duminica',
    wishes: 'cel mai bun|cea mai bună|cele mai bune|ieftin|ieftină|ieftine|recomandat|unde este|unde găsesc',
  },
  bg: {
    near: 'наблизо|близо до мен|най-близък|най-близка|в района|около мен',
    now: 'отворено сега|сега отворено|отворена сега|работи сега|отворено',
    always: 'денонощно|денонощна|денонощен|дежурна аптека',
    weekend: 'през уикенда|отворено през уикенда',
    onDays: 'отворено в *|отворено във *|работи в *|в *|във *',
    days: 'понеделник вторник сряда четвъртък петък събота неделя',
    wishes: 'най-добър|най-добра|най-добри|най-добрата|евтин|евтина|евтини|къде е|препоръчан',
  },
  el: {
    near: 'κοντά μου|κοντά|κοντινό|κοντινό σε μένα|πλησιέστερο|πλησιέστερη|εδώ κοντά|γύρω μου',
    now: 'ανοιχτό τώρα|τώρα ανοιχτό|ανοιχτά τώρα|ανοιχτό|ανοιχτά|ανοικτό τώρα',
    always: '24ωρο|όλο το 24ωρο|ανοιχτό 24 ώρες|εφημερεύον|εφημερεύοντα|διανυκτερεύον',
    weekend: 'σαββατοκύριακο|ανοιχτό σαββατοκύριακο|το σαββατοκύριακο',
    onDays: 'ανοιχτό *|ανοιχτό την *|ανοιχτό το *|ανοιχτά *|ανοιχτά την *|την *|τις *',
    days: 'δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή',
    wishes: 'καλύτερο|καλύτερα|καλύτερος|το καλύτερο|τα καλύτερα|καλό|φτηνό|φθηνό|φθηνά|πού είναι|που είναι',
  },
  uk: {
    near: 'поруч|поруч зі мною|поблизу|біля мене|найближчий|найближча|найближче|недалеко від мене',
    now: 'відкрито зараз|зараз відкрито|відчинено зараз|зараз відчинено|працює зараз|зараз працює|відкрито',
    always: 'цілодобово|цілодобова|цілодобовий|чергова',
    weekend: 'на вихідних|у вихідні|працює у вихідні',
    onDays: 'відкрито в *|відкрито у *|працює в *|працює у *|в *|у *',
    days: 'понеділок вівторок середу четвер п’ятницю суботу неділю',
    wishes:
      'найкраща|найкращий|найкращі|найкраще|гарний|гарна|хороший|хороша|дешевий|дешева|дешеві|недорого|де знайти|порадьте',
  },
  lt: {
    near: 'netoli manęs|šalia manęs|artimiausia|artimiausias|netoliese',
    now: 'dirba dabar|dabar dirba|atidaryta dabar|dabar atidaryta',
    always: 'visą parą|dirba visą parą|budinti',
    weekend: 'savaitgalį|dirba savaitgalį',
    onDays: 'dirba *|atidaryta *',
    days: 'pirmadienį antradienį trečiadienį ketvirtadienį penktadienį šeštadienį sekmadienį',
    wishes: 'geriausia|geriausias|geriausi|pigus|pigi|pigiausia|kur yra',
  },
  lv: {
    near: 'man tuvumā|tuvumā|netālu|tuvākā|tuvākais',
    now: 'atvērts tagad|tagad atvērts|atvērta tagad|tagad atvērta',
    always: 'visu diennakti|diennakts|24 stundas',
    weekend: 'nedēļas nogalē|atvērts nedēļas nogalē',
    onDays: 'atvērts *|atvērta *|strādā *',
    days: 'pirmdienā otrdienā trešdienā ceturtdienā piektdienā sestdienā svētdienā',
    wishes: 'labākā|labākais|labākie|lēts|lēta|lēti|kur atrodas',
  },
  et: {
    near: 'minu lähedal|lähedal|lähim|läheduses',
    now: 'avatud praegu|praegu avatud|lahti praegu|praegu lahti',
    always: 'ööpäevaringselt|ööpäevaringne|24 tundi',
    weekend: 'nädalavahetusel|avatud nädalavahetusel',
    onDays: 'avatud *|lahti *',
    days: 'esmaspäeval teisipäeval kolmapäeval neljapäeval reedel laupäeval pühapäeval',
    wishes: 'parim|parimad|odav|odavad|soovitatud|kus asub',
  },
  ca: {
    near: 'a prop meu|a prop|prop meu|més a prop|prop d aquí',
    now: 'oberta ara|obert ara|obertes ara|ara obert|ara oberta|obert|oberta',
    always: 'obert 24 hores|24 hores|de guàrdia',
    weekend: 'cap de setmana|obert cap de setmana',
    onDays: 'obert *|oberta *|obert el *|els *|el *',
    days: 'dilluns dimarts dimecres dijous divendres dissabte diumenge',
    wishes: 'millor|millors|el millor|la millor|barat|barata|recomanat|on és|on trobar',
  },
  he: {
    near: 'קרוב אליי|קרוב אלי|בסביבה|לידי|הכי קרוב|ליד הבית|קרוב',
    now: 'פתוח עכשיו|עכשיו פתוח|פתוחה עכשיו|פתוח כרגע',
    always: '24 שעות|פתוח 24 שעות|תורן',
    weekend: 'בסוף השבוע|פתוח בסוף השבוע',
    onDays: 'פתוח ב*|פתוח ביום *|ביום *',
    days: 'שני שלישי רביעי חמישי שישי שבת ראשון',
    wishes: 'הכי טוב|הכי טובה|הטוב ביותר|מומלץ|מומלצת|זול|זולה|איפה יש|איפה',
  },
  hi: {
    near: 'मेरे पास|पास में|नज़दीक|नजदीक|नज़दीकी|नजदीकी|आसपास|मेरे आसपास|सबसे नज़दीकी|सबसे पास',
    now: 'अभी खुला|अभी खुला है|खुला है|अभी खुली|अभी खुले',
    always: '24 घंटे|24 घंटे खुला|चौबीस घंटे|आपातकालीन',
    weekend: 'वीकेंड|सप्ताहांत',
    onDays: '* को खुला|* को|* को खुला है',
    days: 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
    wishes:
      'सबसे अच्छा|सबसे अच्छी|सबसे अच्छे|अच्छा|अच्छी|सस्ता|सस्ती|कहाँ है|कहां है|कहाँ|hai kya|hain kya|milega kya|kidhar hai|ki jagah|sikhne ki jagah|seekhne ki jagah|jane ki jagah',
  },
  te: {
    near: 'నా దగ్గర|దగ్గరలో|దగ్గర|సమీపంలో|నాకు దగ్గరలో|దగ్గర్లో|daggara|daggaralo|daggarlo|naa daggara|na daggara|naku daggara|naku daggaralo|naa daggarlo|ikkada daggara',
    now: 'ippudu open|ippudu terichi|ippudu terichi unna|ఇప్పుడు తెరిచి|ఇప్పుడు తెరిచి ఉన్న|తెరిచి ఉన్న',
    always: '24 గంటలు|24 గంటల',
    weekend: 'వారాంతం',
    onDays: '*|* నాడు',
    days: 'సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం',
    wishes:
      'మంచి|ఉత్తమ|చౌక|ఎక్కడ|ఎక్కడ ఉంది|manchi|chala manchi|manchidi|ekkada|ekkada undi|ekkada unnayi|kavali|unda|undi|unnaya',
  },
  id: {
    near: 'terdekat|dekat saya|di dekat saya|dekat sini|di sekitar|di sekitar saya|sekitar sini',
    now: 'buka sekarang|sekarang buka|yang buka|masih buka|sedang buka',
    always: 'buka 24 jam|24 jam',
    weekend: 'akhir pekan|buka akhir pekan',
    onDays: 'buka hari *|hari *|buka *',
    days: 'senin selasa rabu kamis jumat sabtu minggu',
    wishes: 'terbaik|murah|termurah|bagus|rekomendasi|yang bagus|dimana|di mana|enak',
  },
  ar: {
    near: 'قريبة مني|قريبة|بجواري|الأقرب إلي|في الجوار',
    now: 'مفتوحة الآن|مفتوحة الان|مفتوحة حاليا|مفتوح حاليا',
    always: 'مفتوح 24 ساعة|مفتوحة 24 ساعة|مناوبة|مناوب',
    weekend: 'نهاية الأسبوع|في نهاية الأسبوع',
    onDays: 'مفتوح *|مفتوحة *|مفتوح يوم *|مفتوحة يوم *',
    days: 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
    wishes: 'أفضل|أحسن|رخيص|رخيصة|أرخص|أين|أين يوجد|موصى به',
  },
  fa: {
    near: 'نزدیک من|نزدیک|نزدیکترین|نزدیک ترین|اطراف من',
    now: 'الان باز|باز الان|الان باز است',
    always: 'شبانه روزی|۲۴ ساعته|24 ساعته',
    weekend: 'آخر هفته',
    onDays: 'باز *|روز *',
    days: 'دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه',
    wishes: 'بهترین|ارزان|ارزانترین|خوب|کجاست',
  },
}

const all = Object.entries(languages)

export const furtherNearRows: readonly VocabularyRow<true>[] = all.map(([language, { near }]) => [
  true,
  language,
  near,
])

export const furtherWishRows: readonly VocabularyRow<Wish>[] = all.map(([language, { wishes }]) => [
  'wish',
  language,
  wishes,
])

export const furtherTimeRows: readonly VocabularyRow<AskedTime>[] = all.flatMap(
  ([language, { now, always, weekend, onDays, days }]): VocabularyRow<AskedTime>[] => [
    ['now', language, now],
    ['always', language, always],
    ['weekend', language, weekend],
    ...days.split(' ').flatMap((day, index): VocabularyRow<AskedTime>[] => {
      const asked = askedDays[index]
      return asked ? [[asked, language, onDays.replaceAll('*', day.replace('_', ' '))]] : []
    }),
  ],
)
