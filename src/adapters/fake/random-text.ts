/** Between 0 and 1, from the platform's source for secrets. */
export function unguessable(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number / 2 ** 32
}

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** Texts that nobody can guess, from a source of numbers between 0 and 1. */
export class RandomText {
  private readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => Math.floor(this.random() * 10)).join('')
  }

  /** Letters only, so that no number of a person can ever stand in it. */
  token(): string {
    return Array.from({ length: 32 }, () => alphabet[Math.floor(this.random() * alphabet.length)]).join('')
  }
}
