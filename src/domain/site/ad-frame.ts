import { type Language, pathIn } from './language.ts'

/**
 * The rights of an advertisement: run its script, and open what was clicked. Without allow-same-origin its frame has
 * an origin of its own.
 */
export const adFrameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

export const adSlots = [1, 2] as const
export type AdSlotNumber = (typeof adSlots)[number]

/** The address of the document that holds one advertisement on a page in a language. */
export const adFramePath = (slot: AdSlotNumber, language: Language): string =>
  pathIn(language, `/ad-frame/${slot}`)
