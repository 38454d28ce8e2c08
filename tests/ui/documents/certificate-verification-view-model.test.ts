import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { success, type Result } from '@/domain/shared/result'
import type {
  CertificateStatus,
  CertificateStatusFailure,
  CustomerDocumentQueries,
} from '@/application/documents/customer-document-queries.port'
import { CertificateVerificationViewModel } from '@/ui/documents/certificate-verification-view-model'
import { CertificateVerifier } from '#tests/application/documents/a-verifier'
import { lender } from '#tests/application/documents/lender-and-thief'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { longWaitOptions } from '#tests/support/long-timeout'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { jwtClaims, signCertificate } from '#tests/support/signed-certificates'

type StatusAnswer = Result<CertificateStatus, CertificateStatusFailure>

const withdrawn: StatusAnswer = success({
  status: 'withdrawn',
  statedAt: instant(Date.parse('2026-11-23T14:25:00-03:00')),
})

const unusedQuery = () => Promise.reject(new Error('The page asks only for the status of a certificate.'))

let model: CertificateVerificationViewModel
let navigation: MemoryNavigation
let statusAnswers: readonly PromiseWithResolvers<StatusAnswer>[]

beforeEach(() => {
  const verifier = new CertificateVerifier(lender.publicKey)
  navigation = new MemoryNavigation('/verificar')
  statusAnswers = []
  const queries: CustomerDocumentQueries = {
    debtFreeCertificate: unusedQuery,
    invoices: unusedQuery,
    invoice: unusedQuery,
    issuerKeys: unusedQuery,
    signedCertificate: unusedQuery,
    certificateStatus: () => {
      const answer = Promise.withResolvers<StatusAnswer>()
      statusAnswers = [...statusAnswers, answer]
      return answer.promise
    },
  }
  model = new CertificateVerificationViewModel(
    verifier.createUseCase(),
    queries,
    navigation,
    { fullAddressOfPath: (path) => `https://portal.example${path}` },
    { brandName: 'Luma Créditos' },
    createPendingRequest(verifier.clock),
    createPendingRequest(verifier.clock),
  )
  model.onMount()
})

async function scanCertificate(number: string): Promise<void> {
  navigation.goTo(`/verificar#${await signCertificate(lender, { ...jwtClaims, jti: number })}`)
  await vi.waitFor(() => expect(shownCertificateNumber()).toBe(number), longWaitOptions)
}

function shownCertificateNumber(): string | undefined {
  if (model.state.phase !== 'verified') return undefined
  return model.state.shown.rows.find(({ label }) => label === 'Número del certificado')?.value
}

describe("the lender's answer about the status of a certificate", () => {
  it('is not shown under another certificate that is verified meanwhile', async () => {
    await scanCertificate('c7f0a1d2e3b4958677081920')
    const asked = model.requestCertificateStatus()
    await scanCertificate('0192837465abcdef01928374')
    statusAnswers[0]?.resolve(withdrawn)
    await asked
    expect(model.statusRequestState).toBeUndefined()
  })

  it('is not shown once the visitor leaves the certificate to verify another', async () => {
    await scanCertificate('c7f0a1d2e3b4958677081920')
    const asked = model.requestCertificateStatus()
    model.verifyAnotherCertificate()
    statusAnswers[0]?.resolve(withdrawn)
    await asked
    expect(model.statusRequestState).toBeUndefined()
  })

  it('is shown under its own certificate', async () => {
    await scanCertificate('c7f0a1d2e3b4958677081920')
    const asked = model.requestCertificateStatus()
    statusAnswers[0]?.resolve(withdrawn)
    await asked
    expect(model.statusRequestState).toMatchObject({ phase: 'answered', tone: 'bad' })
  })
})
