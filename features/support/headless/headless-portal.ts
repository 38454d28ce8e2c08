import { when } from 'mobx'
import { cast } from '@/adapters/fake/personas/cast'
import { createFakeBackEnd } from '@/adapters/fake/create-fake-back-end'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { everydaySituation, situationInstant, type Situation } from '@/adapters/fake/situation'
import { toSession } from '@/adapters/http/session-mapper'
import type { Settings } from '@/application/shared/settings.port'
import { SessionStore } from '@/application/session/session-store'
import { readConfiguration, type Configuration } from '@/config'
import { createContainer } from '@/container'
import type { Edge } from '@/edge'
import { Toasts } from '@/ui/kit/toasts'
import { viewModelMaker } from '@/view-model-maker'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemorySmsCodeReader } from '#tests/support/memory-sms-code-reader'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { MemoryFileOpener, MemoryPageViews, MemoryPushMessaging } from '#tests/support/memory-notifications'
import {
  BrowserTabDisplay,
  MemoryClipboard,
  MemoryDeviceInHand,
  MemoryFileSaver,
  MemoryFormHandOver,
  MemoryInstallPrompt,
  MemoryPictureSharing,
  MemoryTabLock,
  SequentialRandomness,
} from '#tests/support/memory-device'
import shippedConfiguration from '#public/config.json' with { type: 'json' }
import type { Portal } from '#features/support/portal'
import { HeadlessAccess } from './access.tasks'
import { HeadlessCardPayment } from './card-payment.tasks'
import { HeadlessCardUpdate } from './card-update.tasks'
import { HeadlessCards } from './cards.tasks'
import { HeadlessDemo } from './demo.tasks'
import { HeadlessDoors } from './doors.tasks'
import { HeadlessHome } from './home.tasks'
import { HeadlessLoans } from './loans.tasks'
import { HeadlessNotifications } from './notifications.tasks'
import { HeadlessPaymentWays } from './payment-ways.tasks'
import { HeadlessMyPayments, HeadlessPapers, HeadlessReceipts } from './papers.tasks'
import { HeadlessPayments } from './payments.tasks'
import { HeadlessPhoneChange } from './phone-change.tasks'
import { HeadlessSession } from './session.tasks'
import { HeadlessShell } from './shell.tasks'
import { HeadlessUnlock } from './unlock.tasks'

interface Startable<Input> {
  start(input: Input): (() => void) | void
}

type ViewModelClass<ViewModel> = new (...dependencies: never[]) => ViewModel

interface Mounted {
  readonly address: string
  readonly type: unknown
  readonly viewModel: unknown
  readonly teardown: () => void
}

/** The portal without a page: real use cases, adapters, axios and the fake; memory instead of devices. */
export class HeadlessPortal implements Portal {
  readonly access = new HeadlessAccess(this)
  readonly session = new HeadlessSession(this)
  readonly home = new HeadlessHome(this)
  readonly loans = new HeadlessLoans(this)
  readonly payments = new HeadlessPayments(this)
  readonly myPayments = new HeadlessMyPayments(this)
  readonly papers = new HeadlessPapers(this)
  readonly receipts = new HeadlessReceipts(this)
  readonly cardPayment = new HeadlessCardPayment(this)
  readonly paymentWays = new HeadlessPaymentWays(this)
  readonly phoneChange = new HeadlessPhoneChange(this)
  readonly unlock = new HeadlessUnlock(this)
  readonly doors = new HeadlessDoors(this)
  readonly cardUpdate = new HeadlessCardUpdate(this)
  readonly cards = new HeadlessCards(this)
  readonly notifications = new HeadlessNotifications(this)
  readonly shell = new HeadlessShell(this)
  readonly demo = new HeadlessDemo(this)

  readonly clock: ManualClock
  readonly backEnd: FakeBackEnd
  readonly texts = new SharedTexts()
  readonly tabTexts = new SharedTexts()
  readonly clipboard = new MemoryClipboard()
  readonly display = new BrowserTabDisplay()
  readonly fileSaver = new MemoryFileSaver()
  readonly installPrompt = new MemoryInstallPrompt()
  readonly formHandOver = new MemoryFormHandOver()
  readonly deviceInHand = new MemoryDeviceInHand()
  readonly authenticator = new MemoryAuthenticator()
  readonly smsCodes = new MemorySmsCodeReader()
  readonly fileOpener = new MemoryFileOpener()
  readonly pushMessaging = new MemoryPushMessaging()
  readonly pageViews = new MemoryPageViews()
  private readonly configuration: Configuration
  private readonly tabLock = new MemoryTabLock()
  private readonly randomness = new SequentialRandomness()
  private pending = 0
  private opened: Tab | undefined

  static readonly open = async (start: {
    readonly situation: Situation
    readonly address: string
    readonly wiki: 'ON' | 'OFF' | undefined
  }): Promise<HeadlessPortal> => {
    await import('@/adapters/http/gateways')
    const portal = new HeadlessPortal(start.situation, start.wiki ?? 'OFF')
    if (start.situation.customer !== undefined) portal.letIn(start.situation.customer)
    portal.backEnd.arrange(start.situation)
    portal.opened = portal.newTab(start.address)
    return portal
  }

  private constructor(situation: Situation, wiki: 'ON' | 'OFF') {
    this.configuration = configuration(wiki)
    this.clock = new ManualClock(situationInstant(situation))
    this.backEnd = createFakeBackEnd({
      situation: everydaySituation,
      now: () => this.clock.now(),
      sleep: (milliseconds) => new Promise((resolve) => this.clock.after(milliseconds, resolve)),
    })
  }

