/** Texts of form controls that the first screen does not have. */
export const formControlTexts = {
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  chooseOne: 'Elegí una opción',
} as const
