/** What people write for a city in few letters, or in another script: the city's name, and the others. */
const rows: readonly (readonly [city: string, names: string])[] = [
  ['Hyderabad', 'hyd|海得拉巴|海德拉巴'],
  ['Secunderabad', 'sec bad|secbad'],
  ['Bengaluru', 'blr'],
  ['Quezon City', 'qc|q.c.'],
  ['Davao City', 'dvo'],
  ['Manila', 'mnl'],
  ['Zürich', 'zrh|zh|züri|zueri|蘇黎世|蘇黎世市'],
  ['Genève', 'gva'],
  ['Belgrade', 'bgd|beg|bg|貝爾格萊德|贝尔格莱德'],
  ['New York', 'nyc|ny|n.y.c.|the big apple|紐約|纽约'],
  ['Los Angeles', 'la|l.a.|洛杉磯|洛杉矶'],
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
