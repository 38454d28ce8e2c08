/**
 * A generator of pseudo-random numbers. The same seed always produces the same sequence. Source:
 * mulberry32.
 */
export class SeededRandom {
  constructor(private state: number) {}

  /** Returns the next random number: at least 0 and less than 1. */
  nextFraction(): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  pickOne<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.nextFraction() * choices.length)] ?? choices[0]
  }

  isTrueWithProbability(share: number): boolean {
    return this.nextFraction() < share
  }

  /** Returns a random whole number from `least` to `most`, both included. */
  integerBetween(least: number, most: number): number {
    return least + Math.floor(this.nextFraction() * (most - least + 1))
  }
}
