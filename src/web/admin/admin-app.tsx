import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { createQueryClient, DirectoryApiContext } from '../api/directory-query.ts'
import { fetchApi } from '../api/fetch-api.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { LoginPage } from './login/login-page.tsx'
import { PanelPage } from './panel/panel-page.tsx'

const screens: Readonly<Record<string, ComponentType>> = {
  '/admin': LoginPage,
  '/admin-login': LoginPage,
  '/admin-panel': PanelPage,
  '/admin/dashboard': PanelPage,
}

export function AdminApp() {
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
