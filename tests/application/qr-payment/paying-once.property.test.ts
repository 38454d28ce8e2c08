import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { loan, payment } from './a-paid-shop'

describeOrderingOnce('paying a shop', payment)
describeOrderingOnce('paying a shop, checked by the movements only', {
  ...payment,
  withoutRecentOperations: true,
})
describeOrderingOnce('the loan of a purchase', loan)
