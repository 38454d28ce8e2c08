import type { sessionContract } from '@/adapters/contract/session.contract'
import { cents, centsToPesos, sumCents } from '@/domain/shared/money'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { createRefusal } from '@/adapters/fake/shared/refusal'

const refreshRefusal = createRefusal(403, 'REFRESH_TOKEN_REFUSED', 'Tu sesión terminó. Volvé a ingresar.')

const zeroCents = cents(0)

export const sessionHandlers: ContractHandlers<typeof sessionContract> = {
  refreshToken({ path, body, lender }) {
    const accessToken = lender.sessions.refreshAccessToken(path.customerTaxId, body.refreshToken)
    return accessToken === undefined ? refreshRefusal : { accessToken }
  },

  logOut({ body, lender }) {
    lender.sessions.closeByRefreshToken(body.refreshToken)
    return undefined
  },

  accountStatus({ customer, lender }) {
    const overdue = overdueInstallmentsOf(customer, lender)
    const installmentDebt = sumCents(overdue.map((line) => line.owed))
    const punitiveDebt = sumCents(overdue.map((line) => line.lateInterest))
    return {
      customerIsUpToDate: overdue.length === 0,
      totalInstallmentDebt: centsToPesos(installmentDebt),
      totalPunitiveDebt: centsToPesos(punitiveDebt),
      totalDebt: centsToPesos(sumCents([installmentDebt, punitiveDebt])),
      ...debtLawFirmAnswer(customer, lender),
      customerIsInBlacklist: customer.isBarredFromLoans ?? false,
      restriction: lender.accountProtection.toAccountRestrictionAnswer(customer),
      hasActiveLoanWithDebitCardPayment: paysByDebitCard(customer, lender),
      customerRevolvingLine: creditLineAnswer(customer, lender),
      loanOffer: loanOfferAnswer(customer),
      renewersCampaignOffer: customer.renewalMaxOffer && {
        maxAmountOffer: centsToPesos(customer.renewalMaxOffer),
      },
    }
  },

  validateSession() {
    return undefined
  },
}

function overdueInstallmentsOf(customer: CustomerRecord, lender: Lender) {
  if (lender.overrides.noLoans) return []
  return lender.ledger.findCustomerBalances(customer.id).flatMap((balance) => balance.overdueInstallments)
}

function creditLineAnswer(customer: CustomerRecord, lender: Lender) {
  const line = lender.creditLines.findCustomerCreditLine(customer)
  const campaignOffer = lender.creditLines.findOfferedAmount(customer)
  if (!line && campaignOffer === undefined) return undefined
  return {
    maxAmount: centsToPesos(line?.maxAmount ?? zeroCents),
    remainingAmount: centsToPesos(line?.remainingAmount ?? zeroCents),
    enabled: line?.enabled ?? false,
    campaignOffer: campaignOffer && { maxAmountOffer: centsToPesos(campaignOffer) },
  }
}

function debtLawFirmAnswer({ debtLawFirm: own }: CustomerRecord, { overrides }: Lender) {
  const legalStudy = own ?? (overrides.inLegalStudy ? { kind: 'pending' as const } : undefined)
  if (!legalStudy) return {}
  if (legalStudy.kind === 'pending') return { managmentLegalStudyStatus: 'PENDING_ASSIGNMENT' }
  return {
    managmentLegalStudyStatus: 'ASSIGNED',
    legalStudyContact: {
      description: legalStudy.description,
      phoneNumber: legalStudy.phoneNumber,
      startTimeAttention: legalStudy.attentionFrom,
      endTimeAttention: legalStudy.attentionTo,
      contact: legalStudy.contact,
      whatsappNumber: legalStudy.whatsappNumber,
      whatsappApiUrl: `https://wa.me/${legalStudy.whatsappNumber}`,
    },
  }
}

function loanOfferAnswer({ loanOffer }: CustomerRecord) {
  return (
    loanOffer && {
      hashKey: loanOffer.hashKey,
      maxAmount: loanOffer.maxAmount && centsToPesos(loanOffer.maxAmount),
      rejectedReason: loanOffer.rejectedReason,
    }
  )
}

function paysByDebitCard(customer: CustomerRecord, lender: Lender): boolean {
  if (lender.overrides.noLoans) return false
  return lender.store.loans
    .where({ taxId: customer.id })
    .some(({ terms }) => terms.status === 'ACTIVE' && terms.paymentMethod === 'DIRECT_DEBIT_CARD')
}
