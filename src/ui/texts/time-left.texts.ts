/** Returns the text that says how much time is left, such as `Quedan 2 minutos y 5 segundos`. */
export function timeLeftText(hours: number, minutes: number, seconds: number): string {
  const parts = [
    hours === 0 ? '' : hours === 1 ? '1 hora' : `${hours} horas`,
    minutes === 0 ? '' : minutes === 1 ? '1 minuto' : `${minutes} minutos`,
    seconds === 0 ? '' : seconds === 1 ? '1 segundo' : `${seconds} segundos`,
  ].filter(Boolean)
  if (parts.length === 0) return 'Se terminó el tiempo'
  const last = parts.pop()
  if (parts.length > 0) return `Quedan ${parts.join(', ')} y ${last}`
  return hours + minutes + seconds === 1 ? `Queda ${last}` : `Quedan ${last}`
}
