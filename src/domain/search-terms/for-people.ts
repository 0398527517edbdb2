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

const forAnimals = [
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
].map(categoryTerm)

/** Words, and parts of words, of animals. */
const animals =
  /(?:^|\s)(?:pets?|dogs?|cats?|animals?|vets?|puppy|horses?|birds?|hund|hunde|katze|tier|tiere|pas|psi|pse|pasa|psima|ljubimci|köpek|kedi|hayvan|evcil|perros?|gatos?|mascotas?|chiens?|chats?)(?:$|\s)|veterin|동물|강아지|애견|반려|고양이|애완|ветерин|пас|љубимц|животињ|собак|кошк|動物|宠物|ペット|犬|猫/u

/** The terms of trades for animals, if a text asks for a trade for people and says nothing of animals; otherwise none. */
export function animalTrades(trade: string, text: string): readonly string[] {
  return forPeople.has(trade) && !animals.test(fold(text)) ? forAnimals : []
}
