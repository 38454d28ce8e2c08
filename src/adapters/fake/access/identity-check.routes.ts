import type { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { identityCheckRefusal, toIdentityCheckIds } from './identity-check-refusal'
import { identityStandInPath } from './identity-checks'
import { customerNotFound, loanNotFound } from '@/adapters/fake/shared/refusal'

/** The selfie that the identity provider takes in the demo, in base64: a single pixel. */
export const identityCheckPhoto =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const identityCheckHandlers: Handlers<typeof identityCheckContract> = {
  start({ path, query, origin, server, lender }) {
    const customer = lender.store.customers.find(path.id)
    if (!customer) return customerNotFound
    const { redirectPath, purpose } = query
    const returnAddress = origin + redirectPath
    const check = lender.identityChecks.start({ taxId: customer.id, purpose, returnAddress })
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

  /**
   * Returns the result of an identity check. If the check was made for the revolving line and the face
   * matches, the loan that waits for it is paid out, once; repeating the call changes nothing.
   */
  findResult({ path, query, lender }) {
    const { identityChecks, newLoans } = lender
    const check = { transactionId: path.idtx, externalId: path.externalId }
    const decision = identityChecks.decisionOf(check, query.purpose)
    const taxId = identityChecks.ownerOf(check.externalId)
    if (query.purpose === 'LINE' && taxId !== undefined) {
      const isGood = identityChecks.problemWith(check, { taxId, purpose: 'LINE' }) === undefined
      if (isGood) newLoans.disburseWaitingLoans(taxId)
      if (isGood) identityChecks.markUsed(check)
    }
    return { decision, imageBase64: decision === 'HIT' ? identityCheckPhoto : undefined }
  },

  savePhoto({ body, lender }) {
    const loan = lender.newLoans.find(body.loanId)
    if (loan?.of !== 'refinancing') return loanNotFound
    return identityCheckRefusal(
      toIdentityCheckIds(body),
      { taxId: loan.taxId, purpose: 'REFINANCING' },
      lender,
    )
  },
}
