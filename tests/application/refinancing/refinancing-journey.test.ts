import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { createOperationStorage, storeOperation } from '#tests/support/operations-in'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'

const ramonasLinkHash = btoa('27169088336|18|260000.00|2026-11-21')
const juliosLinkHash = btoa('20230156493|18|40000.00|2026-11-21')
const proposal = { customerName: 'Ramona Paredes', refinancingAmount: cents(100), debtAmount: cents(50) }
const createdLoan = { loanId: 'n-1', plan: { lineId: 'lr-3', count: 3, amount: cents(40) } }
const identityCheckReference = { transactionId: 'tx', externalId: 'check-1' }
const linkTarget = { customerTaxId: '27169088336', target: 'refinancing-down-payment' }
const enteredCard = {
  number: '4517650012344821',
  holder: 'Ramona Paredes',
  expiry: '12/39',
  securityCode: '123',
  dni: '16908833',
}

let storage: MemoryStorage
let sharedStorage: MemoryStorage
let clock: ManualClock
let journey: RefinancingJourney

beforeEach(() => {
  storage = new MemoryStorage()
  sharedStorage = new MemoryStorage()
  clock = new ManualClock()
  journey = createJourneyInTab(storage)
})

/**
 * Returns the refinancing journey of a browser tab whose own storage is `tab`. All tabs share a second
 * storage.
 */
function createJourneyInTab(tab: MemoryStorage): RefinancingJourney {
  return new RefinancingJourney(
    new StoredRefinancingProgress(tab, sharedStorage, createSessionStore()),
    createSessionStore(),
    clock,
  )
}

function reachCardStep(): void {
  journey.openLink(ramonasLinkHash)
  journey.updateProgress({ proposal })
  journey.saveCreatedLoan(createdLoan)
  journey.endIdentityCheck(identityCheckReference)
}

