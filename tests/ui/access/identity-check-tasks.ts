import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { cents } from '@/domain/shared/money'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import type { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

/** Brings the request for a loan of the credit line to the step in which the customer takes a selfie. */
export function requestCreditLineLoan(page: PageWithFakeBackEnd): CreditLineRequestStore {
  const requests = page.container.get<CreditLineRequestStore>(CreditLineRequestStore)
  requests.startRequest(cents(5_000_000))
  requests.updateRequest({ loanId: 'loan-1' })
  return requests
}

/** Brings Ramona's refinancing to the step in which the customer takes a selfie. */
export function refinanceUntilSelfie(page: PageWithFakeBackEnd): RefinancingJourney {
  const journey = page.container.get(RefinancingJourney)
  journey.openLink(refinancingLinkHashOfPersona('ramona'))
  const proposal = { customerName: 'Ramona Paredes', refinancingAmount: cents(100), debtAmount: cents(50) }
  journey.saveProposal(proposal, [])
  journey.saveCreatedLoan({ loanId: 'n-1', plan: { lineId: 'lr-3', count: 3, amount: cents(40) } })
  return journey
}
