import { inject, injectable } from 'inversify'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import type { RecentCharge } from '@/domain/payments/recent-charge'
import { principalDue, totalDue } from '@/domain/payments/total-due'
import type { Debt } from '@/application/payments/payment.port'
import { PaymentIntentions } from '@/application/payments/payment-intentions'
import {
  PaymentQueries,
  type OpenSummaryFailure,
  type PaymentSummary,
} from '@/application/payments/payment-queries'
import { RecentCharges } from '@/application/payments/recent-charges'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { formatDayAndMonth, formatMoney, formatTime } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { Toasts } from '@/ui/kit/toasts'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { dueRows, type DueRow } from './due-row'
import type { PaymentOffer, PaymentReport } from './payment-offer'

const texts = paymentsTexts.summary

export type PaymentSummaryState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  /** A payment of this loan has no final word yet: nothing is offered. Source: PAY-16. */
  | { readonly phase: 'in-doubt'; readonly amount: Cents; readonly statusPath: string }
  | { readonly phase: 'nothing-due'; readonly debt: Debt }
  /** It was paid, or may have been, and what is due does not count it: paying again takes a decision. Source: PAY-20. */
  | { readonly phase: 'just-paid'; readonly charge: RecentCharge; readonly summary: PaymentSummary }
  | { readonly phase: 'ready'; readonly summary: PaymentSummary }

/** Who wants to know again what is due: only the customer is told when nothing has changed. */
export type RefreshReason = 'asked-for' | 'came-back'

/** What is due of a loan and how to pay it. Source: PAY-02 to PAY-05, PAY-16. */
@injectable()
export class PaymentSummaryViewModel {
  state: PaymentSummaryState = { phase: 'loading' }
  method: PaymentMethod | undefined = undefined
  activity: 'none' | 'refreshing' | 'paying' = 'none'
  /** The payment-error flag of PAY-03, with what the panel says. */
  paymentError: string | undefined = undefined
  externalId = ''
  beside: RecentCharge | undefined

  constructor(
    @inject(PaymentQueries) private readonly queries: PaymentQueries,
    @inject(PaymentIntentions) private readonly intentions: PaymentIntentions,
    @inject(RecentCharges) private readonly recentCharges: RecentCharges,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'method', 'activity', 'paymentError', 'externalId', 'beside')
  }

  start(): () => void {
    this.externalId = addresses.paymentSummary.read(this.navigation).externalId ?? ''
    if (this.externalId === '') this.navigation.go(addresses.payInstallment.to(), { replace: true })
    else void this.retry()
    return this.waiting.end
  }

  get offer(): PaymentOffer | undefined {
    if (this.state.phase !== 'ready') return undefined
    const { debt, due } = this.state.summary
    return { debt, seen: due, amount: totalDue(due), beside: this.beside }
  }

  /** The charge that what is due does not count yet, in words: what is known of it, and what follows. */
  get justPaid(): string {
    if (this.state.phase !== 'just-paid') return ''
    const { amount, at, standing } = this.state.charge
    const day = formatDayAndMonth(dayInBuenosAires(at), this.clock.today())
    const told = { amount: formatMoney(amount), day, time: formatTime(at) }
    return standing === 'accepted' ? texts.justPaid(told) : texts.maybePaid(told)
  }

  /** One line an installment or a month. */
  get rows(): readonly DueRow[] {
    return this.state.phase === 'ready' ? dueRows(this.state.summary.due, this.clock.today()) : []
  }

  get total(): Cents {
    return this.offer?.amount ?? cents(0)
  }

  choose(name: string): void {
    if (this.state.phase !== 'ready' || this.activity === 'paying') return
    const method = this.state.summary.methods.find((offered) => offered.method === name)?.method
    if (!method) return
    this.method = method
    this.paymentError = undefined
  }

  async retry(): Promise<void> {
    this.activity = 'none'
    if (this.showOpenIntention()) return
    this.state = { phase: 'loading' }
    await this.waiting.for(this.queries.summary(this.externalId), (summary) => {
      if (summary.ok) this.show(summary.value)
      else this.fail(summary.failure)
    })
  }

  /** Reads again what is due, for payments arrive by themselves. Source: PAY-06, PAY-08. */
  async refresh(reason: RefreshReason): Promise<void> {
    if (this.state.phase !== 'ready' || this.activity !== 'none') return
    if (this.showOpenIntention()) return
    const before = this.offer
    this.activity = 'refreshing'
    await this.waiting.for(this.queries.summary(this.externalId), (summary) => {
      this.activity = 'none'
      if (summary.ok) this.show(summary.value)
      else if (summary.failure.kind === 'not-payable') this.showPaidOff()
      else if (reason === 'asked-for') this.toasts.show({ text: texts.notRefreshed, tone: 'bad' })
      if (summary.ok) this.tellRefreshed(reason, before?.amount)
    })
  }

  /** She knows that it was paid, and wants to pay again. */
  payAgain(): void {
    if (this.state.phase !== 'just-paid') return
    const { charge, summary } = this.state
    this.beside = charge
    this.state = { phase: 'ready', summary }
  }

  comeBack(): void {
    void this.refresh('came-back')
  }

  /** While a payment is on its way, what is shown stays as it is; when nothing was sent, what is due is read again. */
  follow(report: PaymentReport): void {
    switch (report.kind) {
      case 'begun':
        this.waiting.end()
        this.activity = 'paying'
        this.paymentError = undefined
        break
      case 'ended':
        this.activity = 'none'
        break
      case 'not-sent':
        this.activity = 'none'
        this.paymentError = report.message
        void this.refresh('came-back')
    }
  }

  private show(summary: PaymentSummary): void {
    if (this.showOpenIntention()) return
    const { debt, due } = summary
    const charge = this.recentCharges.notApplied(debt.externalId, principalDue(due))
    if (totalDue(due) === 0) this.state = { phase: 'nothing-due', debt }
    else if (charge && charge.idempotencyKey !== this.beside?.idempotencyKey)
      this.state = { phase: 'just-paid', charge, summary }
    else this.state = { phase: 'ready', summary }
  }

  /** It was payable a moment ago and is not listed any more. */
  private showPaidOff(): void {
    if (this.state.phase === 'ready') this.state = { phase: 'nothing-due', debt: this.state.summary.debt }
  }

  private fail(reason: OpenSummaryFailure): void {
    if (reason.kind === 'not-payable') this.navigation.go(addresses.payInstallment.to(), { replace: true })
    else this.state = { phase: 'failed', message: gatewayFailureText(reason) }
  }

  private showOpenIntention(): boolean {
    const intention: PaymentIntention | undefined = this.intentions.openFor(this.externalId)
    if (!intention) return false
    const { externalId, amount } = intention
    const to = addresses.paymentStatus.to({ status: 'in_process', externalId, amount })
    this.state = { phase: 'in-doubt', amount, statusPath: to }
    return true
  }

  private tellRefreshed(reason: RefreshReason, before: Cents | undefined): void {
    const now = this.offer?.amount
    if (now === undefined) return
    if (now !== before) this.toasts.show({ text: texts.dueUpdated, tone: 'info' })
    else if (reason === 'asked-for') this.toasts.show({ text: texts.notYet, tone: 'info' })
  }
}
