/** Texts that say when something falls due. They have a file of their own, because the first screen shows none. */
export const relativeTimeTexts = {
  dueToday: 'Vence hoy',
  dueTomorrow: 'Vence mañana',
  dueOn: (day: string) => `Vence el ${day}`,
  dueYesterday: 'Venció ayer',
  wasDueOn: (day: string) => `Venció el ${day}`,
} as const
