import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
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
  const Screen = screens[path.replace(/\/+$/, '')] ?? LoginPage
  return (
    <ToastHost>
      <Screen />
    </ToastHost>
  )
}