describe('the stored refinancing of a tab', () => {
  it('continues after a reload, but without the card', () => {
    reachCardStep()
    journey.enteredCard.save(enteredCard)
    expect(journey.findStepToCompleteFirst('summary')).toBeUndefined()
    expect(createJourneyInTab(storage).findStepToCompleteFirst('summary')).toBe('card')
  })

  it('belongs to the last link that was opened', () => {
    reachCardStep()
    journey.enteredCard.save(enteredCard)
    journey.openLink(juliosLinkHash)
    expect(journey.progress()).toEqual({ hash: juliosLinkHash })
    expect(journey.enteredCard.typedCard()).toBeUndefined()
  })

  it.each([
    ['a proposal', () => journey.updateProgress({ proposal })],
    ['a new loan', () => journey.saveCreatedLoan(createdLoan)],
    ['the start of a check', () => journey.recordStartedIdentityCheck('check-1')],
    ['the end of a check', () => journey.endIdentityCheck(identityCheckReference)],
    ['a payment', () => journey.markDownPaymentPaid()],
  ])('ignores %s that arrives when it is over', (_, come) => {
    journey.openLink(ramonasLinkHash)
    journey.forget()
    come()
    expect([
      journey.progress(),
      storage.read('refinancing'),
      sharedStorage.read('refinancingReturn'),
    ]).toEqual([{}, undefined, undefined])
  })

  it('continues when the same link is opened again', () => {
    reachCardStep()
    journey.openLink(ramonasLinkHash)
    expect(journey.progress().created).toEqual(createdLoan)
  })

  it.each(['', 'AAAA', 'A'.repeat(10_000)])('stores nothing for an address that is no link', (hash) => {
    journey.openLink(hash)
    expect([journey.openedLink(), JSON.stringify(journey.progress()).includes('AAAA')]).toEqual([
      'unreadable',
      false,
    ])
  })

  it('leads to its first screen from every step once its link is over', () => {
    reachCardStep()
    clock.set(Date.parse('2026-11-21T21:00:00-03:00'))
    expect(
      (['plan', 'selfie', 'card', 'summary'] as const).map((step) => journey.findStepToCompleteFirst(step)),
    ).toEqual(Array.from({ length: 4 }, () => 'home'))
  })

  it('still shows its result once its link is over', () => {
    reachCardStep()
    journey.markDownPaymentPaid()
    clock.set(Date.parse('2026-11-21T22:00:00-03:00'))
    expect(journey.findStepToCompleteFirst('result')).toBeUndefined()
  })

  it('has the first due date of its own loan only', () => {
    reachCardStep()
    const firstDueDate = calendarDate('2027-01-10')
    journey.updateProgress({ firstDueDate })
    journey.saveCreatedLoan(createdLoan)
    expect(journey.progress().firstDueDate).toBe(firstDueDate)
    journey.saveCreatedLoan({ ...createdLoan, loanId: 'n-2' })
    expect(journey.progress()).not.toHaveProperty('firstDueDate')
  })

  it('needs another selfie after another plan, not after the same one', () => {
    reachCardStep()
    journey.saveCreatedLoan(createdLoan)
    expect(journey.progress().validatedBy).toEqual(identityCheckReference)
    journey.saveCreatedLoan({ ...createdLoan, loanId: 'n-2' })
    expect(journey.findStepToCompleteFirst('card')).toBe('selfie')
  })

  it('has neither its loan nor the check for it once the loan can no longer be paid', () => {
    reachCardStep()
    journey.updateProgress({ firstDueDate: calendarDate('2027-01-10') })
    journey.discardLoan('n-2')
    expect(journey.progress().created).toEqual(createdLoan)
    journey.discardLoan('n-1')
    expect(journey.progress()).toEqual({ hash: ramonasLinkHash, proposal })
  })

  it('is open again once the customer goes on with what the lender proposes after a payment', () => {
    reachCardStep()
    journey.markDownPaymentPaid()
    expect(journey.findStepToCompleteFirst('plan')).toBe('result')
    journey.saveProposal(proposal, [])
    expect(journey.findStepToCompleteFirst('plan')).toBeUndefined()
  })

  it('does not have the loan that was paid once the customer goes on with another proposal', () => {
    reachCardStep()
    journey.saveProposal(proposal, [])
    expect(journey.progress().created).toEqual(createdLoan)
    journey.markDownPaymentPaid()
    journey.saveProposal(proposal, [])
    expect(journey.progress()).toEqual({ hash: ramonasLinkHash, proposal, acknowledgedPaymentKeys: [] })
  })

  it('has the keys of the payments that the last offer showed, also after a reload', () => {
    reachCardStep()
    expect(journey.acknowledgedPaymentKeys()).toEqual([])
    const payment = storeOperation(createOperationStorage().records, linkTarget, 'confirmed')
    journey.saveProposal(proposal, [payment])
    expect(createJourneyInTab(storage).acknowledgedPaymentKeys()).toEqual([payment.idempotencyKey])
    journey.saveProposal(proposal, [])
    expect(journey.acknowledgedPaymentKeys()).toEqual([])
  })

  it('accepts no check other than the one this tab left for', () => {
    reachCardStep()
    journey.recordStartedIdentityCheck('check-1')
    journey.storeReturnedIdentityCheck({ transactionId: 'tx', externalId: 'check-of-another' })
    expect(journey.progress().check).toBe('unreadable')
    journey.storeReturnedIdentityCheck(identityCheckReference)
    expect(journey.progress().check).toEqual(identityCheckReference)
  })

  it('deletes the data of the check when it ends', () => {
    reachCardStep()
    journey.recordStartedIdentityCheck('check-1')
    journey.storeReturnedIdentityCheck(identityCheckReference)
    journey.endIdentityCheck(identityCheckReference)
    expect(Object.keys(journey.progress()).toSorted()).toEqual(['created', 'hash', 'proposal', 'validatedBy'])
  })

  it('accepts no check when none began', () => {
    journey.openLink(ramonasLinkHash)
    journey.saveCreatedLoan(createdLoan)
    journey.storeReturnedIdentityCheck(identityCheckReference)
    expect(journey.progress().check).toBe('unreadable')
  })

  it('leaves nothing when it is forgotten', () => {
    reachCardStep()
    journey.recordStartedIdentityCheck('check-1')
    journey.forget()
    expect([storage.read('refinancing'), sharedStorage.read('refinancingReturn')]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a return from the provider in another tab', () => {
  let other: RefinancingJourney

  beforeEach(() => {
    journey.openLink(ramonasLinkHash)
    journey.updateProgress({ proposal })
    journey.saveCreatedLoan(createdLoan)
    journey.recordStartedIdentityCheck('check-1')
    other = createJourneyInTab(new MemoryStorage())
  })

  it('continues where the customer left', () => {
    other.storeReturnedIdentityCheck(identityCheckReference)
    expect(other.progress()).toMatchObject({
      hash: ramonasLinkHash,
      proposal,
      created: createdLoan,
      check: identityCheckReference,
    })
  })

  it('leaves nothing stored, whatever it brings', () => {
    other.storeReturnedIdentityCheck('unreadable')
    expect(sharedStorage.read('refinancingReturn')).toBeUndefined()
    expect(other.progress()).toEqual({ check: 'unreadable' })
  })

  it('works for 30 minutes', () => {
    clock.advance(30 * 60_000 - 1)
    other.storeReturnedIdentityCheck(identityCheckReference)
    expect(other.progress().check).toEqual(identityCheckReference)
  })

  it('is too late after 30 minutes', () => {
    clock.advance(30 * 60_000)
    other.storeReturnedIdentityCheck(identityCheckReference)
    expect(other.progress()).toEqual({ check: 'unreadable' })
    expect(sharedStorage.read('refinancingReturn')).toBeUndefined()
  })

  it('needs the same check', () => {
    other.storeReturnedIdentityCheck({ transactionId: 'tx', externalId: 'check-of-another' })
    expect(other.progress()).toEqual({ check: 'unreadable' })
  })

  it('does not replace another link', () => {
    other.openLink(juliosLinkHash)
    other.storeReturnedIdentityCheck(identityCheckReference)
    expect(other.progress()).toEqual({ hash: juliosLinkHash, check: 'unreadable' })
  })
})
