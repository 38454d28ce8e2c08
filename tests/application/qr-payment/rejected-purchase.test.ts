import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationEvent } from '@/domain/shared/operation-status'
import { cents, type Cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { AskForLoanNumber } from '@/application/qr-payment/ask-for-loan-number'
import { CheckRejectedPurchase } from '@/application/qr-payment/check-rejected-purchase'
import { LoadPurchaseLimit } from '@/application/qr-payment/load-purchase-limit'
import { UnfinishedPurchases } from '@/application/qr-payment/unfinished-purchases'
import { shopCreditLineLoanTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { CreditLineOffers } from '@/application/revolving-line/credit-line-offers'
import { creditLineLoanTerms } from '@/application/revolving-line/request-credit-line-loan'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { OperationLog } from '@/application/shared/operation-log'
import type { OperationRecords } from '@/application/shared/operation-records'
import type { OperationStatusAnswer } from '@/application/shared/operation-status.port'
import { sixInstallmentPlan } from '#tests/application/revolving-line/memory-credit-line-gateway'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { createOperationStorage, storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'

const text = 'the code of the bakery'
const amount = cents(500)
const purchase = { customer: martaCustomer, text, amount }
const code = { customer: martaCustomer.taxId, text }
const loanTarget = { customerTaxId: martaCustomer.taxId, target: shopCreditLineLoanTarget(text) }
const revolvingLine = { maxAmount: cents(900), remainingAmount: cents(400), enabled: true }

const hourMilliseconds = 3_600_000

let clock: ManualClock
let records: OperationRecords
let log: OperationLog
let unfinished: UnfinishedPurchases
let sessionGateway: MemorySessionGateway
let isNewLoanOff: boolean

beforeEach(() => {
  clock = new ManualClock()
  ;({ records, log } = createOperationStorage({ clock }))
  unfinished = new UnfinishedPurchases(log)
  sessionGateway = new MemorySessionGateway()
  isNewLoanOff = false
})

/** Stores the loan of a purchase of the given amount, then applies the lender's answer to it. */
function storeLoan(loanAmount: Cents, event?: OperationEvent, reference?: string): OperationRecord {
  const terms = creditLineLoanTerms(sixInstallmentPlan)
  const loan = storeOperation(records, loanTarget, 'sent', { amount: loanAmount, terms })
  return (event && records.applyEvent(loan, event, reference === undefined ? {} : { reference })) ?? loan
}

function checkPurchase() {
  const accountStatus = new LoadAccountStatus(
    sessionGateway,
    createSessionStoreWithMarta(),
    new ManualClock(),
  )
  const offers = new CreditLineOffers({ isSwitchedOff: () => isNewLoanOff })
  const loadLimit = new LoadPurchaseLimit(accountStatus, offers)
  return new CheckRejectedPurchase(unfinished, loadLimit).execute(purchase)
}

describe('a purchase of which a step was rejected', () => {
  beforeEach(() => {
    storeLoan(amount, 'reject')
  })

  it.each([
    ['too little is left', revolvingLine, { kind: 'over-limit', amount, limit: cents(400) }],
    ['the line is off', { ...revolvingLine, enabled: false }, { kind: 'obstacle', obstacle: 'not-enabled' }],
    ['enough is left', { ...revolvingLine, remainingAmount: amount }, undefined],
  ])('is checked again: %s', async (_, line, refusal) => {
    sessionGateway.accountStatusAnswer = success(anAccountStatus({ revolvingLine: line }))
    expect(await checkPurchase()).toEqual(success(refusal))
  })

  it.each([
    ['stops', false, { kind: 'obstacle', obstacle: 'campaign-offer' }],
    ['does not stop', true, undefined],
  ])('an offered line %s it if new loans are switched off: %s', async (_, isOff, refusal) => {
    isNewLoanOff = isOff
    const line = { ...revolvingLine, remainingAmount: amount, campaignMaxAmount: cents(600) }
    sessionGateway.accountStatusAnswer = success(anAccountStatus({ revolvingLine: line }))
    expect(await checkPurchase()).toEqual(success(refusal))
  })

  it('cannot be checked without an answer', async () => {
    sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    expect(await checkPurchase()).toEqual(failure({ kind: 'no-answer' }))
  })

  it.each([
    ['of unknown outcome', undefined, undefined],
    ['that waits', 'confirm', 'loan-1'],
    ['without a number', 'confirm', undefined],
  ] as const)('goes on without a check if it has a loan %s', async (_, event, reference) => {
    storeLoan(amount, event, reference)
    expect(await checkPurchase()).toEqual(success(undefined))
    expect(sessionGateway.receivedCalls).toEqual([])
  })
})

it('a purchase without a rejected step was checked when its code was scanned', async () => {
  expect(await checkPurchase()).toEqual(success(undefined))
  expect(sessionGateway.receivedCalls).toEqual([])
})

describe('a loan that the lender confirmed without its number', () => {
  /** Keys of the operations about which the lender was asked. */
  let askedKeys: string[]

  beforeEach(() => {
    askedKeys = []
  })

  function askForNumber(answer: OperationStatusAnswer): Promise<void> {
    const statuses = {
      status: async (key: string) => {
        askedKeys.push(key)
        return success(answer)
      },
    }
    return new AskForLoanNumber(unfinished, log, statuses).execute(purchase)
  }

  it('is an unfinished purchase, whatever its amount is', () => {
    storeLoan(cents(700), 'confirm')
    expect(unfinished.hasAny(martaCustomer.taxId)).toBe(true)
    expect(unfinished.findAmount(code, amount)).toBe(700)
    expect(unfinished.findUnusedLoan(code)).toBeUndefined()
  })

  it('waits for the shop once the lender says its number', async () => {
    const { idempotencyKey } = storeLoan(amount, 'confirm')
    await askForNumber({ status: 'approved', loanId: 'loan-1' })
    expect(askedKeys).toEqual([idempotencyKey])
    expect(unfinished.findLoanWithoutNumber(code)).toBeUndefined()
    expect(unfinished.findUnusedLoan(code, amount)?.loanNumber).toBe('loan-1')
  })

  it.each(['approved', 'not-found', 'rejected', 'in-process'] as const)(
    'stays confirmed after the answer %s without a number',
    async (status) => {
      storeLoan(amount, 'confirm')
      await askForNumber({ status })
      expect(unfinished.findLoanWithoutNumber(code)?.status).toBe('confirmed')
    },
  )

  it('blocks the code for 48 hours after a late confirmation, however often it is asked about', async () => {
    const loan = storeLoan(amount)
    clock.advance(50 * hourMilliseconds)
    records.applyEvent(loan, 'confirm')
    clock.advance(30 * hourMilliseconds)
    await askForNumber({ status: 'approved' })
    expect(unfinished.hasAny(martaCustomer.taxId)).toBe(true)
    clock.advance(19 * hourMilliseconds)
    expect(askedKeys).toEqual([loan.idempotencyKey])
    expect(unfinished.hasAny(martaCustomer.taxId)).toBe(false)
  })

  it('is not asked about when its number is known', async () => {
    storeLoan(amount, 'confirm', 'loan-1')
    await askForNumber({ status: 'approved', loanId: 'loan-2' })
    expect(askedKeys).toEqual([])
  })
})
