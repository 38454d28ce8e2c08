import { cents } from '@/domain/shared/money'
import { cuit } from '@/domain/shared/cuit'
import { HttpLineGateway } from '@/adapters/http/line-gateway'
import { ownLineLoanTarget } from '@/application/revolving-line/line-loans-on-other-devices'
import { RequestLineLoan, lineOperationOwner } from '@/application/revolving-line/request-line-loan'
import type { OperationKind } from '#tests/application/shared/operation-kind'

const customer = { customerId: 'c-d5402e6c', taxId: cuit('27331274564') }
const amount = cents(5_000_000)

export const lineLoanOperation: OperationKind = {
  persona: 'lucia',
  owner: lineOperationOwner(customer),
  target: ownLineLoanTarget,
  call: 'revolving-line.createLoan',
  precedingCalls: ['revolving-line.findLine', 'orders.recentOperations'],
  refusal: 'INVALID_INSTALLMENT_PLAN',
  isShownByLenderBeforeSending: true,
  openOffer: offeredIn(6),
  openOfferWithOtherTerms: offeredIn(12),
  countTimesCarriedOut: (backEnd) => backEnd.newLoanAmounts().length,
}

/** Returns the loan that a screen offers, unless a use of the same amount was shown. */
function offeredIn(installments: number): OperationKind['openOffer'] {
  return async ({ client, uses }) => {
    const gateway = new HttpLineGateway(client)
    const line = await gateway.creditLine(customer.customerId)
    const plan = await gateway.repaymentPlans({ customerId: customer.customerId, amount })
    const option = plan.ok ? plan.value.find(({ count }) => count === installments) : undefined
    if (!line.ok || !option) return undefined
    const elsewhere = await uses.fetchLoansOnOtherDevices({ customer, amount }, line.value)
    if (elsewhere.length > 0) return undefined
    const seen = line.value.remaining
    return (tab, { acknowledgedKeys, retryOf, hasLeftScreen }) =>
      new RequestLineLoan(tab.exactlyOnce, new HttpLineGateway(tab.client), tab.log, tab.uses).execute(
        { customer, amount, option, seen, acknowledgedKeys, retryOf },
        { hasLeftScreen },
      )
  }
}
