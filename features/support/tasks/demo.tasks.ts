/** What a trainer does in the demo, and what the lender's server saw. */
export interface DemoTasks {
  enterAs(persona: string): Promise<void>
  creditPayment(externalId: string): Promise<void>
  setNow(localTime: string): Promise<void>
  reset(): Promise<void>
  /** The customers on offer. */
  customers(): Promise<readonly string[]>
  /** How many cards were really charged. */
  charges(): Promise<number>
}
