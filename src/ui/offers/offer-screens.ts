import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { NewLoanScreen } from './new-loan-screen'
import { OtherServicesScreen } from './other-services-screen'

/** The other services lead to a new loan: they come together. Source: OFF-05. */
export const offerScreens = {
  newLoan: NewLoanScreen,
  otherServices: OtherServicesScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
