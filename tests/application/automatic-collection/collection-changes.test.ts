import { beforeEach, describe, expect, it } from 'vitest'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { CollectionChanges } from '@/application/automatic-collection/collection-changes'
import type { OperationRecords } from '@/application/shared/operation-records'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const loanExternalId = '40128753'
const { taxId } = martaCustomer
const changeFields = {
  owner: { identifiedBy: 'session', taxId },
  loanExternalId,
  acknowledgedKeys: [],
} as const
const passwordProof = { by: 'password', password: 'cuota2026' } as const
const checkedAccount = {
  accountCheckId: 'cuenta-1',
  account: { kind: 'cbu', lastDigits: '1869', bank: 'Banco Uno' },
  holder: 'Mar··· Gim···',
} as const
const secondCheckedAccount = {
  ...checkedAccount,
  accountCheckId: 'cuenta-2',
  account: { kind: 'cvu', lastDigits: '6076' },
} as const

const availableCollection: AutomaticLoanCollection = {
  loanExternalId,
  installmentsToCollect: [{ number: 5, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }],
  past: [],
}
const activeCollection: AutomaticLoanCollection = {
  ...availableCollection,
  activeAgreement: { activationId: 'alta-1' },
}

let collectionGateway: MemoryAutomaticCollectionGateway
let collectionChanges: CollectionChanges
let records: OperationRecords

beforeEach(() => {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  const engine = createExactlyOnceServices(sessions)
  collectionGateway = new MemoryAutomaticCollectionGateway()
  collectionGateway.collectionsAnswer = success([availableCollection])
  records = engine.records
  collectionChanges = new CollectionChanges(engine.exactlyOnce, collectionGateway, engine.log)
})

function activate(account: typeof checkedAccount | typeof secondCheckedAccount = checkedAccount) {
  return collectionChanges.activateCollection({
    ...changeFields,
    seenInstallments: availableCollection.installmentsToCollect,
    confirmedAccount: account,
    proof: passwordProof,
  })
}

function deactivate() {
  return collectionChanges.deactivateCollection({ ...changeFields, activationId: 'alta-1' })
}

/** Records that the lender reported that the change with an unknown outcome never arrived. */
function recordNotReceived(): void {
  const unknown = collectionChanges.findChangeOfUnknownOutcome(changeFields)
  if (unknown) records.applyEvent(unknown, 'miss')
}

