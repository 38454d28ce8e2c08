import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import { latestFirst } from '@/domain/loans/recent-payments'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { PaymentGateway } from '@/application/payments/payment.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Answer, failed } from '@/ui/kit/answer'
import { formatCount } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { toMyPaymentRow, type MyPaymentRow } from './my-payment-row'

/** Source: MOV-01. */
const shownAtFirst = 20
const shownMoreEachTime = 50
/** Divides both, so that a list is shown whole or not at all. */
const rowsInAList = 10

export type MyPaymentsShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MyPaymentRow[] }

/** Payments that are drawn and skipped together while thousands are scrolled past. */
export interface MyPaymentsList {
  /** The place of its first row among all payments, from 1 on. */
  readonly first: number
  readonly label: string
  readonly rows: readonly MyPaymentRow[]
}

/** Every payment that the lender registered, some at a time. Source: MOV-01. */
@injectable()
export class MyPaymentsViewModel {
  most = shownAtFirst
  /** The place of the first row that the last press showed; none before the first press. */
  newest: number | undefined = undefined

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Answer) readonly answer: Answer<MyPaymentsShown>,
  ) {
    observed(this, 'most', 'newest')
  }

  start(): () => void {
    return this.answer.ask(
      () => this.find(),
      (payments) => (payments.ok ? shownOf(payments.value) : failed(payments.failure)),
    )
  }

  get lists(): readonly MyPaymentsList[] {
    return this.allLists.filter(({ first }) => first <= this.most)
  }

  get hasMore(): boolean {
    return this.allRows().length > this.most
  }

  get count(): string {
    const all = formatCount(this.allRows().length)
    return this.hasMore ? myPaymentsTexts.shown(formatCount(this.most), all) : myPaymentsTexts.allShown(all)
  }

  seeMore(): void {
    this.newest = this.most + 1
    this.most += shownMoreEachTime
  }

  private get allLists(): readonly MyPaymentsList[] {
    const rows = this.allRows()
    return Array.from({ length: Math.ceil(rows.length / rowsInAList) }, (_, position) =>
      toList(rows, position * rowsInAList),
    )
  }

  private allRows(): readonly MyPaymentRow[] {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.rows : []
  }

  private async find(): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const taxId = this.sessions.current()?.customer.taxId
    return taxId === undefined ? failure({ kind: 'session-ended' }) : this.gateway.payments(taxId)
  }
}

function shownOf(payments: readonly RegisteredPayment[]): MyPaymentsShown {
  if (payments.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: latestFirst(payments).map(toMyPaymentRow) }
}

function toList(all: readonly MyPaymentRow[], start: number): MyPaymentsList {
  const rows = all.slice(start, start + rowsInAList)
  const first = start + 1
  return { first, rows, label: myPaymentsTexts.list(formatCount(first), formatCount(start + rows.length)) }
}
