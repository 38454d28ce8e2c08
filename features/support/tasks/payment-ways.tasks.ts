/** What a customer finds around paying: online, by bank or in cash, and the survey afterwards. */
export interface PaymentWaysTasks {
  /** The ways to pay online, and where each leads. */
  online(): Promise<readonly string[]>
  /** The titles of what explains the other ways. */
  others(): Promise<readonly string[]>
  /** The company's accounts to transfer to, with their CBU. */
  accounts(): Promise<readonly string[]>
  /** What a transfer has to say. */
  transferReference(): Promise<string>
  /** Opens what is needed to pay off a loan by an account of that bank. */
  openCancellation(bank: string): Promise<void>
  /** Each fact of the account with its name. */
  cancellation(): Promise<readonly string[]>
  /** Copies that fact of the account which is open. */
  copy(fact: 'CBU' | 'alias'): Promise<void>
  /** What is on the clipboard. */
  copied(): Promise<string>
  /** The steps of the explanation of online payment. */
  explanation(): Promise<string>
  /** Stays on the result of a payment for so long. */
  stayOnResult(seconds: number): Promise<void>
  /** What is asked under the result; in a page one waits until something is. */
  surveyPrompt(): Promise<string>
}
