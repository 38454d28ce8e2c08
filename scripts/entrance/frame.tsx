import { Router } from 'wouter'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { classNames } from '@/ui/kit/class-names'
import screen from '@/ui/kit/screen.module.css'
import { Skeleton } from '@/ui/kit/skeleton'
import { shellTexts } from '@/ui/texts/shell.texts'

const nothing = (): void => undefined

/**
 * What stands at every address until the first screen is there: the header, and shapes of what comes. Nobody can use
 * it, and nobody hears of it.
 */
export function WaitingFrame({ brand }: { readonly brand: string }) {
  return (
    <Router ssrPath={addresses.home.path}>
      <TopBar brand={brand} to={addresses.home.to()} onMenu={nothing} />
      <div className={classNames(screen['screen'], screen['reading'])}>
        <div className="frame-title" />
        <Skeleton shape="card" label={shellTexts.loading} />
        <Skeleton shape="row" count={3} label={shellTexts.loading} />
      </div>
    </Router>
  )
}
