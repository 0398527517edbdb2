import { fold } from '../text/fold.ts'
import { categoryTerm } from './category-term.ts'

/** Trades for people whose names those for animals have too: a veterinary pharmacy is none, and a 동물병원 no 병원. */
const forPeople = new Set([
  'Pharmacy',
  '24-hour pharmacy',
  'Doctor',
  'Family doctor',
  'Hospital',
  'Medical clinic',
  'Emergency room',
  'Surgeon',
  'Dentist',
  'Barber shop',
  'Hair salon',
  'Beauty salon',
  'Spa',
])

const forAnimals: readonly string[] = [
  'Veterinarian',
  'Veterinary pharmacy',
  'Animal shelter',
  'Animal rescue service',
  'Pet groomer',
  'Pet boarding service',
  'Pet store',
  'Pet supply store',
  'Dog trainer',
  'Kennel',
]

/** Words of animals that other words have in them: запас, spas. `pas cher` is no dog, and 고양이발소 is a barber's in 고양. */
const animalWords =
  /(?<![\p{L}\p{M}])(?:pets?|dogs?|cats?|animals?|vets?|puppy|horses?|birds?|hund|hunde|katze|tier|tiere|pas(?! chers?(?![\p{L}\p{M}]))|psi|pse|pasa|psima|ljubimci|köpek|kedi|hayvan|evcil|perros?|gatos?|mascotas?|chiens?|chats?|пас|пса|пси|псе|паса|псима|псу)(?![\p{L}\p{M}])/u
const partsOfAnimalWords =
  /veterin|동물|강아지|애견|반려|고양이(?!발소|발관|용원)|애완|ветерин|љубимц|животињ|собак|кошк|動物|动物|宠物|ペット|犬|(?<!熊)猫/u
const isOfAnimals = (text: string) => animalWords.test(text) || partsOfAnimalWords.test(text)

/** The terms of trades for animals, if a text asks for a trade for people and says nothing of animals; otherwise none. */
export function animalTrades(trade: string, text: string): readonly string[] {
  return forPeople.has(trade) && !isOfAnimals(fold(text)) ? forAnimals.map(categoryTerm) : []
}
