import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import { isNotApplied, isRecent, type RecentCharge } from '@/domain/payments/recent-charge'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isInstant, isListOf, isOneOf, isShapedAs, isText, isWhole } from '@/application/shared/shape'
import { StoredValue, asBefore } from '@/application/shared/stored-value'

/**
 * The charges of the last 48 hours that the lender accepted or may have got, shared by all tabs: as long as one is not
 * applied its loan looks unpaid. Nothing of a card; logging out removes them. Source: PAY-16, PAY-20.
 */
@injectable('Singleton')
export class RecentCharges {
  private readonly stored: StoredValue<readonly RecentCharge[]>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.stored = new StoredValue(storage, 'recentCharges', {
      version: 1,
      isValid: isListOf(isCharge),
      upgrades: asBefore,
    })
  }

  /** She is about to be led to the provider's page. */
  started(intention: PaymentIntention): void {
    this.add({ ...intention, at: this.clock.now(), standing: 'started' })
  }

  /** It is about to be sent: from now on it may have been made. */
  sent(intention: PaymentIntention): void {
    this.add({ ...intention, at: this.clock.now(), standing: 'sent' })
  }

  accepted({ idempotencyKey }: PaymentIntention): void {
    const charge = this.all().find((each) => each.idempotencyKey === idempotencyKey)
    if (charge) this.add({ ...charge, standing: 'accepted' })
  }

  /** The provider's page says that she paid there what she was led to it for. Source: PAY-09, PAY-17. */
  acceptedElsewhere(externalId: string): void {
    const charge = this.of(externalId).find(({ standing }) => standing === 'started')
    if (charge) this.accepted(charge)
  }

  /** Nothing was charged. */
  refused({ idempotencyKey }: PaymentIntention): void {
    this.stored.write(this.all().filter((each) => each.idempotencyKey !== idempotencyKey))
  }

  /** The last charge of the loan that what is due, without interest, does not count yet. */
  notApplied(externalId: string, due: Cents): RecentCharge | undefined {
    return this.of(externalId).find((charge) => isNotApplied(charge, due, this.clock.now()))
  }

  /** Latest first. */
  private of(externalId: string): readonly RecentCharge[] {
    return this.all()
      .filter((charge) => charge.externalId === externalId)
      .toReversed()
  }

  private add(charge: RecentCharge): void {
    const now = this.clock.now()
    const others = this.all().filter(
      (each) => each.idempotencyKey !== charge.idempotencyKey && isRecent(each, now),
    )
    this.stored.write([...others, charge])
  }

  private all(): readonly RecentCharge[] {
    return this.stored.read() ?? []
  }
}

const isCharge = isShapedAs<RecentCharge>({
  idempotencyKey: isText,
  externalId: isText,
  amount: isWhole,
  dueBefore: isWhole,
  at: isInstant,
  standing: isOneOf('started', 'sent', 'accepted'),
})
