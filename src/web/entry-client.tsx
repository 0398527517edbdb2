import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from './api/directory-query.ts'
import { fetchApi } from './api/fetch-api.ts'
import { App } from './app.tsx'
import { fillCache, type PageState } from './page-state.ts'
import { findPage } from './pages/pages.ts'
import './styles.css'

const root = document.getElementById('root')
const state = document.getElementById('state')

if (root && state) {
  const { site, data, renderedDate, failed, form } = JSON.parse(state.textContent) as PageState
  const client = createQueryClient()
  fillCache(client, data)
  const context = { site, renderedDate: () => renderedDate, form }
  const app = <App api={fetchApi} client={client} context={context} />
  // If the page's code cannot be loaded, the server's markup stays.
  await findPage(location.pathname, location.search).page.load()
  if (failed) createRoot(root).render(app)
  else hydrateRoot(root, app)
  // A file may be gone after a new release. The server then renders the requested page.
  window.addEventListener('vite:preloadError', () => location.reload())
}
