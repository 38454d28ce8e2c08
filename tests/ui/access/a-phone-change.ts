import { PortalContainer } from '@/start/composition'
import { cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import { CurrentDevice } from '@/application/access/current-device.port'
import {
  IdentityCheckGateway,
  type IdentityCheckRequest,
  type IdentityCheckReference,
  type IdentityCheckResult,
  type StartedIdentityCheck,
} from '@/application/access/identity-check.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import {
  PhoneNumberChangeGateway,
  type ChangePhoneNumberFailure,
  type PhoneNumberChangeRequest,
  type SendCodeToNewPhoneNumberFailure,
} from '@/application/access/phone-change.port'
import {
  PhoneNumberChangeStore,
  type PersonChangingPhoneNumber,
} from '@/application/access/phone-number-change-store.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { Toasts } from '@/ui/kit/toasts'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import type { ViewModelFactory } from '@/ui/kit/use-view-model'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import {
  MemoryClipboard,
  MemoryCurrentDevice,
  MemoryExternalFormSubmission,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemorySmsCodeReader } from '#tests/support/memory-sms-code-reader'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

type GatewayAnswer<Value, Failure = GatewayFailure> = Result<Value, Failure> | Promise<Result<Value, Failure>>

export const brunoPerson: PersonChangingPhoneNumber = { taxId: cuit('20382146906'), fullName: 'Bruno Acosta' }
export const martaPerson: PersonChangingPhoneNumber = {
  taxId: cuit('27284561231'),
  fullName: 'Marta Giménez',
}
export const raulPerson: PersonChangingPhoneNumber = { taxId: cuit('20243189072'), fullName: 'Raúl Peralta' }

export const exampleStartedCheck: StartedIdentityCheck = {
  form: {
    address: 'https://validador.example/formulario',
    fields: { externalId: 'check-1', country: 'ARG' },
  },
  externalId: 'check-1',
}

class MemoryIdentityCheckGateway implements IdentityCheckGateway {
  startCheckAnswer: GatewayAnswer<StartedIdentityCheck> = success(exampleStartedCheck)
  checkResultAnswer: GatewayAnswer<IdentityCheckResult> = success({ outcome: 'validated' })
  readonly receivedCalls: string[] = []

  async startCheck({ taxId, returnPath }: IdentityCheckRequest) {
    this.receivedCalls.push(`start for ${taxId} to ${returnPath}`)
    return this.startCheckAnswer
  }

  async fetchCheckResult({ transactionId, externalId }: IdentityCheckReference) {
    this.receivedCalls.push(`result of ${transactionId} ${externalId}`)
    return this.checkResultAnswer
  }

  async saveSelfie() {
    return success()
  }
}

class MemoryPhoneNumberChangeGateway implements PhoneNumberChangeGateway {
  sendCodeAnswer: GatewayAnswer<LoginCodeDelivery, SendCodeToNewPhoneNumberFailure> = success({
    phone: '1155****01',
  })
  changePhoneNumberAnswer: GatewayAnswer<void, ChangePhoneNumberFailure> = success()
  readonly receivedCalls: string[] = []
  readonly receivedIdentityChecks: IdentityCheckReference[] = []

  async sendCodeToNewPhoneNumber({ taxId, cellphone, linkHash, check }: PhoneNumberChangeRequest) {
    this.receivedIdentityChecks.push(check)
    this.receivedCalls.push(
      `code to ${cellphone} of ${taxId}${linkHash === undefined ? '' : ` with ${linkHash}`}`,
    )
    return this.sendCodeAnswer
  }

  async changePhoneNumber({ taxId, cellphone, check }: PhoneNumberChangeRequest, code: string) {
    this.receivedIdentityChecks.push(check)
    this.receivedCalls.push(`${cellphone} for ${taxId} with ${code}`)
    return this.changePhoneNumberAnswer
  }
}

interface PhoneChangeDevice {
  readonly clock: ManualClock
  readonly identityCheckGateway: MemoryIdentityCheckGateway
  readonly phoneChangeGateway: MemoryPhoneNumberChangeGateway
  readonly externalFormSubmission: MemoryExternalFormSubmission
  readonly currentDevice: MemoryCurrentDevice
  readonly clipboard: MemoryClipboard
  readonly smsCodeReader: MemorySmsCodeReader
  readonly localStorageContent: SharedStorageContent
  readonly sessionStorageContent: SharedStorageContent
}

