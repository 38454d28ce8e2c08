import { cents } from '@/domain/shared/money'
import { cuit } from '@/domain/shared/cuit'
import { HttpCreditLineGateway } from '@/adapters/http/credit-line-gateway'
import { creditLineLoanToAccountTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import {
  RequestCreditLineLoan,
  creditLineOperationOwner,
} from '@/application/revolving-line/request-credit-line-loan'
import type { TestedOperation } from '#tests/application/shared/tested-operation'

const luciaCustomer = { customerId: 'c-d5402e6c', taxId: cuit('27331274564') }
const amount = cents(5_000_000)

export const creditLineLoanOperation: TestedOperation = {
  persona: 'lucia',
  owner: creditLineOperationOwner(luciaCustomer),
  target: creditLineLoanToAccountTarget,
  callName: 'revolving-line.createLoan',
  precedingCallNames: ['revolving-line.findLine', 'orders.recentOperations'],
  refusalCode: 'INVALID_INSTALLMENT_PLAN',
  isShownByLenderBeforeSending: true,
  openOffer: createOfferOpener(6),
  openOfferWithOtherTerms: createOfferOpener(12),
  countTimesCarriedOut: (backEnd) => backEnd.newLoanAmounts().length,
}

/**
 * Returns the function that opens the screen and requests a loan in the given number of installments. The
 * screen offers no loan if one of the same amount was requested on another device.
 */
function createOfferOpener(installments: number): TestedOperation['openOffer'] {
  return async ({ httpClient, loansOnOtherDevices }) => {
    const gateway = new HttpCreditLineGateway(httpClient)
    const line = await gateway.creditLine(luciaCustomer.customerId)
    const plan = await gateway.repaymentPlans({ customerId: luciaCustomer.customerId, amount })
    const option = plan.ok ? plan.value.find(({ count }) => count === installments) : undefined
    if (!line.ok || !option) return undefined
    const elsewhere = await loansOnOtherDevices.fetchLoansOnOtherDevices(
      { customer: luciaCustomer, amount },
      line.value,
    )
    if (elsewhere.length > 0) return undefined
    const seen = line.value.remainingAmount
    return (tab, { acknowledgedKeys, operationToRetry, hasLeftScreen }) =>
      new RequestCreditLineLoan(
        tab.exactlyOnce,
        new HttpCreditLineGateway(tab.httpClient),
        tab.operationLog,
        tab.loansOnOtherDevices,
      ).execute(
        {
          customer: luciaCustomer,
          amount,
          plan: option,
          seenRemainingAmount: seen,
          acknowledgedKeys,
          operationToRetry,
        },
        { hasLeftScreen },
      )
  }
}
