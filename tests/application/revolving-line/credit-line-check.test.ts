import { StoredCreditLineRequest } from '@/adapters/device/stored/stored-credit-line-request'
import { beforeEach, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  IdentityCheckRequest,
  IdentityCheckGateway,
  IdentityCheckResult,
  StartedIdentityCheck,
} from '@/application/access/identity-check.port'
import { CreditLineIdentityCheck } from '@/application/revolving-line/credit-line-identity-check'
import type { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'

const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }
const exampleForm = { address: 'https://selfie.example', fields: { id: 'check-1' } }
const identityCheckReturnQuery = '?idtx=tx-1&externaltxid=check-1'

/** In-memory gateway for identity checks. It gives the answers set by a test. */
class MemoryIdentityCheckGateway implements IdentityCheckGateway {
  startCheckAnswer: Result<StartedIdentityCheck, GatewayFailure> = success({
    form: exampleForm,
    externalId: 'check-1',
  })
  checkResultAnswer: Result<IdentityCheckResult, GatewayFailure> = success({ outcome: 'validated' })
  onRequest: () => void = () => undefined
  readonly receivedCalls: string[] = []

  async startCheck({ taxId, purpose, returnPath }: IdentityCheckRequest) {
    this.receivedCalls.push(`start of ${taxId} for the ${purpose} back to ${returnPath}`)
    return this.startCheckAnswer
  }

  async fetchCheckResult({ transactionId }: typeof identityCheckReference, purpose: string) {
    this.receivedCalls.push(`result of ${transactionId} for the ${purpose}`)
    this.onRequest()
    return this.checkResultAnswer
  }

  async saveSelfie() {
    return success()
  }
}

let identityCheckGateway: MemoryIdentityCheckGateway
let requestStore: CreditLineRequestStore
let creditLineCheck: CreditLineIdentityCheck

beforeEach(() => {
  const sessions = createSessionStoreWithMarta()
  identityCheckGateway = new MemoryIdentityCheckGateway()
  requestStore = new StoredCreditLineRequest(new MemoryStorage(), sessions)
  creditLineCheck = new CreditLineIdentityCheck(requestStore, identityCheckGateway, sessions)
  requestStore.startRequest(cents(5_000_000))
  requestStore.updateRequest({ loanId: 'loan-1' })
})

it('a check does not exist before a loan was made', () => {
  requestStore.startRequest(cents(6_000_000))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'nothing-to-check' })
  requestStore.forget()
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'nothing-to-check' })
})

it('the customer leaves for the check, returns with it, and the lender confirms the face', async () => {
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
  expect(await creditLineCheck.startCheck('/selfie')).toEqual(success(exampleForm))
  expect(creditLineCheck.storeCheckFromAddress(identityCheckReturnQuery)).toBe('')
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'back', check: identityCheckReference })
  expect(await creditLineCheck.fetchCheckResult(identityCheckReference)).toEqual(success('validated'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'validated' })
  expect(identityCheckGateway.receivedCalls).toEqual([
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
  [`${identityCheckReturnQuery}&other=1`, '?other=1', 'back-without-check'],
])('the query "%s" stays as %s', (search, rest, stage) => {
  expect(creditLineCheck.storeCheckFromAddress(search)).toBe(rest)
  expect(creditLineCheck.currentStage().kind).toBe(stage)
})

it('a refused face leaves the check as it is, and another selfie begins again', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(identityCheckReturnQuery)
  identityCheckGateway.checkResultAnswer = success({ outcome: 'no-match' })
  expect(await creditLineCheck.fetchCheckResult(identityCheckReference)).toEqual(success('no-match'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'back', check: identityCheckReference })
  creditLineCheck.forgetCheck()
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('a late confirmation of a face does not affect a newer request', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(identityCheckReturnQuery)
  identityCheckGateway.onRequest = () => {
    requestStore.startRequest(cents(2_000_000))
    requestStore.updateRequest({ loanId: 'loan-2' })
  }
  expect(await creditLineCheck.fetchCheckResult(identityCheckReference)).toEqual(success('validated'))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it("nothing is validated without the lender's answer", async () => {
  identityCheckGateway.checkResultAnswer = failure({ kind: 'no-answer' })
  expect(await creditLineCheck.fetchCheckResult(identityCheckReference)).toEqual(
    failure({ kind: 'no-answer' }),
  )
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('leaving again forgets the earlier check, also when the provider does not answer', async () => {
  await creditLineCheck.startCheck('/selfie')
  creditLineCheck.storeCheckFromAddress(identityCheckReturnQuery)
  identityCheckGateway.startCheckAnswer = failure({ kind: 'no-answer' })
  expect(await creditLineCheck.startCheck('/selfie')).toEqual(failure({ kind: 'no-answer' }))
  expect(creditLineCheck.currentStage()).toEqual({ kind: 'to-begin' })
})

it('the customer does not leave for a check without a session', async () => {
  const alone = new CreditLineIdentityCheck(
    requestStore,
    identityCheckGateway,
    createSessionStoreWithoutCustomer(),
  )
  expect(await alone.startCheck('/selfie')).toEqual(failure({ kind: 'session-ended' }))
  expect(identityCheckGateway.receivedCalls).toEqual([])
})
