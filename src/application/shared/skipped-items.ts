import { injectable } from 'inversify'
import { BehaviorSubject, type Observable } from 'rxjs'

/**
 * The lists of which an entry could not be read, since the customer came to where she is: what stands there is not
 * all that there is, and she hears so. Source: GEN-10.
 */
@injectable('Singleton')
export class SkippedItems {
  private readonly lists = new BehaviorSubject<ReadonlySet<string>>(new Set())
  private place = {}

  /** The questions whose list is not whole, as it changes. */
  readonly changes: Observable<ReadonlySet<string>> = this.lists

  /** Gives back how to tell what came of a question; what comes after she went elsewhere is told to nobody. */
  asking(question: string): (isWhole: boolean) => void {
    const { place } = this
    return (isWhole) => {
      if (this.place !== place || isWhole !== this.lists.value.has(question)) return
      const others = [...this.lists.value].filter((each) => each !== question)
      this.lists.next(new Set(isWhole ? others : [...others, question]))
    }
  }

  /** She went elsewhere. */
  leave(): void {
    this.place = {}
    if (this.lists.value.size > 0) this.lists.next(new Set())
  }
}
