import { inject, injectable } from 'inversify'
import type { KeyedPayment } from '@/domain/payments/receipt-key'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
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
    @inject(ReceiptQueries) private readonly receipts: ReceiptQueries,
    @inject(Answer) readonly answer: Answer<MyPaymentsShown>,
  ) {
    observed(this, 'most', 'newest')
  }

  start(): () => void {
    return this.answer.ask(
      () => this.receipts.payments(),
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
}

function shownOf(payments: readonly KeyedPayment[]): MyPaymentsShown {
  if (payments.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: payments.map(toMyPaymentRow) }
}

function toList(all: readonly MyPaymentRow[], start: number): MyPaymentsList {
  const rows = all.slice(start, start + rowsInAList)
  const first = start + 1
  return { first, rows, label: myPaymentsTexts.list(formatCount(first), formatCount(start + rows.length)) }
}
