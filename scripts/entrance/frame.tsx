import { Router } from 'wouter'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { shellTexts } from '@/ui/texts/shell.texts'

const nothing = (): void => undefined

/**
 * The frame shown at every address until the first screen is ready: header and placeholders. It cannot be
 * used and is hidden from screen readers.
 */
export function WaitingFrame({ brand }: { readonly brand: string }) {
  return (
    <Router ssrPath={addresses.home.path}>
      <TopBar brand={brand} to={addresses.home.to()} onMenu={nothing} />
      <ScreenSkeleton label={shellTexts.loading} />
    </Router>
  )
}
