import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { shopLoanOperation, shopPaymentOperation } from './a-paid-shop'

describeExactlyOnceTests('paying a shop', shopPaymentOperation)
describeExactlyOnceTests('paying a shop, checked by the movements only', {
  ...shopPaymentOperation,
  withoutRecentOperations: true,
})
describeExactlyOnceTests('the loan of a purchase', shopLoanOperation)
