import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { Cuit } from '@/domain/shared/cuit'
import { calculateHash } from '@/domain/shared/hash'
import type { SavedCardUseStore } from '@/application/payments/used-cards.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Randomness } from '@/application/shared/randomness.port'
import { StoredValue } from './stored-value'
import { typeGuardForSchema, objectSchema, wellFormedTextSchema } from './schemas'

interface StoredCardUses {
  /**
   * Random text of this device. It is part of the input of every fingerprint (hash), so that
   * fingerprints of two devices differ.
   */
  readonly salt: string
  /**
   * Fingerprints (hashes) of the last 20 saved cards with which a payment was made, the latest card last.
   * Neither the card nor the customer can be found out from them.
   */
  readonly marks: readonly string[]
}

const maxFingerprints = 20
@injectable()
export class StoredUsedCards implements SavedCardUseStore {
  private readonly stored: StoredValue<StoredCardUses>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'usedCards', {
      version: 1,
      isValid: typeGuardForSchema(storedCardUsesSchema),
    })
  }

  lastUseRank(customer: Cuit, debitCardId: string): number {
    const stored = this.stored.read()
    return stored ? stored.marks.indexOf(calculateHash(stored.salt, customer, debitCardId)) : -1
  }

  recordCardUse(customer: Cuit, debitCardId: string): void {
    const { salt, marks: fingerprints } = this.stored.read() ?? {
      salt: this.randomness.createUuid(),
      marks: [],
    }
    const fingerprint = calculateHash(salt, customer, debitCardId)
    const others = fingerprints.filter((each) => each !== fingerprint).slice(1 - maxFingerprints)
    this.stored.write({ salt, marks: [...others, fingerprint] })
  }
}

const storedCardUsesSchema = objectSchema<StoredCardUses>({
  salt: wellFormedTextSchema,
  marks: v.array(wellFormedTextSchema),
})
