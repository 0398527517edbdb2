/** The English name of the trade that an emoji stands for. */
const rows: readonly (readonly [trade: string, emoji: string])[] = [
  ['Cafe', '☕ 🧋 🍵 🫖'],
  ['Pizza restaurant', '🍕'],
  ['Hamburger restaurant', '🍔'],
  ['Sushi restaurant', '🍣 🍱'],
  ['Fried chicken restaurant', '🍗 🐔 🐓'],
  ['Barbecue restaurant', '🥩 🍖 🥓'],
  ['Noodle shop', '🍜'],
  ['Italian restaurant', '🍝'],
  ['Mexican restaurant', '🌮 🌯'],
  ['Kebab shop', '🥙'],
  ['Seafood restaurant', '🐟 🦐 🦞 🦀 🐙'],
  ['Bar', '🍺 🍻 🍸 🍹 🍷 🥃 🥂'],
  ['Bakery', '🍞 🥐 🥖 🥯'],
  ['Cake shop', '🎂 🍰 🧁'],
  ['Ice cream shop', '🍦 🍨 🍧'],
  ['Restaurant', '🍽 🍴 🥘 🍲 🥗 🍚'],
  ['Hair salon', '💇 💇‍♀ 💇‍♂ ✂'],
  ['Barber shop', '💈'],
  ['Nail salon', '💅'],
  ['Beauty salon', '💄'],
  ['Massage therapist', '💆 💆‍♀ 💆‍♂'],
  ['Pet store', '🐶 🐕 🐱 🐈 🐾 🐠'],
  ['Gas station', '⛽'],
  ['Auto repair shop', '🔧 🚗 🚙'],
  ['Car wash', '🚿'],
  ['Parking lot', '🅿'],
  ['Pharmacy', '💊'],
  ['Hospital', '🏥 🩺'],
  ['Dentist', '🦷'],
  ['Optician', '👓 🕶'],
  ['Gym', '🏋 🏋‍♀ 🏋‍♂ 💪'],
  ['Swimming pool', '🏊 🏊‍♀ 🏊‍♂'],
  ['Yoga studio', '🧘 🧘‍♀ 🧘‍♂'],
  ['Golf course', '⛳'],
  ['Bowling alley', '🎳'],
  ['Movie theater', '🎬 🎥'],
  ['Karaoke bar', '🎤'],
  ['Church', '⛪'],
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
  ['Post office', '🏤 📮'],
  ['Lawyer', '⚖'],
  ['Plumber', '🚰 🪠'],
  ['HVAC contractor', '❄ 🔥'],
]

/** Emoji are compared without skin tones and the sign for their coloured form. */
const plain = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

const tradeOf = new Map(
  rows.flatMap(([trade, list]) => list.split(' ').map((emoji) => [plain(emoji), trade] as const)),
)

/** One picture: a pictograph with what is joined to it. */
const pictures =
  /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*(?:\u200d\p{Extended_Pictographic}\ufe0f?|\u200d[♀♂]\ufe0f?)*/gu

/** The text with a space around each emoji, and the trade that an emoji word stands for. */
export const emojiApart = (text: string): string => text.replace(pictures, ' $& ')
export function tradeOfEmoji(word: string): string | undefined {
  const whole = plain(word)
  // A person with a thing is what the thing is: 👩‍⚖.
  return tradeOf.get(whole) ?? whole.split('\u200d').flatMap((one) => tradeOf.get(one) ?? [])[0]
}
