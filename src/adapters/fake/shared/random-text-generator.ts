/** Random numbers requested in advance. One request for many numbers costs as much as a request for one. */
const randomBuffer = new Uint32Array(1024)
let usedNumberCount = randomBuffer.length

/** Returns a number from 0 up to, but not including, 1 from the platform's secure random source. */
export function createSecureRandomNumber(): number {
  if (usedNumberCount === randomBuffer.length) {
    crypto.getRandomValues(randomBuffer)
    usedNumberCount = 0
  }
  const number = randomBuffer[usedNumberCount] ?? 0
  usedNumberCount += 1
  return number / 2 ** 32
}

const unambiguousLetters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Makes random texts that cannot be guessed, from a function that returns random numbers from 0 up to, but
 * not including, 1.
 */
export class RandomTextGenerator {
  constructor(private readonly random: () => number) {}

  createDigits(count: number): string {
    return Array.from({ length: count }, () => Math.floor(this.random() * 10)).join('')
  }

  /**
   * Returns a random token of 32 letters. Without digits, it cannot contain a person's number by accident.
   */
  createToken(): string {
    return Array.from(
      { length: 32 },
      () => unambiguousLetters[Math.floor(this.random() * unambiguousLetters.length)],
    ).join('')
  }
}
