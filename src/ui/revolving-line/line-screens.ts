import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { LineDetailScreen } from './line-detail-screen'
import { LineDismissalScreen } from './line-dismissal-screen'
import { LineInstallmentsScreen } from './line-installments-screen'
import { LineMovementsScreen } from './line-movements-screen'
import { LineOfferScreen } from './line-offer-screen'
import { LineRequestScreen } from './line-request-screen'

/** Screens of the line, loaded as one chunk because they are small and lead to one another. */
export const lineScreens = {
  lineOffer: LineOfferScreen,
  lineRequest: LineRequestScreen,
  lineDetail: LineDetailScreen,
  lineInstallments: LineInstallmentsScreen,
  lineMovements: LineMovementsScreen,
  lineDismissal: LineDismissalScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
