import * as v from 'valibot'

/** A picture or PDF in a multipart form. Its bytes are checked elsewhere. Source: 1§5. */
export const uploadedFile = v.blob()
