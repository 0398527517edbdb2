/** What people write for a city in few letters: the city's name, and the short ones. */
const rows: readonly (readonly [city: string, names: string])[] = [
  ['Hyderabad', 'hyd'],
  ['Secunderabad', 'sec bad|secbad'],
  ['Bengaluru', 'blr'],
  ['Quezon City', 'qc|q.c.'],
  ['Davao City', 'dvo'],
  ['Manila', 'mnl'],
  ['Zürich', 'zrh|zh|züri|zueri'],
  ['Genève', 'gva'],
  ['Belgrade', 'bgd|beg|bg'],
  ['New York', 'nyc|ny|n.y.c.|the big apple'],
  ['Los Angeles', 'la|l.a.'],
  ['San Francisco', 'sf|s.f.|san fran'],
  ['Philadelphia', 'philly|phila|phl'],
  ['Pittsburgh', 'pgh|pitt'],
  ['Birmingham, US', 'bham|b ham'],
  ['Washington', 'dc|d.c.|washington dc'],
  ['Las Vegas', 'vegas'],
  ['İstanbul', 'ist'],
  ['Ankara', 'ank'],
  ['Ho Chi Minh City', 'hcmc|saigon|sài gòn'],
  ['Hà Nội', 'hn'],
  ['København', 'cph'],
  ['München', 'muc'],
  ['Frankfurt am Main', 'ffm'],
]

const cityOf = new Map(rows.flatMap(([city, names]) => names.split('|').map((name) => [name, city] as const)))

/** The city that a short name stands for: `HYD`; undefined if it stands for none. */
export const cityOfShortName = (name: string): string | undefined => cityOf.get(name.trim().toLowerCase())
