import * as v from 'valibot'
import { isCalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { isCallName, type CallName } from './call-name'

/** An error, or any other answer, given once instead of the lender's own. */
const writtenAnswer = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  body: v.optional(v.unknown()),
  /** A page says so, of a network or of whatever stands before the lender: nothing that was agreed. */
  page: v.optional(v.boolean()),
})

/**
 * How the next answer of a call goes wrong.
 * `malformed`: a good status with content that no schema accepts.
 * `never`: nothing until the caller gives up.
 * `network-error`: nothing reaches the server.
 * `lost-answer`: the server does the work and the answer is lost.
 * `odd-entry`: the lender's own answer, with an entry before the others of its list that no schema accepts.
 * `captive-portal`: nothing reaches the server; the page of the network that the customer is in, a hotel's, answers for it.
 */
const fault = v.picklist([
  'malformed',
  'never',
  'network-error',
  'lost-answer',
  'odd-entry',
  'captive-portal',
])

/** The server does the work, and what stands before it answers this. */
const doneAndAnswered = v.strictObject({ done: writtenAnswer })

/**
 * The connection breaks, and the request reaches the server once that many other calls were answered. `resent`: the browser has sent it a second time by itself meanwhile, and that one
 * is answered with this status.
 */
const arrivesLate = v.strictObject({
  late: v.pipe(v.number(), v.integer(), v.minValue(1)),
  resent: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
})

const nextAnswer = v.strictObject({
  /** Capability and row, `payments.payWithSavedCard`. */
  call: v.custom<CallName>(isCallName),
  answer: v.union([writtenAnswer, doneAndAnswered, arrivesLate, fault]),
})

/** What of a loan is otherwise than agreed. */
const otherTerms = v.strictObject({
  subproductId: v.exactOptional(v.number()),
  installmentCount: v.exactOptional(v.number()),
  /** In cents. */
  installment: v.exactOptional(v.pipe(v.number(), v.integer())),
  paymentMethod: v.exactOptional(v.picklist(['DIRECT_DEBIT', 'DIRECT_DEBIT_CARD'])),
  /** The number of an earlier installment that is owed whole, without interest. */
  owes: v.exactOptional(v.number()),
  disbursedDaysAgo: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

export const overrides = v.strictObject({
  /** By external id. */
  loans: v.optional(v.record(v.string(), otherTerms)),
  /** No loan has a virtual account. Source: PAY-06. */
  noCvu: v.optional(v.boolean()),
  noLoans: v.optional(v.boolean()),
  /** Nobody has a password. Source: SES-09. */
  noPassword: v.optional(v.boolean()),
  /** Each account has gone to a legal study that is still to be named. Source: SES-10. */
  inLegalStudy: v.optional(v.boolean()),
  /** Each loan stands in that status, `HAB`, as far as entering asks. Source: ACC-05, SES-12. */
  loanStatus: v.optional(v.string()),
  noPayments: v.optional(v.boolean()),
  /** The lender takes no cancellation any more this month. Source: CAN-01. */
  monthClosed: v.optional(v.boolean()),
  noSavedCards: v.optional(v.boolean()),
  /** The lender hides no digit of the cards that it tells. Source: PAY-12, CAR-01. */
  wholeCardNumbers: v.optional(v.boolean()),
  /** Each charge, and each card put in the place of another, is refused with this code. Source: PAY-15, ACC-30. */
  cardRefusal: v.optional(v.string()),
  /** Each charge is accepted without its `transactionId`: it was received, not yet paid. Source: PAY-17. */
  withoutTransaction: v.optional(v.boolean()),
  /** A charge is applied another day: what is due stays as it is, and the payment is pending. Source: PAY-20. */
  appliesLater: v.optional(v.boolean()),
  /** Payments that another device made and the lender lists as pending: by external id, in cents. Source: PAY-20. */
  paidElsewhere: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer()))),
  /** The list of payments does not say of which loan each one is. Source: PAY-20. */
  listsWithoutLoan: v.optional(v.boolean()),
  /**
   * What the wallet's page says when it sends the customer back, `pending`; it takes the money unless that is
   * no payment. Source: PAY-09.
   */
  walletSays: v.optional(v.picklist(['approved', 'pending', 'in_process', 'rejected', 'failure', 'null'])),
  /** The lender tells the installments of a loan from the last to the first. Source: LOA-06. */
  lastInstallmentFirst: v.optional(v.boolean()),
  /** The lender tells the current installment of each loan, and no list of all. Source: LOA-03. */
  withoutInstallments: v.optional(v.boolean()),
  /** The lender writes every name in capitals. Source: HOM-03. */
  namesInCapitals: v.optional(v.boolean()),
  /** The customer put off the unlock and the notices on another device. Source: HOM-08. */
  offersPutOff: v.optional(v.boolean()),
  /** The prepaid benefit was shown to the customer on another device. Source: HOM-12. */
  benefitShown: v.optional(v.boolean()),
  /** No customer's e-mail can be written to. Source: ACC-33. */
  emailUnreachable: v.optional(v.boolean()),
  /** What a loan's files are said to be, `image/png`. Source: SES-15. */
  fileType: v.optional(v.string()),
  /** The customer has answered the survey. Source: PAY-17. */
  surveyAnswered: v.optional(v.boolean()),
  /** So many movements of the line besides the customer's own. Source: REV-08. */
  lineMovements: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000))),
  /** The lender tells only what 2§3 names of what a loan costs. Source: REV-09. */
  costsInPart: v.optional(v.boolean()),
  /** So much of the first installment is taken off, up to a limit: in percent. Source: QRP-06. */
  firstInstallmentDiscountPercent: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  ),
  /** The lender never answers a claim. Source: SUP-04. */
  claimsUnanswered: v.optional(v.boolean()),
  /** Who has put no photo has one that was saved before. Source: PRO-01. */
  savedPhoto: v.optional(v.boolean()),
  /** Who has a line has an active offer of another one. Source: QRP-03. */
  lineOffered: v.optional(v.boolean()),
  /** Nobody is offered a new loan. Source: OFF-04. */
  noOffers: v.optional(v.boolean()),
  /** Who took a refinancing is offered another one, of the same amounts. Source: REF-11. */
  refinancedAgain: v.optional(v.boolean()),
  /** Another offer is being made for everybody, and goes on being made. Source: OFF-04. */
  anotherOffer: v.optional(v.boolean()),
  /** New loans are in maintenance. Source: OFF-04. */
  maintenance: v.optional(v.boolean()),
  /** How often each limited call is answered within its hours: 0 refuses the first. Source: SES-22. */
  requestsAllowed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300))),
  /** What comes of each identity check, `NO_HIT`, whatever was chosen at the provider. Source: ACC-21. */
  identityDecision: v.optional(v.string()),
})

