import { byWeight, type City, compileCountry } from './country.ts'
import { englishSpeakingCountries } from './english-speaking.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { japan } from './japan.ts'
import { korea } from './korea.ts'
import { southeastAsia } from './southeast-asia.ts'
import { turkey } from './turkey.ts'

export const sampleCities: readonly City[] = [
  korea,
  turkey,
  japan,
  germany,
  france,
  ...englishSpeakingCountries,
  ...southeastAsia,
].flatMap(compileCountry)

export const citiesByWeight: readonly City[] = byWeight(sampleCities)
