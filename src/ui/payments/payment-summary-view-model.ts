import { inject, injectable } from 'inversify'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { RecentCharge } from '@/domain/payments/recent-charge'
import { isPayable, principalDue, totalDue } from '@/domain/payments/total-due'
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
import { Answer, failed, type Failed } from '@/ui/kit/answer'
import { formatDayAndMonth, formatMoney, formatTime } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { dueRows, type DueRow } from './due-row'
import type { PaymentOffer, PaymentReport } from './payment-offer'

const texts = paymentsTexts.summary

export type PaymentSummaryShown =
  /** A payment of this loan has no final word yet: nothing is offered. Source: PAY-16. */
  | { readonly phase: 'in-doubt'; readonly text: string; readonly statusPath: string }
  | { readonly phase: 'nothing-due'; readonly title: string }
  /** It was paid, or may have been, and what is due does not count it: paying again takes a decision. Source: PAY-20. */
  | {
      readonly phase: 'just-paid'
      readonly title: string
      readonly text: string
      readonly charge: RecentCharge
      readonly summary: PaymentSummary
    }
  | { readonly phase: 'ready'; readonly summary: PaymentSummary }

type Found = Result<PaymentSummary, OpenSummaryFailure>

/** Who wants to know again what is due: only the customer is told when nothing has changed. */
export type RefreshReason = 'asked-for' | 'came-back'

/** What is due of a loan and how to pay it. Source: PAY-02 to PAY-05, PAY-16. */
@injectable()
export class PaymentSummaryViewModel {
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
    @inject(Answer) readonly answer: Answer<PaymentSummaryShown>,
  ) {
    observed(this, 'method', 'activity', 'paymentError', 'externalId', 'beside')
  }

  start(): () => void {
    this.externalId = addresses.paymentSummary.read(this.navigation).externalId ?? ''
    if (this.externalId === '') {
      this.navigation.go(addresses.payInstallment.to(), { replace: true })
      return this.answer.end
    }
    const inDoubt = this.inDoubt()
    if (inDoubt) this.answer.show(inDoubt)
    else
      this.answer.ask(
        () => this.find(),
        (found) => this.shown(found),
      )
    return this.answer.end
  }

  get offer(): PaymentOffer | undefined {
    const { summary } = this
    if (!summary) return undefined
    return { debt: summary.debt, seen: summary.due, amount: totalDue(summary.due), beside: this.beside }
  }

  /** One line an installment or a month. */
  get rows(): readonly DueRow[] {
    return this.summary ? dueRows(this.summary.due, this.clock.today()) : []
  }

  get total(): Cents {
    return this.offer?.amount ?? cents(0)
  }

  choose(name: string): void {
    if (this.activity === 'paying') return
    const method = this.summary?.methods.find((offered) => offered.method === name)?.method
    if (!method) return
    this.method = method
    this.paymentError = undefined
  }

  /** Reads again what is due, for payments arrive by themselves. Source: PAY-06, PAY-08. */
  async refresh(reason: RefreshReason): Promise<void> {
    const { summary } = this
    if (!summary || this.activity !== 'none') return
    const inDoubt = this.inDoubt()
    if (inDoubt) {
      this.answer.show(inDoubt)
      return
    }
    this.activity = 'refreshing'
    await this.answer.follow(this.queries.summary(this.externalId), (found) => {
      this.activity = 'none'
      if (found.ok) return this.refreshed({ reason, before: summary, now: found.value })
      // It was payable a moment ago and is not listed any more.
      if (found.failure.kind === 'not-payable') return nothingDue(summary.debt)
      if (reason === 'asked-for') this.toasts.show({ text: texts.notRefreshed, tone: 'bad' })
      return undefined
    })
  }

  /** She knows that it was paid, and wants to pay again. */
  payAgain(): void {
    const { shown } = this.answer
    if (shown?.phase !== 'just-paid') return
    this.beside = shown.charge
    this.answer.show({ phase: 'ready', summary: shown.summary })
  }

  comeBack(): void {
    void this.refresh('came-back')
  }

  /** While a payment is on its way, what is shown stays as it is; when nothing was sent, what is due is read again. */
  follow(report: PaymentReport): void {
    switch (report.kind) {
      case 'begun':
        this.answer.end()
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

  private get summary(): PaymentSummary | undefined {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.summary : undefined
  }

  private find(): Promise<Found> {
    this.activity = 'none'
    return this.queries.summary(this.externalId)
  }

  private shown(found: Found): PaymentSummaryShown | Failed | undefined {
    if (found.ok) return this.present(found.value)
    if (found.failure.kind !== 'not-payable') return failed(found.failure)
    this.navigation.go(addresses.payInstallment.to(), { replace: true })
    return undefined
  }

  private present(summary: PaymentSummary): PaymentSummaryShown {
    const inDoubt = this.inDoubt()
    if (inDoubt) return inDoubt
    const { debt, due } = summary
    if (!isPayable(totalDue(due), totalDue(due))) return nothingDue(debt)
    const charge = this.recentCharges.notApplied(debt.externalId, principalDue(due))
    if (!charge || charge.idempotencyKey === this.beside?.idempotencyKey) return { phase: 'ready', summary }
    return { phase: 'just-paid', ...this.justPaid(charge), charge, summary }
  }

  /** The charge that what is due does not count yet: what is known of it, and what follows. */
  private justPaid({ amount, at, standing }: RecentCharge): {
    readonly title: string
    readonly text: string
  } {
    const day = formatDayAndMonth(dayInBuenosAires(at), this.clock.today())
    const told = { amount: formatMoney(amount), day, time: formatTime(at) }
    return standing === 'accepted'
      ? { title: texts.justPaidTitle, text: texts.justPaid(told) }
      : { title: texts.maybePaidTitle, text: texts.maybePaid(told) }
  }

  private inDoubt(): PaymentSummaryShown | undefined {
    const intention = this.intentions.openFor(this.externalId)
    if (!intention) return undefined
    const { externalId, amount } = intention
    const statusPath = addresses.paymentStatus.to({ status: 'in_process', externalId, amount })
    return { phase: 'in-doubt', text: texts.inDoubt(formatMoney(amount)), statusPath }
  }

  private refreshed({ reason, before, now }: Refreshed): PaymentSummaryShown {
    const shown = this.present(now)
    if (shown.phase !== 'ready') return shown
    if (totalDue(now.due) !== totalDue(before.due)) this.toasts.show({ text: texts.dueUpdated, tone: 'info' })
    else if (reason === 'asked-for') this.toasts.show({ text: texts.notYet, tone: 'info' })
    return shown
  }
}

interface Refreshed {
  readonly reason: RefreshReason
  readonly before: PaymentSummary
  readonly now: PaymentSummary
}

function nothingDue({ kind }: Debt): PaymentSummaryShown {
  return { phase: 'nothing-due', title: kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle }
}
