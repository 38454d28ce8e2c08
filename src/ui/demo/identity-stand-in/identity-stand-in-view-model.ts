import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import {
  identityCheckIdParameterNames,
  type IdentityCheckResultChoice,
} from '@/adapters/fake/access/identity-checks'
import type { WindowUsedByDemo } from '@/ui/demo/demo-window'
import { observeFields } from '@/ui/kit/observe-fields'
import { parseAddressQuery } from '@/ui/query'
import { textParam } from '@/ui/query-fields'

type IdentityProviderStandInState = { readonly phase: 'asking' } | { readonly phase: 'unknown-check' }

/** The query parameter of the page: the id of the identity check. */
const identityCheckQuery = { externalId: textParam('externalId') }

/**
 * The page of the demo that replaces the identity provider's page. On it, a trainer chooses the result of
 * the identity check.
 */
export class IdentityProviderStandInViewModel {
  state: IdentityProviderStandInState = { phase: 'asking' }
  idParameterName: IdentityCheckResultChoice['idParameterName'] = 'externaltxid'

  constructor(
    private readonly backEnd: FakeBackEnd,
    private readonly window: WindowUsedByDemo,
  ) {
    observeFields(this, 'state', 'idParameterName')
  }

  chooseExternalIdParameter(name: string): void {
    this.idParameterName = identityCheckIdParameterNames.find((each) => each === name) ?? this.idParameterName
  }

  sendIdentityCheckResult(decision: IdentityCheckResultChoice['decision']): void {
    const { externalId = '' } = parseAddressQuery(identityCheckQuery, {
      queryString: () => this.window.location.search,
    })
    const address = this.backEnd.saveIdentityCheckResult(externalId, {
      decision,
      idParameterName: this.idParameterName,
    })
    if (address === undefined) this.state = { phase: 'unknown-check' }
    else this.window.location.assign(address)
  }
}
