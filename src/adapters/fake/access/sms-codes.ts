import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { SmsCodeRecord } from '@/adapters/fake/shared/records'
import type { FakeDataStore } from '@/adapters/fake/store'

const codeLifetimeMilliseconds = 10 * 60_000
const maxWrongTries = 3

/** Number of codes used up with wrong tries within an hour after which a person gets no new code. */
const maxSpentCodesPerHour = 5
const hourMilliseconds = 60 * 60_000

/**
 * The SMS codes that the lender sends, of 4 digits, or of 6 if the demo state says so. A code is valid
 * for 10 minutes, for one use and for up to 3 wrong tries. A new code replaces the earlier code of the
 * same person. A person who has used up five codes with wrong tries within an hour gets no new code.
 */
export class SmsCodeRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
    private readonly overrides: () => DemoOverrides,
  ) {}

  /**
   * Creates and stores a new SMS code for a person. Returns undefined if that person has used up too many
   * codes with wrong tries within an hour.
   */
  createCode(taxId: string): string | undefined {
    const earlier = this.store.smsCodes.find(taxId)
    const spentCodeTimes = [
      ...this.recentSpentCodeTimes(earlier),
      ...(hasTooManyWrongTries(earlier) ? [this.clock.now()] : []),
    ]
    if (spentCodeTimes.length >= maxSpentCodesPerHour) return undefined
    const code = this.createOtherCode(earlier?.code)
    const expiresAt = this.clock.now() + codeLifetimeMilliseconds
    const fresh = { code, expiresAt, wrongTries: 0, used: false, spentCodeTimes }
    if (earlier) this.store.smsCodes.change(taxId, fresh)
    if (!earlier) this.store.smsCodes.insert({ id: taxId, ...fresh })
    return code
  }

  /** Returns the number of seconds until a person to whom `createCode` refuses a code can get another one. */
  secondsUntilNextCode(taxId: string): number {
    const [first = this.clock.now()] = this.recentSpentCodeTimes(this.store.smsCodes.find(taxId))
    return Math.ceil((first + hourMilliseconds - this.clock.now()) / 1000)
  }

  /**
   * Returns whether the typed SMS code is right and still valid. A right code cannot be used again; a wrong
   * code counts as a try.
   */
  verifyCode(taxId: string, code: string): boolean {
    const sent = this.store.smsCodes.find(taxId)
    if (!sent || sent.used || sent.wrongTries >= maxWrongTries || this.clock.now() >= sent.expiresAt)
      return false
    if (sent.code !== code) {
      this.store.smsCodes.change(taxId, { wrongTries: sent.wrongTries + 1 })
      return false
    }
    this.store.smsCodes.change(taxId, { used: true, spentCodeTimes: [] })
    return true
  }

  private recentSpentCodeTimes(earlier: SmsCodeRecord | undefined): readonly number[] {
    return (earlier?.spentCodeTimes ?? []).filter((when) => this.clock.now() < when + hourMilliseconds)
  }

  private createOtherCode(earlier: string | undefined): string {
    const length = this.overrides().sixDigitCodes ? 6 : 4
    const code = this.random.createDigits(length)
    return code === earlier ? String((Number(code) + 1) % 10 ** length).padStart(length, '0') : code
  }
}

function hasTooManyWrongTries(code: SmsCodeRecord | undefined): boolean {
  return code !== undefined && code.wrongTries >= maxWrongTries
}

/**
 * Returns the id under which the fake back end stores an SMS code that it sent to a new phone. Such a
 * code confirms the phone and cannot be used for signing in.
 */
export function createNewPhoneSmsCodeId(taxId: string, cellphone: string): string {
  return `${taxId}-${cellphone}`
}
