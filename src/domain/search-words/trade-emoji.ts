/** The English name of the trade that an emoji stands for, and after bars those that it may stand for where there are none. */
const rows: readonly (readonly [trade: string, emoji: string])[] = [
  ['Cafe', '☕ 🧋 🍵 🫖 🥤'],
  ['Pizza restaurant', '🍕'],
  ['Hamburger restaurant|Fast food restaurant', '🍔 🍟 🌭'],
  ['Sushi restaurant', '🍣 🍱'],
  ['Fried chicken restaurant', '🍗 🐔 🐓'],
  ['Barbecue restaurant', '🥩 🍖 🥓 🐷 🐮 🐄 🐖'],
  ['Noodle shop|Ramen restaurant|Japanese restaurant', '🍜'],
  ['Italian restaurant', '🍝'],
  ['Mexican restaurant', '🌮 🌯'],
  ['Kebab shop', '🥙'],
  ['Raw fish restaurant|Seafood restaurant|Sushi restaurant', '🐟 🦐 🦞 🦀 🐙 🦑 🐡 🎣'],
  ['Bar', '🍺 🍻 🍸 🍹 🍷 🥃 🥂 🍶 🍾'],
  ['Bakery', '🍞 🥐 🥖 🥯'],
  ['Bakery|Cake shop|Cafe', '🎂 🍰 🧁 🥧 🍩 🍪'],
  ['Ice cream shop', '🍦 🍨 🍧'],
  ['Restaurant', '🍽 🍴 🥘 🍲 🥗 🍚 🍛 🥢 🥄 😋 🤤 🧀 🫕'],
  ['Hair salon', '💇 💇‍♀ 💇‍♂ ✂'],
  ['Barber shop', '💈'],
  ['Nail salon', '💅'],
  ['Beauty salon', '💄'],
  ['Massage therapist', '💆 💆‍♀ 💆‍♂'],
  ['Pet store|Veterinarian|Pet groomer', '🐶 🐕 🐩 🐱 🐈 🐾 🐠 🐹 🐰 🦜 🦴 🐦'],
  ['Gas station', '⛽'],
  ['Auto repair shop|Plumber|HVAC contractor', '🔧 🛠 🔩'],
  ['Auto repair shop|Car wash', '🚗 🚙 🛞'],
  ['Parking lot', '🅿'],
  ['Pharmacy', '💊'],
  ['Hospital|Medical clinic|Urgent care center', '🏥 🚑 🤒 🤕 🤧'],
  ['Dentist', '🦷 🪥 😬'],
  ['Optician', '👓 🕶'],
  ['Gym', '🏋 🏋‍♀ 🏋‍♂ 💪 🤸 🏃'],
  ['Swimming pool', '🏊 🏊‍♀ 🏊‍♂'],
  ['Yoga studio', '🧘 🧘‍♀ 🧘‍♂'],
  ['Golf course', '⛳'],
  ['Bowling alley', '🎳'],
  ['Movie theater', '🎬 🎥'],
  ['Karaoke bar', '🎤'],
  ['Church', '⛪ ✝ 🙏 💒'],
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
  ['Boxing gym|Gym', '🥊'],
  ['Electrician', '🔌 💡 ⚡'],
  ['Locksmith', '🔑 🗝 🔐'],
  ['Hardware store', '🔨 🪛 🪚'],
  ['Warehouse', '🏭 🏬'],
  ['Packaging supply store', '📦'],
  ['Photographer', '📷 📸'],
  ['Moving company', '🚚'],
  ['Doctor|Medical clinic', '👨‍⚕ 👩‍⚕ 🩺 💉'],
  ['Convenience store|Supermarket', '🏪'],
  ['Travel agency', '✈'],
  ['Real estate agency', '🏠 🏡'],
  ['Kindergarten', '👶'],
  ['Jewelry store', '💍 💎'],
  ['Post office', '🏤 📮'],
  ['Lawyer', '⚖ 🧑‍⚖ 👨‍⚖ 👩‍⚖'],
  ['Plumber', '🚰 🪠 🚽 🚿 🛁'],
  ['HVAC contractor', '❄ 🔥 🥶 🥵 🌡 ♨'],
]

/** Emoji are compared without skin tones and the sign for their coloured form. */
const plain = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

const tradesOf = new Map(
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
  return tradesOf.get(whole) ?? whole.split('\u200d').flatMap((one) => tradesOf.get(one) ?? [])
}
