/** What the components of the kit say by themselves. */
export const kitTexts = {
  skipToContent: 'Ir al contenido',
  opensInNewTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
  openMenu: 'Abrir el menú',
  goToYear: 'Ir a un año',
  quickNavigation: 'Accesos rápidos',
  requiredMark: '(*)',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  errorPrefix: 'Error:',
  errorSummary: (count: number) => (count === 1 ? 'Revisá este dato' : `Revisá estos ${count} datos`),
  chooseOne: 'Elegí una opción',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No pudimos copiarlo. Mantené apretado el texto para copiarlo.',
  notices: 'Avisos',
  dismissNotice: 'Cerrar el aviso',
  /** Of what went wrong, for who asks support about it. */
  reference: (reference: string) => `Si nos escribís, pasanos este código: ${reference}`,
  tones: { info: 'Información', good: 'Listo', warn: 'Atención', bad: 'Error' },
  timeLeft: (hours: number, minutes: number, seconds: number) => {
    const parts = [
      hours === 0 ? '' : hours === 1 ? '1 hora' : `${hours} horas`,
      minutes === 0 ? '' : minutes === 1 ? '1 minuto' : `${minutes} minutos`,
      seconds === 0 ? '' : seconds === 1 ? '1 segundo' : `${seconds} segundos`,
    ].filter(Boolean)
    if (parts.length === 0) return 'Se terminó el tiempo'
    const last = parts.pop()
    if (parts.length > 0) return `Quedan ${parts.join(', ')} y ${last}`
    return hours + minutes + seconds === 1 ? `Queda ${last}` : `Quedan ${last}`
  },
  dueToday: 'Vence hoy',
  dueTomorrow: 'Vence mañana',
  dueOn: (day: string) => `Vence el ${day}`,
  dueYesterday: 'Venció ayer',
  wasDueOn: (day: string) => `Venció el ${day}`,
} as const
