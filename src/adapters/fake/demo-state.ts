import * as v from 'valibot'
import { isCalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { isCallName, type CallName } from './call-name'

/** An answer that the fake back end gives once in place of the lender's normal answer. */
const configuredAnswerSchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  body: v.optional(v.unknown()),
  /**
   * If true, the response is an HTML page, as from a network or proxy, and not an answer that the API
   * contract defines.
   */
  page: v.optional(v.boolean()),
})

/**
 * How the next answer of a call fails. `malformed`: a success status with content that no schema accepts.
 * `never`: no answer until the client gives up. `network-error`: the request does not reach the server.
 * `lost-answer`: the server carries out the request, but its answer is lost. `odd-entry`: the normal answer,
 * with an additional invalid item at the start of each of its lists. `captive-portal`: the request does not
 * reach the server; a login page of the local network, such as a hotel's, answers.
 */
const answerFaultSchema = v.picklist([
  'malformed',
  'never',
  'network-error',
  'lost-answer',
  'odd-entry',
  'captive-portal',
])

/**
 * A fault: the server carries out the request, but the client receives the answer `done` instead, as if a
 * proxy had answered.
 */
const doneWithFaultAnswerSchema = v.strictObject({ done: configuredAnswerSchema })

/**
 * A fault: the connection breaks, and the request reaches the server only after `late` other requests have
 * been answered. `resent`: the browser sends the request again by itself, and the second request gets this
 * status.
 */
const lateRequestSchema = v.strictObject({
  late: v.pipe(v.number(), v.integer(), v.minValue(1)),
  resent: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
})

const nextAnswerSchema = v.strictObject({
  /**
   * Name of the API call: its API contract and its key in that contract, such as
   * `payments.payWithSavedCard`.
   */
  call: v.custom<CallName>(isCallName),
  answer: v.union([configuredAnswerSchema, doneWithFaultAnswerSchema, lateRequestSchema, answerFaultSchema]),
})

