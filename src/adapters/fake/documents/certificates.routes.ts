import type { certificatesContract } from '@/adapters/contract/certificates.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { forbiddenRefusal, notFoundRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const certificateNotFoundRefusal = createRefusal(
  404,
  'CERTIFICATE_NOT_FOUND',
  'No hay un certificado con ese número.',
)

/** Loads the code that signs certificates. It is not loaded before the first certificate. */
const loadSigningModule = () => import('./certificate-signing')

export const certificatesHandlers: ContractHandlers<typeof certificatesContract> = {
  async issuerKeys() {
    const { certificatePublicKeys } = await loadSigningModule()
    return certificatePublicKeys
  },
  async signedCertificate({ path, customer, origin: portalOrigin, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const { findFullyPaidLoanNumbers, signCertificate } = await loadSigningModule()
    const loanNumbers = findFullyPaidLoanNumbers(lender, customer)
    if (loanNumbers.length === 0) return notFoundRefusal
    return { certificate: await signCertificate({ customer, loanNumbers, portalOrigin }, lender) }
  },
  async certificateStanding({ body, lender }) {
    const { findDebtFreeCertificateHolder } = await loadSigningModule()
    if (!findDebtFreeCertificateHolder(body.number, lender)) return certificateNotFoundRefusal
    return { standing: 'DEBT_FREE', at: new Date(lender.clock.now()).toISOString() }
  },
}
