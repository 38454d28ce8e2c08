/** What a customer does with her loans and reads of them. Questions answer what a person reads. */
export interface LoanTasks {
  /** Chooses from the list the loan with that title. */
  choose(title: string): Promise<void>
  viewAllInstallments(): Promise<void>
  dismissPayments(): Promise<void>
  /** Chooses to pay all of the loan on screen before its time. */
  cancelEarly(): Promise<void>
  /** Presses the way on that a failed load offers. */
  retry(): Promise<void>
  /** Title and commerce of each loan of the list, in order. */
  titles(): Promise<readonly string[]>
  /** All that the list says of the loan with that title. */
  card(title: string): Promise<string>
  /** Title, commerce and disbursed amount of the loan on screen. */
  heading(): Promise<string>
  /** The current installment: number, amount, date, and what is overdue. */
  current(): Promise<string>
  /** Each detail of the loan with its name. */
  details(): Promise<readonly string[]>
  /** All that each listed installment says. */
  installments(): Promise<readonly string[]>
  /** Where the pay button leads; empty without one. */
  payTarget(): Promise<string>
  /** The way to all installments; empty without one. */
  viewAllOffer(): Promise<string>
  /** The lines of the banner, none when it is not there. */
  recentPayments(): Promise<readonly string[]>
  /** Why there is nothing to see. */
  notice(): Promise<string>
  /** Where one can go from a screen without loans. */
  waysOn(): Promise<readonly string[]>
  /** What a screen that could not be loaded says. */
  failure(): Promise<string>
  /** What is said once the customer has waited that long. */
  sentenceAfter(seconds: number): Promise<string>
}
