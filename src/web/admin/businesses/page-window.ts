const shown = 5

/** The numbers of up to five page buttons around the current page (spec §9). */
export function pageWindow(page: number, pages: number): readonly number[] {
  const length = Math.min(shown, pages)
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
