import type { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { customerLines } from '@/adapters/fake/shared/pdf-of-lines'
import { amountText, dayText } from '@/adapters/fake/shared/pdf-texts'
import { forbidden, refusal } from '@/adapters/fake/shared/refusal'

const notReady = refusal(404, 'DEBT_FREE_NOT_READY', 'Todavía no hay un préstamo terminado de pagar.')

export const debtFreeHandlers: Handlers<typeof debtFreeContract> = {
  async debtFreeCertificate({ path, customer, origin, lender }) {
    if (path.id !== customer.customerId) return forbidden
    const finished = lender.ledger
      .balancesOf(customer.id)
      .filter(({ loan }) => loan.terms.status === 'FINISHED' && !lender.overrides.noLoans)
    if (finished.length === 0) return notReady
    const lines = [
      ...customerLines(customer),
      `Al ${dayText(lender.clock.today())} no debe nada de estos préstamos, que terminó de pagar:`,
      ...finished.map(({ loan: { terms } }) => loanLine(terms)),
    ]
    const { signCertificate } = await import('./certificate-signing')
    const { debtFreeCertificatePdf } = await import('./debt-free-certificate-pdf')
    const loans = finished.map(({ loan }) => loan.terms.externalId)
    const text = await signCertificate({ customer, loans, origin }, lender)
    return { bytes: debtFreeCertificatePdf(lines, { text, origin }), contentType: 'application/pdf' }
  },
}

function loanLine(terms: {
  readonly externalId: string
  readonly disbursed: Parameters<typeof amountText>[0]
  readonly installmentCount: number
}): string {
  const { externalId, disbursed, installmentCount } = terms
  return `Préstamo ${externalId}: ${amountText(disbursed)} en ${installmentCount} cuotas`
}
