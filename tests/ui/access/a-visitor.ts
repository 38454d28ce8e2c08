import { PortalContainer } from '@/start/composition'
import { success } from '@/domain/shared/result'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { CurrentDevice } from '@/application/access/current-device.port'
import { PrerenderedLoginReader } from '@/application/access/prerendered-login-reader.port'
import { AccessGateway } from '@/application/access/access.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { HomeGateway } from '@/application/home/home.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { PaymentGateway } from '@/application/payments/payment.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { PortalRelease } from '@/application/shared/release.port'
import { Randomness } from '@/application/shared/randomness.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { Settings } from '@/application/shared/settings.port'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import type { ViewModelFactory } from '@/ui/kit/use-view-model'
import { ScriptedPaymentGateway } from '#tests/application/payments/scripted-payment-gateway'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryAccessGateway } from '#tests/support/memory-access-gateway'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemorySmsCodeReader } from '#tests/support/memory-sms-code-reader'
import { MemoryPasskeyGateway } from '#tests/support/memory-passkey-gateway'
import {
  MemoryBrowserDisplay,
  MemoryCurrentDevice,
  MemoryPrerenderedLoginReader,
  SequentialUuidSource,
  MemoryCrossTabLock,
} from '#tests/support/memory-device'
import { MemoryLoanGateway } from '#tests/support/loan-builders'
import { MemoryHomeGateway } from '#tests/support/memory-home-gateway'
import {
  MemoryPageViewAnalytics,
  MemoryPushMessaging,
  MemoryPushSubscriptionGateway,
} from '#tests/support/memory-notifications'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryProfileGateway } from '#tests/support/memory-profile-gateway'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { MemoryProtectionGateway } from '#tests/support/memory-protection-gateway'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

/**
 * In-memory navigation that counts how often the portal changes the address, and throws after more than 100
 * times.
 */
class LoopDetectingNavigation extends MemoryNavigation {
  addressChangeCount = 0

  override goTo(to: string, how?: { readonly replace: true }): void {
    this.addressChangeCount += 1
    if (this.addressChangeCount > 100) throw new Error(`Redirected without end, last to ${to}`)
    super.goTo(to, how)
  }
}

interface VisitorDevice {
  readonly clock: ManualClock
  readonly accessGateway: MemoryAccessGateway
  readonly sessionGateway: MemorySessionGateway
  readonly passkeyGateway: MemoryPasskeyGateway
  readonly authenticator: MemoryAuthenticator
  readonly smsCodeReader: MemorySmsCodeReader
  readonly localStorageContent: SharedStorageContent
  readonly sessionStorageContent: SharedStorageContent
}

/** Page of the portal that a visitor has open. Its lender and device are in memory. */
export class PortalVisitorPage {
  readonly navigation: LoopDetectingNavigation
  readonly resolveService: ViewModelFactory
  readonly unlockPreferences: BiometricUnlockPreferences
  readonly loginProgress: LoginProgressStore
  readonly sessions: SessionStore
  readonly pageViewAnalytics = new MemoryPageViewAnalytics()
  readonly homeGateway = new MemoryHomeGateway()
  readonly loanGateway = new MemoryLoanGateway()
  readonly paymentGateway = new ScriptedPaymentGateway()
  readonly profileGateway = new MemoryProfileGateway()
  readonly browserDisplay = new MemoryBrowserDisplay()
  /** Device of the visitor: a desktop computer. On a computer, the portal shows no introduction. */
  readonly currentDevice = Object.assign(new MemoryCurrentDevice(), { kind: 'desktop' as const })
  readonly pushMessaging = new MemoryPushMessaging()
  private readonly preferences: PushPreferences
  readonly protectionGateway = new MemoryProtectionGateway()
  readonly prerenderedLogin = new MemoryPrerenderedLoginReader()

