import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { smsCodeResendAllowedAt } from '@/domain/access/sms-code-resend'
import type { Cuit } from '@/domain/shared/cuit'
import type { SentLoginCode, SentLoginCodeStore } from '@/application/access/sent-login-code-store.port'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import {
  typeGuardForSchema,
  loginCodeDeliverySchema,
  cuitSchema,
  instantSchema,
  objectSchema,
} from './schemas'

@injectable('Singleton')
export class StoredSentLoginCodes implements SentLoginCodeStore {
  private readonly stored: StoredValue<readonly SentLoginCode[]>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.stored = new StoredValue(storage, 'sentCodes', {
      version: 1,
      isValid: typeGuardForSchema(v.array(sentCodeSchema)),
    })
  }

  add(sent: SentLoginCode): void {
    this.stored.write([...this.recentCodes().filter(({ taxId }) => taxId !== sent.taxId), sent])
  }

  findRecent(taxId: Cuit): SentLoginCode | undefined {
    return this.recentCodes().find((sent) => sent.taxId === taxId)
  }

  forget(taxId: Cuit): void {
    this.stored.write(this.recentCodes().filter((sent) => sent.taxId !== taxId))
  }

  private recentCodes(): readonly SentLoginCode[] {
    const now = this.clock.now()
    return (this.stored.read() ?? []).filter(({ sentAt }) => now < smsCodeResendAllowedAt(sentAt, now))
  }
}

const sentCodeSchema = objectSchema<SentLoginCode>({
  taxId: cuitSchema,
  delivery: loginCodeDeliverySchema,
  sentAt: instantSchema,
})
