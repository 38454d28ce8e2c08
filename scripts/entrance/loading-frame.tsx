import { Router } from 'wouter'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { BrandContext, type Brand } from '@/ui/kit/brand'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { shellTexts } from '@/ui/texts/shell.texts'

const nothing = (): void => undefined

/**
 * The header and placeholders that every address shows until the first screen is ready. It cannot be used,
 * and screen readers do not see it.
 */
export function LoadingFrame({ brand }: { readonly brand: Brand }) {
  return (
    <Router ssrPath={addresses.home.path}>
      <BrandContext value={brand}>
        <TopBar to={addresses.home.to()} onMenu={nothing} />
        <ScreenSkeleton label={shellTexts.loading} />
      </BrandContext>
    </Router>
  )
}
