import * as v from 'valibot'

/** What an identity check is for: it serves for nothing else. Source: ACC-37. */
export const checkPurpose = v.picklist(['PHONE', 'LINE', 'REFINANCING'])

/** How a call names the check that it relies on. Source: ACC-36, ACC-37. */
export const reliedOnCheck = {
  idtx: v.pipe(v.string(), v.nonEmpty()),
  externalTransactionId: v.pipe(v.string(), v.nonEmpty()),
}
