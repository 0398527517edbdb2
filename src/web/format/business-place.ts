/** City and state without repeating one that says the same. */
export function placeText({ city, state }: { readonly city: string; readonly state: string }): string {
  return [city, state === city ? '' : state].filter(Boolean).join(', ')
}

/** What joins the known parts of a line. */
export function joinKnown(parts: readonly (string | null | undefined)[], separator = ' · '): string {
  return parts.filter(Boolean).join(separator)
}