/** How the terms of one loan differ from its usual terms. */
const loanTermOverridesSchema = v.strictObject({
  subproductId: v.exactOptional(v.number()),
  installmentCount: v.exactOptional(v.number()),
  /** Amount of each installment of the loan, in cents. */
  installment: v.exactOptional(v.pipe(v.number(), v.integer())),
  paymentMethod: v.exactOptional(v.picklist(['DIRECT_DEBIT', 'DIRECT_DEBIT_CARD'])),
  /**
   * Number of an earlier installment that the customer still owes in full, without late interest. It falls
   * due before the next installment.
   */
  owes: v.exactOptional(v.number()),
  disbursedDaysAgo: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

export const demoOverridesSchema = v.strictObject({
  /** How the terms of some loans differ from their usual terms, by the external id of the loan. */
  loans: v.optional(v.record(v.string(), loanTermOverridesSchema)),
  /** If true, no loan has a virtual account (CVU). Source: PAY-06. */
  noCvu: v.optional(v.boolean()),
  noLoans: v.optional(v.boolean()),
  /** If true, no customer has a password. Source: SES-09. */
  noPassword: v.optional(v.boolean()),
  /**
   * If true, the lender has given every customer's debt to a law firm, and has not yet assigned the firm.
   * Source: SES-10.
   */
  inLegalStudy: v.optional(v.boolean()),
  /**
   * Status of every loan (such as `HAB`) in the API call that decides who may sign in.
   * Source: ACC-05, SES-12.
   */
  loanStatus: v.optional(v.string()),
  noPayments: v.optional(v.boolean()),
  /** If true, the lender accepts no more requests to cancel a loan this month. Source: CAN-01. */
  monthClosed: v.optional(v.boolean()),
  noSavedCards: v.optional(v.boolean()),
  /** If true, the lender sends complete card numbers instead of masked ones. Source: PAY-12, CAR-01. */
  wholeCardNumbers: v.optional(v.boolean()),
  /**
   * Error code with which every card charge, and every card update through a sent link, is declined.
   * If missing, the card's issuer decides.
   * Source: PAY-15, ACC-30.
   */
  cardRefusal: v.optional(v.string()),
  /**
   * If true, an accepted charge has no `transactionId`, which means received but not yet paid. Source:
   * PAY-17.
   */
  withoutTransaction: v.optional(v.boolean()),
  /**
   * If true, a charge (such as a card payment) is applied on a later day. Until then the payment is pending
   * and the amount due stays the same. Source: PAY-20.
   */
  appliesLater: v.optional(v.boolean()),
  /**
   * Pending payments that the customer made on another device: amounts in cents, by the external id of the
   * loan. Source: PAY-20.
   */
  paidElsewhere: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer()))),
  /** If true, the lender's list of payments does not say which loan a payment is for. Source: PAY-20. */
  listsWithoutLoan: v.optional(v.boolean()),
  /**
   * Status in the address with which the wallet's page sends the customer back, such as `pending`. The
   * wallet is charged unless the status means that there was no payment. Source: PAY-09.
   */
  walletSays: v.optional(v.picklist(['approved', 'pending', 'in_process', 'rejected', 'failure', 'null'])),
  /** If true, the lender lists the installments of a loan from the last to the first. Source: LOA-06. */
  lastInstallmentFirst: v.optional(v.boolean()),
  /**
   * If true, the lender does not send the parts of an installment's amount, such as interest.
   * Source: LOA-16.
   */
  withoutComponents: v.optional(v.boolean()),
  /**
   * If true, the lender sends only the current installment of each loan, without the list of all
   * installments. Source: LOA-03.
   */
  withoutInstallments: v.optional(v.boolean()),
  /** If true, the lender sends every name in capitals. Source: HOM-03. */
  namesInCapitals: v.optional(v.boolean()),
  /**
   * If true, the customer has dismissed, on another device, the offers to turn on sign-in by fingerprint
   * and notifications. Source: HOM-08.
   */
  offersPutOff: v.optional(v.boolean()),
  /**
   * If true, the customer has seen, on another device, the discount for paying everything now.
   * Source: HOM-12.
   */
  benefitShown: v.optional(v.boolean()),
  /** If true, the lender refuses every customer's e-mail address as not valid. Source: ACC-33. */
  emailUnreachable: v.optional(v.boolean()),
  /** Content type with which the lender sends the files of a loan, such as `image/png`. Source: SES-15. */
  fileType: v.optional(v.string()),
  /** If true, the lender sends SMS codes of six digits. Source: ACC-07. */
  sixDigitCodes: v.optional(v.boolean()),
  /**
   * If true, the lender requires 8 or more characters in new passwords, and accepts symbols.
   * Source: ACC-17.
   */
  passwordsWithSymbols: v.optional(v.boolean()),
  /** If true, the lender offers no automatic collection of installments. Source: COL-01. */
  withoutAutomaticCollection: v.optional(v.boolean()),
  /**
   * Number of attempts of each automatic collection that fail because the account has too little money.
   * Source: COL-02.
   */
  attemptsWithoutFunds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
  /**
   * What the lender says will happen to an automatic collection if the customer pays the same installment
   * by hand. Source: PAY-27.
   */
  ifPaidByHand: v.optional(v.picklist(['REFUNDED', 'NEXT_INSTALLMENT', 'NOT_SAID'])),
  /** If true, every customer has already answered the satisfaction survey. Source: PAY-17. */
  surveyAnswered: v.optional(v.boolean()),
  /** Number of additional movements in the list of movements of the revolving credit line. Source: REV-08. */
  lineMovements: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000))),
  /** If true, the lender sends, of the fields of a loan's cost, only those in section 2§3. Source: REV-09. */
  costsInPart: v.optional(v.boolean()),
  /**
   * Discount in percent on the first installment of a repayment plan; the lender limits the amount of the
   * discount. Source: QRP-06.
   */
  firstInstallmentDiscountPercent: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  ),
  /** If true, the lender never answers a claim. Source: SUP-04. */
  claimsUnanswered: v.optional(v.boolean()),
  /** If true, every customer has a photo from before the demo, until they upload another. Source: PRO-01. */
  savedPhoto: v.optional(v.boolean()),
  /**
   * If true, a customer with a revolving credit line also has an active offer of a revolving line.
   * Source: QRP-03.
   */
  lineOffered: v.optional(v.boolean()),
  /** If true, the lender offers no customer a new loan. Source: OFF-04. */
  noOffers: v.optional(v.boolean()),
  /**
   * If true, a customer who has accepted a refinancing gets a second offer with the same amounts.
   * Source: REF-11.
   */
  refinancedAgain: v.optional(v.boolean()),
  /**
   * If true, the lender refuses to start or send an offer, because it is still preparing another offer.
   * Source: OFF-04.
   */
  anotherOffer: v.optional(v.boolean()),
  /** If true, the service for new loans is under maintenance. Source: OFF-04. */
  maintenance: v.optional(v.boolean()),
  /**
   * Maximum number of requests that an API call with a request limit answers within the hours of its limit.
   * With 0, the first request is already refused. Source: SES-22.
   */
  requestsAllowed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300))),
  /**
   * Why the lender blocks account changes of every customer; if missing, it blocks them only after an event
   * such as a lost phone. Source: ACC-40.
   */
  heldBack: v.optional(
    v.picklist(['LOST_PHONE', 'PHONE_CHANGED', 'PASSWORD_CHANGED', 'DEVICE_CHANGED', 'DISOWNED_CHANGE']),
  ),
  /**
   * Result of every identity check, such as `NO_HIT`, whatever the person chooses on the provider's page.
   * Source: ACC-21.
   */
  identityDecision: v.optional(v.string()),
})

