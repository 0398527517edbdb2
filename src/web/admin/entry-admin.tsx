import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin-app.tsx'
import '../styles.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<AdminApp />)
