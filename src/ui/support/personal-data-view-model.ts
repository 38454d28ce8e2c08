import { inject, injectable } from 'inversify'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { Customer } from '@/domain/session/session'
import { personalDataRequestKinds, type PersonalDataRequestKind } from '@/domain/support/personal-data'
import { SessionStore } from '@/application/session/session-store'
import { Settings } from '@/application/shared/settings.port'
import { ClaimQueries } from '@/application/support/claim.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { personalDataTexts as texts } from '@/ui/texts/personal-data.texts'

interface LabelledValue {
  readonly label: string
  readonly value: string
}

interface PersonalDataState {
  readonly phase: 'known'
  /**
   * The kinds of request about personal data that the customer can make in the portal; empty if the lender
   * does not accept such requests in the portal.
   */
  readonly requestLinks: readonly PersonalDataRequestLink[]
}

interface PersonalDataRequestLink {
  readonly kind: PersonalDataRequestKind
  readonly to: string
}

/**
 * The screen about the customer's personal data. It shows what the portal knows about them, and what
 * they can request. Source: SUP-06.
 */
@injectable()
export class PersonalDataViewModel {
  customer: Customer | undefined = undefined

  constructor(
    @inject(ClaimQueries) private readonly queries: ClaimQueries,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Pick<Settings, 'brandName' | 'legalEntity'>,
    @inject(AsyncState) readonly asyncState: AsyncState<PersonalDataState>,
  ) {
    observeFields(this, 'customer')
  }

  onMount(): () => void {
    this.customer = this.sessions.customer()
    return this.asyncState.load(
      () => this.queries.claimReasons(),
      (reasons) => {
        if (!reasons.ok) return failedPhase(reasons.failure)
        const taken = reasons.value.map(({ personalDataRequestKind }) => personalDataRequestKind)
        const requestLinks = personalDataRequestKinds
          .filter((kind) => taken.includes(kind))
          .map((kind) => ({ kind, to: addresses.claims.createPath({ request: kind }) }))
        return { phase: 'known', requestLinks }
      },
    )
  }

  /** Rows with the customer's personal data. Data that the portal does not know have no row. */
  get personalDataRows(): readonly LabelledValue[] {
    if (!this.customer) return []
    const { firstName, surname, dni, taxId, phone, email } = this.customer
    const { labels } = texts
    return [
      { label: labels.name, value: `${firstName} ${surname}` },
      { label: labels.dni, value: dni },
      { label: labels.taxId, value: hyphenatedCuit(taxId) },
      ...(phone === undefined ? [] : [{ label: labels.phone, value: phone }]),
      ...(email === undefined ? [] : [{ label: labels.email, value: email }]),
    ]
  }

  /**
   * The company that holds the customer's personal data: the name and tax id of the configured legal
   * entity or, if none is configured, the name of the brand. Source: GEN-13.
   */
  get companyHoldingPersonalData(): { readonly name: string; readonly taxId?: string } {
    const { legalEntity, brandName } = this.settings
    if (!legalEntity) return { name: brandName }
    return { name: texts.holderOf(legalEntity.name), taxId: hyphenatedCuit(legalEntity.taxId) }
  }
}
