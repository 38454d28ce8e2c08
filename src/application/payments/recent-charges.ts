import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import { isNotApplied, isRecent, type RecentCharge } from '@/domain/payments/recent-charge'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, hasTexts } from '@/application/shared/stored-value'

/**
 * The last charge of each loan that the lender accepted or may have got, shared by all tabs: as long as it is not
 * applied the loan looks unpaid. Nothing of a card; logging out removes them. Source: PAY-16, PAY-20.
 */
@injectable('Singleton')
export class RecentCharges {
  private readonly stored: StoredValue<readonly RecentCharge[]>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.stored = new StoredValue(storage, 'recentCharges', areCharges)
  }

  /** It is about to be sent: from now on it may have been made. */
  sent(intention: PaymentIntention): void {
    this.write(intention.externalId, { ...intention, at: this.clock.now(), standing: 'sent' })
  }

  accepted({ externalId, idempotencyKey }: PaymentIntention): void {
    const charge = this.of(externalId)
    if (charge?.idempotencyKey === idempotencyKey) this.write(externalId, { ...charge, standing: 'accepted' })
  }

  /** Nothing was charged. */
  refused({ externalId, idempotencyKey }: PaymentIntention): void {
    if (this.of(externalId)?.idempotencyKey === idempotencyKey) this.write(externalId)
  }

  /** The last charge of the loan, while what is due of it does not count it yet. */
  notApplied(externalId: string, due: Cents): RecentCharge | undefined {
    const charge = this.of(externalId)
    return charge && isNotApplied(charge, due, this.clock.now()) ? charge : undefined
  }

  private of(externalId: string): RecentCharge | undefined {
    return this.all().find((charge) => charge.externalId === externalId)
  }

  private write(externalId: string, ...charges: readonly RecentCharge[]): void {
    const now = this.clock.now()
    const others = this.all().filter((charge) => charge.externalId !== externalId && isRecent(charge, now))
    this.stored.write([...others, ...charges])
  }

  private all(): readonly RecentCharge[] {
    return this.stored.read() ?? []
  }
}

function areCharges(candidate: unknown): candidate is readonly RecentCharge[] {
  return Array.isArray(candidate) && candidate.every(isCharge)
}

function isCharge(candidate: unknown): candidate is RecentCharge {
  return (
    hasTexts(candidate, 'idempotencyKey', 'externalId', 'standing') &&
    [candidate['amount'], candidate['dueBefore'], candidate['at']].every(Number.isSafeInteger)
  )
}
