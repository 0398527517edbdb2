const before =
  /^(?:city of|town of|greater|downtown|central|metro|stadt|kanton|canton of|canton de|canton|ville de|comune di|grad|grada|cantone di) /i
const after =
  / (?:city|town|stadt|kanton|canton|şehri|merkez|ili|metro area|metropolitan area|area|region|center|centre|zentrum|innenstadt|downtown|centar|centro|시내|도심|중심가|쪽|전체|전역)$/i

/** A place without the word that says what it is: Zürich of `Kanton Zürich`, `zurich city`. undefined if a text has no such word. */
export function barePlace(text: string): string | undefined {
  const place = text.slice(0, 80).replaceAll(',', ' ').trim()
  const bare = place.replace(before, '').replace(after, '').trim()
  return bare === '' || bare === place ? undefined : bare
}
