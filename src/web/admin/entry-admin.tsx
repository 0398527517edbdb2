import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin-app.tsx'
import '../styles-admin.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<AdminApp />)
// A tab's file that is gone, as after a new release.
window.addEventListener('vite:preloadError', () => location.reload())
