import { type FoundNeed, neededTrade } from '../needs/needs.ts'

/** The English name of the trade that an emoji stands for, and after bars those that it may stand for where there are none. */
const rows: readonly (readonly [trade: string, emoji: string])[] = [
  ['Cafe', '☕ 🧋 🍵 🫖 🥤'],
  ['Pizza restaurant', '🍕'],
  ['Hamburger restaurant|Fast food restaurant', '🍔 🍟 🌭'],
  ['Sushi restaurant', '🍣'],
  ['Bento shop|Gimbap restaurant|Sushi restaurant', '🍱'],
  ['Fried chicken restaurant', '🍗 🐔 🐓'],
  ['Barbecue restaurant', '🥩 🍖 🥓 🐷 🐮 🐄 🐖'],
  ['Noodle shop|Ramen restaurant|Japanese restaurant', '🍜'],
  ['Italian restaurant', '🍝'],
  ['Mexican restaurant|Restaurant', '🌮 🌯'],
  ['Kebab shop', '🥙'],
  ['Raw fish restaurant|Seafood restaurant|Fish store|Sushi restaurant|Aquarium shop', '🐟 🐡'],
  ['Raw fish restaurant|Seafood restaurant|Sushi restaurant', '🦐 🦞 🦀 🐙 🦑 🎣 🦪'],
  ['Aquarium shop|Pet store', '🐠'],
  ['Vegan restaurant|Vegetarian restaurant|Restaurant', '🌱 🥬 🥦 🥗'],
  ['Bar', '🍺 🍻 🍸 🍹 🍷 🥃 🥂 🍶 🍾 🪩'],
  ['Bakery', '🍞 🥐 🥖 🥯 🥨'],
  ['Bakery|Cake shop|Cafe', '🎂 🍰 🧁 🥧 🍩 🍪 🍮'],
  ['Ice cream shop', '🍦 🍨 🍧'],
  ['Restaurant', '🍽 🍴 🥘 🍲 🍚 🥢 🥄 😋 🤤 🥣'],
  ['Swiss restaurant|Restaurant', '🧀 🫕'],
  ['Curry restaurant|Indian restaurant|Restaurant', '🍛'],
  ['Hair salon', '💇 💇‍♀ 💇‍♂ ✂'],
  ['Barber shop', '💈'],
  ['Nail salon', '💅'],
  ['Beauty salon', '💄'],
  ['Massage therapist', '💆 💆‍♀ 💆‍♂'],
  ['Pet store|Veterinarian|Pet groomer', '🐶 🐕 🐩 🐱 🐈 🐾 🐹 🐰 🦜 🦴 🐦 🦮 🐇 🐭 🐤 🐥 🐣'],
  ['Gas station', '⛽'],
  ['Auto repair shop|Plumber|HVAC contractor|Hardware store', '🔧 🛠 🔩'],
  ['Auto repair shop|Car wash', '🚗 🚙 🛞'],
  ['Parking lot', '🅿'],
  ['Pharmacy', '💊'],
  ['Tempura restaurant|Tonkatsu restaurant|Japanese restaurant', '🍤'],
  ['Snack bar', '🍢'],
  ['Japanese restaurant', '🍘 🍡 🍥'],
  ['Candy store|Chocolate shop|Dessert shop', '🍫 🍬 🍭'],
  ['Duck restaurant|Korean restaurant', '🦆'],
  ['Hospital|Medical clinic|Urgent care center', '🏥 🚑 🤒 🤕 🤧'],
  ['Dentist', '🦷 🪥 😬'],
  ['Optician|Optometrist', '👓 🕶'],
  ['Gym', '🏋 🏋‍♀ 🏋‍♂ 💪 🤸 🏃'],
  ['Swimming pool', '🏊 🏊‍♀ 🏊‍♂'],
  ['Yoga studio', '🧘 🧘‍♀ 🧘‍♂'],
  ['Golf course', '⛳'],
  ['Bowling alley', '🎳'],
  ['Movie theater', '🎬 🎥'],
  ['Karaoke bar', '🎤'],
  ['Church', '⛪ ✝ 🙏 💒 🛐 ☦'],
  ['Mosque', '🕌'],
  ['Bank', '🏦 💰'],
  ['Hotel', '🏨 🛏'],
  ['School', '🏫'],
  ['Library', '📚'],
  ['Bookstore', '📖'],
  ['Florist', '💐 🌹 🌷'],
  ['Supermarket', '🛒'],
  ['Clothing store', '👗 👕 👚'],
  ['Shoe store', '👟 👠'],
  ['Laundry', '🧺'],
  ['Chinese restaurant|Snack bar', '🥟 🥡 🥠'],
  ['Martial arts school|Judo school', '🥋 🤼'],
  ['Kickboxing school|Boxing gym|Gym', '🥊'],
  ['Electrician', '🔌 💡 ⚡'],
  ['Locksmith', '🔑 🗝 🔐'],
  ['Hardware store', '🔨 🪛 🪚'],
  ['Warehouse', '🏭 🏬'],
  ['Warehouse|Packaging supply store', '📦'],
  ['Photographer', '📷 📸'],
  ['Moving company', '🚚'],
  ['Doctor|Medical clinic', '👨‍⚕ 👩‍⚕ 🩺 💉'],
  ['Convenience store|Supermarket', '🏪'],
  ['Travel agency', '✈'],
  ['Real estate agency', '🏠 🏡'],
  ['Kindergarten', '👶'],
  ['Hotel', '🛌'],
  ['Clothing store', '👔 👖 🧢'],
  ['Shoe store', '👞 👢'],
  ['Bag shop', '👜 🎒 🧳'],
  ['Electronics store', '📺 🎧'],
  ['Video arcade', '🎮'],
  ['Billiard hall', '🎱'],
  ['Climbing gym|Gym', '🧗 🧗‍♀ 🧗‍♂'],
  ['Tennis court|Sports complex', '🎾'],
  ['Badminton court|Sports complex', '🏸'],
  ['Sports complex|Sporting goods store', '⚽ 🏀 🏐'],
  ['Golf course', '🏌 🏌‍♀ 🏌‍♂'],
  ['Camping ground', '⛺ 🏕'],
  ['Wedding hall', '👰 👰‍♀ 🤵'],
  ['Printing shop', '🖨'],
  ['Funeral home', '⚰ 🪦'],
  ['Pest control service', '🐜 🪳 🐀 🪤'],
  ['Tree service', '🌳'],
  ['Recycling center', '♻'],
  ['Car dealer', '🚘 🏎 🛻'],
  ['Barber shop', '🧔 🧔‍♂ 🪒'],
  ['Tax preparation service|Accountant', '🧾'],
  ['Cardiologist', '🫀'],
  ['Neurologist', '🧠'],
  ['Podiatrist', '🦶'],
  ['Obstetrician-gynecologist', '🤰'],
  ['Medical clinic', '🩹 🩻'],
  ['Poultry farm|Fried chicken restaurant', '🦃'],
  ['HVAC contractor', '🧊 🌬'],
  ['Hardware store', '🧰 🪜'],
  ['Jewelry store', '💍 💎'],
  ['Post office', '🏤 📮'],
  ['Lawyer', '⚖ 🧑‍⚖ 👨‍⚖ 👩‍⚖'],
  ['Plumber', '🚰 🪠 🚽 🚿 🛁'],
  ['HVAC contractor', '❄ 🔥 🥶 🥵 🌡 ♨'],
  ['Building materials store|Hardware store|Construction company', '🧱 🪵'],
  ['Construction company|General contractor|Building materials store', '🏗 👷 👷‍♂ 👷‍♀'],
  ['Motorcycle shop|Motorcycle repair shop', '🏍 🛵'],
  ['Bicycle store', '🚲 🚴 🚴‍♀ 🚴‍♂'],
  ['Agricultural supply store|Fertilizer supplier|Grocery store', '🌾 🌽'],
  ['Tractor dealer|Farm equipment supplier|Agricultural supply store', '🚜'],
  ['Grocery store|Supermarket', '🥕 🍎 🍌 🍅 🥔 🧅 🍇 🍓 🍑 🥑 🍆 🥛 🧈'],
  ['Egg supplier|Grocery store', '🥚'],
  ['Bottled water supplier', '💧'],
  ['Breakfast restaurant|Brunch restaurant|Cafe|Restaurant', '🍳 🥞 🧇'],
  ['Sandwich shop|Cafe|Restaurant', '🥪'],
  ['Gimbap restaurant|Sushi restaurant', '🍙'],
  ['Pet store|Aquarium shop', '🐢 🦎 🐍'],
  ['Cell phone store', '📱'],
  ['Computer store', '💻 🖥'],
  ['Toy store', '🧸'],
  ['Gift shop', '🎁'],
  ['Furniture store', '🛋 🪑'],
  ['Garden center|Plant nursery', '🪴'],
  ['Art supply store|Paint store', '🎨 🖌'],
  ['Car battery store|Auto parts store', '🔋'],
  ['Tobacco shop|Convenience store', '🚬'],
  ['Watch store', '⌚'],
  ['Tailor', '🧵 🪡'],
  ['Cleaning service', '🧹'],
  ['Spa', '🧖 🧖‍♀ 🧖‍♂'],
  ['Dance school', '💃 🩰'],
  ['Music school', '🎹 🎸 🎻'],
  ['Buddhist temple', '🛕 ☸'],
  ['Synagogue', '🕍 ✡'],
  ['Mosque', '☪'],
  ['ATM', '🏧'],
  ['Police station', '👮 👮‍♀ 👮‍♂'],
  ['Taxi service', '🚕 🚖'],
  ['Airport', '🛫 🛬'],
  ['Museum', '🏛'],
  ['Hair transplantation clinic|Hair replacement service', '👨‍🦲 🧑‍🦲 👩‍🦲'],
]

