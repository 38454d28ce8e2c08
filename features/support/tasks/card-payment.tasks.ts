import type { CardFields } from './card-update.tasks'

/** What a customer does to pay with a debit card that is typed, and reads of a refusal. */
export interface CardPaymentTasks {
  /** Chooses one of the saved cards by its last digits. */
  chooseCard(lastDigits: string): Promise<void>
  /** Asks for the form where saved cards are offered. */
  addCard(): Promise<void>
  /** Types those fields; what is not named stays as it is. */
  type(card: CardFields): Promise<void>
  /** Opens the amount's field and types there. */
  typeAmount(text: string): Promise<void>
  /** Presses pay where it may be refused or have mistakes. */
  press(): Promise<void>
  complaints(): Promise<readonly string[]>
  /** Title of the form or of the choice that is on screen. */
  title(): Promise<string>
  /** What she is told that she is about to pay; empty where it cannot be told. */
  amountToPay(): Promise<string>
  /** Number, holder, expiry, code and DNI as the form holds them. */
  typed(): Promise<readonly string[]>
  /** What is said of a card that was refused: title, and the reference to tell support. */
  refusal(): Promise<readonly string[]>
  /** The ways on that a refusal offers. */
  waysOn(): Promise<readonly string[]>
  goOnBy(way: string): Promise<void>
}
