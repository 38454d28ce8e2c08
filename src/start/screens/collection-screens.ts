import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { CollectionActivationScreen } from '@/ui/automatic-collection/collection-activation-screen'
import { CollectionDeactivationScreen } from '@/ui/automatic-collection/collection-deactivation-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/payments'

/**
 * The screens on which the customer activates or turns off an automatic collection, loaded as one chunk.
 * Source: COL-01, COL-03.
 */
export const automaticCollectionScreens = {
  activateCollection: CollectionActivationScreen,
  deactivateCollection: CollectionDeactivationScreen,
} satisfies Record<AddressNamesInChunk<'collection'>, ComponentType>
