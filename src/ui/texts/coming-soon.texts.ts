export const comingSoonTexts = {
  title: 'Disponible pronto',
  lead: 'Estamos terminando esta parte del portal. Mientras tanto, podés seguir con tus préstamos y tus pagos.',
  goHome: 'Ir al inicio',
} as const
