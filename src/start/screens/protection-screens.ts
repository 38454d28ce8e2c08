import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { DevicesScreen } from '@/ui/protection/devices-screen'
import { UnrecognisedChangeScreen } from '@/ui/protection/unrecognised-change-screen'
import '@/start/capabilities/notifications'
import '@/start/capabilities/access'
import '@/start/capabilities/protection'

/**
 * The screens on which a signed-in customer protects their account, loaded as one chunk (code file).
 * Source: ACC-39, ACC-41.
 */
export const accountProtectionScreens = {
  devices: DevicesScreen,
  disown: UnrecognisedChangeScreen,
} satisfies Record<AddressNamesInChunk<'protection'>, ComponentType>
