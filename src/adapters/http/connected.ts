import type { Newable } from 'inversify'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { SessionStore } from '@/application/session/session-store'
import { Diagnostics } from '@/application/shared/diagnostics'
import type { Display } from '@/application/shared/display.port'
import type { Settings } from '@/application/shared/settings.port'
import type { TabLock } from '@/application/shared/tab-lock.port'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { ReceivedAnswer } from './answer-deviation'
import { HttpClient } from './http-client'
import type { HttpEnvironment } from './http-environment'
import type { HttpAddresses } from './http-transport'

/** What the HTTP adapters need from the platform. */
export interface PlatformParts {
  readonly fetch: typeof globalThis.fetch
  readonly tabLock: TabLock
  readonly display: Display
  readonly configuration: HttpAddresses & {
    readonly settings: Pick<Settings, 'showsCodes' | 'showsDiagnostics'>
  }
}

/**
 * Returns what every gateway is created with. In a separate file, so that it is not part of the first load.
 */
export function connected(
  { fetch, tabLock, display, configuration }: PlatformParts,
  get: <Value>(part: Newable<Value>) => Value,
): { readonly client: HttpClient; readonly surroundings: HttpEnvironment } {
  const { settings, ...addresses } = configuration
  const diagnostics = settings.showsDiagnostics ? get(Diagnostics) : undefined
  return {
    client: new HttpClient({
      fetch,
      addresses,
      sessions: get(SessionStore),
      tabLock,
      unshown: get(SkippedItems),
      diagnose: diagnostics && ((answer) => void diagnose(diagnostics, answer)),
    }),
    surroundings: {
      isStandalone: () => display.isStandalone(),
      showsCodes: settings.showsCodes,
      tellIntegrator: diagnostics && ((deviation) => diagnostics.add(deviation)),
      refinancingHashOf: (taxId) => get(RefinancingJourney).hashOf(taxId),
    },
  }
}

async function diagnose(diagnostics: Diagnostics, answer: ReceivedAnswer): Promise<void> {
  const { deviationOf } = await import('./answer-deviation')
  const deviation = deviationOf(answer)
  if (deviation) diagnostics.add(deviation)
}
