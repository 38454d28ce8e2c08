import { defineExactlyOnceOperationTests } from '#tests/application/shared/describe-exactly-once'
import { shopLoanOperation, shopPaymentOperation } from './a-paid-shop'

defineExactlyOnceOperationTests('paying a shop', shopPaymentOperation)
defineExactlyOnceOperationTests('paying a shop, checked by the movements only', {
  ...shopPaymentOperation,
  lenderHasNoRecentOperationList: true,
})
defineExactlyOnceOperationTests('the loan of a purchase', shopLoanOperation)
