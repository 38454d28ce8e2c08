import type { CallName } from '@/adapters/fake/call-name'
import type { Situation } from '@/adapters/fake/situation'

/** What a trainer does in the demo, and what the lender's server saw. */
export interface DemoTasks {
  enterAs(persona: string): Promise<void>
  creditPayment(externalId: string): Promise<void>
  setNow(localTime: string): Promise<void>
  reset(): Promise<void>
  /** Lets the next answer of that call be another one, by its name in the panel. */
  makeFail(call: CallName, answer: string): Promise<void>
  /** Lets the lender refuse that call once, with a code of her catalogue. */
  makeRefuse(call: CallName, code: string): Promise<void>
  slowDown(seconds: number): Promise<void>
  goOffline(): Promise<void>
  /** Copies the link of the situation and opens it. */
  openItsLink(): Promise<void>
  situation(): Promise<Situation>
  hideAndBringBackByKeyboard(): Promise<void>
  ribbonShows(): Promise<boolean>
  /** The customers on offer. */
  customers(): Promise<readonly string[]>
  /** How many cards were really charged. */
  charges(): Promise<number>
}
