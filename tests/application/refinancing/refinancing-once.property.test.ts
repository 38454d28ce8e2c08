import { describeOrderingOnce } from '#tests/application/shared/ordering-once'
import { downPayment, newLoan } from './a-refinanced-debt'

describeOrderingOnce('the loan of a refinancing', newLoan)
describeOrderingOnce('the down payment of a refinancing', downPayment)
