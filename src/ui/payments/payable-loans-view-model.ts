import { inject, injectable } from 'inversify'
import { onlyOneToPay, type PayableLoan } from '@/domain/payments/payable-loan'
import { PaymentMethodQueries } from '@/application/payments/payment-method-queries'
import { newLoanEntry, type NewLoanEntry } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses, payingOf } from '@/ui/addresses'
import { AsyncState, failed } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observed } from '@/ui/kit/observed'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export type PayableLoansShown =
  | { readonly phase: 'empty'; readonly newLoan: NewLoanEntry }
  | {
      readonly phase: 'choosing'
      readonly loans: readonly PayableLoan[]
      readonly errors: readonly FormError[]
    }

/**
 * The loans that the customer can pay. With only one, the choice is skipped. Source: PAY-01, PAY-02, PAY-21.
 */
@injectable()
export class PayableLoansViewModel {
  choice: string | undefined = undefined

  constructor(
    @inject(PaymentMethodQueries) private readonly methods: PaymentMethodQueries,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly answer: AsyncState<PayableLoansShown>,
  ) {
    observed(this, 'choice')
  }

  start(): () => void {
    const { externalId, isAskedFor } = addresses.payInstallment.read(this.navigation)
    if (externalId !== undefined) {
      this.navigation.go(payingOf(externalId), { replace: true })
      return this.answer.end
    }
    return this.answer.ask(
      () => this.methods.payableLoans(),
      (loans) => {
        if (!loans.ok) return failed(loans.failure)
        const one = isAskedFor ? undefined : onlyOneToPay(loans.value)
        if (!one) return this.shown(loans.value)
        this.navigation.go(payingOf(one.externalId), { replace: true })
        return undefined
      },
    )
  }

  choose(externalId: string): void {
    this.choice = externalId
    this.tell([])
  }

  submit(): void {
    if (this.choice === undefined) this.tell([{ fieldId: 'loan', text: paymentsTexts.list.required }])
    else this.navigation.go(addresses.paymentSummary.to({ externalId: this.choice }))
  }

  private tell(errors: readonly FormError[]): void {
    const { shown } = this.answer
    if (shown?.phase === 'choosing') this.answer.show({ ...shown, errors })
  }

  private shown(loans: readonly PayableLoan[]): PayableLoansShown {
    if (loans.length === 0) return { phase: 'empty', newLoan: newLoanEntry(this.sessions) }
    return { phase: 'choosing', loans, errors: [] }
  }
}
