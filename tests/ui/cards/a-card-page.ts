import { PortalContainer } from '@/start/composition'
import { cuit } from '@/domain/shared/cuit'
import { failure, type Result } from '@/domain/shared/result'
import { CardAdditionInProgress } from '@/application/cards/card-addition'
import { SelectedCard } from '@/application/cards/selected-card'
import { LastCardLoadFailure } from '@/application/cards/last-card-load-failure'
import { CardGateway } from '@/application/cards/card.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { FileSharing } from '@/application/shared/file-sharing.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import {
  OperationStatusGateway,
  type OperationStatusAnswer,
} from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Randomness } from '@/application/shared/randomness.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { Settings } from '@/application/shared/settings.port'
import type { Customer } from '@/domain/session/session'
import type { CardFormModel } from '@/ui/cards/card-form-model'
import { Toasts, type Toast } from '@/ui/kit/toasts'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import { MemoryCardGateway } from '#tests/application/cards/memory-card-gateway'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import {
  MemoryBrowserDisplay,
  MemoryFileSaver,
  MemoryFileSharing,
  MemoryCrossTabLock,
  SequentialUuidSource,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryFileOpener } from '#tests/support/memory-file-opener'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

/**
 * View-model with an `onMount` method, which the portal calls when it opens the screen. `onMount` may return
 * a function that ends the view-model.
 */
export interface MountableViewModel {
  onMount(): (() => void) | void
}

export const paulaCustomer: Customer = {
  customerId: 'c-15a7fe82',
  taxId: cuit('27314479020'),
  firstName: 'Paula',
  surname: 'Navarro',
  dni: '31447902',
  hasCredentials: true,
}

/** DNI of a customer to whom the portal does not offer adding a card. */
export const dniOfCustomerWhoCannotAddCard = '27180535'

/** Page with the screens of 'My cards', on which the customer Paula is signed in. */
export class MyCardsPage {
  readonly gateway = new MemoryCardGateway()
  readonly clock = new ManualClock()
  readonly navigation: MemoryNavigation
  readonly fileOpener = new MemoryFileOpener()
  readonly fileSaver = new MemoryFileSaver()
  /**
   * Answer of the lender when the portal asks for the result of adding or replacing a card whose outcome
   * is unknown.
   */
  operationStatusAnswer: Result<OperationStatusAnswer, GatewayFailure> = failure({ kind: 'no-answer' })
  /** All texts that the portal has stored in the local storage of the browser. */
  readonly localStorageContent = new SharedStorageContent()
  readonly sessions: SessionStore
  private readonly resolve: ReturnType<typeof createViewModelFactory>
  private leave: () => void = () => undefined

  constructor(address = '/mis-tarjetas', customer: Partial<Customer> = {}) {
    const container = new PortalContainer({ autobind: true })
    const storage = new MemoryStorage(this.localStorageContent)
    this.navigation = new MemoryNavigation(address)
    container.bind(CardGateway).toConstantValue(this.gateway)
    container.bind(Clock).toConstantValue(this.clock)
    container.bind(Navigation).toConstantValue(this.navigation)
    container.bind(BrowserDisplay).toConstantValue(new MemoryBrowserDisplay())
    container.bind(FileSharing).toConstantValue(new MemoryFileSharing())
    container.bind(FileOpener).toConstantValue(this.fileOpener)
    container.bind(FileSaver).toConstantValue(this.fileSaver)
    container.bind(LocalStorage).toConstantValue(storage)
    container.bind(TabStorage).toConstantValue(new MemoryStorage())
    container.bind(CrossTabLock).toConstantValue(new MemoryCrossTabLock())
    container.bind(Randomness).toConstantValue(new SequentialUuidSource())
    container
      .bind(OperationStatusGateway)
      .toConstantValue({ status: () => Promise.resolve(this.operationStatusAnswer) })
    container.bind(RecentOperationsGateway).toConstantValue(new MemoryRecentOperationsGateway())
    container.bind(Settings).toConstantValue(readShippedConfiguration().settings)
    this.resolve = createViewModelFactory(container)
    this.sessions = this.resolve(SessionStore)
    this.signIn({ ...paulaCustomer, ...customer })
  }

  signIn(customer: Customer): void {
    this.sessions.openSession({ customer, tokens: { access: 'access', refresh: 'refresh' } })
  }

  /**
   * Ends the view-model of the current screen, starts the view-model of another screen, and waits until
   * all queued tasks have run. Returns the new view-model.
   */
  async openScreen<Model extends MountableViewModel>(
    type: new (...dependencies: never[]) => Model,
  ): Promise<Model> {
    this.leave()
    const model = this.resolve(type)
    const teardown = model.onMount()
    this.leave = () => teardown?.()
    await waitForQueuedTasks()
    return model
  }

  /** Leaves the current screen and goes to the path `currentPath`. */
  goToScreen(currentPath: string): void {
    this.navigation.goTo(currentPath)
    this.leave()
    this.leave = () => undefined
  }

  get path(): string {
    return this.navigation.path()
  }

  get cardAdditionInProgress(): CardAdditionInProgress {
    return this.resolve(CardAdditionInProgress)
  }

  get selectedCard(): SelectedCard {
    return this.resolve(SelectedCard)
  }

  get lastCardLoadFailure(): LastCardLoadFailure {
    return this.resolve(LastCardLoadFailure)
  }

  get toastTexts(): readonly string[] {
    return this.toasts.map(({ text }) => text)
  }

  get toasts(): readonly Toast[] {
    return this.resolve(Toasts).shown
  }

  /**
   * Stores that the customer has chosen a loan and typed a card. The next screen for adding a card is
   * then the summary.
   */
  storeChosenLoanAndTypedCard(): void {
    this.cardAdditionInProgress.chooseLoans([aCardPayableLoan()])
    this.cardAdditionInProgress.enteredCard.save(paulasNewCard)
  }

  /**
   * Stores that the lender declined the card that the customer wanted to add. The next screen for adding a
   * card is then the one that shows this result.
   */
  storeDeclinedCardAddition(): void {
    const addition = this.cardAdditionInProgress.additionBeingPrepared()
    if (addition)
      this.cardAdditionInProgress.saveOutcome(addition, { kind: 'not-added', reason: { kind: 'declined' } })
  }

  /** Selects an overdue card, as the customer does in the list of cards. */
  selectOverdueCard(): void {
    this.selectedCard.selectCard(aDebitCard({ status: 'overdue' }))
  }
}

const paulasNewCard = {
  number: '4517 6500 1234 4821',
  holder: 'Paula Navarro',
  expiry: '12/30',
  securityCode: '123',
  dni: '31447902',
}

export function typeCardDetails(entry: CardFormModel, changes: Partial<typeof paulasNewCard> = {}): void {
  const card = { ...paulasNewCard, ...changes }
  entry.enterCardNumber(card.number)
  entry.enterHolder(card.holder)
  entry.enterExpiry(card.expiry)
  entry.enterSecurityCode(card.securityCode)
  entry.enterDni(card.dni)
}

export async function waitForQueuedTasks(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** Examples of every kind of failure that a gateway can return. Source: SES-06, SES-16. */
export const exampleGatewayFailures = [
  { kind: 'no-answer' },
  { kind: 'unreadable', reference: 'cards.something' },
  { kind: 'server-failure' },
  { kind: 'server-failure', message: 'No encontramos esa tarjeta.' },
] as const
