import { injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import { normalizedAmount, partialAmount, type PartialAmountProblem } from '@/domain/payments/partial-amount'
import type { FormError } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'

/** The id of the amount's field. */
export const amountFieldId = 'amount'

/** How much is paid: all that is due, unless the customer edits it. Source: PAY-13. */
@injectable()
export class AmountEntry {
  /** What is typed; nothing while all that is due is paid. */
  text: string | undefined = undefined

  constructor() {
    observed(this, 'text')
  }

  edit(): void {
    this.text = ''
  }

  payAll(): void {
    this.text = undefined
  }

  type(text: string): void {
    this.text = normalizedAmount(text)
  }

  /** What is to be paid of what is due. */
  of(due: Cents): Result<Cents, PartialAmountProblem> {
    return this.text === undefined ? success(due) : partialAmount(this.text, due)
  }

  errors(due: Cents): readonly FormError[] {
    const amount = this.of(due)
    if (amount.ok) return []
    return [{ fieldId: amountFieldId, text: partialAmountProblemText(amount.failure, formatBriefMoney(due)) }]
  }
}
