import type { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findIdentityCheckRefusal, toIdentityCheckIds } from './identity-check-refusal'
import { identityProviderStandInPath } from './identity-checks'
import { customerNotFoundRefusal, loanNotFoundRefusal } from '@/adapters/fake/shared/refusal'

/** The selfie that the identity provider takes in the demo: a picture of a single pixel, in base64. */
export const identityCheckPhotoBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const identityCheckHandlers: ContractHandlers<typeof identityCheckContract> = {
  start({ path, query, origin, serverOrigin, lender }) {
    const customer = lender.store.customers.find(path.id)
    if (!customer) return customerNotFoundRefusal
    const { redirectPath, purpose } = query
    const returnAddress = origin + redirectPath
    const check = lender.identityChecks.startCheck({ taxId: customer.id, purpose, returnAddress })
    return {
      url: serverOrigin + identityProviderStandInPath,
      seckey: 'clave-de-demostracion',
      idmaqcService: 'demostracion',
      profileServices: 'selfie',
      services: 'selfie',
      externalId: check.id,
      customerId: customer.customerId,
    }
  },

  /**
   * Returns the result of an identity check. If the check was made for the revolving credit line and the
   * face matches, the lender pays out the loan that it held until then, once. A repeated request changes
   * nothing.
   */
  findResult({ path, query, lender }) {
    const { identityChecks, newLoans } = lender
    const check = { transactionId: path.idtx, externalId: path.externalId }
    const decision = identityChecks.findCheckResult(check, query.purpose)
    const taxId = identityChecks.findCheckedTaxId(check.externalId)
    if (query.purpose === 'LINE' && taxId !== undefined) {
      const isGood = identityChecks.findCheckProblem(check, { taxId, purpose: 'LINE' }) === undefined
      if (isGood) newLoans.disburseHeldLoans(taxId)
      if (isGood) identityChecks.markUsed(check)
    }
    return { decision, imageBase64: decision === 'HIT' ? identityCheckPhotoBase64 : undefined }
  },

  savePhoto({ body, lender }) {
    const loan = lender.newLoans.find(body.loanId)
    if (loan?.product !== 'refinancing') return loanNotFoundRefusal
    return findIdentityCheckRefusal(
      toIdentityCheckIds(body),
      { taxId: loan.taxId, purpose: 'REFINANCING' },
      lender,
    )
  },
}
