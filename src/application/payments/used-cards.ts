import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { fingerprintOf } from '@/domain/shared/fingerprint'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Randomness } from '@/application/shared/randomness.port'
import { isListOf, isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'

interface StoredCards {
  /** Random text of this device that goes into every fingerprint. */
  readonly salt: string
  /**
   * Fingerprint of each card that has paid, the latest last. Neither the card nor the customer can be read
   * from it.
   */
  readonly marks: readonly string[]
}

const mostMarks = 20
const isMark = (candidate: unknown): candidate is string => isText(candidate)
const isKept = isShapedAs<StoredCards>({ salt: isText, marks: isListOf(isMark) })

/** Stores which saved cards have paid on this device, and in which order. Source: PAY-21, GEN-11. */
@injectable()
export class UsedCards {
  private readonly stored: StoredValue<StoredCards>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'usedCards', { version: 1, isValid: isKept })
  }

  /**
   * Returns the rank of the card's last use: the later, the higher; -1 if it has never paid on this device.
   */
  lastUseRank(customer: Cuit, debitCardId: string): number {
    const kept = this.stored.read()
    return kept ? kept.marks.indexOf(fingerprintOf(kept.salt, customer, debitCardId)) : -1
  }

  /** Records that the card has just paid. */
  noteUse(customer: Cuit, debitCardId: string): void {
    const { salt, marks } = this.stored.read() ?? { salt: this.randomness.uuid(), marks: [] }
    const mark = fingerprintOf(salt, customer, debitCardId)
    const others = marks.filter((each) => each !== mark).slice(1 - mostMarks)
    this.stored.write({ salt, marks: [...others, mark] })
  }
}
