import { inject, injectable } from 'inversify'
import { isRecent, type Intention, type PaidShare } from '@/domain/shared/intention'
import { markOf } from '@/domain/shared/mark'
import { Clock } from './clock.port'
import { LocalStorage, type KeyValueStorage } from './key-value-storage.port'
import { Randomness } from './randomness.port'
import { isAbsentOr, isInstant, isListOf, isOneOf, isShapedAs, isText, isWhole } from './shape'
import { StoredValue } from './stored-value'

/** Who ordered, and what it is of: a loan, a shop's code. */
export interface Ordered {
  /** The tax id of the customer. */
  readonly customer: string
  readonly of: string
}

interface Kept {
  /** Makes the marks of this device its own. */
  readonly salt: string
  readonly all: readonly Intention[]
}

/**
 * The intentions of the last 48 hours, shared by every tab of the device. They outlive logging out, so that who enters
 * again is not charged twice; nobody's name is kept with them, and no other customer finds them.
 * Where nothing can be kept they last as long as the page. Source: PAY-16, GEN-11.
 */
@injectable('Singleton')
export class Intentions {
  private readonly stored: StoredValue<Kept>
  private readonly onTheirWay = new Set<string>()

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'intentions', { version: 1, isValid: isKept })
  }

  /** Latest first. */
  of({ customer, of }: Ordered): readonly Intention[] {
    const { salt, all } = this.kept() ?? nothingKept
    const mark = markOf(salt, customer, of)
    return all.filter((each) => each.mark === mark).reverse()
  }

  /** Whether the device remembers any, of whoever. */
  hasAny(): boolean {
    return (this.kept()?.all.length ?? 0) > 0
  }

  /** Another one as soon as anything is made, sent or heard of. */
  fingerprint(): string {
    const all = this.kept()?.all ?? []
    return all.map(({ idempotencyKey, standing }) => `${idempotencyKey} ${standing}`).join()
  }

  /** As the device knows it now. */
  find(idempotencyKey: string): Intention | undefined {
    return this.kept()?.all.find((each) => each.idempotencyKey === idempotencyKey)
  }

  /** Made with a key of its own, and kept before anything is sent. */
  make({ customer, of }: Ordered, made: Omit<Intention, 'idempotencyKey' | 'mark' | 'at'>): Intention {
    const idempotencyKey = this.randomness.uuid()
    const { salt, all } = this.kept() ?? { salt: this.randomness.uuid(), all: [] }
    const intention = {
      ...made,
      idempotencyKey,
      mark: markOf(salt, customer, of),
      at: this.clock.now(),
    }
    this.stored.write({ salt, all: [...all, intention] })
    return intention
  }

  /** What is known of it now; one that the time has removed is not brought back. */
  change(
    { idempotencyKey }: Intention,
    change: Pick<Partial<Intention>, 'standing' | 'reference' | 'refusal' | 'at'>,
  ): void {
    const kept = this.kept()
    if (!kept) return
    const all = kept.all.map((each) =>
      each.idempotencyKey === idempotencyKey ? { ...each, ...change } : each,
    )
    this.stored.write({ ...kept, all })
  }

  /** This very page waits for the answer until that work ends: the lender may not have got it yet. */
  async whileOnItsWay<Value>({ idempotencyKey }: Intention, work: () => Promise<Value>): Promise<Value> {
    this.onTheirWay.add(idempotencyKey)
    try {
      return await work()
    } finally {
      this.onTheirWay.delete(idempotencyKey)
    }
  }

  isOnItsWay({ idempotencyKey }: Intention): boolean {
    return this.onTheirWay.has(idempotencyKey)
  }

  /** What is old leaves the device. A clock that was ahead makes no guard last longer: its hours begin now. */
  private kept(): Kept | undefined {
    const kept = this.stored.read()
    if (!kept) return undefined
    const now = this.clock.now()
    const all = kept.all
      .map((each) => (each.at > now ? { ...each, at: now } : each))
      .filter((each) => isRecent(each, now))
    const isSame =
      all.length === kept.all.length && all.every((each, position) => each === kept.all[position])
    if (isSame) return kept
    if (all.length > 0) this.stored.write({ ...kept, all })
    else this.stored.remove()
    return all.length > 0 ? { ...kept, all } : undefined
  }
}

const nothingKept: Kept = { salt: '', all: [] }

const isBefore = isShapedAs<Intention['before']>({ due: isWhole, listed: isWhole })

const isNumber = (candidate: unknown): candidate is number => isWhole(candidate)

const isPaidShare = isShapedAs<PaidShare>({
  installments: isListOf(isNumber),
  remaining: isAbsentOr(isWhole),
})

const isIntention = isShapedAs<Intention>({
  idempotencyKey: isText,
  mark: isText,
  amount: isWhole,
  way: isText,
  at: isInstant,
  standing: isOneOf('started', 'sent', 'unheard', 'accepted', 'rejected'),
  reference: isAbsentOr(isText),
  refusal: isAbsentOr(isText),
  before: isBefore,
  pays: isAbsentOr(isPaidShare),
})

const isKept = isShapedAs<Kept>({ salt: isText, all: isListOf(isIntention) })
