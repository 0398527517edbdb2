import { type Language, pathIn } from '../../domain/site/language.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import { siteFiles } from '../../domain/site/site-files.ts'
import { xmlText } from './xml-text.ts'

/** A browser shows no more of the name. */
const nameLimit = 16

interface SearchedSite {
  readonly name: string
  readonly origin: string
}

/** The OpenSearch description, with which a browser offers the site's search in its address bar. `description` says what is searched. */
export function openSearchXml(
  { name, origin }: SearchedSite,
  language: Language,
  description: string,
): string {
  const to = (path: string) => xmlText(origin + pathIn(language, path))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n',
    `<ShortName>${xmlText([...name].slice(0, nameLimit).join(''))}</ShortName>\n`,
    `<Description>${xmlText(description)}</Description>\n`,
    '<InputEncoding>UTF-8</InputEncoding>\n<OutputEncoding>UTF-8</OutputEncoding>\n',
    `<Language>${language}</Language>\n`,
    `<Image width="32" height="32" type="image/x-icon">${xmlText(`${origin}/favicon.ico`)}</Image>\n`,
    `<Url type="text/html" method="get" template="${to(routePaths.search)}?q={searchTerms}"/>\n`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${to(siteFiles.openSearch)}"/>\n`,
    '</OpenSearchDescription>\n',
  ].join('')
}
