import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { SavedCard } from '@/domain/payments/saved-card'
import { OpenReceipt } from '@/application/payments/open-receipt'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import { storeOperation } from '#tests/support/operations-in'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { PaymentTab, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway, shopPurchaseLoan } from './scripted-payment-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const serverFailure = failure({ kind: 'server-failure' } as const)
const installmentAmount = cents(1_262_500)
const todaysPayment: RegisteredPayment = {
  amount: installmentAmount,
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'pending',
}
const earlierPayment: RegisteredPayment = {
  ...todaysPayment,
  date: calendarDate('2026-10-20'),
  status: 'paid',
}
const finishedLoanPayment: RegisteredPayment = {
  ...earlierPayment,
  loanExternalId: '40100001',
  date: calendarDate('2026-09-20'),
}

let paymentGateway: ScriptedPaymentGateway
let tab: PaymentTab
let queries: ReceiptQueries
let openReceipt: OpenReceipt

beforeEach(() => {
  paymentGateway = new ScriptedPaymentGateway()
  tab = new PaymentTab(paymentGateway)
  queries = new ReceiptQueries(paymentGateway, tab.sessions)
  openReceipt = new OpenReceipt(queries, paymentGateway, tab.loans, tab.operationLog, tab.sessions, tab.clock)
  paymentGateway.registeredPaymentsAnswer = success([earlierPayment, finishedLoanPayment, todaysPayment])
})

/** Stores the record of a payment that Marta made on this device. Returns its idempotency key. */
function storePayment(status: OperationStatus, target = '40128753'): string {
  return storeOperation(tab.records, { customerTaxId: martaCustomer.taxId, target }, status).idempotencyKey
}

async function receiptAddressKeyOf(payment: RegisteredPayment): Promise<string> {
  const listed = await queries.registeredPaymentsWithReceiptKeys()
  const key = listed.ok ? listed.value.find((each) => each.payment === payment)?.key : undefined
  if (key === undefined) throw new Error('It is listed')
  return key
}

describe('the customer’s payments', () => {
  it('are all that the lender registered, latest first, each with its own key', async () => {
    const listed = await queries.registeredPaymentsWithReceiptKeys()
    const keyed = listed.ok ? listed.value : []
    expect(keyed.map(({ payment }) => payment)).toEqual([todaysPayment, earlierPayment, finishedLoanPayment])
    expect(new Set(keyed.map(({ key }) => key)).size).toBe(3)
  })

  it('are unknown without the lender', async () => {
    paymentGateway.registeredPaymentsAnswer = noAnswerFailure
    expect(await queries.registeredPaymentsWithReceiptKeys()).toEqual(noAnswerFailure)
  })

  it('are not given without a session', async () => {
    tab.sessions.closeSession('left')
    expect(await queries.registeredPaymentsWithReceiptKeys()).toEqual(failure({ kind: 'session-ended' }))
    expect(await openReceipt.execute('any')).toEqual(failure({ kind: 'session-ended' }))
  })
})

describe('the receipt of a listed payment', () => {
  it('names the loan of the payment', async () => {
    expect(await openReceipt.execute(await receiptAddressKeyOf(earlierPayment))).toEqual(
      success({
        receipt: {
          amount: installmentAmount,
          date: calendarDate('2026-10-20'),
          status: 'paid',
          method: 'debit-card',
          loanExternalId: '40128753',
          productId: shopPurchaseLoan.productId,
          subproductId: shopPurchaseLoan.subproductId,
          commerceName: shopPurchaseLoan.commerceName,
        },
      }),
    )
  })

  it('has the moment when this device made it', async () => {
    storePayment('confirmed')
    expect(await openReceipt.execute(await receiptAddressKeyOf(todaysPayment))).toMatchObject({
      value: { receipt: { at: tab.clock.now() } },
    })
    expect(await openReceipt.execute(await receiptAddressKeyOf(earlierPayment))).not.toHaveProperty(
      'value.receipt.at',
    )
  })

  it.each(['created', 'redirected', 'sent', 'notReceived', 'rejected'] as const)(
    'has nothing of a payment that this device knows as %s',
    async (status) => {
      storePayment(status)
      expect(await openReceipt.execute(await receiptAddressKeyOf(todaysPayment))).not.toHaveProperty(
        'value.receipt.at',
      )
    },
  )

  it.each([
    [
      'of a loan that is finished',
      async () => openReceipt.execute(await receiptAddressKeyOf(finishedLoanPayment)),
    ],
    [
      'where the loans cannot be read',
      async () => {
        paymentGateway.payableLoansAnswer = noAnswerFailure
        return openReceipt.execute(await receiptAddressKeyOf(earlierPayment))
      },
    ],
  ])("leaves out the loan's values %s", async (_, receipt) => {
    const shown = await receipt()
    expect(shown).toMatchObject({ ok: true, value: { receipt: { amount: installmentAmount } } })
    expect(shown).not.toHaveProperty('value.receipt.productId')
  })

  it('is found by the key of the payment', async () => {
    paymentGateway.payableLoansAnswer = success([
      { ...shopPurchaseLoan, externalId: '40199999' },
      shopPurchaseLoan,
    ])
    expect(await openReceipt.execute(storePayment('confirmed'))).toMatchObject({
      value: {
        receipt: { at: tab.clock.now(), date: todaysPayment.date, productId: shopPurchaseLoan.productId },
      },
    })
  })
})

