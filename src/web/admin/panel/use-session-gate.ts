import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useToast } from '../../ui/toast-host.tsx'
import { checkAuth } from '../admin-api.ts'
import { AdminCallError, listenForSessionEnd } from '../admin-call.ts'

const loginFirst = {
  title: 'Authentication required',
  text: 'Please log in to access the admin panel',
  isError: true,
}
const loginPath = '/admin-login'

/** True once the server has confirmed the session. A check that fails, or any later 401, leads to the login. */
export function useSessionGate(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const toast = useToast()
  useEffect(() => {
    const askLogin = () => {
      // Several calls may be refused at once; the first one has led there already.
      if (window.location.pathname === loginPath) return
      client.clear()
      toast(loginFirst)
      navigate(loginPath, { replace: true })
    }
    listenForSessionEnd(askLogin)
    checkAuth().then(
      () => setIsOpen(true),
      (error) => {
        if (!(error instanceof AdminCallError && error.status === 401)) askLogin()
      },
    )
  }, [client, navigate, toast])
  return isOpen
}
