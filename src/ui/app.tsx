import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { useMemo, useSyncExternalStore, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { Navigation } from '@/application/shared/navigation.port'
import { PortalRelease } from '@/application/shared/release.port'
import { Settings } from '@/application/shared/settings.port'
import type { AddressName } from '@/ui/addresses'
import { BrandContext } from '@/ui/kit/brand'
import { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import { IsLinkHiddenFunctionContext } from '@/ui/kit/portal-link'
import { SkipLink } from '@/ui/kit/skip-link'
import { ToastRegion } from '@/ui/kit/toast-region'
import { Toasts } from '@/ui/kit/toasts'
import { useViewModel, ViewModelFactoryContext } from '@/ui/kit/use-view-model'
import { ScreenErrorBoundary } from '@/ui/shell/screen-error-boundary'
import type { AccountStatusNotLoadedMessage } from '@/ui/shell/account-status-not-loaded-message'
import { mainLandmarkId } from '@/ui/shell/main-landmark-id'
import type { MaintenanceScreen } from '@/ui/shell/maintenance-screen'
import { LazyOldBrowserNotice } from '@/ui/shell/lazy-old-browser-notice'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { PublicFrame } from '@/ui/shell/public-frame'
import { ScreenVisitRecorder } from '@/ui/shell/screen-visit-recorder'
import { SettingsContext } from '@/ui/shell/use-settings'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'

/**
 * The components whose code is loaded on demand: the screen of each address, and the parts that may surround
 * or replace a screen.
 */
export interface OnDemandComponents {
  readonly screens: Readonly<Record<AddressName, ComponentType>>
  readonly PortalFrame: ComponentType<{ readonly children: ReactNode }>
  readonly AccountStatusNotLoadedMessage: ComponentType<ComponentProps<typeof AccountStatusNotLoadedMessage>>
  readonly MaintenanceScreen: ComponentType<ComponentProps<typeof MaintenanceScreen>>
  readonly ContractDeviationsPanel: ComponentType
}

interface AppProps {
  readonly container: Container
  readonly components: OnDemandComponents
  readonly contentAbovePortal?: ReactNode
}

/** The portal as a React component. `contentAbovePortal` is shown above the portal, such as the demo's ribbon. */
export function App({ container, components, contentAbovePortal }: AppProps) {
  const { ContractDeviationsPanel } = components
  const settings = container.get<Settings>(Settings)
  const make = useMemo(() => createViewModelFactory(container), [container])
  const release = container.get<PortalRelease>(PortalRelease)
  const hook = useMemo(() => locationHook(container.get<Navigation>(Navigation)), [container])
  return (
    <ViewModelFactoryContext value={make}>
      <SettingsContext value={settings}>
        <BrandContext value={{ name: settings.brandName, logo: settings.logo }}>
          <Router hook={hook}>
            <SkipLink targetId={mainLandmarkId} />
            {contentAbovePortal}
            {!container.get<BrowserDisplay>(BrowserDisplay).supportsLayoutStyles() && (
              <LazyOldBrowserNotice />
            )}
            <ScreenErrorBoundary frame={PublicFrame} release={release}>
              {settings.showsDiagnostics && <ContractDeviationsPanel />}
              <PortalContent onDemandComponents={components} release={release} />
            </ScreenErrorBoundary>
            <ToastRegion toasts={container.get(Toasts)} />
          </Router>
        </BrandContext>
      </SettingsContext>
    </ViewModelFactoryContext>
  )
}

interface PortalContentProps {
  readonly onDemandComponents: OnDemandComponents
  readonly release: PortalRelease
}

const PortalContent = observer(function PortalContent({
  onDemandComponents: components,
  release,
}: PortalContentProps) {
  useViewModel(ScreenVisitRecorder)
  const { currentRoute, standingStore, accountStatusFailure, isLinkHidden } = useViewModel(PortalViewModel)
  if (!currentRoute) return undefined
  const { access, frame, hidesMenu } = currentRoute.policy
  const { screens, PortalFrame, AccountStatusNotLoadedMessage, MaintenanceScreen } = components
  const isPublic = access === 'public' || frame === 'public'
  const Frame = standingStore.customer && !isPublic && !hidesMenu ? PortalFrame : PublicFrame
  const Screen = screens[currentRoute.name]
  const content = () => {
    if (currentRoute.maintenance) return <MaintenanceScreen maintenance={currentRoute.maintenance} />
    return accountStatusFailure ? (
      <AccountStatusNotLoadedMessage failure={accountStatusFailure} standingStore={standingStore} />
    ) : (
      <Screen />
    )
  }
  return (
    <IsLinkHiddenFunctionContext value={isLinkHidden}>
      <Frame>
        <ScreenErrorBoundary key={currentRoute.screenKey} release={release}>
          <LatestErrorThrower />
          {content()}
        </ScreenErrorBoundary>
      </Frame>
    </IsLinkHiddenFunctionContext>
  )
})

/**
 * Throws an error that happened while a screen waited for a request, so that the screen's error boundary
 * shows it.
 */
const LatestErrorThrower = observer(function LatestErrorThrower() {
  const { latestError } = useViewModel(ScreenErrorRelay)
  if (latestError) throw latestError.reason
  return undefined
})

/**
 * Returns the hook with which links read and change the current path. It uses the navigation port, like all
 * other navigation.
 */
function locationHook(navigation: Navigation): BaseLocationHook {
  const subscribe = (run: () => void) => navigation.onChange(run)
  const go = (to: string): void => navigation.goTo(to)
  const path = () => navigation.path()
  return () => [useSyncExternalStore(subscribe, path, path), go]
}
