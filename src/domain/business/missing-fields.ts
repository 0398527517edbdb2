/** Fields of its file that a listing may lack. */
export const emptyFields = ['city', 'phone', 'hours', 'trade', 'photo', 'country', 'coordinates'] as const
export type EmptyField = (typeof emptyFields)[number]

/** What a listing may lack, and an administrator may want to work off: `text` is its search text. */
export const missingFields = [...emptyFields, 'text'] as const
export type MissingField = (typeof missingFields)[number]

export const isMissingField = (name: string): name is MissingField =>
  (missingFields as readonly string[]).includes(name)

export const isEmptyField = (name: string): name is EmptyField =>
  (emptyFields as readonly string[]).includes(name)
