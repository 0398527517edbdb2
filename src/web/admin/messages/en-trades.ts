import { formatsOf, plural } from './formats.ts'
import type { koTrades } from './ko-trades.ts'

const { count } = formatsOf('en-GB')

export const enTrades: typeof koTrades = {
  fieldOf: (text) => `Trade of “${text}”`,
  placeholder: 'Name of a trade',
  unknownTrade: 'Choose a trade from the list.',
  meant: (trade) => `Did you mean ${trade}?`,
  take: 'Take it',
  takeOf: (text, trade) => `Take ${trade} for “${text}”`,
  takeAll: (n) => `Take all ${plural(n, 'suggestion')}`,
  make: 'New trade',
  makeOf: (text) => `Make “${text}” a new trade`,
  isNew: 'A new trade. You can change its name.',
  suggested: (trade) => `Suggestion: ${trade}`,
  guessed: (trade) => `Guessed to be ${trade}`,
  noSuggestion: 'No suggestion',
  example: (name) => `For example ${name}`,
  save: (n) => `Save ${plural(n, 'trade')}`,
  saveNone: 'Save trades',
  saving: 'Saving',
  notSaved: 'Could not save the trades',
  showAll: (n) => `Show all ${count(n)}`,
  kept: 'What you leave empty stays as it is. The trades hold for every later import and are given to the businesses that are there. If that changes any, the list of jobs can undo both; if not, “names with a trade of your choice” on the Import tab can forget them.',

  preview: {
    heading: (texts, rows) => `${plural(texts, 'name')} of no sure trade, in ${plural(rows, 'row')}`,
    first: (n) => `These are the ${count(n)} of most rows. The others follow once these are saved.`,
  },

  panel: {
    heading: 'Categories of no known trade',
    note: 'Nobody knows which trade these names mean. A trade that you choose is given to the businesses that are there, and to those that are imported later.',
    loaded: 'the categories',
    none: 'Every category has a trade.',
    first: (n, of) => `The ${count(n)} of most businesses, of ${count(of)}.`,
    chosen: (n) => `${plural(n, 'name')} with a trade of your choice`,
    forget: 'Forget',
    forgetOf: (text) => `Forget the trade of “${text}”`,
    forgotten: 'The trade is forgotten',
    notForgotten: 'Could not forget the trade',
  },
}
