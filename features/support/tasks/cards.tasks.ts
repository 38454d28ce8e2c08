import type { CardFields } from './card-update.tasks'

/** What a customer does with her debit cards and reads of them. Questions answer what a person reads. */
export interface CardTasks {
  /** Opens a card of the list by its words, `Maestro Débito xxxx 0926`. */
  open(name: string): Promise<void>
  startAdding(): Promise<void>
  /** Marks those loans by what tells them apart, and goes on. */
  chooseLoans(facts: readonly string[]): Promise<void>
  changeLoans(): Promise<void>
  /** Types a whole card and sends the form. */
  give(card: CardFields): Promise<void>
  confirm(): Promise<void>
  /** Confirms, and is at home before the answer comes. */
  confirmAndGoHome(): Promise<void>
  cancel(): Promise<void>
  openTerms(): Promise<void>
  /** From a card to what it pays, before it is replaced. */
  startReplacing(): Promise<void>
  goOn(): Promise<void>
  /** Chooses one of her other cards and lets it take the place. */
  replaceBy(name: string): Promise<void>
  /** The same, and is at home before the answer comes. */
  replaceByAndGoHome(name: string): Promise<void>
  /** From her other cards to the form of a new one. */
  addInstead(): Promise<void>
  /** Presses the first way on that a result offers. */
  follow(): Promise<void>
  /** Each card: its words and its badge. */
  cards(): Promise<readonly string[]>
  /** Each card's border: neutral, amber or red. */
  borders(): Promise<readonly string[]>
  offersAdding(): Promise<boolean>
  offersReplacing(): Promise<boolean>
  /** When the card on screen expires. */
  expiry(): Promise<string>
  /** Each loan on screen: its words and its amount. */
  loans(): Promise<readonly string[]>
  /** What is said instead of loans. */
  noLoans(): Promise<string>
  total(): Promise<string>
  /** Why one cannot go on yet; empty when one can. */
  obstacle(): Promise<string>
  /** The card to be added as the summary tells it. */
  newCard(): Promise<string>
  /** Her other cards to choose from. */
  replacements(): Promise<readonly string[]>
  complaints(): Promise<readonly string[]>
  /** Number, code and holder as the form holds them. */
  typed(): Promise<readonly string[]>
  title(): Promise<string>
  /** What a result says went wrong. */
  message(): Promise<string>
  /** How many documents were opened. */
  openedDocuments(atLeast: number): Promise<number>
  /** Path where the customer ends up. */
  path(): Promise<string>
}
