/**
 * Texts of the first login step. They have a file of their own, because a first visit needs no texts of
 * later steps.
 */
export const dniTexts = {
  title: 'Ingresá a tu cuenta',
  lead: 'Con tu DNI vas a ver tus préstamos y pagar tus cuotas.',
  label: 'Número de DNI',
  hint: 'Sin puntos, solo los números.',
  remember: 'Recordar mi DNI en este dispositivo',
  submit: 'Continuar',
  notAClient: 'Todavía no soy cliente',
  sessionExpired: 'Tu sesión venció. Ingresá de nuevo.',
  autoLoginFailed: 'No pudimos ingresarte automáticamente. Ingresá con tu DNI.',
} as const
