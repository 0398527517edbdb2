import type { render } from '../../web/entry-server.tsx'
import type { PageAssets } from './document.ts'

/** What pages are wrapped in. */
export interface PageShell {
  readonly siteAssets: PageAssets
  readonly adminAssets: PageAssets
  /** Development only: adds what the development server needs to a page. */
  readonly transform?: (url: string, html: string) => Promise<string>
}

/** What the pages need of the web's build, however it comes about: built files, or Vite in development. */
export interface FrontEnd extends PageShell {
  readonly render: typeof render
}
