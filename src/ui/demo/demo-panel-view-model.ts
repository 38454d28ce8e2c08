import type { Container } from 'inversify'
import { runInAction } from 'mobx'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { SessionStore } from '@/application/session/session-store'
import { Clipboard } from '@/application/shared/clipboard.port'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { personas, findPersona } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { formatBriefMoney, formatLongDate, formatTime } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { demoTexts } from '@/ui/texts/demo.texts'
import type { DemoEnvironment } from './demo-environment'
import type { UnfinishedTaskStorage } from './demo-storage'
import type { WindowUsedByDemo } from './demo-window'
import { FakeLenderOverridesViewModel } from './overrides-view-model'
import { LoanOverridesViewModel } from './loan-overrides-view-model'
import { SimulatedFaultsViewModel } from './simulated-faults-view-model'
import { ShopQrCodesViewModel } from './shop-qr-codes-view-model'
import type { EncodedUnfinishedTasks } from './unfinished-tasks'

/** The demo panel, with which a trainer changes the demo state. Source: DEM-02, DEM-03. */
export class DemoPanelViewModel {
  isOpen = false
  /**
   * Whether the demo panel has been opened at least once. After that, the panel stays in the page even when
   * it is closed, so that closing it can return the focus.
   */
  wasOpened = false
  isRibbonHidden = false
  chosenCustomerId: string
  /**
   * The time of the demo in the format of the panel's time field: `YYYY-MM-DDTHH:mm` in Buenos Aires. An
   * empty text stands for the real time.
   */
  enteredTime: string
  chosenLoanExternalId = ''
  /** Texts of the consumer requests that the fake lender has received. Source: CAN-06. */
  consumerRequestTexts: readonly string[] = []
  /**
   * The customer's unfinished tasks on this device; undefined until they are read. They are read when the
   * demo panel is opened and when the link is copied, because a panel next to the portal stays open meanwhile.
   */
  unfinishedTasks: EncodedUnfinishedTasks | undefined = undefined
  /** Reads the unfinished tasks now; undefined until the code for it is loaded. */
  private readUnfinishedTasks: (() => EncodedUnfinishedTasks) | undefined = undefined
  readonly faultsModel: SimulatedFaultsViewModel
  readonly shopQrCodesModel: ShopQrCodesViewModel
  readonly lenderOverridesModel: FakeLenderOverridesViewModel
  readonly loanOverridesModel: LoanOverridesViewModel

  constructor(
    private readonly environment: DemoEnvironment,
    private readonly container: Container,
    private readonly window: WindowUsedByDemo,
    private readonly loadTaskStorage: () => Promise<UnfinishedTaskStorage>,
  ) {
    const demoState = environment.demoState()
    this.faultsModel = new SimulatedFaultsViewModel(environment)
    this.shopQrCodesModel = new ShopQrCodesViewModel(container.get<Clipboard>(Clipboard))
    this.lenderOverridesModel = new FakeLenderOverridesViewModel(environment)
    this.loanOverridesModel = new LoanOverridesViewModel(environment)
    this.chosenCustomerId = demoState.customer ?? ''
    this.enteredTime = demoState.now?.slice(0, 16) ?? ''
    observeFields(
      this,
      'isOpen',
      'wasOpened',
      'isRibbonHidden',
      'chosenCustomerId',
      'enteredTime',
      'chosenLoanExternalId',
      'consumerRequestTexts',
      'unfinishedTasks',
    )
  }

  get customers(): readonly Persona[] {
    return personas
  }

  get chosenCustomer(): Persona | undefined {
    return findPersona(this.chosenCustomerId)
  }

  openPanel(): void {
    this.isOpen = true
    this.wasOpened = true
    this.faultsModel.refreshDemoState()
    this.consumerRequestTexts = this.environment.backEnd.listConsumerRequests().map(consumerRequestText)
    this.lenderOverridesModel.refreshOverrides()
    this.chosenCustomerId = this.signedInPersona()?.id ?? this.chosenCustomerId
    void this.findUnfinishedTasks()
  }

  /** Texts that name the parts of the current demo state that a link to it cannot contain. Source: DEM-03. */
  get demoStatePartsLeftOutOfLink(): readonly string[] {
    const texts = demoTexts.leavesOut
    const draftTexts = {
      'phone-number-change': texts.phoneChange,
      profile: texts.profileDraft,
      claim: texts.claimDraft,
      survey: texts.surveyDraft,
    }
    const isDoneLeftOut = this.environment.createDemoStateLink(undefined).omittedPart === 'what-was-done'
    return [
      ...(isDoneLeftOut ? [texts.done] : []),
      ...(this.unfinishedTasks?.isTooLong ? [texts.work] : []),
      ...(this.unfinishedTasks?.omittedDrafts ?? []).map((draft) => draftTexts[draft]),
    ]
  }

  close(): void {
    this.isOpen = false
    if (this.faultsModel.hasFaultNotAddedYet) this.warn(demoTexts.faultNotApplied)
  }

  hideRibbon(): void {
    this.isRibbonHidden = true
  }

