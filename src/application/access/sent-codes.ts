import { inject, injectable } from 'inversify'
import { resendAllowedAt } from '@/domain/access/entry'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isInstant, isListOf, isShapedAs, isTextThat } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'
import type { CodeDelivery } from './access.port'
import { isCodeDelivery } from './code-delivery-shape'

/** A code that was sent to a person: where and when. */
export interface SentCode {
  readonly taxId: Cuit
  readonly delivery: CodeDelivery
  readonly sentAt: Instant
}

/**
 * Stores the codes of the last minute by person. Whichever way a person returns to the code step, they wait
 * before the next one is sent. Deleted when a code opens a session. Source: ACC-08.
 */
@injectable('Singleton')
export class SentCodes {
  private readonly kept: StoredValue<readonly SentCode[]>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.kept = new StoredValue(storage, 'sentCodes', { version: 1, isValid: isListOf(isSentCode) })
  }

  note(sent: SentCode): void {
    this.kept.write([...this.recent().filter(({ taxId }) => taxId !== sent.taxId), sent])
  }

  /** Returns the last code sent to the person, if they still have to wait before the next one. */
  waitingFor(taxId: Cuit): SentCode | undefined {
    return this.recent().find((sent) => sent.taxId === taxId)
  }

  /** Deletes the codes sent to a person whose phone has changed, since they went to the old phone. */
  forget(taxId: Cuit): void {
    this.kept.write(this.recent().filter((sent) => sent.taxId !== taxId))
  }

  private recent(): readonly SentCode[] {
    const now = this.clock.now()
    return (this.kept.read() ?? []).filter(({ sentAt }) => now < resendAllowedAt(sentAt, now))
  }
}

const isSentCode = isShapedAs<SentCode>({
  taxId: isTextThat(isCuit),
  delivery: isCodeDelivery,
  sentAt: isInstant,
})
