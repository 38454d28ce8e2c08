/**
 * Id of the main landmark (the page content after the header). The skip link, for keyboard users, leads
 * to it.
 */
export const mainLandmarkId = 'contenido'