describe('joining automatic collection', () => {
  it('sends the checked account and the proof, and returns the number of the enrolment', async () => {
    const joined = await activate()
    expect(joined.ok && joined.value.outcome).toEqual({ kind: 'confirmed', reference: 'alta-1' })
    expect(collectionGateway.activationRequests).toMatchObject([
      { loanExternalId, accountCheckId: 'cuenta-1', proof: passwordProof, owner: changeFields.owner },
    ])
  })

  it('stores neither the account nor the proof', async () => {
    collectionGateway.activationAnswer = failure({ kind: 'no-answer' })
    await activate()
    const stored = JSON.stringify(collectionChanges.findChangeOfUnknownOutcome(changeFields))
    expect(stored).toContain('collection-joining')
    expect(stored).not.toMatch(/1869|Banco|cuota2026|cuenta-1|Gim/)
  })

  it.each([
    ['is collected already', success([activeCollection]), { kind: 'already-so' }],
    [
      'has nothing to collect',
      success([{ ...availableCollection, installmentsToCollect: [] }]),
      { kind: 'not-available' },
    ],
    ['is not one that can be', success([]), { kind: 'not-available' }],
    [
      'is unknown',
      failure({ kind: 'no-answer' as const }),
      { kind: 'not-known', failure: { kind: 'no-answer' } },
    ],
  ])('sends nothing for a loan that %s', async (_, answer, blocker) => {
    collectionGateway.collectionsAnswer = answer
    const joined = await activate()
    expect(joined).toEqual(failure(blocker))
    expect(collectionGateway.activationRequests).toEqual([])
  })

  it.each([
    ['another amount', [{ number: 5, date: calendarDate('2026-12-01'), amount: cents(1_262_600) }]],
    ['another day', [{ number: 5, date: calendarDate('2026-12-02'), amount: cents(1_262_500) }]],
    ['another installment', [{ number: 6, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }]],
    [
      'more installments',
      [
        ...availableCollection.installmentsToCollect,
        { number: 6, date: calendarDate('2027-01-01'), amount: cents(1_262_500) },
      ],
    ],
  ])('sends nothing for a loan that now has %s than the customer consented to', async (_, toCollect) => {
    const collection = { ...availableCollection, installmentsToCollect: toCollect }
    collectionGateway.collectionsAnswer = success([collection])
    const joined = await activate()
    expect(joined).toEqual(failure({ kind: 'plan-changed', collection }))
    expect(collectionGateway.activationRequests).toEqual([])
  })

  it('is not sent again while its outcome is unknown', async () => {
    collectionGateway.activationAnswer = failure({ kind: 'no-answer' })
    await activate()
    const again = await activate()
    expect(!again.ok && again.failure.kind).toBe('unacknowledged')
    expect(collectionGateway.activationRequests).toHaveLength(1)
  })

  it('is sent again with its key when it never arrived, from the same account only', async () => {
    collectionGateway.activationAnswer = failure({ kind: 'no-answer' })
    await activate()
    recordNotReceived()
    const other = await activate(secondCheckedAccount)
    expect(!other.ok && other.failure.kind).toBe('other-card')
    await activate()
    expect(
      new Set(collectionGateway.activationRequests.map(({ idempotencyKey }) => idempotencyKey)).size,
    ).toBe(1)
    expect(collectionGateway.activationRequests.map(({ accountCheckId }) => accountCheckId)).toEqual([
      'cuenta-1',
      'cuenta-1',
    ])
  })

  it('is not sent during a leaving with an unknown outcome, which could end it', async () => {
    collectionGateway.collectionsAnswer = success([activeCollection])
    collectionGateway.deactivationAnswer = failure({ kind: 'no-answer' })
    await deactivate()
    collectionGateway.collectionsAnswer = success([availableCollection])
    const joined = await activate()
    expect(!joined.ok && joined.failure.kind).toBe('unacknowledged')
    expect(collectionGateway.activationRequests).toEqual([])
  })

  it('is sent after a leaving that was made', async () => {
    collectionGateway.collectionsAnswer = success([activeCollection])
    await deactivate()
    collectionGateway.collectionsAnswer = success([availableCollection])
    await activate()
    expect(collectionGateway.activationRequests).toHaveLength(1)
  })
})

describe('leaving automatic collection', () => {
  it('names the enrolment that the customer saw', async () => {
    collectionGateway.collectionsAnswer = success([activeCollection])
    const left = await deactivate()
    expect(left.ok && left.value.outcome).toEqual({ kind: 'confirmed', reference: 'baja-1' })
    expect(collectionGateway.deactivationRequests).toMatchObject([{ loanExternalId, activationId: 'alta-1' }])
  })

  it('sends nothing for a loan that is not collected any more', async () => {
    expect(await deactivate()).toEqual(failure({ kind: 'already-so' }))
    expect(collectionGateway.deactivationRequests).toEqual([])
  })

  it('is also sent while the outcome of a joining is unknown', async () => {
    collectionGateway.activationAnswer = failure({ kind: 'no-answer' })
    await activate()
    collectionGateway.collectionsAnswer = success([activeCollection])
    const left = await deactivate()
    expect(left.ok && left.value.outcome.kind).toBe('confirmed')
  })

  it('is not sent a second time while its outcome is unknown', async () => {
    collectionGateway.collectionsAnswer = success([activeCollection])
    collectionGateway.deactivationAnswer = failure({ kind: 'no-answer' })
    await deactivate()
    const again = await deactivate()
    expect(!again.ok && again.failure.kind).toBe('unacknowledged')
    expect(collectionGateway.deactivationRequests).toHaveLength(1)
  })
})
