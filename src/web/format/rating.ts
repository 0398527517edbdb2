/** A rating string as a number; 0 is "not rated". */
export function ratingOf(text: string): number {
  const rating = Number(text)
  return rating > 0 && rating <= 5 ? rating : 0
}
