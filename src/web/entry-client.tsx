import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from './api/directory-query.ts'
import { fetchApi } from './api/fetch-api.ts'
import { App } from './app.tsx'
import { fillCache, type PageState } from './page-state.ts'
import './styles.css'

const root = document.getElementById('root')
const state = document.getElementById('state')

if (root && state) {
  const { site, data, renderedDate, failed } = JSON.parse(state.textContent) as PageState
  const client = createQueryClient()
  fillCache(client, data)
  const app = <App api={fetchApi} client={client} context={{ site, renderedDate: () => renderedDate }} />
  if (failed) createRoot(root).render(app)
  else hydrateRoot(root, app)
}
