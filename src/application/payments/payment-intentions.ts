import { inject, injectable } from 'inversify'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isListOf, isShapedAs, isText, isWhole } from '@/application/shared/shape'
import { StoredValue, asBefore } from '@/application/shared/stored-value'

/**
 * The payments of this tab whose final word the customer has not been told yet. They survive a reload
 * and hold no card data; while one is open, its loan is not paid again. Source: PAY-16.
 */
@injectable('Singleton')
export class PaymentIntentions {
  private readonly stored: StoredValue<readonly PaymentIntention[]>
  private readonly onTheirWay = new Set<string>()

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'paymentIntentions', {
      version: 1,
      isValid: isListOf(isIntention),
      upgrades: asBefore,
    })
  }

  openFor(externalId: string): PaymentIntention | undefined {
    return this.all().find((intention) => intention.externalId === externalId)
  }

  /** Keeps it before anything is sent, and notes that this page is about to send it. */
  open(intention: PaymentIntention): void {
    this.stored.write([...this.all(), intention])
    this.onTheirWay.add(intention.idempotencyKey)
  }

  /** The page has its answer, or will have none. */
  arrived(intention: PaymentIntention): void {
    this.onTheirWay.delete(intention.idempotencyKey)
  }

  /** Whether this very page still waits for the answer: the server may not have got it yet. */
  isOnItsWay(intention: PaymentIntention): boolean {
    return this.onTheirWay.has(intention.idempotencyKey)
  }

  /** The server's final word has been told: the key is forgotten. */
  close(intention: PaymentIntention): void {
    const others = this.all().filter((each) => each.idempotencyKey !== intention.idempotencyKey)
    if (others.length > 0) this.stored.write(others)
    else this.stored.remove()
  }

  private all(): readonly PaymentIntention[] {
    return this.stored.read() ?? []
  }
}

const isIntention = isShapedAs<PaymentIntention>({
  idempotencyKey: isText,
  externalId: isText,
  amount: isWhole,
  dueBefore: isWhole,
})
