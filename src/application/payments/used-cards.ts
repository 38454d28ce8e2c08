import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { fingerprintOf } from '@/domain/shared/fingerprint'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Randomness } from '@/application/shared/randomness.port'
import { isListOf, isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'

interface StoredCards {
  /** Makes the marks of this device its own. */
  readonly salt: string
  /** One a card that paid, the latest last: neither card nor customer can be read in it. */
  readonly marks: readonly string[]
}

const mostMarks = 20
const isMark = (candidate: unknown): candidate is string => isText(candidate)
const isKept = isShapedAs<StoredCards>({ salt: isText, marks: isListOf(isMark) })

/** Which saved cards have paid on this device, and in which order. Source: PAY-21, GEN-11. */
@injectable()
export class UsedCards {
  private readonly stored: StoredValue<StoredCards>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'usedCards', { version: 1, isValid: isKept })
  }

  /** The place of its last use: the later, the higher; -1 for one that never paid here. */
  useOf(customer: Cuit, debitCardId: string): number {
    const kept = this.stored.read()
    return kept ? kept.marks.indexOf(fingerprintOf(kept.salt, customer, debitCardId)) : -1
  }

  /** It paid, just now. */
  noteUse(customer: Cuit, debitCardId: string): void {
    const { salt, marks } = this.stored.read() ?? { salt: this.randomness.uuid(), marks: [] }
    const mark = fingerprintOf(salt, customer, debitCardId)
    const others = marks.filter((each) => each !== mark).slice(1 - mostMarks)
    this.stored.write({ salt, marks: [...others, mark] })
  }
}
