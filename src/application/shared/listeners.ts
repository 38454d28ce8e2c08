/** The functions that are called when an event happens, such as a change of a value. */
export class Listeners<Arguments extends readonly unknown[] = []> {
  private readonly all = new Set<(...event: Arguments) => void>()

  /** Adds a function, which is then called at each event. Returns a function that removes it. */
  readonly add = (run: (...event: Arguments) => void): (() => void) => {
    this.all.add(run)
    return () => this.all.delete(run)
  }

  /** Calls every added function. */
  notify(...event: Arguments): void {
    for (const run of this.all) run(...event)
  }
}