const animals = '🐶 🐕 🐩 🐱 🐈 🐾 🐹 🐰 🦜 🦮 🐇'
const fish = '🐟 🐡 🦐'
const cars = '🚗 🚙 🛞'

/** The trade that two emoji stand for together, and each of the two. */
const pairs: readonly (readonly [trade: string, some: string, others: string])[] = [
  ['Pet groomer', animals, '💇 💇‍♀ 💇‍♂ ✂ 🛁 🚿 🧼 💅 💈'],
  ['Veterinarian', animals, '🏥 🚑 💊 💉 🩺 🤒 🤕 👨‍⚕ 👩‍⚕'],
  ['Pet boarding service', animals, '🏨 🛏 🏠 🏡'],
  ['Dog trainer', animals, '🎓 🏫'],
  ['Auto repair shop', cars, '🔧 🛠 🔩'],
  ['Car wash', cars, '🧼 🚿 💦 🫧 🧽'],
  ['Vegan restaurant', '🌱 🥬 🥦 🌿', '🍽 🍴 🥘 🍲 🥗 🍛 😋'],
  ['Pediatric dentist', '👶', '🦷 🪥'],
  ['Sushi restaurant', fish, '🍚 🍙 🥢'],
]

/** The trade that an emoji makes of one that is named beside it: 🐶 병원. The named ones are separated by bars. */
const besideTrades: readonly (readonly [trade: string, emoji: string, named: string])[] = [
  ['Veterinarian', animals, 'Hospital|Medical clinic|Doctor|Urgent care center|Family doctor'],
  ['Pet groomer', animals, 'Hair salon|Barber shop|Beauty salon|Nail salon|Spa'],
  ['Pet boarding service', animals, 'Hotel|Guest house|Kindergarten'],
  ['Dog trainer', animals, 'School|Training center|Academy'],
  ['Pet store', animals, 'Store|Supermarket|Clothing store|Toy store'],
  ['Veterinary pharmacy', animals, 'Pharmacy'],
  ['Dentist', '🦷 🪥', 'Hospital|Medical clinic|Doctor'],
  ['Ophthalmologist', '👁 👀', 'Hospital|Medical clinic|Doctor'],
  ['Pediatrician', '👶', 'Hospital|Medical clinic|Doctor'],
  ['Vegan restaurant', '🌱 🥬 🥦 🌿', 'Restaurant|Cafe|Italian restaurant|Fast food restaurant'],
  ['Hair transplantation clinic', '👨‍🦲 🧑‍🦲 👩‍🦲', 'Hospital|Medical clinic|Doctor'],
]

