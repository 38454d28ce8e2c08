import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { OperationTerms } from '@/domain/shared/operation-terms'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { storeOperation, createOperationStorage } from '#tests/support/operations-in'

const hourMilliseconds = 3_600_000
const loanTarget = { customerTaxId: '27284561231', target: '40128753' }
const textOfNewerVersion = JSON.stringify({ version: 2, value: { other: 'shape' } })

function createDevice() {
  const clock = new ManualClock()
  const storage = new MemoryStorage()
  return { clock, storage, ...createOperationStorage({ storage, clock }) }
}

describe('the operations of a device', () => {
  it('of every customer are stored for as long as they block', () => {
    const { records, clock } = createDevice()
    expect(records.hasAnyOperation()).toBe(false)
    storeOperation(records, loanTarget, 'confirmed')
    expect(records.hasAnyOperation()).toBe(true)
    clock.advance(48 * hourMilliseconds)
    expect(records.hasAnyOperation()).toBe(false)
  })

  it('write another text when one of them changes', () => {
    const { records } = createDevice()
    expect(records.contentVersion()).toBe('')
    const first = storeOperation(records, loanTarget)
    const second = storeOperation(records, loanTarget, 'confirmed')
    const sent = `${first.idempotencyKey} sent,${second.idempotencyKey} confirmed`
    expect(records.contentVersion()).toBe(sent)
    records.applyEvent(first, 'miss')
    expect(records.contentVersion()).toBe(sent.replace('sent', 'notReceived'))
  })

  it('include those of the same customer on other targets', () => {
    const { records } = createDevice()
    storeOperation(records, loanTarget)
    const other = storeOperation(records, { ...loanTarget, target: '40153318' })
    storeOperation(records, { customerTaxId: '20123456789', target: '40153318' })
    expect(records.operationsOnOtherTargets(loanTarget)).toEqual([other])
  })

  it('are at most the last 200', () => {
    const { records } = createDevice()
    const [first, second] = Array.from({ length: 201 }, () => storeOperation(records, loanTarget, 'created'))
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(200)
    expect(records.find(first?.idempotencyKey ?? '')).toBeUndefined()
    expect(records.find(second?.idempotencyKey ?? '')).toEqual(second)
  })

  it('give a target a fingerprint that differs between devices', () => {
    const [one, other] = [createDevice(), createDevice()]
    storeOperation(other.records, { ...loanTarget, target: 'another' })
    other.storage.remove('operations')
    const [here, there] = [storeOperation(one.records, loanTarget), storeOperation(other.records, loanTarget)]
    expect(here.fingerprint).not.toBe(there.fingerprint)
  })

  it('are not overwritten when a newer release stored them, and are not read', () => {
    const { records, storage } = createDevice()
    expect(records.hasDataOfNewerRelease()).toBe(false)
    storeOperation(records, loanTarget)
    expect(records.hasDataOfNewerRelease()).toBe(false)
    storage.write('operations', textOfNewerVersion)
    expect(records.hasDataOfNewerRelease()).toBe(true)
    storeOperation(records, loanTarget)
    expect(storage.read('operations')).toBe(textOfNewerVersion)
    expect(records.hasAnyOperation()).toBe(false)
  })
})

