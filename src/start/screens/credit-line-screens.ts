import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { CreditLineDetailScreen } from '@/ui/revolving-line/credit-line-detail-screen'
import { CreditLineClosureScreen } from '@/ui/revolving-line/credit-line-closure-screen'
import { CreditLineInstallmentsScreen } from '@/ui/revolving-line/credit-line-installments-screen'
import { CreditLineMovementsScreen } from '@/ui/revolving-line/credit-line-movements-screen'
import { CreditLineOfferScreen } from '@/ui/revolving-line/credit-line-offer-screen'
import { CreditLineLoanRequestScreen } from '@/ui/revolving-line/credit-line-loan-request-screen'
import '@/start/capabilities/payments'
import '@/start/capabilities/qr-payment'

/**
 * The screens of the credit line. They are small and lead to one another, so they are loaded as one
 * chunk (code file).
 */
export const creditLineScreens = {
  creditLineOffer: CreditLineOfferScreen,
  creditLineRequest: CreditLineLoanRequestScreen,
  creditLineDetail: CreditLineDetailScreen,
  creditLineInstallments: CreditLineInstallmentsScreen,
  creditLineMovements: CreditLineMovementsScreen,
  creditLineDismissal: CreditLineClosureScreen,
} satisfies Record<AddressNamesInChunk<'line'>, ComponentType>
