import { inject, injectable } from 'inversify'
import type { KeyedPayment } from '@/domain/payments/receipt-key'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { MonthPages } from '@/ui/kit/month-pages'
import { observed } from '@/ui/kit/observed'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { MyPaymentRow } from './my-payment-row'

/** Number of rows at first and for each step. Source: MOV-01. */
const sizes = { atFirst: 20, moreEachTime: 50 }

export type MyPaymentsState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MyPaymentRow[] }

/** The screen with every registered payment, shown in steps. Source: MOV-01. */
@injectable()
export class MyPaymentsViewModel {
  readonly pages = new MonthPages(() => this.rows(), sizes, myPaymentsTexts)

  constructor(
    @inject(ReceiptQueries) private readonly receipts: ReceiptQueries,
    @inject(AsyncState) readonly answer: AsyncState<MyPaymentsState>,
  ) {
    observed(this)
  }

  start(): () => void {
    return this.answer.ask(
      () => this.receipts.payments(),
      (payments) => (payments.ok ? shownOf(payments.value) : failed(payments.failure)),
    )
  }

  private rows(): readonly MyPaymentRow[] {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.rows : []
  }
}

function shownOf(payments: readonly KeyedPayment[]): MyPaymentsState {
  if (payments.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: payments.map((payment) => new MyPaymentRow(payment)) }
}
