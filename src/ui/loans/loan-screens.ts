import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { AllInstallmentsScreen } from './all-installments-screen'
import { LoanScreen } from './loan-screen'
import { LoansScreen } from './loans-screen'

/**
 * Screens of loans, loaded as one chunk because they are small and lead to one another. Source: LOA-01 to
 * LOA-11.
 */
export const loanScreens = {
  loans: LoansScreen,
  loan: LoanScreen,
  allInstallments: AllInstallmentsScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
