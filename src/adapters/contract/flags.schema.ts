import * as v from 'valibot'

/** A boolean in a query. */
export const queryFlag = v.picklist(['true', 'false'])
