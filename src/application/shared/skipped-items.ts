import { injectable } from 'inversify'
import { Listeners } from './listeners'

/**
 * Records which lists of the current screen contain an item that could not be read. The screen then says
 * that the list is not complete. Source: GEN-10.
 */
@injectable('Singleton')
export class SkippedItems {
  /** The names of the lists on the current screen that are incomplete. */
  lists: ReadonlySet<string> = new Set()
  private readonly listeners = new Listeners()
  private place = {}

  /**
   * Returns a function with which the caller reports whether the named list was read completely. The
   * function does nothing once the customer has left the screen.
   */
  createListCompletenessReporter(question: string): (isComplete: boolean) => void {
    const { place } = this
    return (isComplete) => {
      if (this.place !== place || isComplete !== this.lists.has(question)) return
      const others = [...this.lists].filter((each) => each !== question)
      this.change(new Set(isComplete ? others : [...others, question]))
    }
  }

  /** Deletes the record of incomplete lists, because the customer left the screen. */
  clear(): void {
    this.place = {}
    if (this.lists.size > 0) this.change(new Set())
  }

  /** Calls `run` whenever the set of incomplete lists changes. Returns a function that unsubscribes. */
  readonly onChange = this.listeners.add

  private change(lists: ReadonlySet<string>): void {
    this.lists = lists
    this.listeners.notify()
  }
}
