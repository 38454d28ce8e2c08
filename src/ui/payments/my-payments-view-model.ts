import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { failure, type Result } from '@/domain/shared/result'
import { latestFirst } from '@/domain/loans/recent-payments'
import { PaymentGateway, type RegisteredPayment } from '@/application/payments/payment.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { formatCount } from '@/ui/kit/format'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { toMyPaymentRow, type MyPaymentRow } from './my-payment-row'

/** Source: MOV-01. */
const shownAtFirst = 20
const shownMoreEachTime = 50

export type MyPaymentsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MyPaymentRow[] }

/** Every payment that the lender registered, some at a time. Source: MOV-01. */
@injectable()
export class MyPaymentsViewModel {
  state: MyPaymentsState = { phase: 'loading' }
  private most = shownAtFirst

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    // Thousands of rows that never change: none of them is watched.
    makeAutoObservable(this, { state: observableRef, waiting: false }, { autoBind: true })
  }

  start(): () => void {
    void this.retry()
    return this.waiting.end
  }

  get rows(): readonly MyPaymentRow[] {
    return this.allRows().slice(0, this.most)
  }

  get hasMore(): boolean {
    return this.allRows().length > this.most
  }

  get count(): string {
    const all = formatCount(this.allRows().length)
    return this.hasMore ? myPaymentsTexts.shown(formatCount(this.most), all) : myPaymentsTexts.allShown(all)
  }

  seeMore(): void {
    this.most += shownMoreEachTime
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    this.most = shownAtFirst
    await this.waiting.for(this.find(), (payments) => {
      if (!payments.ok) this.state = { phase: 'failed', message: gatewayFailureText(payments.failure) }
      else if (payments.value.length === 0) this.state = { phase: 'empty' }
      else this.state = { phase: 'ready', rows: latestFirst(payments.value).map(toMyPaymentRow) }
    })
  }

  private allRows(): readonly MyPaymentRow[] {
    return this.state.phase === 'ready' ? this.state.rows : []
  }

  private async find(): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const taxId = this.sessions.current()?.customer.taxId
    return taxId === undefined ? failure({ kind: 'session-ended' }) : this.gateway.payments(taxId)
  }
}
