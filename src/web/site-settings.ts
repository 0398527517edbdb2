/** What the operator sets and every page may show. */
export interface SiteSettings {
  readonly name: string
  /** `https://…`, without a slash at the end. */
  readonly origin: string
  readonly contactEmail: string
  /** The ad network's script, https; '' where none is configured. */
  readonly adScriptUrl: string
}
