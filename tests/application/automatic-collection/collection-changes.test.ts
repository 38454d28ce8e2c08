import { beforeEach, describe, expect, it } from 'vitest'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { CollectionChanges } from '@/application/automatic-collection/collection-changes'
import type { OperationRecords } from '@/application/shared/operation-records'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { createExactlyOnceService } from '#tests/support/operations-in'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/people'
import { createSessionStore } from '#tests/support/sessions-in'

const externalId = '40128753'
const { taxId } = martaCustomer
const change = { owner: { by: 'session', taxId }, externalId, acknowledgedKeys: [] } as const
const proof = { by: 'password', password: 'cuota2026' } as const
const checked = {
  checkId: 'cuenta-1',
  account: { kind: 'cbu', lastDigits: '1869', bank: 'Banco Uno' },
  holder: 'Mar··· Gim···',
} as const
const otherAccount = {
  ...checked,
  checkId: 'cuenta-2',
  account: { kind: 'cvu', lastDigits: '6076' },
} as const

const available: AutomaticLoanCollection = {
  externalId,
  toCollect: [{ number: 5, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }],
  past: [],
}
const active: AutomaticLoanCollection = { ...available, active: { joiningId: 'alta-1' } }

let lender: MemoryAutomaticCollectionGateway
let changes: CollectionChanges
let records: OperationRecords

beforeEach(() => {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  const engine = createExactlyOnceService(sessions)
  lender = new MemoryAutomaticCollectionGateway()
  lender.answer = success([available])
  records = engine.records
  changes = new CollectionChanges(engine.exactlyOnce, lender, engine.log)
})

function join(account: typeof checked | typeof otherAccount = checked) {
  return changes.activateCollection({ ...change, checked: account, proof })
}

function leave() {
  return changes.deactivateCollection({ ...change, joiningId: 'alta-1' })
}

/** Records that the lender reported that the change with an unknown outcome never arrived. */
function neverArrived(): void {
  const unknown = changes.findChangeOfUnknownOutcome(change)
  if (unknown) records.applyEvent(unknown, 'miss')
}

describe('joining automatic collection', () => {
  it('sends the checked account and the proof, and returns the number of the enrolment', async () => {
    const joined = await join()
    expect(joined.ok && joined.value.outcome).toEqual({ kind: 'confirmed', reference: 'alta-1' })
    expect(lender.joinings).toMatchObject([{ externalId, checkId: 'cuenta-1', proof, owner: change.owner }])
  })

  it('stores neither the account nor the proof', async () => {
    lender.joined = failure({ kind: 'no-answer' })
    await join()
    const stored = JSON.stringify(changes.findChangeOfUnknownOutcome(change))
    expect(stored).toContain('collection-joining')
    expect(stored).not.toMatch(/1869|Banco|cuota2026|cuenta-1|Gim/)
  })

  it.each([
    ['is collected already', success([active]), { kind: 'already-so' }],
    ['has nothing to collect', success([{ ...available, toCollect: [] }]), { kind: 'not-available' }],
    ['is not one that can be', success([]), { kind: 'not-available' }],
    [
      'is unknown',
      failure({ kind: 'no-answer' as const }),
      { kind: 'not-known', failure: { kind: 'no-answer' } },
    ],
  ])('sends nothing for a loan that %s', async (_, answer, blocker) => {
    lender.answer = answer
    const joined = await join()
    expect(joined).toEqual(failure(blocker))
    expect(lender.joinings).toEqual([])
  })

  it('is not sent again while its outcome is unknown', async () => {
    lender.joined = failure({ kind: 'no-answer' })
    await join()
    const again = await join()
    expect(!again.ok && again.failure.kind).toBe('unacknowledged')
    expect(lender.joinings).toHaveLength(1)
  })

  it('is sent again with its key when it never arrived, from the same account only', async () => {
    lender.joined = failure({ kind: 'no-answer' })
    await join()
    neverArrived()
    const other = await join(otherAccount)
    expect(!other.ok && other.failure.kind).toBe('other-card')
    await join()
    expect(new Set(lender.joinings.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(lender.joinings.map(({ checkId }) => checkId)).toEqual(['cuenta-1', 'cuenta-1'])
  })

  it('is not sent during a leaving with an unknown outcome, which could end it', async () => {
    lender.answer = success([active])
    lender.left = failure({ kind: 'no-answer' })
    await leave()
    lender.answer = success([available])
    const joined = await join()
    expect(!joined.ok && joined.failure.kind).toBe('unacknowledged')
    expect(lender.joinings).toEqual([])
  })

  it('is sent after a leaving that was made', async () => {
    lender.answer = success([active])
    await leave()
    lender.answer = success([available])
    await join()
    expect(lender.joinings).toHaveLength(1)
  })
})

describe('leaving automatic collection', () => {
  it('names the enrolment that the customer saw', async () => {
    lender.answer = success([active])
    const left = await leave()
    expect(left.ok && left.value.outcome).toEqual({ kind: 'confirmed', reference: 'baja-1' })
    expect(lender.leavings).toMatchObject([{ externalId, joiningId: 'alta-1' }])
  })

  it('sends nothing for a loan that is not collected any more', async () => {
    expect(await leave()).toEqual(failure({ kind: 'already-so' }))
    expect(lender.leavings).toEqual([])
  })

  it('is also sent while the outcome of a joining is unknown', async () => {
    lender.joined = failure({ kind: 'no-answer' })
    await join()
    lender.answer = success([active])
    const left = await leave()
    expect(left.ok && left.value.outcome.kind).toBe('confirmed')
  })

  it('is not sent a second time while its outcome is unknown', async () => {
    lender.answer = success([active])
    lender.left = failure({ kind: 'no-answer' })
    await leave()
    const again = await leave()
    expect(!again.ok && again.failure.kind).toBe('unacknowledged')
    expect(lender.leavings).toHaveLength(1)
  })
})
