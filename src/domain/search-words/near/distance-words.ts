import { phraseKey } from '../vocabulary.ts'

const keys = (phrases: string) => new Set(phrases.split('|').map(phraseKey))

/** Units in which people say how far away something may be, and how long the way may take. */
const units = keys(
  'km|kms|kilometer|kilometers|kilometre|kilometres|kilómetro|kilómetros|kilomètre|kilomètres|chilometro|chilometri|quilómetro|quilómetros|kilometara|километр|километра|километров|км|킬로|킬로미터|公里|千米|キロ|กม|กิโลเมตร|mi|mile|miles|milla|millas|milha|milhas|mil|마일|m|meter|meters|metre|metres|metro|metros|metri|metara|метров|미터|米|メートル|min|mins|minute|minutes|minuten|minuto|minutos|minuti|minuta|dakika|dk|минут|минуты|분|分|分钟|分鐘|นาที',
)
/** Units that no name has behind a number: 5 km. */
const plainUnits = keys('km|kms|км|킬로|킬로미터|公里|キロ|กม')
const before = keys(
  'within|within a|within a radius of|in a radius of|inside|under|less than|not more than|up to|반경|직선|걸어서|도보|도보로|차로|umkreis von|im umkreis von|innerhalb von|weniger als|maximal|rayon de|dans un rayon de|à moins de|moins de|a menos de|menos de|en un radio de|radio de|nel raggio di|raggio di|entro|u krugu od|od|u radijusu od|半径|徒歩|方圆|步行|trong vòng|ในรัศมี|в радиусе|в пределах',
)
const after = keys(
  '이내|이내에|이내의|안|안에|안에 있는|내|내에|내의|이하|거리|거리에|거리의|거리 내|반경|radius|away|away from me|from me|from here|of me|of here|around me|walk|walk away|drive|by foot|by car|umkreis|entfernt|entfernung|zu fuss|weit|içinde|içindeki|mesafede|mesafesinde|mesafedeki|yarıçapında|çapında|yakınında|uzaklıkta|yürüme|yürüyüş|yürüme mesafesi|yürüme mesafesinde|a pie|a piedi|à pied|peške|以内|以內|之内|内|內|范围内|圏内',
)

const longestPhrase = 40
const aroundNumber = /^(\D*)\d{1,3}(\D+)$/u

/** Whether a phrase says how far away something may be: within 5 miles, 걸어서 10분, im Umkreis von 5 km. */
export function isDistance(phrase: string): boolean {
  const [, first = '', last] = (phrase.length <= longestPhrase && aroundNumber.exec(phraseKey(phrase))) || []
  if (last === undefined) return false
  if (first === '' && plainUnits.has(last)) return true
  const says = before.has(first)
  if (!says && first !== '') return false
  if (says && units.has(last)) return true
  return Array.from(last, (_, at) => at).some(
    (at) => units.has(last.slice(0, at)) && after.has(last.slice(at)),
  )
}
