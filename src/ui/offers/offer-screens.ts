import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { NewLoanScreen } from './new-loan-screen'
import { OtherServicesScreen } from './other-services-screen'

/** Screens of the other services and the new loan to which they lead, loaded as one chunk. Source: OFF-05. */
export const offerScreens = {
  newLoan: NewLoanScreen,
  otherServices: OtherServicesScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
