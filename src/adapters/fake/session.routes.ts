import type { sessionContract } from '@/adapters/contract/session.contract'
import { centsToPesos, sumCents } from '@/domain/shared/money'
import type { Handlers } from './handler'
import type { Lender } from './lender'
import { personaById } from './personas/cast'
import type { CustomerRecord } from './records'
import { refusal } from './refusal'

const refreshRefused = refusal(403, 'REFRESH_TOKEN_REFUSED', 'Tu sesión terminó. Volvé a ingresar.')

export const sessionHandlers: Handlers<typeof sessionContract> = {
  refreshToken({ path, body, lender }) {
    const accessToken = lender.sessions.refresh(path.customerTaxId, body.refreshToken)
    return accessToken === undefined ? refreshRefused : { accessToken }
  },

  logOut({ body, lender }) {
    lender.sessions.close(body.refreshToken)
    return undefined
  },

  accountStatus({ customer, lender }) {
    const overdue = debtLines(customer, lender)
    const installmentDebt = sumCents(overdue.map((line) => line.owed))
    const punitiveDebt = sumCents(overdue.map((line) => line.punitive))
    return {
      customerIsUpToDate: overdue.length === 0,
      totalInstallmentDebt: centsToPesos(installmentDebt),
      totalPunitiveDebt: centsToPesos(punitiveDebt),
      totalDebt: centsToPesos(sumCents([installmentDebt, punitiveDebt])),
      customerIsInBlacklist: false,
      hasActiveLoanWithDebitCardPayment: false,
      customerRevolvingLine: lineOf(customer),
    }
  },

  validateSession() {
    return undefined
  },
}

function debtLines(customer: CustomerRecord, lender: Lender) {
  if (lender.arrangements.noLoans) return []
  return lender.ledger.standingsOf(customer.id).flatMap((standing) => standing.overdue)
}

function lineOf(customer: CustomerRecord) {
  const line = personaById(customer.personaId)?.line
  if (!line) return undefined
  return {
    maxAmount: centsToPesos(line.max),
    remainingAmount: centsToPesos(line.remaining),
    enabled: line.enabled,
  }
}
