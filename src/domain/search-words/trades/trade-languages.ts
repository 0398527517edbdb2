import { countriesOfLanguage } from '../../address/country/language-countries.ts'
import { knownCategories, namesInLanguages } from '../../category/known-categories.ts'
import { hintRows } from '../hint-words.ts'
import { phraseKey, transcribed } from '../vocabulary.ts'
import { tradeWordRows, weakTradeRows } from './trade-words.ts'

/** What languages call the trades that are looked for most, where the tables of names do not say the language. */
const rows: readonly (readonly [language: string, names: string])[] = [
  [
    'de',
    'bäckerei|bäckereien|konditorei|metzgerei|fleischerei|gaststätte|wirtshaus|gasthaus|gasthof|kneipe|imbiss|apotheke|zahnarzt|zahnarztpraxis|arzt|arztpraxis|hausarzt|krankenhaus|tierarzt|tierarztpraxis|tierfriseur|zoofachgeschäft|friseur|friseursalon|fitnessstudio|rechtsanwalt|anwalt|kanzlei|steuerberater|tankstelle|autowerkstatt|werkstatt|elektriker|klempner|schreinerei|blumenladen|buchhandlung|lagerhaus|kirche|reinigung|schlüsseldienst|kaffeehaus|möbelhaus',
  ],
  [
    'it',
    'panificio|panetteria|forno|pasticceria|gelateria|trattoria|osteria|ristorante|caffetteria|farmacia|dentista|studio dentistico|veterinario|parrucchiere|palestra|avvocato|notaio|commercialista|benzinaio|officina|idraulico|elettricista|fioraio|chiesa|negozio per animali|macelleria|ferramenta',
  ],
  [
    'fr',
    'boulangerie|pâtisserie|boucherie|restaurant français|pharmacie|dentiste|cabinet dentaire|vétérinaire|coiffeur|salon de coiffure|salle de sport|avocat|notaire|station service|garagiste|plombier|électricien|fleuriste|église|animalerie|salon de toilettage|quincaillerie',
  ],
  [
    'es',
    'panadería|pastelería|carnicería|restaurante|cafetería|farmacia|dentista|clínica dental|veterinaria|veterinario|clínica veterinaria|peluquería|gimnasio|abogado|abogados|notario|gasolinera|taller mecánico|fontanero|plomero|electricista|floristería|iglesia|tienda de mascotas|ferretería',
  ],
  [
    'pt',
    'padaria|confeitaria|açougue|farmácia|drogaria|dentista|veterinário|cabeleireiro|academia|advogado|igreja',
  ],
  [
    'tr',
    'lokanta|kahveci|kuaför|berber|eczane|diş hekimi|dişçi|avukat|veteriner|fırın|pastane|kasap|benzinlik|tesisatçı|elektrikçi|çiçekçi|spor salonu|kilise|nalbur|çilingir',
  ],
  [
    'sr',
    'pekara|poslastičarnica|mesara|kafana|restoran|kafić|apoteka|zubar|stomatolog|veterinar|veterinarska ambulanta|veterinarska stanica|veterinarska klinika|veterinarska apoteka|frizer|frizerski salon|teretana|advokat|benzinska pumpa|auto servis|vodoinstalater|električar|cvećara|crkva|prodavnica|prodavnica kućnih ljubimaca|zoo prodavnica|šišanje pasa|salon za pse|hotel za pse|dresura pasa',
  ],
  ['fil', 'kainan|karinderya|panaderya|botika|simbahan|gasulinahan|bodega|tindahan|sari sari'],
  ['nl', 'bakkerij|slagerij|apotheek|tandarts|dierenarts|kapper|advocaat|kerk'],
  [
    'pl',
    'piekarnia|cukiernia|restauracja|kawiarnia|apteka|dentysta|weterynarz|fryzjer|siłownia|prawnik|kościół',
  ],
]

/** The language of the labels that every trade has. */
const labelled = 'tr'

let languages: ReadonlyMap<string, ReadonlySet<string>> | undefined

function buildIndex(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (language: string, name: string) => {
    const typed = language === 'de' ? [name, transcribed(name)] : [name]
    for (const key of typed.map(phraseKey)) {
      const known = found.get(key)
      if (known) known.add(language)
      else found.set(key, new Set([language]))
    }
  }
  for (const [language, names] of rows) for (const name of names.split('|')) add(language, name)
  for (const [, language, phrases] of [...tradeWordRows, ...weakTradeRows, ...hintRows])
    for (const phrase of phrases.split('|')) add(language, phrase)
  for (const [language, ofTrades] of Object.entries(namesInLanguages))
    for (const names of Object.values(ofTrades)) for (const name of names.split(';')) add(language, name)
  for (const { label } of knownCategories) {
    add('en', label.en)
    add(labelled, label.tr)
  }
  return found
}

/** The countries in whose languages a phrase is the name of a trade, or tells of one; [] if English calls the trade so too, or nobody does. */
export function countriesOfTradeName(phrase: string): readonly string[] {
  languages ??= buildIndex()
  const spoken = languages.get(phraseKey(phrase))
  if (!spoken || spoken.has('en')) return []
  return [...new Set([...spoken].flatMap(countriesOfLanguage))]
}
