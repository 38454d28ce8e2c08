import * as v from 'valibot'

/** A picture or PDF in a multipart form; its bytes are checked apart. Source: 1§5. */
export const uploadedFile = v.blob()
