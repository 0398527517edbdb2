/** What a listing may lack, and an administrator may want to work off. */
export const missingFields = ['city', 'phone', 'hours', 'trade', 'photo', 'country', 'coordinates'] as const
export type MissingField = (typeof missingFields)[number]

export const isMissingField = (name: string): name is MissingField =>
  (missingFields as readonly string[]).includes(name)
