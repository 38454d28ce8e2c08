import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import { isGuarding, isInDoubt, type Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import { isPaymentOf, mayComeFromPortal, type PaidLoan, type RegisteredPayment } from './registered-payment'

/** A payment that was made or may have been, and that what is due does not count. Source: PAY-20. */
export type UncountedPayment = { readonly id: string; readonly amount: Cents } & (
  | {
      /** Nobody knows what became of it. */
      readonly kind: 'in-doubt'
      readonly intention: Intention
    }
  | {
      /** `started`: on the provider's page; `accepted`: it was made. */
      readonly kind: 'started' | 'accepted'
      readonly at: Instant
    }
  | {
      /** Only the lender knows of it: another device made it. */
      readonly kind: 'listed'
      readonly day: CalendarDate
    }
)

/** What the lender says of a loan, and what this device knows of it. */
export interface LoanKnowledge {
  readonly loan: PaidLoan
  /** All that is due now. */
  readonly due: Cents
  readonly payments: readonly RegisteredPayment[]
  /** Of that loan and this customer. */
  readonly intentions: readonly Intention[]
  readonly now: Instant
}

/**
 * Every payment of the loan that what is due does not count, those of this device first. A payment that both sides
 * know is one. Source: PAY-16, PAY-20.
 */
export function uncountedPayments(knowledge: LoanKnowledge): readonly UncountedPayment[] {
  const { payments, loan, intentions, now } = knowledge
  const unpaired = payments.filter((each) => each.standing === 'pending' && isPaymentOf(each, loan))
  const own = intentions
    .filter((each) => isGuarding(each, now) && !isCounted(each, knowledge))
    .map((intention) => {
      const position = isListedSince(intention, knowledge)
        ? unpaired.findIndex((each) => mayBe(each, intention))
        : -1
      if (position >= 0) unpaired.splice(position, 1)
      return ownPayment(intention, position >= 0)
    })
  return [...own, ...listed(unpaired)]
}

/**
 * Whether what is due counts a payment that was made: as much less is due as was paid, or the lender lists it as
 * applied. Of one in doubt only the lender's own word counts. Source: PAY-16, PAY-20.
 */
export function isCounted(intention: Intention, { payments, loan, due }: LoanKnowledge): boolean {
  if (isInDoubt(intention)) return false
  const { amount, before } = intention
  if (before.due - due >= amount) return true
  const applied = payments.filter(
    (each) => each.standing === 'paid' && isPaymentOf(each, loan) && mayBe(each, intention),
  )
  return applied.length > before.listed
}

/** Whether the lender lists one more of its amount than when it was made. */
export function isListedSince(intention: Intention, { payments, loan }: LoanKnowledge): boolean {
  const same = payments.filter((each) => isPaymentOf(each, loan) && mayBe(each, intention))
  return same.length > intention.before.listed
}

/** How many payments of that amount the lender lists, or has still to list, before another one is made. */
export function listedBefore(amount: Cents, knowledge: LoanKnowledge): number {
  const payments = knowledge.payments.filter(
    (each) => isPaymentOf(each, knowledge.loan) && each.amount === amount && mayComeFromPortal(each),
  )
  const settled = payments.filter(({ standing }) => standing !== 'pending')
  const toCome = uncountedPayments({ ...knowledge, payments }).filter((each) => each.amount === amount)
  return settled.length + toCome.length
}

function mayBe(payment: RegisteredPayment, { amount }: Intention): boolean {
  return payment.amount === amount && mayComeFromPortal(payment)
}

function ownPayment(intention: Intention, isListed: boolean): UncountedPayment {
  const { idempotencyKey: id, amount, at, standing } = intention
  if (isListed || standing === 'accepted') return { id, amount, kind: 'accepted', at }
  if (standing === 'started') return { id, amount, kind: 'started', at }
  return { id, amount, kind: 'in-doubt', intention }
}

/** The second one of the same day and amount is another payment. */
function listed(payments: readonly RegisteredPayment[]): readonly UncountedPayment[] {
  const names = payments.map(({ date, amount, paidBy }) => `${date} ${amount} ${paidBy}`)
  return payments.map(({ amount, date: day }, position) => {
    const name = names[position] ?? ''
    const earlier = names.slice(0, position).filter((each) => each === name).length
    return { id: `${name} ${earlier}`, kind: 'listed', amount, day }
  })
}
