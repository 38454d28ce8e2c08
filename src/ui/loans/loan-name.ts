import { subproductGroup } from '@/domain/loans/subproduct-group'
import { loanGroupText } from '@/ui/texts/loans.texts'

interface NamedLoan {
  readonly subproductId: number
  readonly commerceName?: string | undefined
}

/** Returns the one name of a loan: its shop, or its group if it has none. */
export function loanName({ commerceName, subproductId }: NamedLoan): string {
  return commerceName ?? loanGroupText(subproductGroup(subproductId))
}
