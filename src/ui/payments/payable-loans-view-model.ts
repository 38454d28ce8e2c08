import { inject, injectable } from 'inversify'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { PaymentGateway } from '@/application/payments/payment.port'
import { newLoanEntry, type NewLoanEntry } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { summaryPath } from './payment-paths'

export type PayableLoansState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'empty'; readonly newLoan: NewLoanEntry }
  | {
      readonly phase: 'choosing'
      readonly loans: readonly PayableLoan[]
      readonly errors: readonly FormError[]
    }

/** What the customer can pay. Source: PAY-01, PAY-02. */
@injectable()
export class PayableLoansViewModel {
  state: PayableLoansState = { phase: 'loading' }
  choice: string | undefined = undefined

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'choice')
  }

  start(): () => void {
    const chosen = new URLSearchParams(this.navigation.search()).get('externalId')
    if (chosen) this.navigation.go(summaryPath(chosen), { replace: true })
    else void this.retry()
    return this.waiting.end
  }

  choose(externalId: string): void {
    this.choice = externalId
    if (this.state.phase === 'choosing') this.state = { ...this.state, errors: [] }
  }

  submit(): void {
    if (this.state.phase !== 'choosing') return
    if (this.choice === undefined)
      this.state = { ...this.state, errors: [{ fieldId: 'loan', text: paymentsTexts.list.required }] }
    else this.navigation.go(summaryPath(this.choice))
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.payableLoans(), (loans) => {
      if (!loans.ok) this.state = { phase: 'failed', message: gatewayFailureText(loans.failure) }
      else if (loans.value.length === 0) this.state = { phase: 'empty', newLoan: newLoanEntry(this.sessions) }
      else this.state = { phase: 'choosing', loans: loans.value, errors: [] }
    })
  }
}
