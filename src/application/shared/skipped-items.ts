import { injectable } from 'inversify'
import { BehaviorSubject, type Observable } from 'rxjs'

/**
 * Records which lists had an item that could not be read since the customer opened this screen. The screen
 * then says that its list is not complete. Source: GEN-10.
 */
@injectable('Singleton')
export class SkippedItems {
  private readonly lists = new BehaviorSubject<ReadonlySet<string>>(new Set())
  private place = {}

  /** Emits the names of the incomplete lists whenever they change. */
  readonly changes: Observable<ReadonlySet<string>> = this.lists

  /**
   * Returns a function that reports whether the list was complete. It does nothing once the customer has
   * left the screen.
   */
  asking(question: string): (isWhole: boolean) => void {
    const { place } = this
    return (isWhole) => {
      if (this.place !== place || isWhole !== this.lists.value.has(question)) return
      const others = [...this.lists.value].filter((each) => each !== question)
      this.lists.next(new Set(isWhole ? others : [...others, question]))
    }
  }

  /** Deletes the record, because the customer left the screen. */
  leave(): void {
    this.place = {}
    if (this.lists.value.size > 0) this.lists.next(new Set())
  }
}
