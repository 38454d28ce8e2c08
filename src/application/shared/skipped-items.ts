import { injectable } from 'inversify'
import { BehaviorSubject, type Observable } from 'rxjs'

/**
 * The lists with an entry that could not be read, since the customer came to this screen: the screen says
 * that its list is not complete. Source: GEN-10.
 */
@injectable('Singleton')
export class SkippedItems {
  private readonly lists = new BehaviorSubject<ReadonlySet<string>>(new Set())
  private place = {}

  /** The questions whose list is not whole, as it changes. */
  readonly changes: Observable<ReadonlySet<string>> = this.lists

  /**
   * Returns a function that reports whether the list was complete; it does nothing once the customer has left
   * the screen.
   */
  asking(question: string): (isWhole: boolean) => void {
    const { place } = this
    return (isWhole) => {
      if (this.place !== place || isWhole !== this.lists.value.has(question)) return
      const others = [...this.lists.value].filter((each) => each !== question)
      this.lists.next(new Set(isWhole ? others : [...others, question]))
    }
  }

  /** Forgets the lists, because the customer left the screen. */
  leave(): void {
    this.place = {}
    if (this.lists.value.size > 0) this.lists.next(new Set())
  }
}
