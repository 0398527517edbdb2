/** What the lists of the administrator ask for, and no public call knows. */
export interface AdministratorsQuery {
  /**
   * The panel's search: the words may name one listing by its id, its slug or the address of its page, and otherwise stand for themselves.
   * Nothing is corrected, left out or widened, because what is found may be exported or changed as a whole.
   */
  readonly inPanel?: boolean
  /** The change that added or altered the listings, such as an import's job. */
  readonly changeId?: string
}

/** The longest search of these lists: the address of a page, each letter of which may be encoded. */
export const listSearchLimit = 1000

/** The part of a page's address that says which listing it shows. */
const pageAddress = /\/(details|business)\/([^/?#\s]{1,1000})/
const sign = /[-_:\d]/

/** What a text may name one listing by. */
export interface IdentityText {
  /** The page whose address it is; undefined: it is an id, a `place_id` or a slug. */
  readonly page?: 'details' | 'business'
  readonly name: string
}

/** What in a text may name one listing alone; undefined for words, which have spaces, or neither digits nor hyphens. */
export function identityText(text: string): IdentityText | undefined {
  const typed = text.trim()
  const [, page, encoded = ''] = pageAddress.exec(typed) ?? []
  if (page) return { page: page === 'details' ? page : 'business', name: decoded(encoded) }
  return /\s/.test(typed) || !sign.test(typed) ? undefined : { name: decoded(typed) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
