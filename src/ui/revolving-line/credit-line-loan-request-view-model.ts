import { inject, injectable } from 'inversify'
import { CreditLineIdentityCheck } from '@/application/revolving-line/credit-line-identity-check'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The steps of a request for a loan from the credit line, as the address names them. The first step is
 * left out of the address.
 */
const loanRequestSteps = ['importe', 'cuotas', 'identidad', 'resumen'] as const

type LoanRequestStep = (typeof loanRequestSteps)[number]

/**
 * Decides which step of a request for a loan from the revolving credit line is shown. First removes from
 * the address what the identity provider added to it. Source: REV-02.
 */
@injectable()
export class CreditLineLoanRequestViewModel {
  step: LoanRequestStep | 'leading' = 'leading'

  constructor(
    @inject(CreditLineIdentityCheck) private readonly check: CreditLineIdentityCheck,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'step')
  }

  onMount(): void {
    if (this.check.storeCheckFromAddress(this.navigation.queryString()) !== undefined) {
      this.navigation.goTo(addresses.creditLineRequest.createPath({ step: 'identidad' }), { replace: true })
      return
    }
    const { step } = addresses.creditLineRequest.parse(this.navigation)
    this.step = isLoanRequestStep(step) ? step : 'importe'
  }
}

function isLoanRequestStep(text: string | undefined): text is LoanRequestStep {
  return loanRequestSteps.some((step) => step === text)
}
