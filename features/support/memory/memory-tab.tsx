import { success } from '@/domain/shared/result'
import { createRoot, type Root } from 'react-dom/client'
import { isCompleteDemoState } from '@/adapters/fake/demo-state-link'
import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { toSession } from '@/adapters/http/session-mapper'
import { SessionStore } from '@/application/session/session-store'
import { StoredDemo } from '@/adapters/device/stored/stored-demo'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import { StoredUnfinishedTasks } from '@/adapters/device/stored/stored-unfinished-tasks'
import { ExternalFormSubmission, type ExternalForm } from '@/application/shared/external-form-submission.port'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { externalFormMethod } from '@/application/shared/external-form-method'
import type { Configuration } from '@/start/configuration'
import { createContainer } from '@/start/container'
import { pairPortWithService, type PortWithService } from '@/start/port-with-service'
import { onDemandPortalParts } from '@/start/routes'
import { App } from '@/ui/app'
import { DemoRibbon } from '@/ui/demo/demo-ribbon'
import { DemoPanelViewModel } from '@/ui/demo/demo-panel-view-model'
import { DemoEnvironment } from '@/ui/demo/demo-environment'
import { restoreUnfinishedTasks } from '@/ui/demo/unfinished-tasks'
import { IdentityProviderStandIn } from '@/ui/demo/identity-stand-in/identity-stand-in'
import { IdentityProviderStandInViewModel } from '@/ui/demo/identity-stand-in/identity-stand-in-view-model'
import { startBackgroundServices } from '@/start/background-services'
import type { DomTab, PageIdleTimeLimit } from '#features/support/dom-page'
import type { UserActionHook } from '#features/support/user-action'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage, type SharedStorageContent } from '#tests/support/memory-storage'
import { createPageFetch, type PageFetch } from './page-fetch'
import { originOfInMemoryPortal } from './portal-origin'
import type { SentRequestRecorder } from './sent-requests'
import { TabHistory } from './tab-history'
import type { TabWindow } from './tab-window'

/** What all tabs of one simulated device share: storage, configuration, services, clock and callbacks. */
export interface ResourcesSharedByTabs {
  readonly localStorageContent: SharedStorageContent
  readonly demoStorageContent: SharedStorageContent
  readonly configuration: Configuration
  readonly services: readonly PortWithService[]
  /** Returns the time of the device's clock, in epoch milliseconds. */
  now(): number
  /**
   * Returns whether the device itself still has to answer a request of the page, such as a fingerprint
   * request.
   */
  hasPendingRequest(): boolean
  readonly requestRecorder: SentRequestRecorder
  /** Function called when a link opens another tab. */
  onTabOpened(address: string): void
}

/** A tab on a device in memory. It runs the whole demo, which it starts as `main.demo.tsx` does. */
export class InMemoryTab implements DomTab {
  readonly history = new TabHistory({ load: () => this.load(), unload: () => this.unload() })
  clock = new ManualClock()
  private localStorage = new MemoryStorage()
  private root: Root | undefined
  private stop: () => void = () => undefined
  /** The `fetch` of every page that this tab has shown. */
  private readonly pageFetches: PageFetch[] = []
  private pendingRequestCount = 0
  private sleepingRequestCount = 0

  constructor(
    private readonly tabWindow: TabWindow,
    private readonly device: ResourcesSharedByTabs,
    private readonly tabTexts: SharedStorageContent,
  ) {
    tabWindow.onUnhandledLinkPress = (link) => this.followLink(link)
    tabWindow.onReload = () => this.history.reload()
  }

  get document(): Document {
    return this.tabWindow.document
  }

  async openAddress(address: string): Promise<void> {
    this.history.openExternalAddress(address)
  }

  async reload(): Promise<void> {
    this.history.reload()
  }

  async goBack(): Promise<void> {
    this.history.back()
  }

  /** Returns the path and query of the page, or its whole address if it is outside the portal. */
  address(): string {
    const { origin, pathname, search, href } = new URL(this.history.address(), originOfInMemoryPortal)
    return origin === originOfInMemoryPortal ? pathname + search : href
  }

  hasPendingRequest(): boolean {
    return (
      this.pendingRequestCount > this.sleepingRequestCount ||
      this.device.hasPendingRequest() ||
      this.tabWindow.isLoadingCode()
    )
  }

  get idleLimit(): PageIdleTimeLimit {
    return this.tabWindow.idleLimit
  }

  get performUserAction(): UserActionHook | undefined {
    return this.tabWindow.performUserAction
  }

  runDueTasks(): Promise<void> {
    return this.tabWindow.runDueTasks()
  }

  /** Waits until the tab has no pending request. */
  async waitUntilRequestsEnd(): Promise<void> {
    for (let still = 0; still < 4; still = this.hasPendingRequest() ? 0 : still + 1) await this.runDueTasks()
  }

