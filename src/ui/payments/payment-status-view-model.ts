import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject } from 'rxjs'
import type { Cents } from '@/domain/shared/money'
import { wayAfterRefusal, type CardRefusal } from '@/domain/payments/card-refusal'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import { statusPageKind, type StatusWord } from '@/domain/payments/payment-status'
import { RecentCharges } from '@/application/payments/recent-charges'
import {
  PaymentFollowUp,
  type FinalStatus,
  type FollowUpStep,
} from '@/application/payments/payment-follow-up'
import { PaymentIntentions } from '@/application/payments/payment-intentions'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observed } from '@/ui/kit/observed'
import {
  cardRefusalText,
  paymentNewsText,
  paymentsTexts,
  type PaymentAsking,
} from '@/ui/texts/payments.texts'

type SaidOfPayment = ReturnType<typeof addresses.paymentStatus.read>

/** What the address says of a payment; anything that is not what it should be is left out. */
export interface ReportedPayment {
  readonly externalId?: string
  readonly transactionId?: string
  readonly amount?: Cents
}

export type PaymentStatusState =
  | { readonly phase: 'leaving' }
  | { readonly phase: 'paid' | 'received'; readonly payment: ReportedPayment }
  /** `followed`: this tab holds the key to ask with. */
  | {
      readonly phase: 'in-process'
      readonly payment: ReportedPayment
      readonly asking: PaymentAsking
    }
  /** The server's word is final: paying again may be offered. */
  | {
      readonly phase: 'rejected' | 'nothing-charged'
      readonly payment: ReportedPayment
      readonly title: string
      readonly text: string
      /** Where to pay again, unless there is no use in it. */
      readonly again: string | undefined
    }
  | { readonly phase: 'not-known'; readonly payment: ReportedPayment }

const texts = paymentsTexts.status

const finalWords: Record<FinalStatus, StatusWord> = {
  approved: 'approved',
  rejected: 'rejected',
  'not-found': 'not_found',
}

/** What became of a payment. Source: PAY-16, PAY-17. */
@injectable()
export class PaymentStatusViewModel {
  state: PaymentStatusState = { phase: 'leaving' }
  private readonly askNow = new Subject<void>()

  constructor(
    @inject(PaymentFollowUp) private readonly followUp: PaymentFollowUp,
    @inject(RecentCharges) private readonly recentCharges: RecentCharges,
    @inject(PaymentIntentions) private readonly intentions: PaymentIntentions,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    const said = this.said()
    if (statusPageKind(said.status) === 'missing') {
      this.navigation.go(addresses.payInstallment.to(), { replace: true })
      return () => undefined
    }
    const intention = this.intentions.openFor(said.externalId ?? '')
    if (intention) return this.follow(intention)
    this.state = stateOf(said)
    if (this.state.phase === 'paid' || this.state.phase === 'received')
      this.recentCharges.acceptedElsewhere(said.externalId ?? '')
    return () => undefined
  }

  /** What is known by now of one that is followed. */
  get news(): string {
    return this.state.phase === 'in-process' ? paymentNewsText(this.state.asking) : ''
  }

  askAgain(): void {
    this.askNow.next()
  }

  /** While the tab knows of an open payment, no word of the address counts. */
  private follow(intention: PaymentIntention): () => void {
    const { externalId, amount } = intention
    this.state = { phase: 'in-process', payment: { externalId, amount }, asking: 'waiting' }
    const subscription = this.followUp
      .follow(intention, this.askNow)
      .subscribe((step) => this.take(step, intention))
    return () => subscription.unsubscribe()
  }

  private take(step: FollowUpStep, { externalId, amount }: PaymentIntention): void {
    runInAction(() => {
      switch (step.kind) {
        case 'asking':
          return this.tell('asking')
        case 'in-process':
          return this.tell('still-in-process')
        case 'no-answer':
          return this.tell('no-answer')
        case 'final': {
          const { transactionId, refusal } = step
          const status = finalWords[step.status]
          const to = addresses.paymentStatus.to({ status, externalId, amount, transactionId, refusal })
          this.navigation.go(to, { replace: true })
          this.state = stateOf(this.said())
        }
      }
    })
  }

  private said(): SaidOfPayment {
    return addresses.paymentStatus.read(this.navigation)
  }

  private tell(asking: 'asking' | 'no-answer' | 'still-in-process'): void {
    if (this.state.phase === 'in-process') this.state = { ...this.state, asking }
  }
}

function stateOf(said: SaidOfPayment): PaymentStatusState {
  const payment = reportedPayment(said)
  const kind = statusPageKind(said.status, payment.transactionId)
  switch (kind) {
    case 'paid':
    case 'received':
      return { phase: kind, payment }
    case 'in-process':
      return { phase: 'in-process', payment, asking: 'not-followed' }
    case 'error':
      return errorOf(said, payment)
    case 'missing':
      return { phase: 'leaving' }
  }
}

function errorOf({ status, refusal }: SaidOfPayment, payment: ReportedPayment): PaymentStatusState {
  const again = whereToPay(payment)
  switch (status?.trim().toLowerCase()) {
    case 'rejected':
      return {
        phase: 'rejected',
        payment,
        ...whyRejected(refusal),
        again: mayHelp(refusal) ? again : undefined,
      }
    case 'not_found': {
      const { nothingChargedTitle: title, nothingCharged: text } = texts
      return { phase: 'nothing-charged', payment, title, text, again }
    }
    default:
      return { phase: 'not-known', payment }
  }
}

/** With the bank's reason, where the lender gave one. Source: PAY-15, PAY-17. */
function whyRejected(refusal: CardRefusal | undefined): { readonly title: string; readonly text: string } {
  if (refusal === undefined) return { title: texts.errorTitle, text: texts.rejected }
  const { title, hint } = cardRefusalText(refusal)
  return { title, text: hint }
}

function mayHelp(refusal: CardRefusal | undefined): boolean {
  return refusal === undefined || wayAfterRefusal(refusal) !== 'none'
}

function whereToPay({ externalId }: ReportedPayment): string {
  return externalId === undefined
    ? addresses.payInstallment.to()
    : addresses.paymentSummary.to({ externalId })
}

function reportedPayment(said: SaidOfPayment): ReportedPayment {
  const externalId = plainText(said.externalId)
  const transactionId = plainText(said.transactionId)
  return {
    ...(externalId === undefined ? {} : { externalId }),
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(said.amount === undefined ? {} : { amount: said.amount }),
  }
}

/** A reference as the lender writes them; anything else does not come from her. */
function plainText(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}
