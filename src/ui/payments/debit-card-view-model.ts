import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { PaymentOutcome, SavedCard } from '@/domain/payments/payment-outcome'
import { PayInstallment } from '@/application/payments/pay-installment'
import { PaymentGateway } from '@/application/payments/payment.port'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { notSentText, paymentsTexts } from '@/ui/texts/payments.texts'
import { statusPath, type StatusWord } from './payment-paths'
import type { PaymentOffer, PaymentSummaryViewModel } from './payment-summary-view-model'

export type DebitCardState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'no-cards' }
  | {
      readonly phase: 'choosing'
      readonly cards: readonly SavedCard[]
      readonly errors: readonly FormError[]
    }
  | { readonly phase: 'paying'; readonly cards: readonly SavedCard[] }

const statusWords: Record<PaymentOutcome['kind'], StatusWord> = {
  approved: 'approved',
  rejected: 'rejected',
  unknown: 'in_process',
}

/** Paying with a debit card that was used before. Source: PAY-12, PAY-16, PAY-20. */
@injectable()
export class DebitCardViewModel {
  state: DebitCardState = { phase: 'loading' }
  choice: string | undefined = undefined
  private summary: PaymentSummaryViewModel | undefined

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(PayInstallment) private readonly payInstallment: PayInstallment,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    makeAutoObservable<this, 'summary'>(this, { summary: false, waiting: false }, { autoBind: true })
  }

  start({ summary }: { readonly summary: PaymentSummaryViewModel }): () => void {
    this.summary = summary
    void this.retry()
    return this.waiting.end
  }

  choose(debitCardId: string): void {
    if (this.state.phase !== 'choosing') return
    this.choice = debitCardId
    this.state = { ...this.state, errors: [] }
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.findCards(), (found) => {
      this.state = found
      if (found.phase === 'choosing' && found.cards.length === 1) this.choice = found.cards[0]?.debitCardId
    })
  }

  /** The customer leaves before the answer: it is dropped here, and the open intention tells her later. */
  async pay(): Promise<void> {
    const offer = this.summary?.offer
    if (this.state.phase !== 'choosing' || !offer) return
    const { cards } = this.state
    if (this.choice === undefined) {
      const errors = [{ fieldId: 'card', text: paymentsTexts.debitCard.required }]
      this.state = { phase: 'choosing', cards, errors }
      return
    }
    await this.send(offer, { cards, debitCardId: this.choice })
  }

  private async send(
    offer: PaymentOffer,
    { cards, debitCardId }: { readonly cards: readonly SavedCard[]; readonly debitCardId: string },
  ): Promise<void> {
    this.state = { phase: 'paying', cards }
    this.summary?.beginPayment()
    await this.waiting.for(this.payInstallment.execute({ ...offer, debitCardId }), (paid) => {
      if (paid.ok) {
        this.report(offer, paid.value)
        return
      }
      this.state = { phase: 'choosing', cards, errors: [] }
      void this.summary?.paymentNotSent(notSentText(paid.failure))
    })
  }

  private report({ debt, amount }: PaymentOffer, outcome: PaymentOutcome): void {
    const transactionId = outcome.kind === 'unknown' ? undefined : outcome.transactionId
    const status = statusWords[outcome.kind]
    const { externalId } = debt
    this.navigation.go(statusPath({ status, externalId, amount, transactionId }), { replace: true })
  }

  private async findCards(): Promise<DebitCardState> {
    const taxId = this.sessions.current()?.customer.taxId
    if (!taxId) return { phase: 'failed', message: gatewayFailureText({ kind: 'session-ended' }) }
    const cards = await this.gateway.savedCards(taxId)
    if (!cards.ok) return { phase: 'failed', message: gatewayFailureText(cards.failure) }
    if (cards.value.length === 0) return { phase: 'no-cards' }
    return { phase: 'choosing', cards: cards.value, errors: [] }
  }
}
