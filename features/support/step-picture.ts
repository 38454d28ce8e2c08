/** Media type of the attachment for the picture of a step. Its content is the file name. */
export const pictureType = 'application/x.portal-picture'

/** The environment variable with the folder for pictures. Without it no pictures are taken. */
export const picturesVariable = 'PORTAL_PICTURES'