  constructor(
    address: string,
    private readonly device: VisitorDevice = {
      clock: new ManualClock(),
      accessGateway: new MemoryAccessGateway(),
      sessionGateway: new MemorySessionGateway(),
      passkeyGateway: new MemoryPasskeyGateway(success(createSessionOfCustomer(martaCustomer))),
      authenticator: new MemoryAuthenticator(),
      smsCodeReader: new MemorySmsCodeReader(),
      localStorageContent: new SharedStorageContent(),
      sessionStorageContent: new SharedStorageContent(),
    },
  ) {
    this.navigation = new LoopDetectingNavigation(address)
    const container = new PortalContainer({ autobind: true })
    container.bind(Settings).toConstantValue(exampleSettings)
    container.bind(LocalStorage).toConstantValue(new MemoryStorage(device.localStorageContent))
    container.bind(TabStorage).toConstantValue(new MemoryStorage(device.sessionStorageContent))
    container.bind(Clock).toConstantValue(device.clock)
    container.bind(Navigation).toConstantValue(this.navigation)
    container.bind(CrossTabLock).toConstantValue(new MemoryCrossTabLock())
    container.bind(AccessGateway).toConstantValue(device.accessGateway)
    container.bind(PageViewReporter).toConstantValue(this.pageViewAnalytics)
    container.bind(PortalRelease).toConstantValue(new MemoryPortalRelease())
    container.bind(SessionGateway).toConstantValue(device.sessionGateway)
    container.bind(AccountQueries).toConstantValue(device.sessionGateway)
    container.bind(HomeGateway).toConstantValue(this.homeGateway)
    container.bind(LoanGateway).toConstantValue(this.loanGateway)
    container.bind(PaymentGateway).toConstantValue(this.paymentGateway)
    container.bind(Randomness).toConstantValue(new SequentialUuidSource())
    container.bind(ProfileGateway).toConstantValue(this.profileGateway)
    container.bind(BrowserDisplay).toConstantValue(this.browserDisplay)
    container.bind(CurrentDevice).toConstantValue(this.currentDevice)
    container.bind(PrerenderedLoginReader).toConstantValue(this.prerenderedLogin)
    container.bind(PushMessaging).toConstantValue(this.pushMessaging)
    container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
    container.bind(PasskeyGateway).toConstantValue(device.passkeyGateway)
    container.bind(PasskeyAuthenticator).toConstantValue(device.authenticator)
    container.bind(AccountProtectionGateway).toConstantValue(this.protectionGateway)
    container.bind(AccountDeviceQueries).toConstantValue(this.protectionGateway)
    container.bind(SmsCodeReader).toConstantValue(device.smsCodeReader)
    this.resolveService = createViewModelFactory(container)
    this.unlockPreferences = container.get<BiometricUnlockPreferences>(BiometricUnlockPreferences)
    this.loginProgress = container.get<LoginProgressStore>(LoginProgressStore)
    this.sessions = container.get(SessionStore)
    this.preferences = container.get<PushPreferences>(PushPreferences)
  }

  get clock(): ManualClock {
    return this.device.clock
  }

  get accessGateway(): MemoryAccessGateway {
    return this.device.accessGateway
  }

  get sessionGateway(): MemorySessionGateway {
    return this.device.sessionGateway
  }

  /** Returns the text that the browser has stored under the key `name`; undefined if it has stored none. */
  readStoredText(name: string): string | undefined {
    return this.device.localStorageContent.textsByKey.get(name)
  }

  get passkeyGateway(): MemoryPasskeyGateway {
    return this.device.passkeyGateway
  }

  get authenticator(): MemoryAuthenticator {
    return this.device.authenticator
  }

  get smsCodeReader(): MemorySmsCodeReader {
    return this.device.smsCodeReader
  }

  /** Returns a new page at the address of this page with the same stored data, as after a reload. */
  reload(): PortalVisitorPage {
    return new PortalVisitorPage(this.navigation.address(), this.device)
  }

  /** Opens the given address in another tab of the same browser. Returns the page in the new tab. */
  openAnotherTab(address: string): PortalVisitorPage {
    return new PortalVisitorPage(address, {
      ...this.device,
      sessionStorageContent: new SharedStorageContent(),
    })
  }

  signIn(customer: Customer, status: Partial<AccountStatus> | 'unknown' = {}): this {
    this.sessions.openSession(createSessionOfCustomer(customer))
    this.sessions.completeLogin(status === 'unknown' ? undefined : anAccountStatus(status))
    return this
  }

  /**
   * Stores that the customer has paid on this device. The portal stores this to know whether to offer
   * notifications.
   */
  storeCustomerHasPaid({ customerId }: Customer): void {
    this.preferences.markPaidOnDevice(customerId)
  }

  /** Stores that the visitor entered a DNI that all `people` share, and chose `person` among them. */
  storeIdentifiedPerson(person: PersonFoundByDni, people: readonly PersonFoundByDni[] = [person]): this {
    this.loginProgress.save({ dni: '28456123', people, person })
    return this
  }

  /** Waits until all queued tasks have run. */
  async waitForQueuedTasks(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const exampleSettings: Settings = {
  brandName: 'Luma Créditos',
  ownHosts: [],
  accent: '#DA0067',
  links: {},
  chatNumber: '5491150000000',
  whitelist: [],
  companyAccounts: [],
  holidays: [],
  rolloutDigits: [],
  wikiAvailable: false,
  pushWaitsForPayment: true,
  showsLoginCodes: false,
  showsDiagnostics: false,
  remoteConfig: { switchedOffCapabilities: [] },
}
