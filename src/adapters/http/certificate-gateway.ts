import type {
  CertificateStatus,
  SignedCertificateFailure,
  CertificateStatusFailure,
} from '@/application/documents/customer-document-queries.port'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import { instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import type { CallAnswer } from '@/adapters/contract/call'
import { certificatesContract as calls } from '@/adapters/contract/certificates.contract'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'

type PublicKey = CallAnswer<typeof calls.issuerKeys>['keys'][number]

/**
 * Sends the requests to the lender's server about signed debt-free certificates. This code is loaded when
 * the first of these requests is sent.
 * Source: DOC-04.
 */
export class HttpCertificateGateway extends HttpGateway {
  issuerKeys(): Promise<Result<readonly IssuerKey[], SignedCertificateFailure>> {
    const toValue = ({ keys }: CallAnswer<typeof calls.issuerKeys>) => keys.flatMap(toIssuerKeyOrEmptyList)
    return this.askWithFailures(calls.issuerKeys, {}, { toValue, refusalFailures: toNotOfferedFailure })
  }

  signedCertificate(customerId: string): Promise<Result<string, SignedCertificateFailure>> {
    const input = { path: { id: customerId } }
    return this.askWithFailures(calls.signedCertificate, input, {
      toValue: ({ certificate }) => certificate,
      refusalFailures: toNotOfferedFailure,
    })
  }

  certificateStatus(number: string): Promise<Result<CertificateStatus, CertificateStatusFailure>> {
    return this.askWithFailures(
      calls.certificateStanding,
      { body: { number } },
      {
        toValue: toStatus,
        refusalFailures: (refusal) =>
          refusal.code === 'CERTIFICATE_NOT_FOUND' ? { kind: 'never-issued' } : toNotOfferedFailure(refusal),
      },
    )
  }
}

/**
 * Converts a key of the lender to a list with that key. The list is empty for a key of another kind, and for
 * a key without its id or a coordinate.
 */
function toIssuerKeyOrEmptyList(key: PublicKey): readonly IssuerKey[] {
  const { kty, crv, kid, alg = 'ES256', use = 'sig', x, y, exp } = key
  const isOurs = kty === 'EC' && crv === 'P-256' && alg === 'ES256' && use === 'sig'
  if (!isOurs || kid === undefined || x === undefined || y === undefined) return []
  return [{ id: kid, x, y, ...(exp === undefined ? {} : { signsUntil: instant(exp * 1000) }) }]
}

const certificateStatuses = {
  DEBT_FREE: 'debt-free',
  WITHDRAWN: 'withdrawn',
} as const

function toStatus({ standing, at }: CallAnswer<typeof calls.certificateStanding>): CertificateStatus {
  return { status: certificateStatuses[standing], statedAt: instant(Date.parse(at)) }
}
