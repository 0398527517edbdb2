const longest = 24
/** `#N/A` in several languages, any other `#NAME?` or `#VALUE!`, and the marks of a column that was too narrow. */
const errorText =
  /^(?:#(?:n\/a|n\/v|nv|yok|n\/d|[\p{L}¡][\p{L}\d_/]{0,18}[!?]|getting_data|#{2,})|(?:loading|로딩 ?중|불러오는 중|yükleniyor|読み込み中)(?:\.{2,3}|…)?)$/iu

/**
 * Whether a cell's text is what a spreadsheet shows in place of a value: an error (`#REF!`), or that a value is still being loaded.
 * In a file that went through CSV such words are ordinary texts.
 */
export function isErrorText(cell: string): boolean {
  return cell.length <= longest && errorText.test(cell.trim())
}
