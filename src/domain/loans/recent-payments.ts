import type { RecentPayment } from './loan'

/** The payments from the latest day back; those of one day keep the server's order. Source: LOA-09. */
export function latestFirst(payments: readonly RecentPayment[]): readonly RecentPayment[] {
  return payments.toSorted((one, other) => {
    if (one.date === other.date) return 0
    return one.date < other.date ? 1 : -1
  })
}

/** The day of a date that comes with its hour after a space. Source: LOA-09. */
export function dateBeforeSpace(text: string): string {
  return text.split(' ', 1)[0] ?? text
}