/** A link that the lender sent, with the secret that proves it is genuine. Source: SES-22. */
const sentLinkSchema = v.strictObject({
  opens: v.picklist(['refinancing', 'card-update', 'auto-login']),
  /** Id of the demo's customer to whom the lender sent the link. */
  customer: v.string(),
  /**
   * For a refinancing link, the day on which it expires, at 21:00; for other links, the day on which the
   * lender sent it.
   */
  day: v.pipe(v.string(), v.check(isCalendarDate)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  /**
   * The screen that a sign-in link opens; the home screen if missing. `outside` means an address on another
   * site, which the portal must not open. Source: ACC-26.
   */
  leadsTo: v.exactOptional(v.picklist(['loans', 'pay', 'outside'])),
})

export const demoStateSchema = v.strictObject({
  /** Id of the demo's customer whom a person chose in the demo panel or whom a link names. */
  customer: v.optional(v.string()),
  /** Time to which the demo's clock is set, with a time zone, such as `2026-11-28T21:05:00-03:00`. */
  now: v.optional(v.pipe(v.string(), v.check(isInstant))),
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  offline: v.optional(v.boolean(), false),
  next: v.optional(v.array(nextAnswerSchema), []),
  set: v.optional(demoOverridesSchema, {}),
  links: v.exactOptional(v.array(sentLinkSchema)),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

/**
 * The complete state of the demo: the customer, the time, the answers that fail, the overrides of the
 * lender's behaviour, and the links that the lender sent.
 */
export type DemoState = DeepReadonly<v.InferOutput<typeof demoStateSchema>>
export type DemoNextCallAnswer = DemoState['next'][number]['answer']
export type DemoConfiguredAnswer = Extract<DemoNextCallAnswer, { readonly status: number }>
export type DemoOverrides = DemoState['set']

export const defaultDemoState: DemoState = { latencyMs: 0, offline: false, next: [], set: {} }

/**
 * Returns the demo state with the given fields replaced. New overrides (`set`), loans in them, links and
 * `next` answers are added to the existing ones.
 */
export function applyDemoStateChange(demoState: DemoState, change: Partial<DemoState>): DemoState {
  return {
    ...demoState,
    ...change,
    next: [...demoState.next, ...(change.next ?? [])],
    set: { ...demoState.set, ...change.set, ...mergeLoanOverrides(demoState.set, change.set) },
    ...(change.links && { links: [...(demoState.links ?? []), ...change.links] }),
  }
}

function mergeLoanOverrides(old: DemoOverrides, change: DemoOverrides = {}): Pick<DemoOverrides, 'loans'> {
  if (!old.loans || !change.loans) return {}
  return { loans: { ...old.loans, ...change.loans } }
}

/** Returns the time to which the demo state sets the clock; undefined if the demo state contains no time. */
export function parseDemoClockInstant(demoState: DemoState): Instant | undefined {
  return demoState.now === undefined ? undefined : (Date.parse(demoState.now) as Instant)
}

function isInstant(text: string): boolean {
  return /T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
}
