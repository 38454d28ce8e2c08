import { describeExactlyOnceTests } from '#tests/application/shared/describe-exactly-once'
import { downPaymentOperation, refinancingLoanOperation } from './a-refinanced-debt'

describeExactlyOnceTests('the loan of a refinancing', refinancingLoanOperation)
describeExactlyOnceTests('the down payment of a refinancing', downPaymentOperation)
