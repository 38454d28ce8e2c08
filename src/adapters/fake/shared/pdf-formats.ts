/** Formats an amount in cents as `$ 12.625,00`. */
export function formatAmount(amount: number): string {
  const [whole = '0', decimals = '00'] = (amount / 100).toFixed(2).split('.')
  return `$ ${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}

/** Formats a date as `01/12/2026`. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/')
}

/** Formats a rate in percent, such as 96.5, as `96,50 %`. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2).replace('.', ',')} %`
}
