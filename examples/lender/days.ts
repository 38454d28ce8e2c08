const dayMilliseconds = 86_400_000

/** The day in Buenos Aires, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(Date.now())
}

/** The same day of another month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}

/** Whole days from one to the other; 0 if the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds))
}

/** As payments carry it: `YYYY-MM-DD HH:mm:ss` in Buenos Aires. */
export function localDateTime(at: number): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
}
