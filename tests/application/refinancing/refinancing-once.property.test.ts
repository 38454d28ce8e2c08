import { defineExactlyOnceOperationTests } from '#tests/application/shared/describe-exactly-once'
import {
  downPaymentOfTwoLoansOperation,
  downPaymentOperation,
  downPaymentWithTwoLinksOperation,
  refinancingLoanOperation,
} from './a-refinanced-debt'

defineExactlyOnceOperationTests('the loan of a refinancing', refinancingLoanOperation)
defineExactlyOnceOperationTests('the down payment of a refinancing', downPaymentOperation)
defineExactlyOnceOperationTests(
  'the down payment of a refinancing opened with two links',
  downPaymentWithTwoLinksOperation,
)
defineExactlyOnceOperationTests(
  'the down payment of a refinancing whose two links have two loans',
  downPaymentOfTwoLoansOperation,
)
