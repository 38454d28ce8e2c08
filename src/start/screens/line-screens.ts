import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { LineDetailScreen } from '@/ui/revolving-line/line-detail-screen'
import { LineDismissalScreen } from '@/ui/revolving-line/line-dismissal-screen'
import { LineInstallmentsScreen } from '@/ui/revolving-line/line-installments-screen'
import { LineMovementsScreen } from '@/ui/revolving-line/line-movements-screen'
import { LineOfferScreen } from '@/ui/revolving-line/line-offer-screen'
import { LineRequestScreen } from '@/ui/revolving-line/line-request-screen'
import '@/start/capabilities/revolving-line'

/** Screens of the credit line, loaded as one chunk because they are small and lead to one another. */
export const creditLineScreens = {
  lineOffer: LineOfferScreen,
  lineRequest: LineRequestScreen,
  lineDetail: LineDetailScreen,
  lineInstallments: LineInstallmentsScreen,
  lineMovements: LineMovementsScreen,
  lineDismissal: LineDismissalScreen,
} satisfies Record<AddressNamesInChunk<'line'>, ComponentType>
