import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'wouter'
import { LoginPage } from './login/login-page.tsx'
import type { Messages } from './messages/ko.ts'
import { MessagesHost, speak, useMessages } from './messages/messages.tsx'
import { PanelPage } from './panel/panel-page.tsx'
import { createQueryClient } from './panel-queries.ts'
import '../styles-admin.css'
import { reloadOnRelease } from '../reload-on-release.ts'
import { ToastHost } from '../ui/frame/toast-host.tsx'

const screens: Readonly<Record<string, ComponentType>> = {
  '/admin': LoginPage,
  '/admin-login': LoginPage,
  '/admin-panel': PanelPage,
  '/admin/dashboard': PanelPage,
}

function AdminApp({ messages }: { readonly messages: Messages }) {
  const [path] = useLocation()
  const Screen = screens[path.replace(/(?<!\/)\/+$/, '')] ?? LoginPage
  return (
    <Providers messages={messages}>
      <Screen />
    </Providers>
  )
}

interface ProvidersProps {
  readonly messages: Messages
  readonly children: ReactNode
}

function Providers({ messages, children }: ProvidersProps) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <MessagesHost first={messages} onChange={() => client.invalidateQueries()}>
        <Toasts>{children}</Toasts>
      </MessagesHost>
    </QueryClientProvider>
  )
}

function Toasts({ children }: { readonly children: ReactNode }) {
  return <ToastHost words={useMessages().common.toasts}>{children}</ToastHost>
}

const root = document.getElementById('root')
if (root) speak().then((messages) => createRoot(root).render(<AdminApp messages={messages} />))
reloadOnRelease(import.meta.url)
