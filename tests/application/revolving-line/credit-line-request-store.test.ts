import { StoredCreditLineRequest } from '@/adapters/device/stored/stored-credit-line-request'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

const amount = cents(5_000_000)
const startedRequest = { taxId: martaCustomer.taxId, amount }
const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }

function createRequestStore(sessions: SessionStore = createSessionStoreWithMarta()) {
  const storage = new MemoryStorage()
  return { sessions, storage, requests: new StoredCreditLineRequest(storage, sessions) }
}

it('a request for the same amount continues; another amount begins again', () => {
  const { requests } = createRequestStore()
  requests.startRequest(amount)
  requests.updateRequest({ loanId: 'loan-1' })
  requests.startRequest(amount)
  expect(requests.current()).toEqual({ ...startedRequest, loanId: 'loan-1' })
  requests.startRequest(cents(6_000_000))
  expect(requests.current()).toEqual({ ...startedRequest, amount: cents(6_000_000) })
})

it('a request is not continued by another customer who logs in here', () => {
  const { sessions, requests } = createRequestStore()
  requests.startRequest(amount)
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  expect(requests.current()).toBeUndefined()
  requests.updateRequest({ loanId: 'loan-of-somebody-else' })
  requests.forgetIdentityCheck()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  expect(requests.current()).toBeUndefined()
})

it('a request does not begin without a session', () => {
  const { storage, requests } = createRequestStore(createSessionStoreWithoutCustomer())
  requests.startRequest(amount)
  requests.updateRequest({ loanId: 'loan-1' })
  requests.forgetIdentityCheck()
  expect(storage.read('revolvingLineData')).toBeUndefined()
})

it('an expired check does not change the rest of the request', () => {
  const { requests } = createRequestStore()
  requests.startRequest(amount)
  requests.updateRequest({ loanId: 'loan-1', leftFor: 'check-1', check: identityCheckReference })
  requests.forgetIdentityCheck()
  expect(requests.current()).toEqual({ ...startedRequest, loanId: 'loan-1' })
})

it.each(['unreadable', identityCheckReference] as const)(
  'a check that returned as %o survives a reload',
  (back) => {
    const { storage, sessions, requests } = createRequestStore()
    requests.startRequest(amount)
    requests.updateRequest({ check: back, isValidated: true })
    expect(new StoredCreditLineRequest(storage, sessions).current()).toEqual({
      ...startedRequest,
      check: back,
      isValidated: true,
    })
  },
)

it('a forgotten request is gone', () => {
  const { storage, requests } = createRequestStore()
  requests.startRequest(amount)
  requests.forget()
  expect([requests.current(), storage.read('revolvingLineData')]).toEqual([undefined, undefined])
})

const loanRequest = {
  customer: martaCustomer,
  amount,
  plan: { count: 6, amount: cents(1_098_694), lineId: 'lr-6' },
}

it('the loan that was made replaces a request begun meanwhile', () => {
  const { requests } = createRequestStore()
  requests.startRequest(cents(9_000_000))
  requests.updateRequest({ leftFor: 'check-1', check: identityCheckReference, isValidated: true })
  requests.saveCreatedLoan(loanRequest, 'loan-1')
  expect(requests.current()).toEqual({ ...startedRequest, option: loanRequest.plan, loanId: 'loan-1' })
})

it('a loan without a number, or of a customer without a session, is not stored', () => {
  const { sessions, requests } = createRequestStore()
  requests.startRequest(amount)
  requests.saveCreatedLoan(loanRequest, undefined)
  expect(requests.current()).toEqual(startedRequest)
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  requests.startRequest(amount)
  requests.saveCreatedLoan(loanRequest, 'loan-1')
  expect(requests.current()).toEqual({ taxId: raulCustomer.taxId, amount })
})
