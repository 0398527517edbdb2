import { useSyncExternalStore } from 'react'
import {
  commonLanguage,
  type Language,
  languageFacts,
  listedLanguages,
} from '../../../domain/site/language.ts'
import { useSiteContext } from '../../site-context.ts'

export interface LanguageSwitchProps {
  /** The address of this page in another language. */
  readonly addressIn: (language: Language) => string
}

/** Links to this page in each language, and a mark on the present one. */
export function LanguageLinks({ addressIn }: LanguageSwitchProps) {
  const { language, messages } = useSiteContext()
  return (
    <nav aria-label={messages.frame.language}>
      <ul className="flex flex-wrap gap-x-4">
        {listedLanguages.map((other) => (
          <li key={other}>
            <LanguageLink
              language={other}
              address={addressIn(other)}
              isCurrent={other === language}
              className="footer-link aria-[current]:font-bold aria-[current]:text-ink"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LanguageLinkProps {
  readonly language: Language
  readonly address: string
  readonly isCurrent: boolean
  readonly className: string
}

/** The name of a language in itself, with a link. */
export function LanguageLink({ language, address, isCurrent, className }: LanguageLinkProps) {
  return (
    <a
      href={address}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {languageFacts[language].name}
    </a>
  )
}

/**
 * A link to the page in the language of the visitor's browser, if that is another one. The browser decides, so that one cached
 * page suits everybody. It takes up free space of the header, so nothing moves. Beside a search only the language's name is seen.
 */
export function LanguageHint({ addressIn }: LanguageSwitchProps) {
  const { language } = useSiteContext()
  const wanted = useSyncExternalStore(neverChanges, visitorsLanguage, () => language)
  const { name, offer } = languageFacts[wanted]
  const [before, after] = offer.split(name)
  return (
    <span className="header-hint">
      {wanted !== language && (
        <a href={addressIn(wanted)} lang={wanted} hrefLang={wanted} className="text-link">
          <span>{before}</span>
          {name}
          <span>{after}</span>
        </a>
      )}
    </span>
  )
}

const neverChanges = () => () => {}

/** The first of the languages that the visitor reads and the site has. */
function visitorsLanguage(): Language {
  const read = navigator.languages.map((tag) => tag.split('-', 1)[0])
  return read.flatMap((tag) => listedLanguages.find((known) => known === tag) ?? [])[0] ?? commonLanguage
}
