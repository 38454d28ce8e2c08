import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { CollectionActivationScreen } from '@/ui/automatic-collection/collection-activation-screen'
import { CollectionDeactivationScreen } from '@/ui/automatic-collection/collection-deactivation-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/payments'

/**
 * The screens on which the customer turns the automatic collection of a loan on or off, loaded as one
 * chunk (code file). Source: COL-01, COL-03.
 */
export const automaticCollectionScreens = {
  activateCollection: CollectionActivationScreen,
  deactivateCollection: CollectionDeactivationScreen,
} satisfies Record<AddressNamesInChunk<'collection'>, ComponentType>
