import { StoredCertificateIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import { failure, success, type Result } from '@/domain/shared/result'
import type { SignedCertificateFailure } from '@/application/documents/customer-document-queries.port'
import { IssuerKeyProvider } from '@/application/documents/issuer-key-provider'
import { VerifyCertificate } from '@/application/documents/verify-certificate'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'

/**
 * Verifier of the certificates that the portal at `https://portal.example` issues. Its clock shows the
 * time 15 minutes after the valid certificate was signed.
 */
export class CertificateVerifier {
  readonly clock = new ManualClock(Date.parse('2026-11-23T14:20:00-03:00'))
  readonly storage = new MemoryStorage()
  /** Number of times that the verifier has requested the lender's public keys. */
  keyRequestCount = 0
  publicKeysAnswer: Result<readonly IssuerKey[], SignedCertificateFailure>

  constructor(...keys: readonly IssuerKey[]) {
    this.publicKeysAnswer = success(keys)
  }

  verify(text: string) {
    return this.createUseCase().execute(text)
  }

  createUseCase(): VerifyCertificate {
    const gateway = {
      issuerKeys: async () => {
        this.keyRequestCount += 1
        return this.publicKeysAnswer
      },
    }
    const keys = new IssuerKeyProvider(gateway, new StoredCertificateIssuerKeys(this.storage), this.clock)
    const device = { fullAddressOfPath: (path: string) => `https://portal.example${path}` }
    return new VerifyCertificate(keys, device, this.clock)
  }

  disconnectFromNetwork(): void {
    this.publicKeysAnswer = failure({ kind: 'no-answer' })
  }
}
