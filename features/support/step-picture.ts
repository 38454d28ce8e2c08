/** Media type of the attachment for the picture of a step. Its content is the file name. */
export const stepPictureMediaType = 'application/x.portal-picture'

/** The environment variable with the folder for pictures. Without it no pictures are taken. */
export const picturesFolderVariable = 'PORTAL_PICTURES'
