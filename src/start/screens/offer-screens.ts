import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { NewLoanScreen } from '@/ui/offers/new-loan-screen'
import { OtherServicesScreen } from '@/ui/offers/other-services-screen'
import '@/start/capabilities/offers'

/**
 * The screens of the lender's other services and of the new loan, to which those services lead. They are
 * loaded as one chunk (code file). Source: OFF-05.
 */
export const offerScreens = {
  newLoan: NewLoanScreen,
  otherServices: OtherServicesScreen,
} satisfies Record<AddressNamesInChunk<'offers'>, ComponentType>
