import * as v from 'valibot'

/**
 * Schema of the procedure for which an identity check is made. The check is not valid for any other
 * procedure. Source: ACC-37.
 */
export const identityCheckPurposeSchema = v.picklist(['PHONE', 'LINE', 'REFINANCING'])

/** The two ids by which a request names the identity check that its call requires. Source: ACC-36, ACC-37. */
export const identityCheckFields = {
  idtx: v.pipe(v.string(), v.nonEmpty()),
  externalTransactionId: v.pipe(v.string(), v.nonEmpty()),
}
