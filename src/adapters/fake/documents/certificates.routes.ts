import type { certificatesContract } from '@/adapters/contract/certificates.contract'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { forbidden, notFound, refusal } from '@/adapters/fake/shared/refusal'

const neverIssued = refusal(404, 'CERTIFICATE_NOT_FOUND', 'No hay un certificado con ese número.')

/** Loaded at the first certificate, because signing is no part of the first visit. */
const signing = () => import('./certificate-signing')

export const certificatesHandlers: Handlers<typeof certificatesContract> = {
  async issuerKeys() {
    const { publicKeys } = await signing()
    return publicKeys
  },
  async signedCertificate({ path, customer, origin, lender }) {
    if (path.id !== customer.customerId) return forbidden
    const { paidLoanNumbers, signCertificate } = await signing()
    const loans = paidLoanNumbers(lender, customer)
    if (loans.length === 0) return notFound
    return { certificate: await signCertificate({ customer, loans, origin }, lender) }
  },
  async certificateStanding({ body, lender }) {
    const { certificateHolderOf } = await signing()
    if (!certificateHolderOf(body.number, lender)) return neverIssued
    return { standing: 'DEBT_FREE', at: new Date(lender.clock.now()).toISOString() }
  },
}
