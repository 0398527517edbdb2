import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'wouter'
import { createQueryClient, DirectoryApiContext } from '../api/directory-query.ts'
import { fetchApi } from '../api/fetch-api.ts'
import { LoginPage } from './login/login-page.tsx'
import { PanelPage } from './panel/panel-page.tsx'
import '../styles-admin.css'
import { ToastHost } from '../ui/toast-host.tsx'

const screens: Readonly<Record<string, ComponentType>> = {
  '/admin': LoginPage,
  '/admin-login': LoginPage,
  '/admin-panel': PanelPage,
  '/admin/dashboard': PanelPage,
}

function AdminApp() {
  const [path] = useLocation()
  const Screen = screens[path.replace(/(?<!\/)\/+$/, '')] ?? LoginPage
  return (
    <Providers>
      <Screen />
    </Providers>
  )
}

function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <DirectoryApiContext value={fetchApi}>
        <ToastHost>{children}</ToastHost>
      </DirectoryApiContext>
    </QueryClientProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<AdminApp />)
// The file of a tab may be gone after a new release.
window.addEventListener('vite:preloadError', () => location.reload())
