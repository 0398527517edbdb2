const placeholder = /^(?:|-+|–|—|n\/?a|none|null|nan|nil|undefined|unknown|\{\s*\}|\[\s*\]|없음)$/i
const longest = 12

/** Whether a cell's text stands for "nothing": '', None, nan, N/A, -, {} and the like. */
export function isPlaceholder(cell: string): boolean {
  return cell.length <= longest && placeholder.test(cell.trim())
}
