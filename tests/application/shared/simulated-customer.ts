import { Subject, firstValueFrom } from 'rxjs'
import { filter } from 'rxjs/operators'
import { type OperationRecord, hasUnknownOutcome, mayRetryOperation } from '@/domain/shared/operation'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
import { HttpClient } from '@/adapters/http/http-client'
import { HttpRecentOperationsGateway } from '@/adapters/http/recent-operations-gateway'
import { HttpOperationStatusGateway } from '@/adapters/http/operation-status-gateway'
import { createTestBrowser, waitForQueuedTasks, type TestBrowser } from '#tests/application/payments/a-tab'
import { signInPersona } from '#tests/adapters/http/signed-in-payments'
import { MemoryCrossTabLock, SequentialUuidSource } from '#tests/support/memory-device'
import { createLoansOnOtherDevices, MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { SeparateProcessTabStorage } from '#tests/support/memory-storage'
import { CustomerWithTwoDevices } from './customer-with-two-devices'
import type {
  PressOperationButton,
  TestedOperation,
  TabServices,
  ButtonPressOptions,
} from './tested-operation'

const apiBaseUrl = 'https://portal.invalid/api'

/**
 * Customer who sends one kind of operation on two devices. When a screen shows an earlier operation, only
 * `repeatDespiteEarlierOperation` sends it again.
 */
export class OperationRequestingCustomer extends CustomerWithTwoDevices<TabServices> {
  /** Number of times the customer ordered the operation again after a screen showed an earlier one. */
  knowingRepeatCount = 0
  private firstScreenButton: PressOperationButton | undefined
  /**
   * Send button of the screen that `renderOperationScreen` rendered, and the earlier operation that pressing
   * this button retries; undefined if there was none.
   */
  private renderedButtonAndRetry:
    | { readonly offer: PressOperationButton; readonly operationToRetry: OperationRecord | undefined }
    | undefined

  /** HTTP client whose requests wait until the promise `until` resolves. */
  private delayedClient: { readonly client: HttpClient; readonly until: Promise<void> } | undefined

  private constructor(
    backEnd: FakeBackEnd,
    private readonly testedOperation: TestedOperation,
    browsers: readonly TestBrowser[],
  ) {
    super(backEnd, browsers)
    for (const browser of browsers) this.signIn(browser)
    this.openTabs()
  }

  static async createSignedIn(thing: TestedOperation): Promise<OperationRequestingCustomer> {
    const backEnd = new FakeBackEnd({
      demoState: demoStateWithSentLinks,
      now: () => Date.parse('2026-11-21T12:00:00-03:00'),
      sleep: () => Promise.resolve(),
    })
    const randomness = new SequentialUuidSource()
    const browsers = [createTestBrowser(randomness), createTestBrowser(randomness)]
    const customer = new OperationRequestingCustomer(backEnd, thing, browsers)
    const [tab] = customer.tabs
    customer.firstScreenButton = tab && (await thing.openOffer(tab, backEnd))
    return customer
  }

  get operationExecutionCount(): number {
    return this.testedOperation.countTimesCarriedOut(this.backEnd)
  }

  /**
   * Presses the operation's button in the tab at position `at`. Tabs 0 and 1 are on the first device, tabs 2
   * and 3 on the second.
   */
  async pressOperationButton(at = 0): Promise<void> {
    const tab = this.tabs[at]
    if (!tab || this.findOperationToAcknowledge(tab)) return
    const offer = await this.testedOperation.openOffer(tab, this.backEnd)
    if (offer) await this.pressButton(offer, tab)
  }

  /** Orders the operation with other terms, unless an earlier one must first be acknowledged or retried. */
  async pressButtonWithOtherTerms(): Promise<void> {
    const [tab] = this.tabs
    if (!tab || this.findOperationToAcknowledge(tab) || this.operationToRetry(tab)) return
    const offer = await this.testedOperation.openOfferWithOtherTerms?.(tab, this.backEnd)
    if (offer) await this.pressButton(offer, tab)
  }

  /**
   * Orders the operation again, first with the same and then with other terms. Does so even if the outcome of
   * an earlier one on another device is unknown.
   */
  async repeatDespiteUnknownOutcome(): Promise<void> {
    const [tab] = this.tabs
    const { openOffer, openOfferWithOtherTerms } = this.testedOperation
    for (const terms of [openOffer, openOfferWithOtherTerms]) {
      if (!tab || this.findOperationToAcknowledge(tab)) return
      const offer = await terms?.(tab, this.backEnd, 'heeds-what-is-done')
      if (offer) await this.pressButton(offer, tab)
    }
  }

  /** Presses the send button of an outdated screen, rendered before the first operation was sent. */
  async pressButtonOnOutdatedFirstScreen(): Promise<void> {
    const [tab] = this.tabs
    if (tab && this.firstScreenButton) await this.pressButton(this.firstScreenButton, tab)
  }

  /** Renders the screen of the operation in the first tab. `pressButtonOnRenderedScreen` uses it later. */
  async renderOperationScreen(): Promise<void> {
    const [tab] = this.tabs
    if (!tab || this.findOperationToAcknowledge(tab)) return
    const offer = await this.testedOperation.openOffer(tab, this.backEnd)
    this.renderedButtonAndRetry = offer && { offer, operationToRetry: this.operationToRetry(tab) }
  }

  /** Presses the send button of the screen that `renderOperationScreen` rendered some time before. */
  async pressButtonOnRenderedScreen(): Promise<void> {
    const [tab] = this.tabs
    const { renderedButtonAndRetry } = this
    this.renderedButtonAndRetry = undefined
    if (tab && renderedButtonAndRetry)
      await this.pressButton(renderedButtonAndRetry.offer, tab, {
        operationToRetry: renderedButtonAndRetry.operationToRetry,
      })
  }

  /** Presses the send button in the first tab while the second tab asks for an operation's result. */
  async pressButtonDuringOtherTabQuery(): Promise<void> {
    const [tab] = this.tabs
    if (!tab || this.findOperationToAcknowledge(tab)) return
    const offer = await this.testedOperation.openOffer(tab, this.backEnd)
    if (!offer) return
    this.delayedClient = {
      client: tab.httpClient,
      until: this.askLenderForOutcome(1).then(waitForQueuedTasks),
    }
    await this.pressButton(offer, tab)
    this.delayedClient = undefined
  }

  /** Presses the button that sends the operation, and leaves the screen before the operation is sent. */
  async pressButtonAndLeaveBeforeSending(): Promise<void> {
    const [tab] = this.tabs
    if (!tab || this.findOperationToAcknowledge(tab)) return
    const offer = await this.testedOperation.openOffer(tab, this.backEnd)
    if (offer) await this.pressButton(offer, tab, { hasLeftScreen: () => true })
  }

  async pressButtonAndReload(): Promise<void> {
    const pressing = this.pressOperationButton()
    await waitForQueuedTasks()
    this.reload()
    await pressing
  }

  reload(): void {
    this.renderedButtonAndRetry = undefined
    this.openTabs()
  }

  async pressButtonOnOtherDevice(): Promise<void> {
    await this.backEnd.deliverInterruptedRequests()
    await this.pressOperationButton(2)
    await this.backEnd.deliverInterruptedRequests()
  }

  /** Asks the lender, from a tab, for the result of the operation whose outcome is unknown. */
  async askLenderForOutcome(at = 0): Promise<void> {
    const tab = this.tabs[at]
    const operation = this.unacknowledgedOperations(tab).find(hasUnknownOutcome)
    if (!tab || !operation) return
    const steps = tab.followOperation.execute(operation, this.testedOperation.owner, new Subject<void>())
    const step = await firstValueFrom(steps.pipe(filter(({ kind }) => kind !== 'asking')))
    if (step.kind !== 'final') return
    const shown = step.status === 'approved' ? this.idempotencyKeysShownAsDone : this.keysShownAsNotDone
    shown.push(operation.idempotencyKey)
  }

  /** Acknowledges the earlier operations that the screen shows, then sends the operation again. */
  async repeatDespiteEarlierOperation(): Promise<void> {
    const before = this.acknowledgedKeys.length
    const [tab] = this.tabs
    if (!tab) return
    for (
      let shown = this.findOperationToAcknowledge(tab);
      shown;
      shown = this.findOperationToAcknowledge(tab)
    )
      this.acknowledgedKeys.push(shown.idempotencyKey)
    this.knowingRepeatCount += Math.min(1, this.acknowledgedKeys.length - before)
    await this.pressOperationButton()
  }

  private async pressButton(
    offer: PressOperationButton,
    tab: TabServices,
    { hasLeftScreen = () => false, ...screen }: Partial<ButtonPressOptions> = {},
  ): Promise<void> {
    const { operationToRetry } = { operationToRetry: this.operationToRetry(tab), ...screen }
    const placed = await offer(tab, {
      acknowledgedKeys: [...this.acknowledgedKeys],
      operationToRetry,
      hasLeftScreen,
    })
    if (!placed.ok) return
    if (hasLeftScreen()) throw new Error('It was sent after the customer left')
    this.recordShownOutcome(placed.value)
  }

  /**
   * Returns the earlier operation that the customer must acknowledge before they order another one. An
   * operation that can be sent again (the lender did not receive it, and its idempotency key has not expired)
   * is not returned: the screen offers to retry it.
   */
  private findOperationToAcknowledge(tab: TabServices): OperationRecord | undefined {
    const { owner, target } = this.testedOperation
    const { acknowledgedKeys } = this
    const shown = tab.exactlyOnce.firstUnacknowledgedOperation({ owner, target, acknowledgedKeys })
    return shown && mayRetryOperation(shown) ? undefined : shown
  }

  private operationToRetry(tab: TabServices): OperationRecord | undefined {
    return this.unacknowledgedOperations(tab).find(mayRetryOperation)
  }

  private unacknowledgedOperations(tab: TabServices | undefined): readonly OperationRecord[] {
    const { owner, target } = this.testedOperation
    const all = tab?.operationLog.operationsOnTarget({ customerTaxId: owner.taxId, target }) ?? []
    return all.filter(({ idempotencyKey }) => !this.acknowledgedKeys.includes(idempotencyKey))
  }

  protected async isDone(key: string): Promise<boolean> {
    const client = this.tabs.at(-1)?.httpClient
    if (!client) return false
    const answer = await new HttpOperationStatusGateway(client).status(key, this.testedOperation.owner)
    return answer.ok && answer.value.status === 'approved'
  }

  protected signIn(browser: TestBrowser): void {
    if (this.testedOperation.persona)
      signInPersona(this.testedOperation.persona, this.backEnd, this.sessionsOf(browser))
  }

  private openTabs(): void {
    this.tabs = this.browsers.flatMap((browser) => [this.createTab(browser), this.createTab(browser)])
  }

  private createTab(browser: TestBrowser): TabServices {
    const sessions = this.sessionsOf(browser)
    const clock = this.clockOf(browser)
    const httpClient: HttpClient = new HttpClient({
      fetch: async (input, init) => {
        if (this.delayedClient?.client === httpClient) await this.delayedClient.until
        return this.backEnd.handle(new Request(input, init))
      },
      addresses: { apiBaseUrl, pushBaseUrl: apiBaseUrl, portalBaseUrl: apiBaseUrl },
      sessions,
      tabLock: new MemoryCrossTabLock(),
    })
    const { randomness, tabLock } = browser
    const storage = new SeparateProcessTabStorage(browser.localStorageContent)
    const statuses = new HttpOperationStatusGateway(httpClient)
    const recent = this.testedOperation.lenderHasNoRecentOperationList
      ? new MemoryRecentOperationsGateway()
      : new HttpRecentOperationsGateway(httpClient)
    const {
      exactlyOnce,
      followOperation,
      log: operationLog,
    } = createExactlyOnceServices(sessions, {
      storage,
      clock,
      randomness,
      tabLock,
      statuses,
      recent,
    })
    const loansOnOtherDevices = createLoansOnOtherDevices({ exactlyOnce, log: operationLog, clock })
    return { httpClient, exactlyOnce, followOperation, operationLog, sessions, clock, loansOnOtherDevices }
  }
}
