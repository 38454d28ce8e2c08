import { inject, injectable } from 'inversify'
import {
  parseCertificate,
  type CertificateProblem,
  type DebtFreeCertificate,
} from '@/domain/documents/debt-free-certificate'
import { isIssuerKeyExpiredAt, findIssuerKey } from '@/domain/documents/issuer-key'
import { parseSignedText, type SignedTextProblem } from '@/domain/documents/signed-text'
import { failure, success, type Result } from '@/domain/shared/result'
import { CurrentDevice } from '@/application/access/current-device.port'
import { Clock } from '@/application/shared/clock.port'
import type { SignedCertificateFailure } from './customer-document-queries.port'
import { canVerifySignatures, isSignatureValid } from './is-signature-valid'
import { IssuerKeyProvider, type FetchedIssuerKeys } from './issuer-key-provider'

/** A certificate whose signature was verified, and when the lender's keys were fetched for it. */
export interface VerifiedCertificate {
  readonly certificate: DebtFreeCertificate
  readonly keysOrigin: Pick<FetchedIssuerKeys, 'at' | 'areFromStore'>
}

/**
 * Why a certificate is not shown. `altered`: the signature does not belong to this text. `unknown-key`: the
 * lender has no key with the id in the certificate. `keys-too-old`: the keys stored on the device, which
 * may be outdated, do not include the certificate's key. `ended-key`: the lender had stopped signing with
 * the certificate's key before the certificate's date. `cannot-verify`: this browser cannot verify
 * signatures.
 */
export type CertificateVerificationFailure =
  | { readonly kind: SignedTextProblem | CertificateProblem }
  | { readonly kind: 'altered' | 'unknown-key' | 'keys-too-old' | 'ended-key' | 'cannot-verify' }
  | SignedCertificateFailure

/**
 * Verifies the signature of a debt-free certificate. Reads the certificate's data only if the signature is
 * valid. Source: DOC-04.
 */
@injectable()
export class VerifyCertificate {
  constructor(
    @inject(IssuerKeyProvider) private readonly issuerKeys: IssuerKeyProvider,
    @inject(CurrentDevice) private readonly device: Pick<CurrentDevice, 'fullAddressOfPath'>,
    @inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute(text: string): Promise<Result<VerifiedCertificate, CertificateVerificationFailure>> {
    const signedText = parseSignedText(text)
    if (!signedText.ok) return failure({ kind: signedText.failure })
    if (!canVerifySignatures()) return failure({ kind: 'cannot-verify' })
    const fetched = await this.issuerKeys.fetchOrReadStoredKeys()
    if (!fetched.ok) return fetched
    const { keys, at, areFromStore } = fetched.value
    const key = findIssuerKey(keys, signedText.value.keyId)
    if (!key) return failure({ kind: areFromStore ? 'keys-too-old' : 'unknown-key' })
    if (!(await isSignatureValid(key, signedText.value))) return failure({ kind: 'altered' })
    const read = parseCertificate(signedText.value.claims, {
      portalOrigin: this.device.fullAddressOfPath(''),
      now: this.clock.now(),
    })
    if (!read.ok) return failure({ kind: read.failure })
    if (isIssuerKeyExpiredAt(key, read.value.issuedAt)) return failure({ kind: 'ended-key' })
    return success({ certificate: read.value, keysOrigin: { at, areFromStore } })
  }
}