describe('the receipt of a payment that only this device knows', () => {
  beforeEach(() => {
    paymentGateway.registeredPaymentsAnswer = success([])
  })

  it('is shown as pending, with its loan', async () => {
    storePayment('confirmed')
    tab.clock.advance(1000)
    expect(await openReceipt.execute(storePayment('confirmed'))).toMatchObject({
      value: {
        receipt: { status: 'pending', at: tab.clock.now(), loanExternalId: '40128753', productId: 1 },
      },
    })
  })

  it('is shown when the payments cannot be read', async () => {
    paymentGateway.registeredPaymentsAnswer = noAnswerFailure
    expect(await openReceipt.execute(storePayment('confirmed'))).toMatchObject({
      value: { receipt: { status: 'pending' } },
    })
  })

  it('exists for a loan of which only earlier payments are listed', async () => {
    const { loanExternalId: _, ...ofNoLoan } = earlierPayment
    paymentGateway.registeredPaymentsAnswer = success([ofNoLoan, finishedLoanPayment])
    expect(await openReceipt.execute(storePayment('confirmed', '40100001'))).toMatchObject({
      value: { receipt: { loanExternalId: '40100001', at: tab.clock.now() } },
    })
  })

  it.each(['activeLoansAnswer', 'finishedLoansAnswer'] as const)(
    'exists for a loan that the payment paid off, so that it is no longer payable: %s',
    async (part) => {
      paymentGateway.payableLoansAnswer = success([])
      tab.loans[part] = success([aLoan({ externalId: '40128753' })])
      expect(await openReceipt.execute(storePayment('confirmed'))).toMatchObject({
        value: { receipt: { loanExternalId: '40128753', at: tab.clock.now() } },
      })
    },
  )

  it.each(['created', 'redirected', 'sent', 'notReceived', 'rejected'] as const)(
    'does not exist while the payment is %s',
    async (status) => {
      expect(await openReceipt.execute(storePayment(status))).toEqual(failure({ kind: 'no-receipt' }))
    },
  )

  it('does not exist for another customer on the same device', async () => {
    const key = storePayment('confirmed')
    tab.sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(await openReceipt.execute(key)).toEqual(failure({ kind: 'no-receipt' }))
  })
})

describe('the part of a receipt that comes from the lender’s other lists', () => {
  const card: SavedCard = {
    debitCardId: 'td-1',
    brand: 'visa',
    lastDigits: '4821',
    expiry: { month: 12, year: 2028 },
  }
  const other: SavedCard = { ...card, debitCardId: 'td-2', lastDigits: '7154' }

  function madeWith(cardOrAccountId?: string): string {
    const created = cardOrAccountId === undefined ? {} : { cardOrAccountId }
    return storeOperation(
      tab.records,
      { customerTaxId: martaCustomer.taxId, target: '40128753' },
      'confirmed',
      created,
    ).idempotencyKey
  }

  it.each([
    ['the card that paid', 'td-2', success([card, other]), other],
    ['no card that is not saved any more', 'td-3', success([card, other]), undefined],
    ['no other card of the same short hash', `td-1${'x'.repeat(1_024)}`, success([card, other]), undefined],
    ['no card without a trace of it', undefined, success([card]), undefined],
    ['no card where the lender’s list fails', 'td-1', serverFailure, undefined],
  ])('is %s', async (_, cardOrAccountId, cards, found) => {
    paymentGateway.savedCardsAnswer = cards
    const opened = await openReceipt.execute(madeWith(cardOrAccountId))
    expect(opened.ok && opened.value.card).toEqual(found)
  })

  it('is the next due day of the loan that was paid, not of another', async () => {
    const due = (number: number, day: string) =>
      anInstallment({ number, dueDate: calendarDate(day), status: 'pending' })
    tab.loans.activeLoansAnswer = success([
      aLoan({ externalId: '40199999', installments: [due(2, '2026-12-03')] }),
      aLoan({ externalId: '40128753', installments: [due(5, '2027-01-01')] }),
    ])
    const opened = await openReceipt.execute(await receiptAddressKeyOf(earlierPayment))
    expect(opened.ok && opened.value.nextDue).toMatchObject({ number: 5, dueDate: '2027-01-01' })
  })

  it('is awaited for two seconds', async () => {
    tab.loans.activeLoansAnswer = new Promise(() => undefined)
    const opened = openReceipt.execute(madeWith())
    await waitForQueuedTasks()
    tab.clock.advance(2_000)
    expect(await opened).toMatchObject({ ok: true, value: { receipt: { amount: installmentAmount } } })
  })
})

describe('an unknown key of a receipt', () => {
  it.each([
    ['has no receipt', success([]), success([]), failure({ kind: 'no-receipt' })],
    ['fails as the payments do', noAnswerFailure, serverFailure, noAnswerFailure],
    ['fails as the loans do', success([]), serverFailure, serverFailure],
  ] as const)('%s', async (_, registered, loans, said) => {
    paymentGateway.registeredPaymentsAnswer = registered
    paymentGateway.payableLoansAnswer = loans
    expect(await openReceipt.execute('nothing')).toEqual(said)
  })

  it('fails as the finished loans do', async () => {
    tab.loans.finishedLoansAnswer = serverFailure
    expect(await openReceipt.execute('nothing')).toEqual(serverFailure)
  })
})
