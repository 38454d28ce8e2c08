import type { BrowserContext, Page, Request } from 'playwright'

/** What a page says about a payment, and the key of the last charge that the page sent or asked about. */
export interface ShownPaymentStatement {
  readonly what: 'charged' | 'nothing charged'
  readonly words: string
  /** Amount that the screen shows, in pesos; undefined if it shows none. */
  readonly amount: number | undefined
  readonly key: string | undefined
}

export interface SentCharge {
  readonly key: string
  /** Amount that was to be charged, in pesos. */
  readonly amount: number
}

const chargeCall = /\/debitCard\/installmentPaymentDebitCard\//

/** Records what the pages of a story send to the lender and what they show. */
export class StoryRecorder {
  readonly sent = new Map<string, SentCharge>()
  readonly statements: ShownPaymentStatement[] = []
  /** How often the customer saw an earlier payment and decided to pay once more. */
  decisions = 0
  private readonly lastKeys = new WeakMap<Page, string>()

  recordRequestsOf(context: BrowserContext): void {
    context.on('request', (request) => this.notice(request))
  }

  recordPaymentStatement(page: Page, said: Omit<ShownPaymentStatement, 'key'>): void {
    const key = this.lastKeys.get(page)
    const isKnown = this.statements.some((each) => each.words === said.words && each.key === key)
    if (!isKnown) this.statements.push({ ...said, key })
  }

  private notice(request: Request): void {
    const asked = new URL(request.url()).searchParams.get('idempotencyKey')
    if (asked !== null) this.lastKeys.set(request.frame().page(), asked)
    if (request.method() !== 'POST' || !chargeCall.test(request.url())) return
    const key = request.headers()['idempotency-key'] ?? ''
    const body: unknown = JSON.parse(request.postData() ?? '{}')
    this.sent.set(key, { key, amount: Number(Object(body)['installmentAmount']) })
    this.lastKeys.set(request.frame().page(), key)
  }
}
