import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { CheckContext } from '#passport/check-context'
import {
  failedOutcome,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { outcomeOfShape } from './answer-contents'

const { startWalletPayment } = apiContracts.payments

/** Check of the payment that the customer makes on the page of a wallet. The check does not pay there. */
export const walletPaymentChecks: readonly Check[] = [
  {
    requirement: 'FORMA-1',
    callName: startWalletPayment.name,
    changeDescription:
      'un pago con la billetera de quien debe, por chargedPesos, que se prepara y no se paga',
    run: checkWalletPaymentStart,
  },
]

async function checkWalletPaymentStart(context: CheckContext): Promise<CheckOutcome> {
  const { externalId } = await context.requestLoanWithDebt()
  const { answer } = await context.sendAs('owing', {
    call: startWalletPayment,
    pathParameters: { externalId },
    body: { amount: context.profile.chargedPesos },
  })
  if (!answer) return failedOutcome('No hubo respuesta.')
  if (isNotOfferedStatus(answer.status))
    return notApplicableOutcome(`Respondió ${answer.status}: no lo ofrece.`)
  return outcomeOfShape(startWalletPayment, answer)
}
