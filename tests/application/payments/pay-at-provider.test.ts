import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  CreditCardPaymentLink,
  ProviderPaymentFailure,
} from '@/application/payments/pay-on-provider-page'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { SeparateProcessTabStorage } from '#tests/support/memory-storage'
import { raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { PaymentTab, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment } from './scripted-payment-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const changedAmountDueAnswer = success([{ ...fourthInstallment, amount: cents(1) }])

let paymentGateway: ScriptedPaymentGateway
let tab: PaymentTab

beforeEach(() => {
  paymentGateway = new ScriptedPaymentGateway()
  tab = new PaymentTab(paymentGateway)
})

describe('a payment with the wallet', () => {
  const leftFailure = failure({ kind: 'not-sent', why: { kind: 'left' } } as const)

  function createLeavableScreen() {
    const screen = new AbortController()
    return { leftScreen: screen.signal, leave: () => screen.abort() }
  }

  function start(leftScreen: AbortSignal) {
    return tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment, leftScreen)
  }

  it('carries the amount, the loan and the customer, and is stored as redirected', async () => {
    expect(await tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment)).toEqual(
      success('https://billetera.example/pagar'),
    )
    const { customerTaxId: onBehalfOf, amount } = exampleInstallmentPayment
    expect(paymentGateway.walletPayments).toEqual([{ loanExternalId: '40128753', amount, onBehalfOf }])
    const terms = { kind: 'installment', channel: 'wallet' }
    expect(tab.lastStoredPayment()).toMatchObject({ amount, terms, status: 'redirected' })
  })

  it.each([
    ['gives no address', success(undefined), false],
    ['refuses', failure({ kind: 'server-failure' } as const), false],
    ['has had too many requests', failure({ kind: 'server-failure', tooManyRequests: {} } as const), false],
    [
      'is not asked, because nothing could be sent',
      failure({ kind: 'no-answer', isUnsent: true } as const),
      false,
    ],
    ['refuses because the session is over', failure({ kind: 'session-ended' } as const), false],
    ['does not answer', noAnswerFailure, true],
    ['fails', failure({ kind: 'server-failure', mayBeDone: true } as const), true],
    ['cannot be read', failure({ kind: 'unreadable', reference: 'c-1' } as const), true],
  ] as const)('that %s leads nowhere', async (_, answer, wasStarted) => {
    paymentGateway.walletPaymentAnswer = answer
    const led = await tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment)
    const idempotencyKey = tab.lastStoredPayment()?.idempotencyKey
    expect(idempotencyKey).toBeDefined()
    expect(led).toEqual(failure({ kind: 'no-address', wasStarted, idempotencyKey }))
    expect(tab.lastStoredPayment()?.status).toBe(wasStarted ? 'redirected' : 'rejected')
  })

  it('is not requested when the precondition refuses it', async () => {
    paymentGateway.amountDueAnswer = changedAmountDueAnswer
    expect(await tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment)).toEqual(
      failure({ kind: 'not-sent', why: { kind: 'due-changed' } }),
    )
    expect(paymentGateway.walletPayments).toEqual([])
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  it('is not requested once the customer has left the screen', async () => {
    const { leftScreen, leave } = createLeavableScreen()
    leave()
    expect(await start(leftScreen)).toEqual(leftFailure)
    expect(paymentGateway.walletPayments).toEqual([])
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  it('does not block another payment once the customer leaves before the address arrives', async () => {
    paymentGateway.startWalletPayment = () => new Promise(() => undefined)
    const { leftScreen, leave } = createLeavableScreen()
    const started = start(leftScreen)
    await waitForQueuedTasks()
    expect(tab.lastStoredPayment()?.status).toBe('redirected')
    leave()
    expect(await started).toEqual(leftFailure)
    expect(tab.lastStoredPayment()?.status).toBe('rejected')
  })

  it('does not block another payment when its address arrives after the customer has left', async () => {
    const address = new ManuallyResolvedAnswer<Result<string, never>>()
    paymentGateway.startWalletPayment = () => address.promise
    const { leftScreen, leave } = createLeavableScreen()
    const started = start(leftScreen)
    await waitForQueuedTasks()
    address.resolveWith(success('https://billetera.example/pagar'))
    leave()
    expect(await started).toEqual(leftFailure)
    expect(tab.lastStoredPayment()?.status).toBe('rejected')
  })

  it('stays stored as redirected when the customer leaves for its page', async () => {
    const { leftScreen, leave } = createLeavableScreen()
    expect(await start(leftScreen)).toEqual(success('https://billetera.example/pagar'))
    leave()
    await waitForQueuedTasks()
    expect(tab.lastStoredPayment()?.status).toBe('redirected')
  })
})

describe('a credit card link', () => {
  function prepare(): Promise<Result<CreditCardPaymentLink, ProviderPaymentFailure>> {
    return tab.payOnProviderPage.creditCardPaymentLink(exampleInstallmentPayment)
  }

  async function prepared(): Promise<CreditCardPaymentLink> {
    const link = await prepare()
    if (!link.ok) throw new Error('There is a link')
    return link.value
  }

  it("is prepared with the lender's current terms, and nothing is stored before the customer follows it", async () => {
    const preparedAt = tab.clock.now()
    expect(await prepare()).toEqual(
      success({
        address: 'https://tarjeta.example/pagar',
        loanSnapshot: { dueItems: [fourthInstallment], payments: [], automaticCollections: [] },
        preparedAt,
      }),
    )
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  it.each([
    ['there is none', success(undefined)],
    ['the lender does not answer', noAnswerFailure],
  ])('does not exist when %s', async (_, answer) => {
    paymentGateway.creditCardLinkAnswer = answer
    expect(await prepare()).toEqual(failure({ kind: 'no-address', wasStarted: false }))
  })

  it('is not prepared when the payment is not allowed', async () => {
    paymentGateway.amountDueAnswer = changedAmountDueAnswer
    expect(await prepare()).toEqual(failure({ kind: 'not-sent', why: { kind: 'due-changed' } }))
  })

  it.each([
    [0, true],
    [29_999, true],
    [30_000, false],
    [-29_999, true],
    [-30_000, false],
  ])('can be followed %i ms after: %s', async (milliseconds, isFollowed) => {
    const link = await prepared()
    tab.clock.set(tab.clock.now() + milliseconds)
    expect(tab.payOnProviderPage.recordRedirectIfAllowed(exampleInstallmentPayment, link)).toBe(isFollowed)
    await waitForQueuedTasks()
    const { status, terms } = tab.lastStoredPayment() ?? {}
    expect(status).toBe(isFollowed ? 'redirected' : undefined)
    expect(terms).toEqual(isFollowed ? { kind: 'installment', channel: 'credit-card' } : undefined)
  })

  it('cannot be followed when another customer is signed in by now', async () => {
    const link = await prepared()
    tab.sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(tab.payOnProviderPage.recordRedirectIfAllowed(exampleInstallmentPayment, link)).toBe(false)
    await waitForQueuedTasks()
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  describe('with a newer release in another tab, whose data this release cannot read', () => {
    const newer = JSON.stringify({ version: 99, value: { other: 'shape' } })

    async function storeNewer(): Promise<void> {
      new SeparateProcessTabStorage(tab.browser.localStorageContent).write('operations', newer)
      await waitForQueuedTasks()
    }

    it('is not prepared', async () => {
      await storeNewer()
      expect(await prepare()).toEqual(failure({ kind: 'not-sent', why: { kind: 'newer-release' } }))
    })

    it('cannot be followed, because the operation could not be stored', async () => {
      const link = await prepared()
      await storeNewer()
      expect(tab.payOnProviderPage.recordRedirectIfAllowed(exampleInstallmentPayment, link)).toBe(false)
      await waitForQueuedTasks()
      expect(tab.browser.localStorageContent.textsByKey.get('operations')).toBe(newer)
    })
  })

  it('is not prepared when another customer is signed in by now', async () => {
    tab.sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(await prepare()).toEqual(failure({ kind: 'not-sent', why: { kind: 'other-customer' } }))
  })
})
