import { timeLeftText } from '@/ui/texts/time-left.texts'

/** Returns a number of seconds as hours, minutes and seconds, such as `0:00:45`. */
export function formatCountdown(seconds: number): string {
  const { hours, minutes, restSeconds } = splitIntoHoursMinutesSeconds(seconds)
  return `${hours}:${twoDigits(minutes)}:${twoDigits(restSeconds)}`
}

/** Returns the remaining time in words, such as `Quedan 4 minutos y 5 segundos`. */
export function formatTimeLeft(seconds: number): string {
  const { hours, minutes, restSeconds } = splitIntoHoursMinutesSeconds(seconds)
  return timeLeftText(hours, minutes, restSeconds)
}

function splitIntoHoursMinutesSeconds(seconds: number): {
  hours: number
  minutes: number
  restSeconds: number
} {
  const whole = Math.max(0, Math.ceil(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, restSeconds: whole % 60 }
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
