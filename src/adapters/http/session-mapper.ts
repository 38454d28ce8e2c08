import type { InferOutput } from 'valibot'
import {
  blockableAccountChangeKinds,
  restrictionCauses,
  type AccountRestriction,
} from '@/domain/protection/restriction'
import { instant } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import type {
  AccountStatus,
  DebtLawFirm,
  LoanOffer,
  CreditLineSummary,
  Session,
} from '@/domain/session/session'
import { debtLawFirmStatuses } from '@/adapters/contract/account-status.schema'
import type { accessContract } from '@/adapters/contract/access.contract'
import type { sessionContract } from '@/adapters/contract/session.contract'
import { omitUndefined } from './without-undefined'

type SignedInCustomerAnswer = InferOutput<typeof accessContract.authenticateWithCode.answer>
type AccountStatusAnswer = InferOutput<typeof sessionContract.accountStatus.answer>

export function toSession(answer: SignedInCustomerAnswer): Session {
  return {
    customer: omitUndefined({
      customerId: answer.customerId,
      taxId: cuit(answer.customerTaxId),
      firstName: answer.customerFirstName,
      surname: answer.customerSurname,
      dni: answer.customerDocument,
      hasCredentials: answer.hasCredentials,
      phone: answer.customerCellphone,
      email: answer.customerEmail,
      skipsUnlockOffer: answer.skipWebAuthnRegister,
      skipsPushOffer: answer.skipNotification,
      wasShownBenefit: answer.prepaidBenefit?.alreadyShown,
    }),
    tokens: { access: answer.accessToken, refresh: answer.refreshToken },
  }
}

/**
 * Converts the account status from the server's answer. The customer counts as up to date with their
 * payments if the answer does not say whether they are.
 * Source: HOM-04.
 */
export function toAccountStatus(answer: AccountStatusAnswer): AccountStatus {
  return omitUndefined({
    isUpToDate: answer.customerIsUpToDate ?? true,
    totalDebt: toCents(answer.totalDebt),
    isBlacklisted: answer.customerIsInBlacklist ?? false,
    legalStudy: toDebtLawFirm(answer),
    restriction: toRestriction(answer.restriction),
    revolvingLine: toCreditLineSummary(answer.customerRevolvingLine),
    loanOffer: toLoanOffer(answer.loanOffer),
    renewalMaxAmount:
      answer.renewersCampaignOffer && pesosToCents(answer.renewersCampaignOffer.maxAmountOffer),
  })
}

/**
 * Converts the law firm that collects the debt. An empty status and NONE mean that there is none, and
 * ASSIGNED that it is known; any other status counts as pending. Source: HOM-02.
 */
function toDebtLawFirm(answer: AccountStatusAnswer): DebtLawFirm | undefined {
  const { legalStudyContact: contact } = answer
  const status = readDebtLawFirmStatus(answer)
  if (status === '' || status === debtLawFirmStatuses.none) return undefined
  if (status !== debtLawFirmStatuses.assigned) return { kind: 'pending-assignment' }
  return omitUndefined({
    kind: 'assigned' as const,
    description: contact?.description,
    phoneNumber: contact?.phoneNumber,
    attentionFrom: contact?.startTimeAttention,
    attentionTo: contact?.endTimeAttention,
    contact: contact?.contact,
    whatsappNumber: contact?.whatsappNumber,
    whatsappUrl: contact?.whatsappApiUrl,
  })
}

/**
 * Returns whether the legal study status in the server's answer is missing, empty or one of those in the
 * API contract. That status says whether a law firm collects the customer's debt.
 */
export function isKnownDebtLawFirmStatus(answer: AccountStatusAnswer): boolean {
  const known: readonly string[] = ['', ...Object.values(debtLawFirmStatuses)]
  return known.includes(readDebtLawFirmStatus(answer))
}

function readDebtLawFirmStatus({ managmentLegalStudyStatus = '' }: AccountStatusAnswer): string {
  return managmentLegalStudyStatus.trim()
}

function toRestriction(json: AccountStatusAnswer['restriction']): AccountRestriction | undefined {
  if (!json) return undefined
  const [cause, ...waits] = [json.cause, ...json.waits].map((code) => code.toLowerCase().replaceAll('_', '-'))
  const { restrictedUntil } = json
  return {
    cause: restrictionCauses.find((known) => known === cause) ?? 'other',
    waits: blockableAccountChangeKinds.filter((known) => waits.includes(known)),
    ...(restrictedUntil === undefined ? {} : { until: instant(Date.parse(restrictedUntil)) }),
  }
}

function toLoanOffer(offer: AccountStatusAnswer['loanOffer']): LoanOffer | undefined {
  if (!offer) return undefined
  return omitUndefined({
    maxAmount: toCents(offer.maxAmount),
    isRejected: offer.rejectedReason !== undefined,
  })
}

function toCreditLineSummary(
  line: AccountStatusAnswer['customerRevolvingLine'],
): CreditLineSummary | undefined {
  if (!line) return undefined
  return omitUndefined({
    maxAmount: pesosToCents(line.maxAmount ?? 0),
    remainingAmount: pesosToCents(line.remainingAmount ?? 0),
    enabled: line.enabled ?? false,
    campaignMaxAmount: line.campaignOffer && pesosToCents(line.campaignOffer.maxAmountOffer),
  })
}

function toCents(pesos: number | undefined): Cents | undefined {
  return pesos === undefined ? undefined : pesosToCents(pesos)
}
