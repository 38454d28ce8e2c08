import * as v from 'valibot'

/** A boolean in an address. */
export const queryFlag = v.picklist(['true', 'false'])