  /** Somebody who has logged in before the story begins. */
  letIn(personaId: string): void {
    const answer = this.backEnd.letIn(personaId)
    if (answer) new SessionStore(new MemoryStorage(this.texts)).open(toSession(answer))
  }

  private get tab(): Tab {
    if (!this.opened) throw new Error('No page is open')
    return this.opened
  }

  get navigation(): MemoryNavigation {
    return this.tab.navigation
  }

  get settings(): Settings {
    return this.configuration.settings
  }

  get toasts(): Toasts {
    return this.tab.toasts
  }

  get doorkeeper(): PortalViewModel {
    return this.tab.doorkeeper
  }

  /** The view-model of the screen where the customer is, started on arrival. */
  at<ViewModel extends Startable<undefined>>(type: ViewModelClass<ViewModel>): ViewModel
  at<Input, ViewModel extends Startable<Input>>(type: ViewModelClass<ViewModel>, input: Input): ViewModel
  at(type: ViewModelClass<Startable<unknown>>, input?: unknown): unknown {
    return this.tab.at(type, input)
  }

  /** A view-model that surrounds every screen. */
  beside<ViewModel>(type: ViewModelClass<ViewModel>): ViewModel {
    return this.tab.make(type)
  }

  /** Waits for what the portal does by itself. */
  async until(condition: () => boolean): Promise<void> {
    await when(condition, { timeout: 3_000 })
  }

  /** What was begun gets as far as it can by itself. */
  async turn(): Promise<void> {
    for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Every answer that the server was asked for has come. */
  async quiet(): Promise<void> {
    for (let stillTurns = 0; stillTurns < 3; stillTurns = this.isStill() ? stillTurns + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve))
  }

  open(address: string): void {
    this.tab.close()
    this.opened = this.newTab(address)
  }

  reload(): void {
    this.open(this.navigation.address())
  }

  /** The keys on the device, as any tab finds them. */
  keptKeys(): readonly string[] {
    return [...this.texts.texts.keys()]
  }

  otherTabSessions(): SessionStore {
    return new SessionStore(new MemoryStorage(this.texts))
  }

  personaIds(): readonly string[] {
    return cast.map(({ id }) => id)
  }

  /** Answers that are still on their way arrive, so that nothing waits for them after the scenario. */
  async close(): Promise<void> {
    this.tab.close()
    for (let rounds = 0; rounds < 5 && this.pending > 0; rounds += 1) {
      this.clock.advance(3_600_000)
      await this.turn()
    }
  }

  private isStill(): boolean {
    return this.pending + this.authenticator.pending === 0
  }

  private async answered(request: Request): Promise<Response> {
    this.pending += 1
    try {
      return await this.backEnd.handle(request)
    } finally {
      this.pending -= 1
    }
  }

  private newTab(address: string): Tab {
    return new Tab({
      fetch: (input, init) => this.answered(new Request(input, init)),
      configuration: this.configuration,
      localStorage: new MemoryStorage(this.texts),
      tabStorage: new MemoryStorage(this.tabTexts),
      clock: this.clock,
      navigation: new MemoryNavigation(address),
      tabLock: this.tabLock,
      randomness: this.randomness,
      clipboard: this.clipboard,
      fileSaver: this.fileSaver,
      display: this.display,
      installPrompt: this.installPrompt,
      formHandOver: this.formHandOver,
      deviceInHand: this.deviceInHand,
      pictureSharing: new MemoryPictureSharing(),
      passkeyAuthenticator: this.authenticator,
      smsCodeReader: this.smsCodes,
      fileOpener: this.fileOpener,
      pushMessaging: this.pushMessaging,
      pageViews: this.pageViews,
    })
  }
}

/** One open page. */
class Tab {
  readonly navigation: MemoryNavigation
  readonly make: ReturnType<typeof viewModelMaker>
  readonly doorkeeper: PortalViewModel
  readonly toasts: Toasts
  private readonly stopDoorkeeper: () => void
  private mounted: Mounted | undefined

  constructor(edge: Omit<Edge, 'navigation'> & { readonly navigation: MemoryNavigation }) {
    this.navigation = edge.navigation
    this.make = viewModelMaker(createContainer(edge))
    this.toasts = this.make(Toasts)
    this.doorkeeper = this.make(PortalViewModel)
    this.stopDoorkeeper = this.doorkeeper.start()
  }

  at(type: ViewModelClass<Startable<unknown>>, input: unknown): unknown {
    const address = this.navigation.address()
    if (this.mounted?.address === address && this.mounted.type === type) return this.mounted.viewModel
    this.mounted?.teardown()
    const viewModel = this.make(type)
    const teardown = viewModel.start(input) ?? (() => undefined)
    this.mounted = { address, type, viewModel, teardown }
    return viewModel
  }

  close(): void {
    this.mounted?.teardown()
    this.stopDoorkeeper()
  }
}

function configuration(wiki: 'ON' | 'OFF'): Configuration {
  const read = readConfiguration({ ...shippedConfiguration, WIKI_AVAILABLE: wiki }, { showsCodes: true })
  if (!read.ok) throw new Error(`The shipped configuration is wrong at ${read.failure.key}`)
  return { ...read.value, apiBaseUrl: 'http://portal.invalid/api', pushBaseUrl: 'http://portal.invalid/push' }
}
