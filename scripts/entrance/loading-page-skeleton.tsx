import { Router } from 'wouter'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { BrandContext, type Brand } from '@/ui/kit/brand'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { shellTexts } from '@/ui/texts/shell.texts'

const nothing = (): void => undefined

/**
 * The loading frame: the header and placeholders that every page shows until its first screen is ready.
 * It has nothing to press, and is hidden from screen readers.
 */
export function LoadingPageSkeleton({ brand }: { readonly brand: Brand }) {
  return (
    <Router ssrPath={addresses.home.path}>
      <BrandContext value={brand}>
        <TopBar to={addresses.home.createPath()} onMenu={nothing} />
        <ScreenSkeleton label={shellTexts.loading} />
      </BrandContext>
    </Router>
  )
}
