import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { BrandContext } from '@/ui/kit/brand'
import { Skeleton } from '@/ui/kit/skeleton'
import { SkipLink } from '@/ui/kit/skip-link'
import { ToastRegion } from '@/ui/kit/toast-region'
import { Toasts } from '@/ui/kit/toasts'
import { useViewModel, ViewModelFactory } from '@/ui/kit/use-view-model'
import { BrokenScreenBoundary } from '@/ui/shell/broken-screen'
import { mainId, PortalFrame, PublicFrame } from '@/ui/shell/frame'
import { InitError } from '@/ui/shell/init-error'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { SettingsContext } from '@/ui/shell/use-settings'
import { shellTexts } from '@/ui/texts/shell.texts'
import { viewModelMaker } from '@/view-model-maker'

/** The portal on a page; `beside` stands before everything else, as the demo's ribbon does. */
export function App({ container, beside }: { readonly container: Container; readonly beside?: ReactNode }) {
  const settings = container.get<Settings>(Settings)
  const make = useMemo(() => viewModelMaker(container), [container])
  const hook = useMemo(() => locationHook(container.get<Navigation>(Navigation)), [container])
  return (
    <ViewModelFactory value={make}>
      <SettingsContext value={settings}>
        <BrandContext value={{ name: settings.brandName }}>
          <Router hook={hook}>
            <SkipLink targetId={mainId} />
            {beside}
            <Portal />
            <ToastRegion toasts={container.get(Toasts)} />
          </Router>
        </BrandContext>
      </SettingsContext>
    </ViewModelFactory>
  )
}

const Portal = observer(function Portal() {
  const model = useViewModel(PortalViewModel)
  const { showing, customer, cannotBegin } = model
  if (!showing) return undefined
  const isPublic = showing.route.access === 'public' || showing.route.frame === 'public'
  const Frame = customer && !isPublic && showing.route.menu !== 'none' ? PortalFrame : PublicFrame
  const { screen: Screen } = showing.route
  return (
    <Frame>
      <BrokenScreenBoundary key={showing.address}>
        <Suspense fallback={<Skeleton shape="card" label={shellTexts.loading} />}>
          {cannotBegin ? (
            <InitError failure={cannotBegin} model={model} />
          ) : (
            <Screen parameters={showing.parameters} />
          )}
        </Suspense>
      </BrokenScreenBoundary>
    </Frame>
  )
})

/** Links go through the navigation port, like everything else that moves. */
function locationHook(navigation: Navigation): BaseLocationHook {
  const subscribe = (run: () => void) => navigation.onChange(run)
  const go = (to: string, options?: { readonly replace?: boolean }): void => {
    if (options?.replace) navigation.go(to, { replace: true })
    else navigation.go(to)
  }
  return () => [useSyncExternalStore(subscribe, () => navigation.path()), go]
}
