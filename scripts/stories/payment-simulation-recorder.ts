import type { BrowserContext, Page, Request } from 'playwright'

/**
 * What a page says about a payment, and the idempotency key of the last charge that the page sent or
 * asked the lender about.
 */
interface ShownChargeOutcome {
  readonly outcome: 'charged' | 'nothing charged'
  readonly screenText: string
  /** Amount of the payment that the screen shows, in pesos. Undefined if the screen shows no amount. */
  readonly amount: number | undefined
  readonly idempotencyKey: string | undefined
}

interface SentChargeRequest {
  readonly idempotencyKey: string
  /** Amount of the charge that the portal requested, in pesos. */
  readonly amount: number
}

const chargePathPattern = /\/debitCard\/installmentPaymentDebitCard\//

/**
 * Records, while a payment simulation (a random sequence of actions and faults) runs in browser pages, which
 * charges the pages ask the lender to make, and what the pages say about payments.
 */
export class PaymentSimulationRecorder {
  readonly sentCharges = new Map<string, SentChargeRequest>()
  readonly shownOutcomes: ShownChargeOutcome[] = []
  /** Number of times that the customer saw an earlier payment and decided to pay again. */
  payAgainDecisionCount = 0
  private readonly lastKeys = new WeakMap<Page, string>()

  recordRequestsOfBrowserContext(context: BrowserContext): void {
    context.on('request', (request) => this.notice(request))
  }

  recordShownChargeOutcome(page: Page, said: Omit<ShownChargeOutcome, 'idempotencyKey'>): void {
    const idempotencyKey = this.lastKeys.get(page)
    const isKnown = this.shownOutcomes.some(
      (each) => each.screenText === said.screenText && each.idempotencyKey === idempotencyKey,
    )
    if (!isKnown) this.shownOutcomes.push({ ...said, idempotencyKey })
  }

  private notice(request: Request): void {
    const asked = new URL(request.url()).searchParams.get('idempotencyKey')
    if (asked !== null) this.lastKeys.set(request.frame().page(), asked)
    if (request.method() !== 'POST' || !chargePathPattern.test(request.url())) return
    const idempotencyKey = request.headers()['idempotency-key'] ?? ''
    const body: unknown = JSON.parse(request.postData() ?? '{}')
    this.sentCharges.set(idempotencyKey, {
      idempotencyKey,
      amount: Number(Object(body)['installmentAmount']),
    })
    this.lastKeys.set(request.frame().page(), idempotencyKey)
  }
}
