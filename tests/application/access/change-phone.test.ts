import { StoredSentLoginCodes } from '@/adapters/device/stored/stored-sent-login-codes'
import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import { ChangePhoneNumber, SendCodeToNewPhoneNumber } from '@/application/access/change-phone'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type {
  ChangePhoneNumberFailure,
  PhoneNumberChangeRequest,
  PhoneNumberChangeGateway,
  SendCodeToNewPhoneNumberFailure,
} from '@/application/access/phone-change.port'
import type { PhoneNumberChangeStore } from '@/application/access/phone-number-change-store.port'
import type { SentLoginCodeStore } from '@/application/access/sent-login-code-store.port'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaPerson, raulPerson } from '#tests/support/test-customers'
import type { SessionStore } from '@/application/session/session-store'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'

const martaWithHash = { ...martaPerson, hash: 'h-1' }
const { taxId } = martaWithHash
const cellphone = '1145678901'
const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }
const codeDelivery = { phone: '1145****01' }
const phoneChangeRequest: PhoneNumberChangeRequest = {
  taxId,
  cellphone,
  check: identityCheckReference,
  linkHash: 'h-1',
}

/**
 * In-memory gateway for changing the phone number. It records the calls and gives the answers set by a test.
 */
class MemoryPhoneNumberChangeGateway implements PhoneNumberChangeGateway {
  sendCodeAnswer: Result<LoginCodeDelivery, SendCodeToNewPhoneNumberFailure> = success(codeDelivery)
  changePhoneNumberAnswer: Result<void, ChangePhoneNumberFailure> = success()
  onRequest: () => void = () => undefined
  readonly receivedCalls: unknown[] = []

  async sendCodeToNewPhoneNumber(phone: PhoneNumberChangeRequest) {
    this.receivedCalls.push(phone)
    this.onRequest()
    return this.sendCodeAnswer
  }

  async changePhoneNumber(phone: PhoneNumberChangeRequest, code: string) {
    this.receivedCalls.push([phone, code])
    return this.changePhoneNumberAnswer
  }
}

let phoneChangeGateway: MemoryPhoneNumberChangeGateway
let clock: ManualClock
let phoneChangeStore: PhoneNumberChangeStore
let loginProgress: LoginProgressStore
let sentCodes: SentLoginCodeStore
let sessions: SessionStore
let sessionGateway: MemorySessionGateway

beforeEach(() => {
  phoneChangeGateway = new MemoryPhoneNumberChangeGateway()
  clock = new ManualClock()
  loginProgress = new StoredLoginProgress(new MemoryStorage(), new MemoryStorage())
  sentCodes = new StoredSentLoginCodes(new MemoryStorage(), clock)
  sessions = createSessionStoreWithMarta()
  sessionGateway = new MemorySessionGateway()
  phoneChangeStore = new StoredPhoneChangeProgress(new MemoryStorage(), sessions)
  phoneChangeStore.save({ person: martaWithHash, check: identityCheckReference })
})

const endedCheckFailures = ['identity-check-used', 'identity-check-expired'] as const

describe('a code to the new phone', () => {
  const send = () =>
    new SendCodeToNewPhoneNumber(phoneChangeGateway, phoneChangeStore, clock).execute(
      martaWithHash,
      cellphone,
    )

  it('is sent with the identity check that authorises it, and is stored', async () => {
    expect(await send()).toEqual(success(codeDelivery))
    expect(phoneChangeGateway.receivedCalls).toEqual([phoneChangeRequest])
    const sentCode = { cellphone, delivery: codeDelivery, sentAt: clock.now() }
    expect(phoneChangeStore.current()).toEqual({
      person: martaWithHash,
      check: identityCheckReference,
      sentCode,
    })
  })

  it.each([{ person: martaWithHash }, { person: martaWithHash, check: 'unreadable' as const }])(
    'is not sent without a check: %o',
    async (storedChange) => {
      phoneChangeStore.save(storedChange)
      expect(await send()).toEqual(failure({ kind: 'identity-check-expired' }))
      expect(phoneChangeGateway.receivedCalls).toEqual([])
    },
  )

  it.each(endedCheckFailures)(
    'is refused for a check that is over, %s, and that check is deleted',
    async (kind) => {
      phoneChangeGateway.sendCodeAnswer = failure({ kind })
      expect(await send()).toEqual(failure({ kind }))
      expect(phoneChangeStore.current()).toEqual({ person: martaWithHash })
    },
  )

  it('refused for another reason leaves the check valid', async () => {
    phoneChangeGateway.sendCodeAnswer = failure({ kind: 'number-not-valid' })
    expect(await send()).toEqual(failure({ kind: 'number-not-valid' }))
    expect(phoneChangeStore.current()).toEqual({ person: martaWithHash, check: identityCheckReference })
  })

  it.each([
    [
      'another person began',
      () => phoneChangeStore.save({ person: raulPerson, check: identityCheckReference }),
    ],
    ['it was given up', () => phoneChangeStore.forget()],
  ])('is not stored when %s meanwhile', async (_, meanwhile) => {
    phoneChangeGateway.onRequest = meanwhile
    await send()
    expect(phoneChangeStore.current()?.sentCode).toBeUndefined()
  })
})

