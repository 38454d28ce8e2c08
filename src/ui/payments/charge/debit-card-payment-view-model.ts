import { inject, injectable } from 'inversify'
import { expiryProblemForPaymentNow } from '@/domain/cards/typed-card-expiry'
import type { Cents } from '@/domain/shared/money'
import {
  nextStepAfterCardRefusal,
  type CardRefusalReason,
  type NextStepAfterCardRefusal,
} from '@/domain/payments/card-refusal'
import type { PaymentStatusParameter } from '@/domain/payments/payment-status'
import type { SavedCard } from '@/domain/payments/saved-card'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { OperationRecord } from '@/domain/shared/operation'
import { PayOnProviderPage } from '@/application/payments/pay-on-provider-page'
import type { CardToCharge } from '@/application/payments/card-charge'
import { debitCardChannelOfPayment, PayInstallment } from '@/application/payments/pay-installment'
import type { AttemptedOperation } from '@/application/shared/exactly-once'
import { SavedCardDirectory } from '@/application/payments/saved-card-directory'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { toCardOwner, CardFormModel } from '@/ui/cards/card-form-model'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { cardRefusalTexts, paymentNotSentText } from '@/ui/texts/not-charged.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { PaymentAmountFormModel } from '@/ui/payments/choose/payment-amount-form-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'

/** How the customer enters the card: by choosing a saved card, or by typing a card. */
type CardEntryMode = 'choosing' | 'typing'

export type DebitCardPaymentState =
  | {
      readonly phase: CardEntryMode
      /** The customer's saved cards; empty if the customer has none and has to type a card. */
      readonly cards: readonly SavedCard[]
      readonly errors: readonly FormError[]
    }
  /**
   * State in which a retried payment cannot be sent again, because its card is no longer among the saved
   * ones. Source: PAY-16.
   */
  | { readonly phase: 'card-gone'; readonly cards: readonly [] }
  | { readonly phase: 'paying'; readonly from: CardEntryMode; readonly cards: readonly SavedCard[] }
  /**
   * States after the card was declined, so nothing was charged. The customer may go to the provider's page.
   * `leaving`: the portal is requesting that page; `left`: the browser is loading it. Source: PAY-15.
   */
  | {
      readonly phase: 'refused' | 'leaving' | 'left'
      readonly title: string
      readonly hintWithWallet: string
      readonly hintWithoutWallet: string
      readonly nextStep: NextStepAfterCardRefusal
      readonly amount: Cents
      readonly cards: readonly SavedCard[]
    }

type ProgressListener = (report: PaymentProgressEvent) => void

interface DebitCardPaymentProps {
  readonly onProgress: ProgressListener
  readonly operationToRetry?: OperationRecord | undefined
  /** Amount to pay, which the surrounding screen shows too; undefined if it shows none. Source: PAY-24. */
  readonly amountForm?: PaymentAmountFormModel | undefined
}

const statusParameterByOutcome: Record<AttemptedOperation['outcome']['kind'], PaymentStatusParameter> = {
  confirmed: 'approved',
  rejected: 'rejected',
  unknown: 'in_process',
}

/** The view for paying with a debit card, saved or typed. Source: PAY-12 to PAY-16, PAY-20. */
@injectable()
export class DebitCardPaymentViewModel {
  chosenCardId: string | undefined = undefined
  /** Whether the view takes the keyboard focus, because the customer opened it. */
  shouldTakeFocus = false
  /** Whether the payment has been sent. From then on the card may have been charged. */
  wasPaymentSent = false
  private screen = new AbortController()
  private report: ProgressListener = () => undefined
  /** The amount to pay: everything due, or the smaller amount that the customer types. Source: PAY-13. */
  amountForm = new PaymentAmountFormModel()

