import { describeExactlyOnce } from '#tests/application/shared/describe-exactly-once'
import { downPaymentOperation, refinancingLoanOperation } from './a-refinanced-debt'

describeExactlyOnce('the loan of a refinancing', refinancingLoanOperation)
describeExactlyOnce('the down payment of a refinancing', downPaymentOperation)
