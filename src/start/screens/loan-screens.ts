import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { AllInstallmentsScreen } from '@/ui/loans/all-installments-screen'
import { LoanScreen } from '@/ui/loans/loan-screen'
import { LoansScreen } from '@/ui/loans/loans-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/documents'
import '@/start/capabilities/payments'

/**
 * The screens of the customer's loans. They are small and lead to one another, so they are loaded as one
 * chunk (code file). Source: LOA-01 to LOA-11.
 */
export const loanScreens = {
  loans: LoansScreen,
  loan: LoanScreen,
  allInstallments: AllInstallmentsScreen,
} satisfies Record<AddressNamesInChunk<'loans'>, ComponentType>
