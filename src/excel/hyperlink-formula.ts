/** What `=HYPERLINK("https://…","Map")` links to, and what it shows. */
export interface HyperlinkFormula {
  readonly url: string
  /** '' if the formula gives no text of its own. */
  readonly text: string
}

const formula = /^=?\s*HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?[,;)]/i
const longest = 8192

/** The link of a formula whose first argument is a text; undefined for any other formula. */
export function hyperlinkOf(text: string): HyperlinkFormula | undefined {
  if (text.length > longest) return undefined
  const [whole, url = '', shown = ''] = formula.exec(text) ?? []
  return whole === undefined
    ? undefined
    : { url: url.replaceAll('""', '"'), text: shown.replaceAll('""', '"') }
}

const web = /^(?:https?:\/\/|www\.|geo:|mailto:|tel:)/i

/** Whether a target is an address of the web, not a place in a workbook or a file. */
export function isWebLink(target: string): boolean {
  return target.length <= longest && web.test(target)
}
