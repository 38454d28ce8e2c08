import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import '@/ui/kit/tokens.css'
import '@/ui/kit/base.css'
import { Rulebook } from './rulebook'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <Router hook={useHashLocation}>
    <Rulebook />
  </Router>,
)