  constructor(
    @inject(SavedCardDirectory) private readonly savedCards: SavedCardDirectory,
    @inject(PayOnProviderPage) private readonly payOnProviderPage: PayOnProviderPage,
    @inject(PayInstallment) private readonly payInstallment: PayInstallment,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
    @inject(AsyncState) readonly asyncState: AsyncState<DebitCardPaymentState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'chosenCardId', 'shouldTakeFocus', 'wasPaymentSent', 'amountForm')
  }

  /**
   * Loads the saved cards. If `operationToRetry` is given, the customer sends that earlier payment again: with the
   * same saved card if it was made with one, otherwise with a typed card.
   */
  onMount({ onProgress, operationToRetry, amountForm }: DebitCardPaymentProps): () => void {
    this.report = onProgress
    if (amountForm && !operationToRetry) this.amountForm = amountForm
    this.screen = new AbortController()
    this.cardForm.setExpiryRule(expiryProblemForPaymentNow)
    this.cardForm.prefillOwner(toCardOwner(this.sessions.customer()))
    this.asyncState.load(
      () => this.findCards(operationToRetry),
      (found) => {
        if ('cards' in found) this.chosenCardId = found.cards[0]?.debitCardId
        if (found.phase === 'card-gone') this.report({ kind: 'card-gone' })
        if (found.phase === 'typing' && found.cards.length === 0) this.report({ kind: 'no-saved-card' })
        return found
      },
    )
    return () => {
      this.screen.abort()
      this.asyncState.cancelRequest()
      this.pendingRequest.cancel()
      this.cardForm.clear()
    }
  }

  /** The customer's own name, which is shown on the drawings of the saved cards. */
  get cardHolderName(): string {
    return toCardOwner(this.sessions.customer()).name
  }

  /**
   * The message for screen readers while the payment is pending: the payment takes a while, but it is
   * sent only once. Source: PAY-16.
   */
  get progressMessage(): string {
    const { checking, paying, stillPaying } = paymentsTexts.debitCard
    if (!this.wasPaymentSent) return checking
    return this.pendingRequest.isSlow ? stillPaying : paying
  }

  get chosenCard(): SavedCard | undefined {
    return this.cards.find(({ debitCardId }) => debitCardId === this.chosenCardId)
  }

  chooseCard(debitCardId: string): void {
    if (this.asyncState.loadedState?.phase === 'choosing') this.chosenCardId = debitCardId
  }

  showNewCardForm(): void {
    this.shouldTakeFocus = true
    this.asyncState.cancelRequest()
    this.asyncState.showLoadedState({ phase: 'typing', cards: this.cards, errors: [] })
  }

  /** Shows the saved cards to choose from or, if there are none, the form for typing a card. */
  showSavedCards(): void {
    if (this.cards.length === 0) {
      this.showNewCardForm()
      return
    }
    this.shouldTakeFocus = true
    this.cardForm.forgetSecrets()
    this.asyncState.showLoadedState({ phase: 'choosing', cards: this.cards, errors: [] })
  }

  /**
   * Sends the payment. If the card or the amount is not valid, shows the errors instead. The payment is
   * stored, so a customer who leaves before the lender answers sees the result when they return.
   */
  async pay(request: PaymentRequest): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'choosing' && loadedState?.phase !== 'typing') return
    const { phase, cards } = loadedState
    const amount = this.amountForm.amountToPay(request.amount)
    const cardErrors = phase === 'typing' ? this.cardForm.errors() : []
    const errors = [...cardErrors, ...this.amountForm.errors(request.amount)]
    const card = errors.length === 0 ? this.payingCard(phase) : undefined
    if (amount.ok && card) await this.send({ ...request, amount: amount.value }, card)
    else this.asyncState.showLoadedState({ phase, cards, errors })
  }

  /**
   * Opens the provider's page, on which the customer can pay after their card was declined. If the
   * request for it was sent but failed, opens the status screen. Source: PAY-09, PAY-15.
   */
  async goToWalletProvider(request: PaymentRequest): Promise<void> {
    const refused = this.asyncState.loadedState
    if (refused?.phase !== 'refused') return
    const { externalId } = request.debt
    const { amount } = refused
    this.asyncState.showLoadedState({ ...refused, phase: 'leaving' })
    const starting = this.payOnProviderPage.startWalletPayment({ ...request, amount }, this.screen.signal)
    await this.pendingRequest.waitForAnswer(starting, (started) => {
      if (started.ok) {
        this.asyncState.showLoadedState({ ...refused, phase: 'left' })
        this.navigation.openExternalAddress(started.value)
        return
      }
      if (started.failure.kind === 'not-sent') {
        this.asyncState.showLoadedState(refused)
        this.report({
          kind: 'not-sent',
          message: paymentNotSentText(
            started.failure.why,
            OperationNotDoneProof.fromPressWithoutOperation(undefined),
          ),
        })
        return
      }
      const { wasStarted, idempotencyKey } = started.failure
      const status = wasStarted ? 'in_process' : 'rejected'
      this.navigation.goTo(addresses.paymentStatus.createPath({ status, externalId, key: idempotencyKey }), {
        replace: true,
      })
    })
  }

  /** Shows the declined card again when the customer comes back from the provider's page. */
  returnFromProvider(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'left') this.asyncState.showLoadedState({ ...loadedState, phase: 'refused' })
  }

  private get cards(): readonly SavedCard[] {
    return this.asyncState.loadedState?.cards ?? []
  }

  private payingCard(phase: CardEntryMode): CardToCharge | undefined {
    if (phase === 'typing') return { kind: 'new', card: this.cardForm.takeCardAndEraseSecrets() }
    return this.chosenCardId === undefined ? undefined : { kind: 'saved', debitCardId: this.chosenCardId }
  }

  private async send(request: PaymentRequest, card: CardToCharge): Promise<void> {
    const { cards } = this
    const from = card.kind === 'new' ? 'typing' : 'choosing'
    this.wasPaymentSent = false
    this.asyncState.showLoadedState({ phase: 'paying', from, cards })
    this.report({ kind: 'begun' })
    const callbacks = { hasLeftScreen: () => this.screen.signal.aborted, onSending: this.markPaymentAsSent }
    const paying = this.payInstallment.execute({ ...request, card }, callbacks)
    await this.pendingRequest.waitForAnswer(paying, (paid) => {
      if (paid.ok) {
        const { kind } = paid.value.outcome
        if (kind === 'confirmed' && card.kind === 'saved')
          this.savedCards.recordCardUse(request.customerTaxId, card.debitCardId)
        this.showOutcome(request, paid.value, cards)
        return
      }
      this.asyncState.showLoadedState({ phase: from, cards, errors: [] })
      const proof = OperationNotDoneProof.fromPressWithoutOperation(request.operationToRetry)
      this.report({ kind: 'not-sent', message: paymentNotSentText(paid.failure, proof) })
    })
  }

  /** Shows a declined card in this view, and any other outcome of the payment on the status screen. */
  private showOutcome(
    { debt }: PaymentRequest,
    { outcome, operation }: AttemptedOperation<CardRefusalReason>,
    cards: readonly SavedCard[],
  ): void {
    const { amount } = operation
    if (outcome.kind === 'rejected' && outcome.reason !== undefined) {
      this.report({ kind: 'ended' })
      const { reason, notDone } = outcome
      const nextStep = nextStepAfterCardRefusal(reason)
      const texts = cardRefusalTexts(notDone, reason)
      this.asyncState.showLoadedState({ phase: 'refused', ...texts, nextStep, amount, cards })
      return
    }
    const status = statusParameterByOutcome[outcome.kind]
    const { externalId } = debt
    const key = operation.idempotencyKey
    this.navigation.goTo(addresses.paymentStatus.createPath({ status, externalId, key }), { replace: true })
  }

  /** Records that the payment is being sent. From then on the card may be charged. */
  markPaymentAsSent(): void {
    this.wasPaymentSent = true
  }

  private async findCards(operationToRetry?: OperationRecord): Promise<DebitCardPaymentState | FailedPhase> {
    const cards = await this.savedCards.listCards()
    if (!cards.ok) return failedPhase(cards.failure)
    const channel = operationToRetry && debitCardChannelOfPayment(operationToRetry)
    if (operationToRetry && channel === 'saved-card') {
      const sent = cards.value.filter(({ debitCardId }) =>
        this.payInstallment.mayHaveUsedCard(operationToRetry, { kind: 'saved', debitCardId }),
      )
      return sent.length === 0
        ? { phase: 'card-gone', cards: [] }
        : { phase: 'choosing', cards: sent, errors: [] }
    }
    const phase = cards.value.length === 0 || channel === 'new-card' ? 'typing' : 'choosing'
    return { phase, cards: cards.value, errors: [] }
  }
}