describe('the new phone', () => {
  const change = () =>
    new ChangePhoneNumber(
      phoneChangeGateway,
      phoneChangeStore,
      loginProgress,
      sentCodes,
      sessions,
      new LoadAccountStatus(sessionGateway, sessions, clock),
    ).execute(martaWithHash, '4821')
  const sentCode = { cellphone, delivery: codeDelivery, sentAt: new ManualClock().now() }

  beforeEach(() => phoneChangeStore.save({ person: martaWithHash, check: identityCheckReference, sentCode }))

  it('is saved once its code was right, wherever this device stored the old one', async () => {
    loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson, sentCode })
    sentCodes.add({ taxId, delivery: codeDelivery, sentAt: clock.now() })
    expect(await change()).toEqual(success())
    expect(phoneChangeGateway.receivedCalls).toEqual([[phoneChangeRequest, '4821']])
    expect(phoneChangeStore.current()).toBeUndefined()
    expect(sessions.customer()?.phone).toBe(cellphone)
    expect(sentCodes.findRecent(taxId)).toBeUndefined()
    expect(loginProgress.current()).toEqual({ dni: '28456123', people: [martaPerson], person: martaPerson })
  })

  it.each<[string, Result<void, ChangePhoneNumberFailure>, number]>([
    ['was changed', success(), 1],
    ['may have been changed', failure({ kind: 'no-answer' }), 1],
    ['was not changed', failure({ kind: 'wrong-code' }), 0],
  ])('that %s decides whether the account status is requested again', async (_, answer, requests) => {
    phoneChangeGateway.changePhoneNumberAnswer = answer
    await change()
    expect(sessionGateway.receivedCalls).toHaveLength(requests)
  })

  it("does not change another person's login", async () => {
    const raulEntering = { dni: '24318907', people: [raulPerson], person: raulPerson, sentCode }
    loginProgress.save(raulEntering)
    await change()
    expect(loginProgress.current()?.sentCode).toBeDefined()
  })

  it('needs no login in progress', async () => {
    expect(await change()).toEqual(success())
    expect(loginProgress.current()).toBeUndefined()
  })

  it('is not saved when no code was sent to it', async () => {
    phoneChangeStore.save({ person: martaWithHash, check: identityCheckReference })
    expect(await change()).toEqual(failure({ kind: 'phone-not-changed' }))
    phoneChangeStore.forget()
    expect(await change()).toEqual(failure({ kind: 'phone-not-changed' }))
    expect(phoneChangeGateway.receivedCalls).toEqual([])
  })

  it('is not saved without the identity check', async () => {
    phoneChangeStore.save({ person: martaWithHash, sentCode })
    expect(await change()).toEqual(failure({ kind: 'identity-check-expired' }))
    expect(phoneChangeGateway.receivedCalls).toEqual([])
  })

  it.each(endedCheckFailures)('needs a new check when its check is over: %s', async (kind) => {
    phoneChangeGateway.changePhoneNumberAnswer = failure({ kind })
    expect(await change()).toEqual(failure({ kind }))
    expect(phoneChangeStore.current()).toEqual({ person: martaWithHash })
  })

  it('can be retried after a wrong code', async () => {
    phoneChangeGateway.changePhoneNumberAnswer = failure({ kind: 'wrong-code' })
    expect(await change()).toEqual(failure({ kind: 'wrong-code' }))
    expect(phoneChangeStore.current()).toEqual({
      person: martaWithHash,
      check: identityCheckReference,
      sentCode,
    })
    expect(sessions.customer()?.phone).toBeUndefined()
  })
})
