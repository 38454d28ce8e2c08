import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import { NotDone } from '@/domain/shared/not-done'
import { isUnknown, type OperationRecord, type PaidShare } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import { isCardRefusal, nextStepAfterRefusal, type CardRefusal } from '@/domain/payments/card-refusal'
import { readStatusParameter } from '@/domain/payments/payment-status'
import { PushPreferences } from '@/application/notifications/push-preferences'
import { PaymentFollowUp, type FollowUpStep } from '@/application/payments/payment-follow-up'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observed } from '@/ui/kit/observed'
import { cardRefusalText } from '@/ui/texts/not-charged.texts'
import type { AskingStage } from '@/ui/texts/operations.texts'
import { paymentAskingText, paymentsTexts } from '@/ui/texts/payments.texts'

type SaidOfPayment = ReturnType<typeof addresses.paymentStatus.read>

/** What the screen shows of a payment; parts of the address that are not valid are left out. */
export interface ReportedOutcome {
  readonly externalId?: string
  readonly transactionId?: string
  readonly amount?: Cents
  /** Of what was due, as this device read it when it paid. Source: PAY-22. */
  readonly pays?: PaidShare
}

export type PaymentStatusState =
  | { readonly phase: 'leaving' }
  | {
      readonly phase: 'paid' | 'received'
      readonly payment: ReportedOutcome
      /** Where its receipt is, of a payment that this device made. Source: PAY-22. */
      readonly receipt: string | undefined
    }
  | { readonly phase: 'in-process'; readonly payment: ReportedOutcome; readonly asking: AskingStage }
  /** It never arrived, as far as the lender knows: the same payment may be tried again. */
  | {
      readonly phase: 'not-received'
      readonly payment: ReportedOutcome
      readonly asking: AskingStage
      readonly again: string
    }
  /** The lender's word is final: paying again may be offered. */
  | {
      readonly phase: 'rejected'
      readonly payment: ReportedOutcome
      readonly title: string
      readonly text: string
      /** Where to pay again, unless there is no use in it. */
      readonly again: string | undefined
    }
  | { readonly phase: 'not-known'; readonly payment: ReportedOutcome }

const texts = paymentsTexts.status

/**
 * The status of a payment: what this device knows, and what the lender answers. The address only says which
 * payment; its status alone is never shown, and anything else in it is removed from the browser's history.
 * Source: PAY-16, PAY-17, GEN-11.
 */
@injectable()
export class PaymentStatusViewModel {
  state: PaymentStatusState = { phase: 'leaving' }
  private ownPayment: OperationRecord | undefined
  private readonly askNow = new Subject<void>()

  constructor(
    @inject(PaymentFollowUp) private readonly followUp: PaymentFollowUp,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PushPreferences) private readonly push: PushPreferences,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    const said = addresses.paymentStatus.read(this.navigation)
    const customer = this.sessions.customer()?.taxId
    if (readStatusParameter(said.status) === 'missing' || customer === undefined) {
      this.navigation.go(addresses.payInstallment.to(), { replace: true })
      return () => undefined
    }
    const own = this.own(said, customer)
    this.ownPayment = own
    if (own && said.key === undefined) this.address(said.status, said.externalId, own)
    const spoken: SpokenPayment = { ...said, customer, own }
    const known = knownState(spoken)
    if (known) {
      this.tell(known)
      return () => undefined
    }
    return this.follow(spoken)
  }

  /** What is known by now of one that is followed. */
  get news(): string {
    return 'asking' in this.state ? paymentAskingText(this.state.asking) : ''
  }

  askAgain(): void {
    this.askNow.next()
  }

  /**
   * The payment of this device that the address names: by its key, or else the last one of that amount, or
   * with an unknown outcome.
   */
  private own(
    { externalId, key, amount, status }: SaidOfPayment,
    customer: Cuit,
  ): OperationRecord | undefined {
    if (externalId === undefined) return undefined
    const all = this.log.of({ customer, target: externalId })
    if (key !== undefined) return all.find(({ idempotencyKey }) => idempotencyKey === key)
    const outcomeUnknown = readStatusParameter(status) === 'in-process' ? all.find(isUnknown) : undefined
    return outcomeUnknown ?? all.find((each) => amount === undefined || each.amount === amount)
  }

  private follow(spoken: SpokenPayment): () => void {
    this.state = { phase: 'in-process', payment: shownPayment(spoken), asking: 'waiting' }
    const { own, customer, externalId = '', amount } = spoken
    const steps =
      own && isUnknown(own)
        ? this.followUp.follow(own, customer, this.askNow)
        : this.followUp.followListed({ customer, externalId, amount, operation: own }, this.askNow)
    const subscription = steps.subscribe((step) => runInAction(() => this.take(step, spoken)))
    return () => subscription.unsubscribe()
  }

  private take(step: FollowUpStep, spoken: SpokenPayment): void {
    const payment = shownPayment(spoken)
    switch (step.kind) {
      case 'asking':
      case 'no-answer':
        if ('asking' in this.state) this.state = { ...this.state, asking: step.kind }
        return
      case 'in-process':
        this.state = { phase: 'in-process', payment, asking: 'still-in-process' }
        return
      case 'not-received':
        this.state = { phase: 'not-received', payment, asking: 'not-received', again: whereToPay(payment) }
        return
      case 'final':
        this.address(step.status, spoken.externalId, spoken.own)
        this.tell(concluded(step, spoken))
    }
  }

  /** The lender's own word. Who has paid may be offered notices from then on. Source: HOM-18. */
  private tell(state: PaymentStatusState): void {
    this.state = state
    if (this.ownPayment) void this.log.acknowledge(this.ownPayment)
    const customerId = this.sessions.customer()?.customerId
    const isPaid = state.phase === 'paid' || state.phase === 'received'
    if (isPaid && customerId !== undefined) this.push.notePaid(customerId)
  }

  /** Says of which payment, and nothing more. */
  private address(status = '', externalId = '', own?: OperationRecord): void {
    const key = own?.idempotencyKey
    this.navigation.go(addresses.paymentStatus.to({ status, externalId, key }), { replace: true })
  }
}

