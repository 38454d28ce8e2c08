import type { IdentityCheckOutcome } from '@/domain/access/identity-outcome'
import type { Result } from '@/domain/shared/result'
import type {
  IdentityCheckSelfie,
  IdentityCheckPurpose,
  IdentityCheckRequest,
  IdentityCheckGateway,
  IdentityCheckReference,
  IdentityCheckResult,
  StartedIdentityCheck,
} from '@/application/access/identity-check.port'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type {
  IdentityProviderFormField,
  IdentityProviderFieldNames,
} from '@/application/shared/settings.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CallAnswer, CallQueryParameters } from '@/adapters/contract/call'
import { identityCheckContract as calls } from '@/adapters/contract/identity-check.contract'
import type { HttpClient } from './http-client'
import type { GatewayEnvironment } from './http-environment'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

/** Value of the country parameter of an identity check: Argentina. Source: SES-18. */
const countryCode = 'ARG'

/** The value of the API contract for each purpose of an identity check. */
const purposeCodes: Readonly<
  Record<IdentityCheckPurpose, CallQueryParameters<typeof calls.findResult>['purpose']>
> = {
  phone: 'PHONE',
  line: 'LINE',
  refinancing: 'REFINANCING',
}

/**
 * Returns the two fields that identify an identity check in the request of an API call.
 * Source: ACC-36, ACC-37.
 */
export function toIdentityCheckFields({ transactionId, externalId }: IdentityCheckReference) {
  return { idtx: transactionId, externalTransactionId: externalId }
}

export class HttpIdentityCheckGateway extends HttpGateway implements IdentityCheckGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'identityForm'>,
  ) {
    super(client)
  }

  startCheck({
    taxId,
    purpose,
    returnPath,
  }: IdentityCheckRequest): Promise<Result<StartedIdentityCheck, GatewayFailure>> {
    const query = { redirectPath: returnPath, purpose: purposeCodes[purpose] }
    return this.ask(calls.start, { path: { id: taxId }, query }, (json) => ({
      form: toExternalForm(json, this.environment.identityForm),
      externalId: json.externalId,
    }))
  }

  fetchCheckResult(
    check: IdentityCheckReference,
    purpose: IdentityCheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>> {
    const path = { idtx: check.transactionId, externalId: check.externalId }
    return this.ask(calls.findResult, { path, query: { purpose: purposeCodes[purpose] } }, toResult)
  }

  saveSelfie({ loanId, photo, check }: IdentityCheckSelfie): Promise<Result<void, GatewayFailure>> {
    const body = { loanId, imageBase64: photo, ...toIdentityCheckFields(check) }
    return this.ask(calls.savePhoto, { body }, ignoreResponseBody)
  }
}

function toExternalForm(
  json: CallAnswer<typeof calls.start>,
  names: IdentityProviderFieldNames = {},
): ExternalForm {
  const { url, seckey, idmaqcService, profileServices, services, externalId, customerId } = json
  const fields = {
    seckey,
    idmaqcService,
    profileServices,
    services,
    externalId,
    customerId,
    country: countryCode,
  }
  return {
    address: url,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        names[field as IdentityProviderFormField] ?? field,
        value,
      ]),
    ),
  }
}

function toResult({ decision, imageBase64 }: CallAnswer<typeof calls.findResult>): IdentityCheckResult {
  return {
    outcome: toOutcome(decision),
    photo: imageBase64,
  }
}

function toOutcome(decision: string): IdentityCheckOutcome {
  if (decision === 'HIT') return 'validated'
  return decision === 'NO_HIT' ? 'no-match' : 'not-validated'
}
