import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { JoiningScreen } from '@/ui/automatic-collection/joining-screen'
import { LeavingScreen } from '@/ui/automatic-collection/leaving-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/payments'

/** Screens that join and leave an automatic collection, loaded as one chunk. Source: COL-01, COL-03. */
export const collectionScreens = {
  joinCollection: JoiningScreen,
  leaveCollection: LeavingScreen,
} satisfies Record<AddressNamesInChunk<'collection'>, ComponentType>
