import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { CodeDelivery, SendCodeFailure } from './access.port'
import { LoginProgressStore } from './login-progress-store'
import { PhoneChangeGateway, type ChangePhoneFailure, type NewPhone } from './phone-change.port'
import { PhoneChangeStore, type PhoneChangePerson } from './phone-change-store'

/** Sends a code to the new phone and notes it, so that a reload neither repeats it nor forgets the wait. Source: ACC-22. */
@injectable()
export class SendCodeToNewPhone {
  constructor(
    @inject(PhoneChangeGateway) private readonly gateway: PhoneChangeGateway,
    @inject(PhoneChangeStore) private readonly store: PhoneChangeStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(
    person: PhoneChangePerson,
    cellphone: string,
  ): Promise<Result<CodeDelivery, SendCodeFailure>> {
    const sent = await this.gateway.sendCode(newPhone(person, cellphone))
    const progress = this.store.current()
    if (sent.ok && progress?.person?.taxId === person.taxId)
      this.store.keep({
        ...progress,
        sentCode: { cellphone, delivery: sent.value, sentAt: this.clock.now() },
      })
    return sent
  }
}

/** Makes the new phone the customer's, wherever this device knows the old one. Source: ACC-22. */
@injectable()
export class ChangePhone {
  constructor(
    @inject(PhoneChangeGateway) private readonly gateway: PhoneChangeGateway,
    @inject(PhoneChangeStore) private readonly store: PhoneChangeStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(person: PhoneChangePerson, code: string): Promise<Result<void, ChangePhoneFailure>> {
    const cellphone = this.store.current()?.sentCode?.cellphone
    if (cellphone === undefined) return failure({ kind: 'phone-not-changed' })
    const changed = await this.gateway.change(newPhone(person, cellphone), code)
    if (!changed.ok) return changed
    this.store.forget()
    this.forgetSentCode(person)
    this.sessions.changePhone(person.taxId, cellphone)
    return success()
  }

  /** The code for logging in went to the old phone. */
  private forgetSentCode({ taxId }: PhoneChangePerson): void {
    const progress = this.progress.current()
    if (progress?.person?.taxId !== taxId) return
    const { sentCode: _, ...rest } = progress
    this.progress.keep(rest)
  }
}

function newPhone({ taxId, hash }: PhoneChangePerson, cellphone: string): NewPhone {
  return { taxId, cellphone, ...(hash === undefined ? {} : { hash }) }
}
