import { describeExactlyOnce } from '#tests/application/shared/describe-exactly-once'
import { shopLoanOperation, shopPaymentOperation } from './a-paid-shop'

describeExactlyOnce('paying a shop', shopPaymentOperation)
describeExactlyOnce('paying a shop, checked by the movements only', {
  ...shopPaymentOperation,
  withoutRecentOperations: true,
})
describeExactlyOnce('the loan of a purchase', shopLoanOperation)
