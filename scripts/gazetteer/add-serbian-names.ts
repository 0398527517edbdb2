import type { SourcePlace } from './read-places.ts'

const letters =
  'a=а b=б v=в g=г d=д đ=ђ e=е ž=ж z=з i=и j=ј k=к l=л lj=љ m=м n=н nj=њ o=о p=п r=р s=с t=т ć=ћ u=у f=ф h=х c=ц č=ч dž=џ š=ш'
const cyrillicOf = new Map(letters.split(' ').map((pair) => pair.split('=') as [string, string]))

/** Serbian is written in both alphabets, and each letter of one has a letter in the other. */
function toCyrillic(name: string): string {
  return name.replace(/lj|nj|dž|\p{L}/giu, (sound) => {
    const small = cyrillicOf.get(sound.toLowerCase()) ?? sound
    return sound === sound.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
  })
}

const isSerbian = /^[abcčćdđefghijklmnoprsštuvzž -]+$/i

/** Gives Serbia's places their names in Cyrillic where the catalogues have none. */
export function addSerbianNames(places: readonly SourcePlace[]): void {
  for (const { countryCode, name, names, spellings } of places) {
    const written = name === 'Belgrade' ? 'Beograd' : name
    if (countryCode !== 'RS' || names.local || !isSerbian.test(written)) continue
    names.local = toCyrillic(written)
    spellings.add(names.local)
  }
}
