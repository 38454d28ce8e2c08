import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import { ManualClock } from '#tests/support/manual-clock'
import { FakeBackEndClient, MemoryChangeLogStorage } from '#tests/adapters/fake/fake-back-end-client'

/** An event around one payment, such as a press of the pay button or an answer that is lost. */
type PaymentEvent =
  | 'press'
  | 'reload'
  | 'lose-answer'
  | 'break-connection'
  | 'fail-500'
  | 'charge-and-fail-503'
  | 'charge-and-conflict'
  | 'arrive-late'
  | 'press-twice-at-once'

const answerByFaultEvent: Partial<Record<PaymentEvent, DemoNextCallAnswer>> = {
  'lose-answer': 'lost-answer',
  'break-connection': 'network-error',
  'fail-500': { status: 500, code: 'BOOM' },
  'charge-and-fail-503': { done: { status: 503 } },
  'charge-and-conflict': { done: { status: 409 } },
  'arrive-late': { late: 2 },
}

const paymentEventsArbitrary = fc.array(
  fc.constantFrom<PaymentEvent>(
    'press',
    'reload',
    'lose-answer',
    'break-connection',
    'fail-500',
    'charge-and-fail-503',
    'charge-and-conflict',
    'arrive-late',
    'press-twice-at-once',
  ),
  { maxLength: 12 },
)

/** A customer who repeats a payment with the same idempotency key, also after reloads. */
class InsistentCustomer {
  private readonly changeLogStorage = new MemoryChangeLogStorage()
  private readonly clock = new ManualClock()
  private backEndClient = new FakeBackEndClient({ journal: this.changeLogStorage, clock: this.clock })
  private token = ''

  async logIn(): Promise<void> {
    this.token = await this.backEndClient.logIn('marta')
  }

  async runEvent(event: PaymentEvent): Promise<void> {
    if (event === 'reload')
      this.backEndClient = new FakeBackEndClient({ journal: this.changeLogStorage, clock: this.clock })
    const fault = answerByFaultEvent[event]
    if (fault)
      this.backEndClient.backEnd.changeDemoState({
        next: [{ call: 'payments.payWithSavedCard', answer: fault }],
      })
    if (event === 'press') await this.pressPay()
    if (event === 'press-twice-at-once') await Promise.all([this.pressPay(), this.pressPay()])
  }

  async pressPay(): Promise<unknown> {
    const body = { debitCardId: 'td-51c7a8e0', installmentAmount: 5000 }
    return this.backEndClient
      .post('/debitCard/installmentPaymentDebitCard/40128753', {
        token: this.token,
        idempotencyKey: 'operation',
        body,
      })
      .then(({ json }) => json)
      .catch(() => undefined)
  }

  /** Delivers to the back end the requests that did not arrive because their connection was interrupted. */
  async deliverInterruptedRequests(): Promise<void> {
    await this.backEndClient.backEnd.deliverInterruptedRequests()
  }

  async readAmountDue(): Promise<unknown> {
    return (await this.backEndClient.get('/payments/info/40128753', { token: this.token })).json[
      'finalAmount'
    ]
  }

  async readPaymentStatus(): Promise<unknown> {
    const path = '/payments/status?idempotencyKey=operation'
    return (await this.backEndClient.get(path, { token: this.token })).json['status']
  }

  chargeCount(): number {
    return this.backEndClient.backEnd.countCharges()
  }
}

describe('a payment with one key, whatever fails', () => {
  it(
    'charges at most once, and its state is true',
    async () => {
      await fc.assert(
        fc.asyncProperty(paymentEventsArbitrary, async (happenings) => {
          const customer = new InsistentCustomer()
          await customer.logIn()
          for (const event of happenings) await customer.runEvent(event)
          await customer.deliverInterruptedRequests()
          const charges = customer.chargeCount()
          expect(charges).toBeLessThanOrEqual(1)
          expect(await customer.readAmountDue()).toBe(charges === 1 ? 7625 : 12625)
          expect(await customer.readPaymentStatus()).toBe(charges === 1 ? 'APPROVED' : 'NOT_FOUND')
        }),
        { numRuns: propertyTestCaseCount },
      )
    },
    propertyTestTimeoutMilliseconds,
  )

  it(
    'charges exactly once when the customer retries until an answer arrives',
    async () => {
      await fc.assert(
        fc.asyncProperty(paymentEventsArbitrary, async (happenings) => {
          const customer = new InsistentCustomer()
          await customer.logIn()
          for (const event of happenings) await customer.runEvent(event)
          let answer: unknown
          for (let attempt = 0; attempt <= happenings.length; attempt += 1) answer = await customer.pressPay()
          expect(answer).toMatchObject({ paymentSuccess: true })
          expect(customer.chargeCount()).toBe(1)
          expect(await customer.readAmountDue()).toBe(7625)
        }),
        { numRuns: propertyTestCaseCount },
      )
    },
    propertyTestTimeoutMilliseconds,
  )
})
