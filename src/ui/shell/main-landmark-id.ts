/** Id of the main landmark of the page, to which the skip link leads. */
export const mainLandmarkId = 'contenido'
