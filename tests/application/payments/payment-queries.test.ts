import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import { martaCustomer, raulCustomer } from '#tests/support/test-customers'
import { PaymentTab, waitForQueuedTasks } from './a-tab'
import {
  ScriptedPaymentGateway,
  fourthInstallment,
  shopPurchaseLoan,
  savedVisaCard,
} from './scripted-payment-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const creditLineLoan = { ...shopPurchaseLoan, externalId: '40190001', productId: 46 }

/** Payment gateway that records its calls, and never answers the request for payable loans. */
class UnansweredLoansGateway extends ScriptedPaymentGateway {
  private readonly calledMethods: string[] = []

  get receivedCalls(): readonly string[] {
    return this.calledMethods.toSorted()
  }

  override payableLoans(): Promise<never> {
    this.calledMethods.push('loans')
    return new Promise(() => undefined)
  }

  override dueItems(): ReturnType<ScriptedPaymentGateway['dueItems']> {
    this.calledMethods.push('due')
    return super.dueItems()
  }

  override paymentMethods(): ReturnType<ScriptedPaymentGateway['paymentMethods']> {
    this.calledMethods.push('methods')
    return super.paymentMethods()
  }

  override paymentsForDuplicateCheck(): ReturnType<ScriptedPaymentGateway['paymentsForDuplicateCheck']> {
    this.calledMethods.push('payments')
    return super.paymentsForDuplicateCheck()
  }
}

describe('the payment options of a loan', () => {
  it("come with its payment method and the lender's current state", async () => {
    expect(await new PaymentTab(new ScriptedPaymentGateway()).queries.paymentSummary('40128753')).toEqual(
      success({
        customerTaxId: martaCustomer.taxId,
        loan: shopPurchaseLoan,
        isOnlyLoan: true,
        debt: { kind: 'loan', externalId: '40128753' },
        methods: [
          { method: 'debit-card', description: 'Tarjeta de débito' },
          { method: 'cvu', description: 'Transferencia a tu CVU' },
        ],
        suggestedCard: savedVisaCard,
        payments: [],
        automaticCollections: [],
        dueItems: [fourthInstallment],
      }),
    )
  })

  it('are requested all at once when the lender listed the loan for the customer a moment ago', async () => {
    const gateway = new UnansweredLoansGateway()
    const tab = new PaymentTab(gateway)
    tab.activeLoansListedByLender.add(martaCustomer.taxId, [shopPurchaseLoan])
    void tab.queries.paymentSummary('40128753')
    await waitForQueuedTasks()
    expect(gateway.receivedCalls).toEqual(['due', 'loans', 'methods', 'payments'])
    expect(tab.loans.receivedCalls).toHaveLength(1)
  })

  it.each([
    ['that was not listed', '40116602'],
    ['of another customer', '40128753'],
  ])('are not requested for a loan %s before it is known to be the customer’s', async (_, externalId) => {
    const gateway = new UnansweredLoansGateway()
    const tab = new PaymentTab(gateway)
    tab.activeLoansListedByLender.add(raulCustomer.taxId, [shopPurchaseLoan])
    void tab.queries.paymentSummary(externalId)
    await waitForQueuedTasks()
    expect(gateway.receivedCalls).toEqual(['loans'])
    expect(tab.loans.receivedCalls).toEqual([])
  })

  it("are requested as a line's when the listed loan is a line", async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([creditLineLoan])
    const tab = new PaymentTab(gateway)
    tab.activeLoansListedByLender.add(martaCustomer.taxId, [creditLineLoan])
    expect(await tab.queries.paymentSummary('40190001')).toMatchObject({ value: { debt: { kind: 'line' } } })
  })

  it('are those of the requested loan, among several', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([creditLineLoan, shopPurchaseLoan])
    expect(await new PaymentTab(gateway).queries.paymentSummary('40128753')).toMatchObject({
      value: { loan: shopPurchaseLoan, isOnlyLoan: false },
    })
  })

  it("are empty for another customer's loan", async () => {
    const summary = await new PaymentTab(new ScriptedPaymentGateway()).queries.paymentSummary('40116602')
    expect(summary).toEqual(failure({ kind: 'not-payable' }))
  })

  it('are not given without a session', async () => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    tab.sessions.closeSession('left')
    expect(await tab.queries.paymentSummary('40128753')).toEqual(failure({ kind: 'session-ended' }))
  })

  it.each([
    ['the loans', 'payableLoansAnswer'],
    ['the amount due', 'amountDueAnswer'],
    ['the list of payments', 'registeredPaymentsAnswer'],
    ['the payment methods', 'paymentMethodsAnswer'],
  ] as const)('are not given without %s', async (_, part) => {
    const gateway = new ScriptedPaymentGateway()
    gateway[part] = noAnswerFailure
    expect(await new PaymentTab(gateway).queries.paymentSummary('40128753')).toEqual(noAnswerFailure)
  })

  it('of a revolving line are a debt of its own kind', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([creditLineLoan])
    gateway.amountDueAnswer = success([{ ...fourthInstallment, amount: cents(1) }])
    expect(await new PaymentTab(gateway).queries.paymentSummary('40190001')).toMatchObject({
      value: { debt: { kind: 'line', externalId: '40190001' } },
    })
  })
})

describe('the earlier payments of an installment', () => {
  const partPaid = anInstallment({ number: 4, status: 'partial', paidAmount: cents(737_500) })
  const owned = aLoan({ externalId: '40128753', installments: [partPaid] })
  const another = aLoan({ externalId: '40199999' })

  async function dueOf(tab: PaymentTab, externalId = '40128753') {
    const summary = await tab.queries.paymentSummary(externalId)
    return summary.ok ? summary.value.dueItems : summary
  }

  it('come with the amount due of its loan', async () => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    tab.loans.activeLoansAnswer = success([another, owned])
    expect(await dueOf(tab)).toEqual([{ ...fourthInstallment, paidAmount: 737_500 }])
  })

  it.each([
    ['the loans cannot be read', noAnswerFailure],
    ['the loan is not among them', success([another])],
  ])('are left out when %s', async (_, active) => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    tab.loans.activeLoansAnswer = active
    expect(await dueOf(tab)).toEqual([fourthInstallment])
  })

  it('are not requested for a revolving line', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([creditLineLoan])
    const tab = new PaymentTab(gateway)
    tab.loans.activeLoansAnswer = success([{ ...owned, externalId: '40190001' }])
    expect(await dueOf(tab, '40190001')).toEqual([fourthInstallment])
    expect(tab.loans.receivedCalls).toEqual([])
  })

  it('are awaited for two seconds at most', async () => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    tab.loans.activeLoansAnswer = new Promise(() => undefined)
    let isShown = false
    const asking = dueOf(tab).then((due) => {
      isShown = true
      return due
    })
    await waitForQueuedTasks()
    tab.clock.advance(1_999)
    await waitForQueuedTasks()
    expect(isShown).toBe(false)
    tab.clock.advance(1)
    expect(await asking).toEqual([fourthInstallment])
  })
})
