import { inject, injectable } from 'inversify'
import type { Customer } from '@/domain/session/session'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { LoginCodeDelivery } from './access.port'
import { LoginProgressStore } from './login-progress-store.port'
import {
  PhoneNumberChangeGateway,
  type ChangePhoneNumberFailure,
  type PhoneNumberChangeRequest,
  type SendCodeToNewPhoneNumberFailure,
} from './phone-change.port'
import {
  PhoneNumberChangeStore,
  type PersonChangingPhoneNumber,
  type PhoneNumberChangeProgress,
} from './phone-number-change-store.port'
import { SentLoginCodeStore } from './sent-login-code-store.port'

/**
 * Sends a code to the customer's new phone and stores when it was sent. A reload of the page neither sends a
 * second code nor shortens the wait before the next one. Source: ACC-22.
 */
@injectable()
export class SendCodeToNewPhoneNumber {
  constructor(
    @inject(PhoneNumberChangeGateway) private readonly gateway: PhoneNumberChangeGateway,
    @inject(PhoneNumberChangeStore) private readonly store: PhoneNumberChangeStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(
    person: PersonChangingPhoneNumber,
    cellphone: string,
  ): Promise<Result<LoginCodeDelivery, SendCodeToNewPhoneNumberFailure>> {
    const phone = toPhoneNumberChangeRequest(person, cellphone, this.store.current())
    if (!phone) return failure({ kind: 'identity-check-expired' })
    const sent = await this.gateway.sendCodeToNewPhoneNumber(phone)
    const progress = this.store.current()
    if (!sent.ok) forgetCheckIfNotValid(this.store, sent.failure)
    else if (progress?.person?.taxId === person.taxId)
      this.store.save({
        ...progress,
        sentCode: { cellphone, delivery: sent.value, sentAt: this.clock.now() },
      })
    return sent
  }
}

/**
 * Changes the customer's phone number at the lender and in the customer data on this device. If it is not
 * known whether the lender changed it, deletes the earlier number from that data. Then asks for the account
 * status, because the lender may block other account changes after this one. Source: ACC-22, ACC-40, PRO-01.
 */
@injectable()
export class ChangePhoneNumber {
  constructor(
    @inject(PhoneNumberChangeGateway) private readonly gateway: PhoneNumberChangeGateway,
    @inject(PhoneNumberChangeStore) private readonly store: PhoneNumberChangeStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SentLoginCodeStore) private readonly sentCodes: SentLoginCodeStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
  ) {}

  async execute(
    person: PersonChangingPhoneNumber,
    code: string,
  ): Promise<Result<void, ChangePhoneNumberFailure>> {
    const progress = this.store.current()
    const cellphone = progress?.sentCode?.cellphone
    if (cellphone === undefined) return failure({ kind: 'phone-not-changed' })
    const phone = toPhoneNumberChangeRequest(person, cellphone, progress)
    if (!phone) return failure({ kind: 'identity-check-expired' })
    const changed = await this.gateway.changePhoneNumber(phone, code)
    if (!changed.ok) {
      forgetCheckIfNotValid(this.store, changed.failure)
      if (mayPhoneHaveChanged(changed.failure)) {
        this.sessions.updateCustomer(person.taxId, customerWithoutPhone)
        void this.accountStatus.execute()
      }
      return changed
    }
    this.store.forget()
    this.forgetLoginCode(person)
    this.sessions.updateCustomer(person.taxId, (known) => ({ ...known, phone: cellphone }))
    void this.accountStatus.execute()
    return success()
  }

  /** Deletes the stored record of the login code that was sent to the old phone. */
  private forgetLoginCode({ taxId }: PersonChangingPhoneNumber): void {
    this.sentCodes.forget(taxId)
    const progress = this.progress.current()
    if (progress?.person?.taxId !== taxId) return
    const { sentCode: _, ...rest } = progress
    this.progress.save(rest)
  }
}

function customerWithoutPhone({ phone: _, ...customer }: Customer): Customer {
  return customer
}

/**
 * Returns whether the lender may have changed the phone number although the request failed. Source: ACC-22.
 */
function mayPhoneHaveChanged(refusal: ChangePhoneNumberFailure): boolean {
  switch (refusal.kind) {
    case 'wrong-code':
    case 'phone-not-changed':
    case 'identity-check-used':
    case 'identity-check-expired':
      return false
    default:
      return mayRequestHaveBeenDone(refusal)
  }
}

/**
 * Returns the request for the phone change. Undefined without the identity check that authorises the
 * change. Source: ACC-36.
 */
function toPhoneNumberChangeRequest(
  { taxId, hash: linkHash }: PersonChangingPhoneNumber,
  cellphone: string,
  progress: PhoneNumberChangeProgress | undefined,
): PhoneNumberChangeRequest | undefined {
  const check = progress?.check
  if (check === undefined || check === 'unreadable') return undefined
  return { taxId, cellphone, check, linkHash }
}

/**
 * Deletes the stored identity check if it has expired or has been used. The customer then starts again,
 * even after a reload. Source: ACC-36.
 */
function forgetCheckIfNotValid(store: PhoneNumberChangeStore, { kind }: { readonly kind: string }): void {
  const isExpired = kind === 'identity-check-used' || kind === 'identity-check-expired'
  const progress = isExpired ? store.current() : undefined
  if (!progress) return
  const { leftFor: _, check: __, sentCode: ___, ...rest } = progress
  store.save(rest)
}
