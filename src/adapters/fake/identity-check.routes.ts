import type { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import type { Handlers } from './handler'
import { identityStandInPath } from './identity-checks'
import { customerNotFound, loanNotFound } from './refusal'

/** A picture of one pixel: nobody's face. */
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const identityCheckHandlers: Handlers<typeof identityCheckContract> = {
  start({ path, query, origin, server, lender }) {
    const customer = lender.store.customers.find(path.id)
    if (!customer) return customerNotFound
    const check = lender.identityChecks.start(customer.id, origin + query.redirectPath)
    return {
      url: server + identityStandInPath,
      seckey: 'clave-de-demostracion',
      idmaqcService: 'demostracion',
      profileServices: 'selfie',
      services: 'selfie',
      externalId: check.id,
      customerId: customer.customerId,
    }
  },

  findResult({ path, lender }) {
    const decision = lender.identityChecks.decisionOf(path.idtx, path.externalId)
    const taxId = lender.identityChecks.ownerOf(path.externalId)
    if (decision === 'HIT' && taxId !== undefined) lender.newLoans.identityValidated(taxId)
    return { decision, imageBase64: decision === 'HIT' ? photo : undefined }
  },

  savePhoto({ body, lender }) {
    const loan = lender.ledger.byLoanId(body.loanId) ?? lender.newLoans.find(body.loanId)
    return loan ? undefined : loanNotFound
  },
}
