import { inject, injectable } from 'inversify'
import { newCardFromForm } from '@/domain/cards/new-card'
import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { PayDownPayment } from '@/application/refinancing/pay-down-payment'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { CardFormModel } from '@/ui/cards/card-form-model'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { retryDownPaymentWithSameCardText } from '@/ui/texts/refinancing.texts'
import { RefinancingGuard } from './refinancing-guard'

type DownPaymentCardState =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'typing'
      readonly amount: Cents
      readonly errors: readonly FormError[]
      /**
       * The earlier down payment that the lender did not receive; undefined if there is none. The customer
       * can send it again only with the same card. Source: PAY-16.
       */
      readonly operationToRetry: OperationRecord | undefined
    }

/**
 * The screen on which the customer types the card that makes the down payment of a refinancing. The card
 * is charged only later. Source: REF-08.
 */
@injectable()
export class DownPaymentCardViewModel {
  state: DownPaymentCardState = { phase: 'opening' }

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(PayDownPayment) private readonly payDownPayment: PayDownPayment,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const { proposal } = this.journey.progress()
    if (this.guard.ensureStepAllowed('card') && proposal) this.open(proposal.debtAmount)
    return () => {
      this.cardForm.clear()
      if (!addresses.refinancingSummary.matches(this.navigation.path()))
        this.journey.enteredCard.forgetSecrets()
    }
  }

  submit(): void {
    if (this.state.phase !== 'typing') return
    const errors = this.errors(this.state.operationToRetry)
    this.state = { ...this.state, errors }
    if (errors.length > 0 || !this.guard.ensureLinkValid('card')) return
    this.journey.enteredCard.save(this.cardForm.card)
    this.guard.goToStep('summary')
  }

  goBack(): void {
    this.guard.goToStep('selfie')
  }

  forgetSecrets(): void {
    this.journey.enteredCard.forgetSecrets()
  }

  private open(amount: Cents): void {
    const typed = this.journey.enteredCard.typedCard()
    if (typed) this.cardForm.restoreTypedCard(typed)
    const link = this.journey.openedLink()
    const operationToRetry =
      link === undefined || link === 'unreadable' ? undefined : this.downPayments.downPaymentToRetry(link)
    this.state = { phase: 'typing', amount, errors: [], operationToRetry }
  }

  private errors(operationToRetry: OperationRecord | undefined): readonly FormError[] {
    const errors = this.cardForm.errors()
    if (errors.length > 0 || !operationToRetry) return errors
    const { number } = newCardFromForm(this.cardForm.card)
    if (this.payDownPayment.mayHaveUsedCard(operationToRetry, number)) return []
    return [{ fieldId: 'cardNumber', text: retryDownPaymentWithSameCardText(operationToRetry) }]
  }
}
