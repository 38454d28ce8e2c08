import { injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'

/** What a pay button said that it pays, and of which loan. */
export interface TransitionedAmount {
  readonly externalId: string
  readonly amount: Cents
}

/** What was pressed to be paid, for the screen that pays it: it shows it until the lender says what is due. */
@injectable('Singleton')
export class AmountTransition {
  private pressed: TransitionedAmount | undefined

  press(pressed: TransitionedAmount): void {
    this.pressed = pressed
  }

  of(externalId: string | undefined): Cents | undefined {
    return this.pressed?.externalId === externalId ? this.pressed?.amount : undefined
  }

  /**
   * Forgets the change of the amount once it was announced; the next reader starts from the current amount.
   */
  forget(): void {
    this.pressed = undefined
  }
}
