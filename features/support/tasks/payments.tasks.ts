/** What a customer does to pay and reads of it. Questions answer what a person reads. */
export interface PaymentTasks {
  /** Chooses from the list by its title and goes on. */
  choose(title: string): Promise<void>
  goOnWithoutChoosing(): Promise<void>
  /** Chooses a way to pay by its name. */
  chooseMethod(name: string): Promise<void>
  copyCvu(): Promise<void>
  /** Asks again for the CVU that could not be had. */
  askForCvuAgain(): Promise<void>
  downloadSlip(): Promise<void>
  shareQr(): Promise<void>
  /** Leaves for the wallet, or tries to. */
  goToWallet(): Promise<void>
  /** Pays with the saved card that is chosen. */
  pay(): Promise<void>
  /** Presses pay twice in a row. */
  payTwice(): Promise<void>
  /** Asks again what is due. */
  refresh(): Promise<void>
  /** Asks again what became of the payment. */
  askAgain(): Promise<void>
  tryAgain(): Promise<void>
  /** Decides to pay although it was paid and what is due does not show it. */
  payAgain(): Promise<void>
  /** Each entry of the list: title, facts and state. */
  payables(): Promise<readonly string[]>
  /** What the list says when it is empty. */
  emptyNotice(): Promise<string>
  complaints(): Promise<readonly string[]>
  /** Title of what is paid, its commerce and its number. */
  heading(): Promise<string>
  /** Each line of what is due. */
  lines(): Promise<readonly string[]>
  total(): Promise<string>
  methods(): Promise<readonly string[]>
  /** Whether the way back is all there is while no method is chosen. */
  offersOnlyBack(): Promise<boolean>
  /** The sentence about receipts of the method on screen. */
  receiptSentence(): Promise<string>
  cvu(): Promise<string>
  /** The banks to transfer to. */
  banks(): Promise<readonly string[]>
  /** Why there is no CVU to see. */
  cvuTrouble(): Promise<string>
  barcodeDigits(): Promise<string>
  /** The digits of a barcode that cannot be drawn. */
  digitsToDictate(): Promise<string>
  /** The saved cards to pay with. */
  cards(): Promise<readonly string[]>
  /** The names of the files that were saved. */
  savedFiles(): Promise<readonly string[]>
  /** Path and query where the wallet or the credit card goes on. */
  whereItGoesOn(): Promise<string>
  /** Path and query where the customer ends up in the payment area. */
  address(): Promise<string>
  /** The title of a screen that says how things stand. */
  result(): Promise<string>
  /** Each fact of the payment with its name. */
  receipt(): Promise<readonly string[]>
  offersToPayAgain(): Promise<boolean>
}
