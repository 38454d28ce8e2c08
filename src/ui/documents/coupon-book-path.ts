import { paths } from '@/ui/paths'

/** Names the loan that comes chosen. */
export const loanParameter = 'idLoan'

export function couponBookPath(loanId: string): string {
  return `${paths.couponBook}?${loanParameter}=${encodeURIComponent(loanId)}`
}
