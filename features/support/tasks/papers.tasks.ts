/** What a customer does with the papers of her loans and with the receipts she sends. */
export interface PaperTasks {
  /** Chooses a loan for its coupon book, by what the menu calls it. */
  chooseLoan(name: string): Promise<void>
  /** Says that she read the warning about direct debit. */
  acknowledge(): Promise<void>
  downloadCouponBook(): Promise<void>
  /** Presses a download on the screen of a loan. */
  download(paper: string): Promise<void>
  retry(): Promise<void>
  /** What the menu calls each loan. */
  loans(): Promise<readonly string[]>
  /** What stands where the download would be. */
  notice(): Promise<string>
  offersCouponBook(): Promise<boolean>
  /** What is offered to download on the screen of a loan. */
  offered(): Promise<readonly string[]>
  /** How many files were opened in another tab. */
  openedFiles(atLeast: number): Promise<number>
  /** Why it could not be loaded, and what to tell support. */
  failure(): Promise<string>
}

/** The payments she made. */
export interface MyPaymentTasks {
  seeMore(): Promise<void>
  /** Goes to send the receipt of a payment that is not there. */
  sendReceipt(): Promise<void>
  retry(): Promise<void>
  /** Each payment on screen: what, how much, when, how and its state. */
  payments(): Promise<readonly string[]>
  /** How many are on screen, of how many. */
  count(): Promise<string>
  emptyNotice(): Promise<string>
  /** Why they could not be loaded, and what to tell support. */
  failure(): Promise<string>
  /** The ways on from the payments. */
  waysOn(): Promise<readonly string[]>
}

/** A receipt that she sends. */
export interface ReceiptTasks {
  chooseType(name: string): Promise<void>
  chooseFile(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void>
  send(): Promise<void>
  types(): Promise<readonly string[]>
  /** The file that is chosen, as the form names it; empty when there is none. */
  file(): Promise<string>
  complaints(): Promise<readonly string[]>
  /** What is said of a receipt that was not confirmed, its title first. */
  trouble(): Promise<string>
  /** What is told about a ticket. */
  instructions(): Promise<readonly string[]>
  /** Whether a file can be chosen. */
  takesFile(): Promise<boolean>
  result(): Promise<string>
  /** How long the celebration moves, in seconds; 0 where nothing moves. */
  celebrationSeconds(motion: 'allowed' | 'reduced'): Promise<number>
}
