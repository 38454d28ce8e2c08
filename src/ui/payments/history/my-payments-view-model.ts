import { inject, injectable } from 'inversify'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { MonthListPager } from '@/ui/kit/month-pages'
import { observeFields } from '@/ui/kit/observe-fields'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { MyPaymentRow } from './my-payment-row'
import { MyPaymentsPositionMemory } from './my-payments-position'

/**
 * Numbers of rows that are visible at first, and that each press of the button for more rows adds. Source:
 * MOV-01.
 */
const pageSizes = { atFirst: 20, moreEachTime: 50 }

export type MyPaymentsState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MyPaymentRow[] }

/**
 * The screen with the payments that the lender has registered. A button shows more of them. A customer who
 * returns from a receipt continues where they were. Source: MOV-01.
 */
@injectable()
export class MyPaymentsViewModel {
  readonly pager = new MonthListPager(() => this.rows(), pageSizes, myPaymentsTexts)

  constructor(
    @inject(ReceiptQueries) private readonly receipts: ReceiptQueries,
    @inject(MyPaymentsPositionMemory) private readonly positions: MyPaymentsPositionMemory,
    @inject(AsyncState) readonly asyncState: AsyncState<MyPaymentsState>,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    return this.asyncState.load(
      () => this.receipts.registeredPaymentsWithReceiptKeys(),
      (payments) =>
        payments.ok ? this.restorePosition(toState(payments.value)) : failedPhase(payments.failure),
    )
  }

  /** Remembers where the list continues if the customer returns from the receipt of this payment. */
  rememberPosition({ receiptAddress }: MyPaymentRow): void {
    this.positions.remember({ ...this.pager.position, receiptAddress })
  }

  /** Shows the part of the list that was visible before the customer opened a receipt and returned. */
  private restorePosition(state: MyPaymentsState): MyPaymentsState {
    const position = this.positions.take()
    if (position === undefined || state.phase !== 'ready') return state
    const rowIndex = state.rows.findIndex(({ receiptAddress }) => receiptAddress === position.receiptAddress)
    if (rowIndex !== -1) this.pager.continueAtRow(rowIndex, position)
    return state
  }

  private rows(): readonly MyPaymentRow[] {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState.rows : []
  }
}

function toState(payments: readonly PaymentWithReceiptAddressKey[]): MyPaymentsState {
  if (payments.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: payments.map((payment) => new MyPaymentRow(payment)) }
}