describe('an operation', () => {
  it('begins unsent, at that moment', () => {
    const { records, clock } = createDevice()
    const created = storeOperation(records, loanTarget, 'created')
    expect(created).toMatchObject({ status: 'created', attempts: 0, at: clock.now() })
  })

  it.each(['send', 'redirect'] as const)('has the moment of its last attempt: %s', (event) => {
    const { records, clock } = createDevice()
    const created = storeOperation(records, loanTarget, 'created')
    clock.advance(hourMilliseconds)
    expect(records.applyEvent(created, event)).toMatchObject({ attempts: 1, at: clock.now() })
  })

  it.each(['confirm', 'reject', 'miss', 'pend'] as const)('has no new attempt by an answer: %s', (event) => {
    const { records, clock } = createDevice()
    const sent = storeOperation(records, loanTarget)
    clock.advance(hourMilliseconds)
    expect(records.applyEvent(sent, event)).toMatchObject({ attempts: 1, at: sent.at })
  })

  it('is acknowledged once, and no other with it', () => {
    const { records } = createDevice()
    const [one, other] = [storeOperation(records, loanTarget), storeOperation(records, loanTarget)]
    for (const each of [one, other]) records.applyEvent(each, 'confirm', { pendingAcknowledgement: true })
    records.markOutcomeSeen(one)
    expect(records.find(one.idempotencyKey)).not.toHaveProperty('pendingAcknowledgement')
    expect(records.find(other.idempotencyKey)).toHaveProperty('pendingAcknowledgement', true)
    const known = records.contentVersion()
    records.markOutcomeSeen(one)
    records.markOutcomeSeen({ idempotencyKey: 'unknown' })
    expect(records.contentVersion()).toBe(known)
  })

  it('takes over what the lender shows now, and no other does', () => {
    const { records } = createDevice()
    const [one, other] = [storeOperation(records, loanTarget), storeOperation(records, loanTarget)]
    const before = { due: cents(700), listed: 3 }
    const pays = { installments: [4], remaining: cents(200) }
    records.updateDebtReportedByLender(one, { before, pays })
    records.updateDebtReportedByLender({ idempotencyKey: 'unknown' }, { before })
    expect(records.operationsOnTarget(loanTarget)).toEqual([other, { ...one, before, pays }])
  })

  it('that was deleted changes for its caller, and is not stored again', async () => {
    const { records, log, storage } = createDevice()
    const forgotten = storeOperation(records, loanTarget)
    storage.remove('operations')
    expect(records.removeLastAttempt(forgotten)).toBeUndefined()
    expect(await log.removeLastAttempt(forgotten)).toBe(forgotten)
    expect(await log.applyEvent(forgotten, 'confirm', { reference: '7001' })).toEqual({
      ...forgotten,
      status: 'confirmed',
      reference: '7001',
    })
    expect(records.hasAnyOperation()).toBe(false)
  })

  it('is stored by the log in its requested form', async () => {
    const { records, log } = createDevice()
    const created = {
      amount: cents(100),
      terms: { kind: 'installment', channel: 'wallet' },
      before: { due: cents(100), listed: 0 },
    } as const
    const opened = await log.createAndApplyEvent(loanTarget, created, 'redirect')
    expect(log.operationsOnTarget(loanTarget)).toEqual([opened])
    expect([opened.status, log.hasAnyOperation(), log.hasDataOfNewerRelease()]).toEqual([
      'redirected',
      true,
      false,
    ])
    expect([log.hasOperationWithLenderNumber('n-1'), log.mayHaveUsedCard(opened, 'td-1')]).toEqual([
      false,
      true,
    ])
    expect(log.contentVersion()).toBe(`${opened.idempotencyKey} redirected`)
    await log.updateDebtReportedByLender(opened, { before: { due: cents(50), listed: 1 } })
    await log.applyEvent(opened, 'confirm', { pendingAcknowledgement: true, reference: 'n-1' })
    expect(log.hasOperationWithLenderNumber('n-1')).toBe(true)
    await log.markOutcomeSeen(opened)
    expect(log.find(opened.idempotencyKey)).toEqual({
      ...opened,
      status: 'confirmed',
      reference: 'n-1',
      before: { due: 50, listed: 1 },
    })
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(1)
  })

  it('is not pending after an error', async () => {
    const { records, log } = createDevice()
    const operation = storeOperation(records, loanTarget)
    const working = log.runMarkedPending(operation, () => Promise.reject(new Error('broken')))
    expect(log.isPendingOnThisPage(operation)).toBe(true)
    await expect(working).rejects.toThrow('broken')
    expect(log.isPendingOnThisPage(operation)).toBe(false)
  })
})

describe('the terms of an operation', () => {
  const plan = { lineId: 'L12', count: 12, amount: cents(500_000) }
  const link = { date: '2026-11-21', maxTerm: 12, maxAmount: 900_000 }
  const every: { readonly [Kind in OperationTerms['kind']]: OperationTerms & { readonly kind: Kind } } = {
    installment: { kind: 'installment', channel: 'credit-card' },
    'line-loan': { kind: 'line-loan', plan },
    'shop-payment': { kind: 'shop-payment', loanId: 'l-1', installments: 6 },
    'refinancing-loan': { kind: 'refinancing-loan', link, plan },
    'down-payment': { kind: 'down-payment', link, loanId: 'l-1' },
    'card-addition': { kind: 'card-addition', externalIds: ['40155604', '40157719'] },
    'card-replacement': { kind: 'card-replacement', newCardId: 'td-2' },
    'collection-joining': { kind: 'collection-joining' },
    'collection-leaving': { kind: 'collection-leaving', joiningId: 'alta-1' },
    'earlier-release': { kind: 'earlier-release' },
  }

  it.each(Object.values(every))('are read as they were stored: $kind', (terms) => {
    const { records } = createDevice()
    const operation = storeOperation(records, loanTarget, 'sent', { terms })
    expect(records.find(operation.idempotencyKey)?.terms).toEqual(terms)
  })

  it.each([
    ['no kind', {}],
    ['another kind', { kind: 'gift' }],
    ['the name of something inherited', { kind: 'constructor' }],
    ['no object', 'installment'],
    ['nothing', null],
    ['loans that are no list', { kind: 'card-addition', externalIds: '40155604' }],
    ['a card that has no name', { kind: 'card-replacement', newCardId: 2 }],
    ['a joining that has no name', { kind: 'collection-leaving', joiningId: 2 }],
    ['another channel', { kind: 'installment', channel: 'cash' }],
    ['a plan without its name', { kind: 'line-loan', plan: { count: 12, amount: 500_000 } }],
    ['half an installment', { ...every['shop-payment'], installments: 0.5 }],
    ['a link without its day', { ...every['down-payment'], link: { maxTerm: 12, maxAmount: 9 } }],
    ['the plan of another kind', { ...every['refinancing-loan'], plan: 'L12' }],
  ])('are dropped with the operation when they are %s', (_, terms) => {
    const { records, storage } = createDevice()
    storeOperation(records, loanTarget)
    const { version, value } = JSON.parse(storage.read('operations') ?? '')
    const all = value.all.map((each: object) => ({ ...each, terms }))
    storage.write('operations', JSON.stringify({ version, value: { ...value, all } }))
    expect(records.hasAnyOperation()).toBe(false)
  })
})
