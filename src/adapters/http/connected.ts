import type { Container } from 'inversify'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
import { Diagnostics } from '@/application/shared/diagnostics'
import { Display } from '@/application/shared/display.port'
import type { Settings } from '@/application/shared/settings.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { ReceivedAnswer } from './answer-deviation'
import { capabilityOfCall } from './capability-of-call'
import { HttpClient } from './http-client'
import type { HttpEnvironment } from './http-environment'
import type { HttpAddresses, HttpNetwork } from './http-transport'

/** Where the lender's server is, and how to ask it. */
export interface HttpConnection extends HttpNetwork {
  readonly configuration: HttpAddresses & {
    readonly settings: Pick<Settings, 'showsCodes' | 'showsDiagnostics'>
  }
}

/**
 * Returns what every gateway is created with. In a separate file, so that it is not part of the first load.
 */
export function connected(
  { configuration, ...network }: HttpConnection,
  container: Container,
): { readonly client: HttpClient; readonly surroundings: HttpEnvironment } {
  const { settings, ...addresses } = configuration
  const capabilities = container.get(Capabilities)
  const diagnostics = settings.showsDiagnostics ? container.get(Diagnostics) : undefined
  return {
    client: new HttpClient({
      ...network,
      addresses,
      sessions: container.get(SessionStore),
      tabLock: container.get<TabLock>(TabLock),
      unshown: container.get(SkippedItems),
      isOff: (row) => capabilities.isOff(capabilityOfCall(row)),
      diagnose: diagnostics && ((answer) => void diagnose(diagnostics, answer)),
    }),
    surroundings: {
      isStandalone: () => container.get<Display>(Display).isStandalone(),
      isOff: (capability) => capabilities.isOff(capability),
      showsCodes: settings.showsCodes,
      tellIntegrator: diagnostics && ((deviation) => diagnostics.add(deviation)),
      refinancingHashOf: (taxId) => container.get(RefinancingJourney).hashOf(taxId),
    },
  }
}

async function diagnose(diagnostics: Diagnostics, answer: ReceivedAnswer): Promise<void> {
  const { deviationOf } = await import('./answer-deviation')
  const deviation = deviationOf(answer)
  if (deviation) diagnostics.add(deviation)
}
