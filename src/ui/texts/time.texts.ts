/**
 * Texts that say how much time is left until a moment, or has passed since a moment. They have a file of
 * their own, because the first screen shows no times.
 */
export const relativeTimeTexts = {
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
