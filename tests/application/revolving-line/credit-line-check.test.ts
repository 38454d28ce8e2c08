import { StoredCreditLineRequest } from '@/adapters/device/stored/stored-credit-line-request'
import { beforeEach, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  IdentityCheckRequest,
  IdentityCheckGateway,
  IdentityCheckResult,
} from '@/application/access/identity-check.port'
import { CreditLineIdentityCheck } from '@/application/revolving-line/credit-line-identity-check'
import type { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/people'

const check = { transactionId: 'tx-1', externalId: 'check-1' }
const returnQuery = '?idtx=tx-1&externaltxid=check-1'

/** In-memory gateway for identity checks. It gives the answers set by a test. */
class MemoryIdentityChecks implements IdentityCheckGateway {
  form: Result<ExternalForm, GatewayFailure> = success({
    address: 'https://selfie.example',
    fields: { externalId: 'check-1' },
  })
  answer: Result<IdentityCheckResult, GatewayFailure> = success({ outcome: 'validated' })
  onRequest: () => void = () => undefined
  readonly receivedCalls: string[] = []

  async startCheck({ taxId, purpose, returnPath }: IdentityCheckRequest) {
    this.receivedCalls.push(`start of ${taxId} for the ${purpose} back to ${returnPath}`)
    return this.form
  }

  async fetchCheckResult({ transactionId }: typeof check, purpose: string) {
    this.receivedCalls.push(`result of ${transactionId} for the ${purpose}`)
    this.onRequest()
    return this.answer
  }

  async saveSelfie() {
    return success()
  }
}

let provider: MemoryIdentityChecks
let requests: CreditLineRequestStore
let creditLineCheck: CreditLineIdentityCheck

beforeEach(() => {
  const sessions = createSessionStoreWithMarta()
  provider = new MemoryIdentityChecks()
  requests = new StoredCreditLineRequest(new MemoryStorage(), sessions)
  creditLineCheck = new CreditLineIdentityCheck(requests, provider, sessions)
  requests.startRequest(cents(5_000_000))
  requests.updateRequest({ loanId: 'loan-1' })
})

it('a check does not exist before a loan was made', () => {
  requests.startRequest(cents(6_000_000))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'nothing-to-check' })
  requests.forget()
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'nothing-to-check' })
})

it('the customer leaves for the check, returns with it, and the lender confirms the face', async () => {
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
  expect(await creditLineCheck.startCheck('/selfie')).toEqual(provider.form)
  expect(creditLineCheck.storeCheckFromAddress(returnQuery)).toBe('')
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'back', check })
  expect(await creditLineCheck.fetchCheckResult(check)).toEqual(success('validated'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'validated' })
  expect(provider.receivedCalls).toEqual([
    `start of ${martaCustomer.taxId} for the line back to /selfie`,
    'result of tx-1 for the line',
  ])
})

it.each([
  ['that the customer did not leave for', '?idtx=tx-1&externaltxid=check-of-another'],
  ['that names only a part of one', '?idtx=tx-1'],
])('a check %s proves nothing', async (_, search) => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(search)
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'back-without-check' })
})

it.each([
  ['', undefined, 'to-begin'],
  ['?other=1', undefined, 'to-begin'],
  ['?step=selfie&other=1', '?other=1', 'to-begin'],
  [`${returnQuery}&other=1`, '?other=1', 'back-without-check'],
])('the query "%s" stays as %s', (search, rest, stage) => {
  expect(creditLineCheck.storeCheckFromAddress(search)).toBe(rest)
  expect(creditLineCheck.currentStage().kind).toBe(stage)
})

it('a refused face leaves the check as it is, and another selfie begins again', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(returnQuery)
  provider.answer = success({ outcome: 'no-match' })
  expect(await creditLineCheck.fetchCheckResult(check)).toEqual(success('no-match'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'back', check })
  creditLineCheck.forgetCheck()
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('a late confirmation of a face does not affect a newer request', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(returnQuery)
  provider.onRequest = () => {
    requests.startRequest(cents(2_000_000))
    requests.updateRequest({ loanId: 'loan-2' })
  }
  expect(await creditLineCheck.fetchCheckResult(check)).toEqual(success('validated'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it("nothing is validated without the lender's answer", async () => {
  provider.answer = failure({ kind: 'no-answer' })
  expect(await creditLineCheck.fetchCheckResult(check)).toEqual(failure({ kind: 'no-answer' }))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('leaving again forgets the earlier check, also when the provider does not answer', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(returnQuery)
  provider.form = failure({ kind: 'no-answer' })
  expect(await creditLineCheck.startCheck('/selfie')).toEqual(failure({ kind: 'no-answer' }))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('a form without a number leads to the provider, and no check counts after it', async () => {
  provider.form = success({ address: 'https://selfie.example', fields: {} })
  expect(await creditLineCheck.startCheck('/selfie')).toEqual(provider.form)
  expect(requests.current()).toEqual({
    taxId: martaCustomer.taxId,
    amount: cents(5_000_000),
    loanId: 'loan-1',
  })
})

it('the customer does not leave for a check without a session', async () => {
  const alone = new CreditLineIdentityCheck(requests, provider, createSessionStoreWithoutCustomer())
  expect(await alone.startCheck('/selfie')).toEqual(failure({ kind: 'session-ended' }))
  expect(provider.receivedCalls).toEqual([])
})
