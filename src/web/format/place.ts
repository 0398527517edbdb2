/** Compares without case and accents: Zürich and Zurich are one name. */
const sameLetters = new Intl.Collator('und', { sensitivity: 'base' })

/** City and state. A state with the city's name is left out. In Korean the state comes first. */
export function placeText({ city, state }: { readonly city: string; readonly state: string }): string {
  const repeats = city !== '' && (state.startsWith(city) || sameLetters.compare(city, state) === 0)
  if (/[가-힣]/.test(state)) return [repeats ? '' : state, city].filter(Boolean).join(' ')
  return [city, repeats ? '' : state].filter(Boolean).join(', ')
}

/** Joins the known parts of a line. */
export function joinKnown(parts: readonly (string | null | undefined | false)[], separator = ' · '): string {
  return parts.filter(Boolean).join(separator)
}
