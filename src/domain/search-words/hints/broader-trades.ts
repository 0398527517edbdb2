/**
 * Trades of which a narrower one is a part, by their English names: who looks for 순대국 where no house is called so finds it in a Korean
 * restaurant. The kitchen of a country is no part of any restaurant: a taqueria is none of what is there instead.
 */
const rows: readonly (readonly [broader: string, narrower: string])[] = [
  [
    'Korean restaurant',
    'Korean soup restaurant|Samgyetang restaurant|Tofu restaurant|Cold noodle restaurant|Knife-cut noodle restaurant|Porridge restaurant|Eel restaurant|Duck restaurant|Crab restaurant|Grilled clam restaurant|Jokbal restaurant|Dak-galbi restaurant',
  ],
  [
    'Barbecue restaurant',
    'Korean beef restaurant|Korean rib restaurant|Grilled pork restaurant|Gopchang restaurant|Yakiniku restaurant|Grill restaurant',
  ],
  ['Snack bar', 'Gimbap restaurant|Tteokbokki restaurant|Oden restaurant'],
  [
    'Japanese restaurant',
    'Sushi restaurant|Ramen restaurant|Udon noodle restaurant|Tonkatsu restaurant|Izakaya restaurant|Yakitori restaurant|Teppanyaki restaurant|Tempura restaurant|Gyudon restaurant|Okonomiyaki restaurant|Takoyaki restaurant|Kaiseki restaurant|Kushiage restaurant',
  ],
  ['Chinese restaurant', 'Dim sum restaurant|Cantonese restaurant|Sichuan restaurant|Taiwanese restaurant'],
  ['Raw fish restaurant', 'Seafood restaurant'],
  ['Bar', 'Korean pub|Pub|Beer hall|Wine bar|Cocktail bar|Sports bar|Live music bar|Entertainment bar'],
  ['Cafe', 'Dessert shop|Tea house|Juice bar'],
  ['Bakery', 'Cake shop|Doughnut shop|Bagel shop|Cookie shop'],
  [
    'Restaurant',
    'Food delivery|Takeout restaurant|Buffet restaurant|Family restaurant|Fine dining restaurant|Lunch restaurant|Noodle shop|Soup restaurant|Hot pot restaurant',
  ],
  ['Dentist', 'Pediatric dentist|Cosmetic dentist|Orthodontist|Endodontist'],
  [
    'Lawyer',
    'Divorce lawyer|Family law attorney|Criminal justice attorney|Personal injury attorney|Immigration attorney|Estate planning attorney|Bankruptcy attorney|Employment attorney|Real estate attorney|Patent attorney',
  ],
  ['Pet store', 'Aquarium shop|Bird shop'],
  ['Grocery store', 'Rice shop|Fruit and vegetable store'],
  ['Martial arts school', 'Karate school|Taekwondo school|Kickboxing school|Jujitsu school|Judo school'],
]

/** Each broader trade with the narrower ones. */
export const broaderNames: readonly (readonly string[])[] = rows.map(([broader, narrower]) => [
  broader,
  ...narrower.split('|'),
])

const broaderOf: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([broader, narrower]) => narrower.split('|').map((one) => [one, broader] as const)),
)

/** The trade of which another is a part, by their English names; undefined if there is none. */
export const broaderTrade = (englishName: string): string | undefined => broaderOf.get(englishName)
