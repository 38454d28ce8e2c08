import { injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'

/** The amount that stood on a pay button, and the loan that the button pays. */
export interface PayButtonAmount {
  readonly loanExternalId: string
  readonly amount: Cents
}

/**
 * Stores the amount that stood on the pressed pay button. The payment screen shows it until the lender
 * says what is due.
 */
@injectable('Singleton')
export class PayButtonAmountStore {
  private pressed: PayButtonAmount | undefined

  save(pressed: PayButtonAmount): void {
    this.pressed = pressed
  }

  amountOfLoan(externalId: string | undefined): Cents | undefined {
    return this.pressed?.loanExternalId === externalId ? this.pressed?.amount : undefined
  }

  /** Deletes the stored amount, so that a later payment screen does not show it. */
  forget(): void {
    this.pressed = undefined
  }
}
