import type { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { createCustomerPdfLines } from '@/adapters/fake/shared/pdf-of-lines'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import { forbiddenRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const notReadyRefusal = createRefusal(
  404,
  'DEBT_FREE_NOT_READY',
  'Todavía no hay un préstamo terminado de pagar.',
)

export const debtFreeHandlers: ContractHandlers<typeof debtFreeContract> = {
  async debtFreeCertificate({ path, customer, origin: portalOrigin, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const finished = lender.ledger
      .findCustomerBalances(customer.id)
      .filter(({ loan }) => loan.terms.status === 'FINISHED' && !lender.overrides.noLoans)
    if (finished.length === 0) return notReadyRefusal
    const lines = [
      ...createCustomerPdfLines(customer),
      `Al ${formatDate(lender.clock.today())} no debe nada de estos préstamos, que terminó de pagar:`,
      ...finished.map(({ loan: { terms } }) => paidLoanText(terms)),
    ]
    const { signCertificate } = await import('./certificate-signing')
    const { createDebtFreeCertificatePdf } = await import('./debt-free-certificate-pdf')
    const loanNumbers = finished.map(({ loan }) => loan.terms.externalId)
    const text = await signCertificate({ customer, loanNumbers, portalOrigin }, lender)
    return {
      bytes: createDebtFreeCertificatePdf(lines, { text, origin: portalOrigin }),
      contentType: 'application/pdf',
    }
  },
}

function paidLoanText(terms: {
  readonly externalId: string
  readonly disbursedAmount: Parameters<typeof formatAmount>[0]
  readonly installmentCount: number
}): string {
  const { externalId, disbursedAmount, installmentCount } = terms
  return `Préstamo ${externalId}: ${formatAmount(disbursedAmount)} en ${installmentCount} cuotas`
}
