import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import type { IdentityCheckReference } from './identity-check.port'
import { identityReturn } from './identity-return'
import { LoginProgressStore } from './login-progress-store'
import { phoneChangePersonIn, withoutPhoneChange } from './phone-change-address'
import { PhoneChangeStore, type PhoneChangePerson, type PhoneChangeProgress } from './phone-change-store'

export type PhoneChangeStage =
  /** Nobody knows whose phone it is about. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'to-begin'; readonly person: PhoneChangePerson }
  | { readonly kind: 'back'; readonly person: PhoneChangePerson; readonly check: IdentityCheckReference }
  /** Back from a check that cannot be read, or that is somebody else's. */
  | { readonly kind: 'back-without-check'; readonly person: PhoneChangePerson }
  | { readonly kind: 'code-sent'; readonly person: PhoneChangePerson }

/** Where a phone change stands when the customer comes to it, by whatever way. Source: ACC-20, ACC-21. */
@injectable()
export class BeginPhoneChange {
  constructor(
    @inject(PhoneChangeStore) private readonly store: PhoneChangeStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Takes over what the query brings and gives the query without it; undefined when it brings nothing. */
  takeOver(search: string): string | undefined {
    const rest = withoutPhoneChange(search)
    if (new URLSearchParams(search).size === new URLSearchParams(rest).size) return undefined
    const check = identityReturn(search)
    const named = phoneChangePersonIn(search)
    if (check === undefined) this.begin(named)
    else this.comeBack(named, check)
    return rest
  }

  stage(): PhoneChangeStage {
    const kept = this.store.current()
    const person = this.personNow(kept)
    if (!person) {
      this.store.forget()
      return { kind: 'nobody' }
    }
    if (kept?.person && kept.person.taxId !== person.taxId) {
      this.begin(person)
      return kept.check ? { kind: 'back-without-check', person } : { kind: 'to-begin', person }
    }
    if (!kept?.check) return { kind: 'to-begin', person }
    if (!kept.person) this.store.keep({ ...kept, person })
    if (kept.check === 'unreadable') return { kind: 'back-without-check', person }
    return kept.sentCode ? { kind: 'code-sent', person } : { kind: 'back', person, check: kept.check }
  }

  /**
   * Whether the phone change still belongs to that person: they may have left, or someone else may have
   * logged in. Source: SES-13.
   */
  isStillAbout({ taxId }: PhoneChangePerson): boolean {
    return this.personNow(this.store.current())?.taxId === taxId
  }

  /** From the start, for that person. */
  begin(person: PhoneChangePerson | undefined): void {
    if (person) this.store.keep({ person, ...this.entering() })
    else this.store.forget()
  }

  /** The customer leaves for that check of the lender's. Source: ACC-37. */
  leaveFor(externalId: string | undefined): void {
    const progress = this.store.current()
    if (progress && externalId !== undefined) this.store.keep({ ...progress, leftFor: externalId })
  }

  /** Who left from this tab is who comes back to it, with the check they left for, whatever the address says. */
  private comeBack(
    named: PhoneChangePerson | undefined,
    check: NonNullable<PhoneChangeProgress['check']>,
  ): void {
    const { person: left, leftFor } = this.store.current() ?? {}
    const isAnother = left && named && left.taxId !== named.taxId
    const isBegunHere = check !== 'unreadable' && check.externalId === leftFor && !isAnother
    const person = left ?? named
    this.store.keep({
      ...(person ? { person } : {}),
      ...this.entering(),
      ...(leftFor === undefined ? {} : { leftFor }),
      check: isBegunHere ? check : 'unreadable',
    })
  }

  private personNow(kept: PhoneChangeProgress | undefined): PhoneChangePerson | undefined {
    const customer = this.sessions.current()?.customer
    if (customer) {
      const { taxId, firstName, surname } = customer
      return {
        ...(kept?.person?.taxId === taxId ? kept.person : {}),
        taxId,
        fullName: `${firstName} ${surname}`,
      }
    }
    const entering = this.progress.current()?.person
    if (kept?.person && (!entering || kept.enteringTaxId === entering.taxId)) return kept.person
    return entering && { taxId: entering.taxId, fullName: entering.fullName }
  }

  private entering(): { readonly enteringTaxId?: string } {
    const taxId = this.progress.current()?.person?.taxId
    return taxId === undefined ? {} : { enteringTaxId: taxId }
  }
}