/** Browser tab in which a person changes their phone number. Its lender and device are in memory. */
export class PhoneChangeBrowserTab {
  readonly navigation: MemoryNavigation
  readonly resolveService: ViewModelFactory
  readonly sessions: SessionStore
  readonly loginProgress: LoginProgressStore
  readonly phoneNumberChangeStore: PhoneNumberChangeStore
  readonly toasts: Toasts

  constructor(
    address = '/cambio-celular',
    readonly device: PhoneChangeDevice = {
      clock: new ManualClock(),
      identityCheckGateway: new MemoryIdentityCheckGateway(),
      phoneChangeGateway: new MemoryPhoneNumberChangeGateway(),
      externalFormSubmission: new MemoryExternalFormSubmission(),
      currentDevice: new MemoryCurrentDevice(),
      clipboard: new MemoryClipboard(),
      smsCodeReader: new MemorySmsCodeReader(),
      localStorageContent: new SharedStorageContent(),
      sessionStorageContent: new SharedStorageContent(),
    },
  ) {
    this.navigation = new MemoryNavigation(address)
    const container = new PortalContainer({ autobind: true })
    container.bind(Settings).toConstantValue(readShippedConfiguration().settings)
    container.bind(LocalStorage).toConstantValue(new MemoryStorage(device.localStorageContent))
    container.bind(TabStorage).toConstantValue(new MemoryStorage(device.sessionStorageContent))
    container.bind(Clock).toConstantValue(device.clock)
    container.bind(Navigation).toConstantValue(this.navigation)
    container.bind(IdentityCheckGateway).toConstantValue(device.identityCheckGateway)
    container.bind(PhoneNumberChangeGateway).toConstantValue(device.phoneChangeGateway)
    container.bind(ExternalFormSubmission).toConstantValue(device.externalFormSubmission)
    container.bind(CurrentDevice).toConstantValue(device.currentDevice)
    container.bind(Clipboard).toConstantValue(device.clipboard)
    container.bind(SessionGateway).toConstantValue(new MemorySessionGateway())
    container.bind(SmsCodeReader).toConstantValue(device.smsCodeReader)
    this.resolveService = createViewModelFactory(container)
    this.sessions = container.get(SessionStore)
    this.loginProgress = container.get<LoginProgressStore>(LoginProgressStore)
    this.phoneNumberChangeStore = container.get<PhoneNumberChangeStore>(PhoneNumberChangeStore)
    this.toasts = container.get(Toasts)
  }

  /**
   * Returns the same browser tab after it has loaded the given address; without an address, after a
   * reload.
   */
  reopenTabAtAddress(address = this.navigation.address()): PhoneChangeBrowserTab {
    return new PhoneChangeBrowserTab(address, this.device)
  }

  openInAnotherTab(address: string): PhoneChangeBrowserTab {
    return new PhoneChangeBrowserTab(address, {
      ...this.device,
      sessionStorageContent: new SharedStorageContent(),
    })
  }

  /**
   * Stores that the person left this browser tab and went to the site of the identity provider, for the
   * identity check with the id `externalId`.
   */
  storeDepartureForIdentityCheck(person: PersonChangingPhoneNumber, externalId: string): this {
    const enteringTaxId = this.loginProgress.current()?.person?.taxId
    this.phoneNumberChangeStore.save({
      person,
      leftFor: externalId,
      ...(enteringTaxId === undefined ? {} : { enteringTaxId }),
    })
    return this
  }

  identifyPerson({ taxId, fullName = '' }: PersonChangingPhoneNumber): this {
    const person = { taxId, fullName }
    const sentCode = { delivery: { phone: '3815****46' }, sentAt: this.device.clock.now() }
    this.loginProgress.save({ dni: '38214690', people: [person], person, sentCode })
    return this
  }

  signInPerson({ taxId }: PersonChangingPhoneNumber): this {
    const customer = {
      customerId: 'c-1',
      taxId,
      firstName: 'Raúl',
      surname: 'Peralta',
      dni: '24318907',
      phone: '1145678902',
      hasCredentials: true,
    }
    this.sessions.openSession({ customer, tokens: { access: 'a', refresh: 'r' } })
    return this
  }
}
