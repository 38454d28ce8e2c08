import { accessContract } from '@/adapters/contract/access.contract'
import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { TabWithFakeBackEnd } from './connected-browser'

export const martaTaxId = '27284561231'

export const testBaseUrls = {
  apiBaseUrl: 'https://portal.invalid/api',
  pushBaseUrl: 'http://push.invalid',
  portalBaseUrl: 'https://portal.invalid',
}

const activeLoansInput = { path: { taxId: martaTaxId }, query: { status: 'ACTIVE' } } as const
const savedCardChargeInput = {
  path: { externalId: '40128753' },
  body: { debitCardId: 'td-51c7a8e0', installmentAmount: 12_625 },
  idempotencyKey: 'key-1',
}

/** Requests Marta's active loans from the lender. This API call needs a session. */
export function requestActiveLoansOfMarta({ client }: TabWithFakeBackEnd) {
  return client.send(loansContract.listLoans, activeLoansInput)
}

/** Requests Marta's last loan from the lender. This API call works with or without a session. */
export function requestLastLoanOfMarta({ client }: TabWithFakeBackEnd) {
  return client.send(accessContract.findLastLoan, {
    path: { taxId: martaTaxId },
    query: { statusList: 'ACT' },
  })
}

export function requestSessionValidation({ client }: TabWithFakeBackEnd) {
  return client.send(sessionContract.validateSession, { path: {} })
}

export function requestSavedCardCharge({ client }: TabWithFakeBackEnd) {
  return client.send(paymentsContract.payWithSavedCard, savedCardChargeInput)
}
