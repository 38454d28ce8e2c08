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

/** A code that was sent to a person, where and when. */
export interface SentCode {
  readonly taxId: Cuit
  readonly delivery: CodeDelivery
  readonly sentAt: Instant
}

/**
 * The codes of the last minute, by person: however she comes back to the code, she waits for the next one.
 * Ends with the session that a code opens. Source: ACC-08.
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

  /** The one after which she has to wait, if she has to. */
  waitingFor(taxId: Cuit): SentCode | undefined {
    return this.recent().find((sent) => sent.taxId === taxId)
  }

  /** Her codes go to another phone from now on: nobody waits for one that went to the old one. */
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