/** What the address says, whose it is, and what this device knows of it. */
interface SpokenPayment extends SaidOfPayment {
  readonly customer: Cuit
  readonly own: OperationRecord | undefined
}

/** What the lender's decision comes to: only its proof says that nothing was charged. Source: PAY-16. */
function concluded(
  step: Extract<FollowUpStep, { kind: 'final' }>,
  spoken: SpokenPayment,
): PaymentStatusState {
  const notDone = step.operation && NotDone.of(step.operation)
  return notDone
    ? rejected(notDone, shownPayment(spoken), step.refusal)
    : approved(spoken, step.transactionId)
}

/** What needs no question: the lender has said it to this device, or nobody will know more. */
function knownState(spoken: SpokenPayment): PaymentStatusState | undefined {
  const { own, status, externalId } = spoken
  const payment = shownPayment(spoken)
  if (own && isUnknown(own)) return undefined
  if (own?.status === 'confirmed') return approved(spoken, own.reference)
  const notDone = own && NotDone.of(own)
  if (notDone) return rejected(notDone, payment, own.refusal)
  // Only the provider's page has spoken: what it denies may be so, what it affirms is looked for.
  const isAffirmed = readStatusParameter(status) !== 'error'
  return isAffirmed && externalId !== undefined ? undefined : { phase: 'not-known', payment }
}

/** Paid once there is a number of it, else received. Source: PAY-17. */
function approved(spoken: SpokenPayment, transactionId: string | undefined): PaymentStatusState {
  const { own } = spoken
  // The number that the address brought is no proof: only the lender's own stands on a receipt.
  const { transactionId: _, ...withoutId } = shownPayment(spoken)
  const payment = { ...withoutId, ...(own?.pays ? { pays: own.pays } : {}) }
  const key = own?.idempotencyKey
  const receipt = key === undefined ? undefined : addresses.paymentReceipt.to({ key })
  if (transactionId === undefined) return { phase: 'received', payment, receipt }
  return { phase: 'paid', payment: { ...payment, transactionId }, receipt }
}

/** With the bank's reason, where the lender gave one. Source: PAY-15, PAY-17. */
function rejected(
  notDone: NotDone,
  payment: ReportedOutcome,
  reason: string | undefined,
): PaymentStatusState {
  const refusal = reason !== undefined && isCardRefusal(reason) ? reason : undefined
  const again = mayHelp(refusal) ? whereToPay(payment) : undefined
  if (refusal === undefined)
    return { phase: 'rejected', payment, title: texts.errorTitle, text: texts.rejected, again }
  // What the lender lists is not known here.
  const { title, hintByCard } = cardRefusalText(notDone, refusal)
  return { phase: 'rejected', payment, title, text: hintByCard, again }
}

function mayHelp(refusal: CardRefusal | undefined): boolean {
  return refusal === undefined || nextStepAfterRefusal(refusal) !== 'none'
}

function whereToPay({ externalId }: ReportedOutcome): string {
  return externalId === undefined
    ? addresses.payInstallment.to()
    : addresses.paymentSummary.to({ externalId })
}

/** The payment as it was sent if this device knows it; otherwise as the address describes it. */
function shownPayment({ own, ...said }: SpokenPayment): ReportedOutcome {
  const externalId = plainText(said.externalId)
  const transactionId = plainText(said.transactionId)
  const amount = own?.amount ?? said.amount
  return {
    ...(externalId === undefined ? {} : { externalId }),
    ...(amount === undefined ? {} : { amount }),
    ...(transactionId === undefined ? {} : { transactionId }),
  }
}

/** The text if it has the form of the lender's references; otherwise undefined. */
function plainText(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}
