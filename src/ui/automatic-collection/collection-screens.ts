import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { JoiningScreen } from './joining-screen'
import { LeavingScreen } from './leaving-screen'

/** Screens that join and leave an automatic collection, loaded as one chunk. Source: COL-01, COL-03. */
export const collectionScreens = {
  joinCollection: JoiningScreen,
  leaveCollection: LeavingScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
