import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { beforeEach, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { IdentityCheckGateway, IdentityCheckResult } from '@/application/access/identity-check.port'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { ConfirmRefinancingIdentity } from '@/application/refinancing/confirm-refinancing-identity'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'

const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }
const createdLoan = { loanId: 'n-1', plan: { lineId: 'lr-3', count: 3, amount: cents(40) } }

let checkResultAnswer: Result<IdentityCheckResult, GatewayFailure>
let saveSelfieAnswer: Result<void, GatewayFailure>
let savedSelfies: string[]
let journey: RefinancingJourney
let onFetchResult: () => void

beforeEach(() => {
  checkResultAnswer = success({ outcome: 'validated', photo: 'a-selfie' })
  saveSelfieAnswer = success()
  savedSelfies = []
  onFetchResult = () => undefined
  journey = new RefinancingJourney(
    new StoredRefinancingProgress(new MemoryStorage(), new MemoryStorage(), createSessionStore()),
    createSessionStore(),
    new ManualClock(),
  )
  journey.openLink(btoa('27169088336|18|260000.00|2026-11-21'))
  journey.saveCreatedLoan(createdLoan)
  journey.recordStartedIdentityCheck('check-1')
  journey.storeReturnedIdentityCheck(identityCheckReference)
})

function confirmIdentity() {
  const gateway: IdentityCheckGateway = {
    startCheck: async () => failure({ kind: 'no-answer' }),
    fetchCheckResult: async () => {
      onFetchResult()
      return checkResultAnswer
    },
    saveSelfie: async ({ loanId, photo }) => {
      savedSelfies.push(`${photo} for ${loanId}`)
      return saveSelfieAnswer
    },
  }
  return new ConfirmRefinancingIdentity(gateway, journey).execute(identityCheckReference)
}

it('a matching face is stored with the new loan, and the customer continues', async () => {
  expect(await confirmIdentity()).toEqual(success('validated'))
  expect(savedSelfies).toEqual(['a-selfie for n-1'])
  expect(journey.progress()).toMatchObject({ validatedBy: identityCheckReference, created: createdLoan })
  expect(journey.progress().check).toBeUndefined()
})

it('a face that does not match is not stored', async () => {
  checkResultAnswer = success({ outcome: 'no-match', photo: 'a-selfie' })
  expect(await confirmIdentity()).toEqual(success('no-match'))
  expect([savedSelfies, journey.progress().validatedBy]).toEqual([[], undefined])
})

it('a late answer does not change a newer check', async () => {
  checkResultAnswer = success({ outcome: 'no-match' })
  onFetchResult = () => journey.recordStartedIdentityCheck('check-2')
  await confirmIdentity()
  expect(journey.progress().startedCheck).toBe('check-2')
})

it('a customer without a photo continues too', async () => {
  checkResultAnswer = success({ outcome: 'validated' })
  expect(await confirmIdentity()).toEqual(success('validated'))
  expect([savedSelfies, journey.progress().validatedBy]).toEqual([[], identityCheckReference])
})

it("the check stays as it is without the lender's answer", async () => {
  checkResultAnswer = failure({ kind: 'no-answer' })
  expect(await confirmIdentity()).toEqual(failure({ kind: 'no-answer' }))
  expect(journey.progress().check).toEqual(identityCheckReference)
})

it('a photo that could not be saved is requested again', async () => {
  saveSelfieAnswer = failure({ kind: 'server-failure' })
  expect(await confirmIdentity()).toEqual(failure({ kind: 'server-failure' }))
  expect([journey.progress().check, journey.progress().validatedBy]).toEqual([
    identityCheckReference,
    undefined,
  ])
})

it('a check of the earlier plan does not validate the plan chosen meanwhile', async () => {
  onFetchResult = () => journey.saveCreatedLoan({ ...createdLoan, loanId: 'n-2' })
  expect(await confirmIdentity()).toEqual(success('validated'))
  expect(journey.progress().validatedBy).toBeUndefined()
})

it('the photo is not stored when no loan was made', async () => {
  journey.openLink(btoa('20230156493|18|40000.00|2026-11-21'))
  expect(await confirmIdentity()).toEqual(success('validated'))
  expect(savedSelfies).toEqual([])
})