/** Animals as languages call them, in whose words it is said what they need. */
const animalWords = 'dog|강아지|pas|köpek|hund|chien|perro|cane|aso'.split('|')

const drawnAnimals = new Set(animals.split(' '))

/** What an animal that is drawn needs, as the other words say it, and which of them do: 🐈 hrana, 🐶 목욕. */
export function needOfDrawn(word: string, others: readonly string[]): FoundNeed | undefined {
  if (!drawnAnimals.has(plain(word)) || others.length === 0) return undefined
  return animalWords.map((animal) => neededTrade([animal, ...others])).find(Boolean)
}

/** Emoji are compared without skin tones and the sign for their coloured form. */
const plain = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

/** The trades that each emoji may stand for. */
export const emojiTrades: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([trades, list]) =>
    list.split(' ').map((emoji) => [plain(emoji), trades.split('|')] as const),
  ),
)

/** One picture: a pictograph with what is joined to it. */
const pictures =
  /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*(?:\u200d\p{Extended_Pictographic}\ufe0f?|\u200d[♀♂]\ufe0f?)*/gu

/** The text with a space around each emoji, and the trade that an emoji word stands for. */
export const emojiApart = (text: string): string => text.replace(pictures, ' $& ')
export const tradeOfEmoji = (word: string): string | undefined => tradesOfEmoji(word)[0]