/** A link that the lender sent by message, with the secret that is the proof of it. Source: SES-22. */
const sentLink = v.strictObject({
  opens: v.picklist(['refinancing', 'card-update']),
  /** A persona's id. */
  customer: v.string(),
  /** The day until whose 21:00 a refinancing is open; of a card, the day on which it was sent. */
  day: v.pipe(v.string(), v.check(isCalendarDate)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
})

export const demoStateSchema = v.strictObject({
  /** A persona's id. */
  customer: v.optional(v.string()),
  /** An instant with its zone, `2026-11-28T21:05:00-03:00`. */
  now: v.optional(v.pipe(v.string(), v.check(isInstant))),
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  offline: v.optional(v.boolean(), false),
  next: v.optional(v.array(nextAnswer), []),
  set: v.optional(overrides, {}),
  links: v.exactOptional(v.array(sentLink)),
})

type Deep<Value> = Value extends object ? { readonly [Key in keyof Value]: Deep<Value[Key]> } : Value

/** The one value that opens any state of the demo. */
export type DemoState = Deep<v.InferOutput<typeof demoStateSchema>>
export type NextAnswer = DemoState['next'][number]['answer']
export type WrittenAnswer = Extract<NextAnswer, { readonly status: number }>
export type DemoOverrides = DemoState['set']

export const defaultDemoState: DemoState = { latencyMs: 0, offline: false, next: [], set: {} }

/**
 * A situation with some of it replaced. What is arranged under `set`, and there for a loan, is added to what was,
 * and so are the `next` answers and the links.
 */
export function withOverrides(demoState: DemoState, change: Partial<DemoState>): DemoState {
  return {
    ...demoState,
    ...change,
    next: [...demoState.next, ...(change.next ?? [])],
    set: { ...demoState.set, ...change.set, ...loansOf(demoState.set, change.set) },
    ...(change.links && { links: [...(demoState.links ?? []), ...change.links] }),
  }
}

function loansOf(arranged: DemoOverrides, change: DemoOverrides = {}): Pick<DemoOverrides, 'loans'> {
  if (!arranged.loans || !change.loans) return {}
  return { loans: { ...arranged.loans, ...change.loans } }
}

/** The instant that the situation asks for, if it asks for one. */
export function demoInstant(demoState: DemoState): Instant | undefined {
  return demoState.now === undefined ? undefined : (Date.parse(demoState.now) as Instant)
}

function isInstant(text: string): boolean {
  return /T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
}
