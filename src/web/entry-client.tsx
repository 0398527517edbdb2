import { createRoot, hydrateRoot } from 'react-dom/client'
import { QueryCache } from './api/query-cache.ts'
import { App } from './app.tsx'
import { loadMessages } from './messages/load-messages.ts'
import type { PageState } from './page-state.ts'
import { findPage } from './pages/pages.ts'
import { reloadOnRelease } from './reload-on-release.ts'
import { hrefIn } from './routes.ts'
import './styles.css'

const root = document.getElementById('root')
const state = document.getElementById('state')

if (root && state) {
  const { site, data, renderedDate, failed, form, address } = JSON.parse(state.textContent) as PageState
  if (address) history.replaceState(null, '', address + location.hash)
  const { language, page } = findPage(location.pathname, location.search)
  // If the page's code or texts cannot be loaded, the server's markup stays.
  const [messages] = await Promise.all([loadMessages(language), page.load()])
  const context = { site, renderedDate: () => renderedDate, form, language, messages, href: hrefIn(language) }
  const loadApi = async () => (await import('./api/fetch-api.ts')).fetchApiIn(language)
  const app = <App directory={{ cache: new QueryCache(data), loadApi }} context={context} />
  if (failed) createRoot(root).render(app)
  else hydrateRoot(root, app)
  reloadOnRelease(import.meta.url)
}
