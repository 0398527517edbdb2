import { NothingAsk, NothingFound } from './nothing-found.tsx'
import { WaysOn } from './ways-on.tsx'

/** The parts of an empty list. They are one script, because what two scripts share would be in every list's. */
export const nothingParts = { NothingAsk, NothingFound, WaysOn }
