import type { Newable } from 'inversify'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { SessionStore } from '@/application/session/session-store'
import type { Display } from '@/application/shared/display.port'
import type { Settings } from '@/application/shared/settings.port'
import type { TabLock } from '@/application/shared/tab-lock.port'
import { SkippedItems } from '@/application/shared/skipped-items'
import { HttpClient } from './http-client'
import type { HttpEnvironment } from './http-environment'
import type { HttpAddresses } from './http-transport'

/** What the HTTP adapters need from the platform. */
export interface PlatformParts {
  readonly fetch: typeof globalThis.fetch
  readonly tabLock: TabLock
  readonly display: Display
  readonly configuration: HttpAddresses & { readonly settings: Pick<Settings, 'showsCodes'> }
  readonly tellIntegrator?: ((notice: string) => void) | undefined
}

/**
 * Returns what every gateway is created with. In a separate file, so that it is not part of the first load.
 */
export function connected(
  { fetch, tabLock, display, configuration, tellIntegrator }: PlatformParts,
  get: <Value>(part: Newable<Value>) => Value,
): { readonly client: HttpClient; readonly surroundings: HttpEnvironment } {
  const { settings, ...addresses } = configuration
  return {
    client: new HttpClient({
      fetch,
      addresses,
      sessions: get(SessionStore),
      tabLock,
      unshown: get(SkippedItems),
    }),
    surroundings: {
      isStandalone: () => display.isStandalone(),
      showsCodes: settings.showsCodes,
      tellIntegrator,
      refinancingHashOf: (taxId) => get(RefinancingJourney).hashOf(taxId),
    },
  }
}
