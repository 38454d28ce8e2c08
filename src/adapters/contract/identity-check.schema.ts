import * as v from 'valibot'

/** The procedure that an identity check is made for. A check is not valid for any other. Source: ACC-37. */
export const checkPurpose = v.picklist(['PHONE', 'LINE', 'REFINANCING'])

/** The two ids by which a request names the identity check that its call requires. Source: ACC-36, ACC-37. */
export const identityCheckFields = {
  idtx: v.pipe(v.string(), v.nonEmpty()),
  externalTransactionId: v.pipe(v.string(), v.nonEmpty()),
}
