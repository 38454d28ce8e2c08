/** The media type under which a run names the picture of a step; the body is the name of its file. */
export const pictureType = 'application/x.portal-picture'

/** Where a run leaves the pictures: the folder that this variable names. Without it none are taken. */
export const picturesVariable = 'PORTAL_PICTURES'
