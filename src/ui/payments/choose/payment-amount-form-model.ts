import { injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import { normalizedAmountText } from '@/domain/shared/typed-amount'
import { parsePartialAmount, type PartialAmountProblem } from '@/domain/payments/partial-amount'
import type { FormError } from '@/ui/kit/form-error'
import { formatAmountAsTyped, formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'

/** Id of the field in which the customer types the amount to pay. */
export const paymentAmountFieldId = 'amount'

/**
 * The amount that the customer pays: everything due, or the smaller amount that they type. Source:
 * PAY-13.
 */
@injectable()
export class PaymentAmountFormModel {
  /** The text that the customer typed as the amount; undefined if they pay everything that is due. */
  text: string | undefined = undefined
  /** Whether the field for the amount is open. */
  isAmountFieldOpen = false

  constructor() {
    observeFields(this, 'text', 'isAmountFieldOpen')
  }

  openAmountField(): void {
    this.text ??= ''
    this.isAmountFieldOpen = true
  }

  chooseWholeAmount(): void {
    this.text = undefined
    this.isAmountFieldOpen = false
  }

  /**
   * Sets the amount to pay as if the customer had typed it, and closes the field for the amount. Source:
   * PAY-24.
   */
  setAmount(amount: Cents): void {
    this.text = formatAmountAsTyped(amount)
    this.isAmountFieldOpen = false
  }

  enterAmount(text: string): void {
    this.text = normalizedAmountText(text)
  }

  /**
   * Returns the amount that the customer pays, or the error of the amount that they typed. `due` is the
   * amount due.
   */
  amountToPay(due: Cents): Result<Cents, PartialAmountProblem> {
    return this.text === undefined ? success(due) : parsePartialAmount(this.text, due)
  }

  /**
   * Returns the typed amount if it is less than `due`; undefined if the customer pays everything or the
   * typed amount is not valid. Source: PAY-24.
   */
  partialAmountToPay(due: Cents): Cents | undefined {
    const amount = this.amountToPay(due)
    return amount.ok && amount.value < due ? amount.value : undefined
  }

  errors(due: Cents): readonly FormError[] {
    const amount = this.amountToPay(due)
    if (amount.ok) return []
    return [
      {
        fieldId: paymentAmountFieldId,
        text: partialAmountProblemText(amount.failure, formatBriefMoney(due)),
      },
    ]
  }
}
