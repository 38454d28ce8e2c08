import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import type { IdentityCheckReference } from './identity-check.port'
import { readIdentityCheckFromQuery } from './returned-identity-check'
import { LoginProgressStore } from './login-progress-store.port'
import { readPhoneChangePersonFromQuery, removePhoneChangePersonFromQuery } from './phone-change-address'
import {
  PhoneNumberChangeStore,
  type PersonChangingPhoneNumber,
  type PhoneNumberChangeProgress,
} from './phone-number-change-store.port'

type PhoneNumberChangeStage =
  /** Stage in which the portal does not know whose phone number is to be changed. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'to-begin'; readonly person: PersonChangingPhoneNumber }
  | {
      readonly kind: 'back'
      readonly person: PersonChangingPhoneNumber
      readonly check: IdentityCheckReference
    }
  /**
   * Stage after the customer came back from an identity check that cannot be read, was not started in this
   * tab or belongs to another person.
   */
  | { readonly kind: 'back-without-check'; readonly person: PersonChangingPhoneNumber }
  | { readonly kind: 'code-sent'; readonly person: PersonChangingPhoneNumber }

/**
 * Stores how far the change of a phone number has come, and finds out which step comes next. Source: ACC-20,
 * ACC-21.
 */
@injectable()
export class PhoneNumberChangeJourney {
  constructor(
    @inject(PhoneNumberChangeStore) private readonly store: PhoneNumberChangeStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Stores the person and the identity check that the query of the page's address names. Returns the query
   * without the parameters of the person and the check; undefined if it has none of these parameters.
   */
  storePersonAndCheckFromQuery(search: string): string | undefined {
    const rest = removePhoneChangePersonFromQuery(search)
    if (new URLSearchParams(search).size === new URLSearchParams(rest).size) return undefined
    const check = readIdentityCheckFromQuery(search)
    const named = readPhoneChangePersonFromQuery(search)
    if (check === undefined) this.restartPhoneNumberChange(named)
    else this.storeReturnedCheck(named, check)
    return rest
  }

  currentStage(): PhoneNumberChangeStage {
    const stored = this.store.current()
    const person = this.findPersonChangingNumber(stored)
    if (!person) {
      this.store.forget()
      return { kind: 'nobody' }
    }
    if (stored?.person && stored.person.taxId !== person.taxId) {
      this.restartPhoneNumberChange(person)
      return stored.check ? { kind: 'back-without-check', person } : { kind: 'to-begin', person }
    }
    if (!stored?.check) return { kind: 'to-begin', person }
    if (!stored.person) this.store.save({ ...stored, person })
    if (stored.check === 'unreadable') return { kind: 'back-without-check', person }
    return stored.sentCode ? { kind: 'code-sent', person } : { kind: 'back', person, check: stored.check }
  }

  /**
   * Returns whether the change of phone number in this tab still belongs to the given person. False if they
   * have signed out or someone else has signed in. Source: SES-13.
   */
  isPhoneNumberChangeOfPerson({ taxId }: PersonChangingPhoneNumber): boolean {
    return this.findPersonChangingNumber(this.store.current())?.taxId === taxId
  }

  /**
   * Starts the change of the given person's phone number from the beginning and discards any earlier
   * progress. Without a person, only discards the progress.
   */
  restartPhoneNumberChange(person: PersonChangingPhoneNumber | undefined): void {
    if (person) this.store.save({ person, ...this.enteringTaxIdField() })
    else this.store.forget()
  }

  /**
   * Records the id of the identity check that was just started, before the customer leaves the portal for the
   * identity provider's site. Source: ACC-37.
   */
  recordStartedCheck(externalId: string): void {
    const progress = this.store.current()
    if (progress) this.store.save({ ...progress, leftFor: externalId })
  }

  /**
   * Stores the identity check that the customer returns with. If the check was not started in this tab, or
   * the address names another person, `unreadable` is stored instead of the check. The person whose phone
   * number is changed stays the one who started the check.
   */
  private storeReturnedCheck(
    named: PersonChangingPhoneNumber | undefined,
    check: NonNullable<PhoneNumberChangeProgress['check']>,
  ): void {
    const { person: left, leftFor } = this.store.current() ?? {}
    const isAnother = left && named && left.taxId !== named.taxId
    const isBegunHere = check !== 'unreadable' && check.externalId === leftFor && !isAnother
    const person = left ?? named
    this.store.save({
      ...(person ? { person } : {}),
      ...this.enteringTaxIdField(),
      leftFor,
      check: isBegunHere ? check : 'unreadable',
    })
  }

  private findPersonChangingNumber(
    stored: PhoneNumberChangeProgress | undefined,
  ): PersonChangingPhoneNumber | undefined {
    const customer = this.sessions.customer()
    if (customer) {
      const { taxId, firstName, surname } = customer
      return {
        ...(stored?.person?.taxId === taxId ? stored.person : {}),
        taxId,
        fullName: `${firstName} ${surname}`,
      }
    }
    const entering = this.progress.current()?.person
    if (stored?.person && (!entering || stored.enteringTaxId === entering.taxId)) return stored.person
    return entering && { taxId: entering.taxId, fullName: entering.fullName }
  }

  private enteringTaxIdField(): { readonly enteringTaxId?: string } {
    const taxId = this.progress.current()?.person?.taxId
    return taxId === undefined ? {} : { enteringTaxId: taxId }
  }
}