  showRibbon(): void {
    this.isRibbonHidden = false
  }

  chooseCustomer(customerId: string): void {
    this.chosenCustomerId = customerId
    this.chosenLoanExternalId = ''
  }

  chooseLoan(externalId: string): void {
    this.chosenLoanExternalId = externalId
    this.loanOverridesModel.chooseLoan(externalId)
  }

  /** Reloads the open screen of the portal, so that it shows the changes of the demo state. */
  reloadPortal(): void {
    this.window.location.reload()
  }

  enterTime(now: string): void {
    this.enteredTime = now
  }

  /**
   * Opens a new page and signs in as the chosen customer there, so that no data of the previous customer
   * remains.
   */
  signInAsCustomer(): void {
    this.window.location.assign(
      this.environment.createSignInAddress(addresses.home.createPath(), this.chosenCustomerId),
    )
  }

  /**
   * Opens the refinancing link of the chosen customer. The link works without a session, so a signed-in
   * customer is not signed out. Source: REF-10.
   */
  openRefinancingLink(): void {
    const hash = this.environment.sendLinkAsFakeLender('refinancing', this.chosenCustomerId)
    this.window.location.assign(addresses.refinancing.createPath({ hash }))
  }

  /**
   * Opens a link that the fake lender sends to the chosen customer, and that signs this customer in. Source:
   * ACC-26.
   */
  openAutoLoginLink(): void {
    const link = this.environment.sendLinkAsFakeLender('auto-login', this.chosenCustomerId)
    this.window.location.assign(addresses.autoLogin.createPath({ link }))
  }

  openCardUpdateLink(): void {
    const link = this.environment.sendLinkAsFakeLender('card-update', this.chosenCustomerId)
    this.window.location.assign(addresses.cardUpdate.createPath({ link }))
  }

  signOut(): void {
    this.container.get(SessionStore).closeSession('left')
    this.close()
  }

  applyEnteredTime(): void {
    const { customer: _, now: __, ...rest } = this.environment.demoState()
    this.environment.changeTime(
      this.enteredTime === '' ? rest : { ...rest, now: `${this.enteredTime}:00-03:00` },
    )
    this.reloadAccountStatus()
    this.window.location.reload()
  }

  receiveLoanPaymentTransfer(): void {
    const toasts = this.container.get(Toasts)
    const credited = this.environment.backEnd.receiveLoanPaymentTransfer(this.chosenLoanExternalId)
    if (credited.ok) toasts.show({ text: demoTexts.credited(formatBriefMoney(credited.value)), tone: 'good' })
    else toasts.show({ text: demoTexts.nothingDue, tone: 'warn' })
  }

  async copyDemoStateLink(): Promise<void> {
    this.unfinishedTasks = this.readUnfinishedTasks?.()
    const { address, omittedPart } = this.environment.createDemoStateLink(
      this.signedInPersona()?.id,
      this.unfinishedTasks?.encoded,
    )
    const copied = await this.container.get<Clipboard>(Clipboard).copy(address)
    const toasts = this.container.get(Toasts)
    if (!copied.ok) toasts.show({ text: demoTexts.linkNotCopied, tone: 'warn' })
    else if (this.faultsModel.hasFaultNotAddedYet) this.warn(demoTexts.faultNotApplied)
    else if (omittedPart === 'nothing') toasts.show({ text: demoTexts.linkCopied, tone: 'good' })
    else toasts.show({ text: demoTexts.linkWithoutWhatWasDone, tone: 'warn' })
  }

  resetDemo(): void {
    const address = this.environment.resetDemo(addresses.dni.createPath())
    this.container.get(SessionStore).closeSession('left')
    this.window.location.assign(address)
  }

  private async findUnfinishedTasks(): Promise<void> {
    const [{ encodeUnfinishedTasks }, storage] = await Promise.all([
      import('./unfinished-tasks'),
      this.loadTaskStorage(),
    ])
    this.readUnfinishedTasks = () => encodeUnfinishedTasks(storage)
    runInAction(() => (this.unfinishedTasks = encodeUnfinishedTasks(storage)))
  }

  private warn(text: string): void {
    this.container.get(Toasts).show({ text, tone: 'warn' })
  }

  /**
   * Opens the current session again, so that the portal loads the account status again after a change of the
   * demo state.
   */
  private reloadAccountStatus(): void {
    const sessions = this.container.get(SessionStore)
    const session = sessions.current()
    if (session) sessions.openSession(session)
  }

  private signedInPersona(): Persona | undefined {
    const taxId = this.container.get(SessionStore).taxId()
    return personas.find((persona) => persona.taxId === taxId)
  }
}

function consumerRequestText({
  id,
  kind,
  dni,
  createdAt,
}: ReturnType<FakeBackEnd['listConsumerRequests']>[number]): string {
  const at = instant(createdAt)
  const moment = `${formatLongDate(dayInBuenosAires(at))}, ${formatTime(at)}`
  return demoTexts.case(id, demoTexts.caseKinds[kind], dni, moment)
}
