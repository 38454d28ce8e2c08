import * as v from 'valibot'

/**
 * Schema of the purpose of an identity check: the procedure for which the check is made. The check is
 * not valid for any other procedure. Source: ACC-37.
 */
export const identityCheckPurposeSchema = v.picklist(['PHONE', 'LINE', 'REFINANCING'])

/**
 * The two ids of an identity check, in the request of an API call that requires one.
 * Source: ACC-36, ACC-37.
 */
export const identityCheckFields = {
  idtx: v.pipe(v.string(), v.nonEmpty()),
  externalTransactionId: v.pipe(v.string(), v.nonEmpty()),
}
