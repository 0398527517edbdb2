import type { render } from '../../web/entry-server.tsx'
import type { PageAssets } from './document.ts'

/** The parts of the HTML document around a page. */
export interface PageShell {
  readonly siteAssets: PageAssets
  readonly adminAssets: PageAssets
  /** Development only: adds what the development server needs to a page. */
  readonly transform?: (url: string, html: string) => Promise<string>
}

/** What pages need from the front end: the built files, or Vite in development. */
export interface FrontEnd extends PageShell {
  readonly render: typeof render
}