  /** Ends the tab's pending requests, so that no request continues after the scenario. */
  async close(): Promise<void> {
    this.unload()
    for (let rounds = 0; rounds < 5 && this.pendingRequestCount > 0; rounds += 1) {
      this.clock.advance(3_600_000)
      await this.runDueTasks()
    }
    for (const each of this.pageFetches) each.abortAllRequests()
  }

  /** Whether the page is in the back-forward cache, where it receives no events from other tabs. */
  set isInBackForwardCache(isFrozen: boolean) {
    this.localStorage.isInBackForwardCache = isFrozen
  }

  private load(): void {
    this.unload()
    this.tabWindow.setAsGlobalWindow()
    const { history } = this
    this.clock = new ManualClock(this.device.now())
    this.clock.isLenderTimeKnown = true
    const clock = this.clock
    const storages = {
      local: new MemoryStorage(this.device.localStorageContent),
      tab: new MemoryStorage(this.tabTexts),
    }
    const stage = new DemoEnvironment(
      history.windowForDemo,
      this.createBackEndClock(clock),
      new StoredDemo(new MemoryStorage(this.device.demoStorageContent), isCompleteDemoState, () => {
        storages.local.removeAll()
        storages.tab.removeAll()
      }),
    )
    const sessions = new SessionStore(new StoredSession(storages.local, storages.tab))
    const invited = stage.signInCustomerNamedInDemoLink()
    if (invited) sessions.openSession(toSession(invited))
    const tasks = new StoredUnfinishedTasks(storages, sessions)
    if (stage.unfinishedTasksInLink !== undefined) restoreUnfinishedTasks(stage.unfinishedTasksInLink, tasks)

    const root = createRoot(this.tabWindow.emptyPageAndCreateRoot())
    this.root = root
    if (history.path() === identityProviderStandInPath) {
      root.render(
        <IdentityProviderStandIn
          model={new IdentityProviderStandInViewModel(stage.backEnd, history.windowForDemo)}
        />,
      )
      return
    }
    this.localStorage = new MemoryStorage(this.device.localStorageContent)
    const page = createPageFetch((input, init) => this.sendRequest(stage, input, init))
    this.pageFetches.push(page)
    const { configuration, services } = this.device
    const container = createContainer({ configuration, fetch: page.fetch }, [
      ...services,
      pairPortWithService(LocalStorage, this.localStorage),
      pairPortWithService(TabStorage, new MemoryStorage(this.tabTexts)),
      pairPortWithService(Clock, clock),
      pairPortWithService(Navigation, history),
      pairPortWithService(ExternalFormSubmission, {
        submit: async (form) => {
          this.submitExternalForm(form)
          return success(undefined)
        },
      }),
    ])
    this.stop = startBackgroundServices(container, this.document.defaultView ?? window)
    const model = new DemoPanelViewModel(stage, container, history.windowForDemo, async () => tasks)
    root.render(
      <App
        container={container}
        components={onDemandPortalParts}
        contentAbovePortal={<DemoRibbon model={model} />}
      />,
    )
  }

  private unload(): void {
    this.stop()
    this.stop = () => undefined
    this.root?.unmount()
    this.root = undefined
  }

  /**
   * Sends a request of the page. If the scenario makes the lender never answer the request, the request does
   * not count as pending.
   */
  private sendRequest(
    stage: DemoEnvironment,
    input: RequestInfo | URL,
    init?: RequestInit,
  ): Promise<Response> {
    this.device.requestRecorder.recordRequest(input, init)
    const { next } = stage.demoState()
    const answer = stage.fetch(input, init)
    const taken = next.find((each) => !stage.demoState().next.includes(each))
    return taken?.answer === 'never' ? answer : this.countWhilePending(answer)
  }

  private async countWhilePending(answer: Promise<Response>): Promise<Response> {
    this.pendingRequestCount += 1
    try {
      return await answer
    } finally {
      this.pendingRequestCount -= 1
    }
  }

  /**
   * Returns the clock by which the fake back end delays its answers. A wait on this clock does not count
   * as a pending request.
   */
  private createBackEndClock(clock: ManualClock) {
    return {
      now: () => clock.now(),
      setTime: (instant: number | undefined) => clock.set(instant ?? this.device.now()),
      runAfter: (milliseconds: number, run: () => void) => {
        this.sleepingRequestCount += 1
        return clock.runAfter(milliseconds, () => {
          this.sleepingRequestCount -= 1
          run()
        })
      },
    }
  }

  /** Submits a form to the demo's identity page, or to an address outside the portal. */
  private submitExternalForm({ address, fields }: ExternalForm): void {
    const url = new URL(address, originOfInMemoryPortal)
    if (externalFormMethod(address, originOfInMemoryPortal) === 'get')
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    this.history.openExternalAddress(url.href)
  }

  /**
   * Follows a link that no script handled: loads the link's page in this tab. If the link opens another
   * tab, only reports that to the device.
   */
  private followLink(link: HTMLAnchorElement): void {
    if (link.target === '_blank') this.device.onTabOpened(link.href)
    else this.history.openExternalAddress(link.href)
  }
}