/** The trades that an emoji word may stand for, the likeliest first. */
export function tradesOfEmoji(word: string): readonly string[] {
  const whole = plain(word)
  // A person with a thing is what the thing is: 👩‍⚖.
  return emojiTrades.get(whole) ?? whole.split('\u200d').flatMap((one) => emojiTrades.get(one) ?? [])
}

const tradesBeside = new Map(
  besideTrades.flatMap(([trade, list, named]) =>
    list
      .split(' ')
      .flatMap((emoji) => named.split('|').map((one) => [`${plain(emoji)} ${one}`, trade] as const)),
  ),
)

/** The trade that an emoji word makes of one that is named beside it, by their English names. */
export const tradeBeside = (word: string, named: string): string | undefined =>
  tradesBeside.get(`${plain(word)} ${named}`)

const picture = /^\p{Extended_Pictographic}/u
/** Whether a word is an emoji that stands for no trade. */
export const isDecoration = (word: string): boolean => picture.test(word) && tradesOfEmoji(word).length === 0

const pairTrades = new Map(
  pairs.flatMap(([trade, some, others]) =>
    some
      .split(' ')
      .flatMap((one) => others.split(' ').map((other) => [`${plain(one)} ${plain(other)}`, trade] as const)),
  ),
)

/** A word, and the trades that it stands for if it is an emoji. */
export interface EmojiWord {
  readonly word: string
  readonly trades: readonly string[]
}

/** The most readings of a text. */
const mostTrades = 4

/** The words, all emoji of trades in the place of the first one: 🐶💇 is one trade, and 🍗🍺 the one or the other. */
export function emojiTogether(words: readonly string[]): readonly EmojiWord[] {
  const read = words.map((word) => ({ word, trades: tradesOfEmoji(word) }))
  const emoji = read.filter(({ trades }) => trades.length > 0)
  const [first] = emoji
  if (!first) return read
  const drawn = words.map(plain)
  const pair = drawn.flatMap((one) =>
    drawn.flatMap((other) => {
      const trade = pairTrades.get(`${one} ${other}`)
      return trade ? [{ trade, one, other }] : []
    }),
  )[0]
  if (emoji.length === 1 && !pair) return read
  const trades = pair ? [pair.trade] : tradesOfAll(emoji.map((one) => one.trades))
  const isDrawn = ({ word }: EmojiWord) => [pair?.one, pair?.other].includes(plain(word))
  return read
    .filter((one) => one === first || (one.trades.length === 0 && !isDrawn(one)))
    .map((one) => (one === first ? { ...one, trades } : one))
}

/** What all emoji may stand for; if there is no such trade, what each of them stands for. */
function tradesOfAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists
  const shared = first.filter((trade) => others.every((list) => list.includes(trade)))
  const likeliest = lists.flatMap((list) => list.slice(0, 1))
  return shared.length > 0 ? shared : [...new Set(likeliest)].slice(0, mostTrades)
}
