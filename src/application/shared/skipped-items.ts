import { injectable } from 'inversify'
import { Listeners } from './listeners'

/**
 * Records which lists of the current screen contain an item that could not be read. The screen then says
 * that the list is not complete. Source: GEN-10.
 */
@injectable('Singleton')
export class SkippedItems {
  /**
   * The incomplete lists of the current screen: the name of the API call that returned each, such as
   * `loans.listLoans`, by the call's name and the address and query of the request.
   */
  lists: ReadonlyMap<string, string> = new Map()
  private readonly listeners = new Listeners()
  private place = {}

  /**
   * Returns a function with which the caller reports whether the list that an API call returned for an address
   * with its query was read completely. The function does nothing once the customer has left the screen.
   */
  createListCompletenessReporter(callName: string, addressAndQuery: string): (isComplete: boolean) => void {
    const { place } = this
    const key = `${callName} ${addressAndQuery}`
    return (isComplete) => {
      if (this.place !== place || isComplete !== this.lists.has(key)) return
      const others = [...this.lists].filter(([each]) => each !== key)
      this.change(new Map(isComplete ? others : [...others, [key, callName]]))
    }
  }

  /** Deletes the record of incomplete lists, because the customer left the screen. */
  clear(): void {
    this.place = {}
    if (this.lists.size > 0) this.change(new Map())
  }

  /** Calls `run` whenever the set of incomplete lists changes. Returns a function that unsubscribes. */
  readonly onChange = this.listeners.add

  private change(lists: ReadonlyMap<string, string>): void {
    this.lists = lists
    this.listeners.notify()
  }
}
