import type { Container } from 'inversify'
import { isCapabilitySwitchedOff, type SwitchableCapability } from '@/domain/session/capability'
import { CurrentDevice } from '@/application/access/current-device.port'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import type { EventSender } from '@/application/shared/page-telemetry'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
import type { AnswerContractDeviation } from '@/application/shared/diagnostics'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import type { Settings } from '@/application/shared/settings.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { ReceivedServerAnswer } from './answer-deviation'
import type { ApiCall } from '@/adapters/contract/call'
import { HttpClient } from './http-client'
import type { GatewayEnvironment } from './http-environment'
import type { HttpBaseAddresses, FetchImplementation } from './http-transport'

/**
 * The connection to the lender's server: its addresses, the settings for it, and the function that sends
 * requests.
 */
export interface HttpConnection extends FetchImplementation {
  readonly configuration: Omit<HttpBaseAddresses, 'portalBaseUrl'> & {
    readonly settings: Pick<Settings, 'showsLoginCodes' | 'showsDiagnostics' | 'identityForm'>
  }
}

/**
 * Returns the HTTP client and the environment that every gateway needs. This code is in a separate file, so
 * that the first screen does not load it.
 */
export function createHttpEnvironment(
  { configuration, ...network }: HttpConnection,
  container: Container,
): { readonly client: HttpClient; readonly environment: GatewayEnvironment } {
  const { settings, ...addresses } = configuration
  const portalBaseUrl = container.get<CurrentDevice>(CurrentDevice).fullAddressOfPath('')
  const capabilities = container.get(Capabilities)
  return {
    client: new HttpClient({
      ...network,
      addresses: { ...addresses, portalBaseUrl },
      sessions: container.get(SessionStore),
      tabLock: container.get<CrossTabLock>(CrossTabLock),
      skippedItems: container.get(SkippedItems),
      isCallSwitchedOff: (call) =>
        capabilities.isAnySwitchedOff() ? isCallSwitchedOff(capabilities, call) : undefined,
      onSend: () => {
        const customerId = container.get(SessionStore).customerId()
        return (answer) => {
          if (settings.showsDiagnostics && (answer.status > 0 || answer.isFromOtherOrigin))
            void recordDeviation(container, answer)
          void recordAnswerFailure(container, answer, { customerId })
        }
      },
    }),
    environment: {
      isStandalone: () => container.get<BrowserDisplay>(BrowserDisplay).isStandalone(),
      isCapabilityOff: (capability) => !isUsable(capabilities, capability),
      showsLoginCodes: settings.showsLoginCodes,
      identityForm: settings.identityForm,
      reportDeviation: settings.showsDiagnostics
        ? (deviation) => void recordDeviation(container, deviation)
        : undefined,
      refinancingHashOf: (taxId) => refinancingLinkHashOf(container, taxId),
    },
  }
}

/**
 * Returns whether the lender has switched off the part of the portal that uses an API call, and the customer
 * is on no screen that needs it. Loads the table of parts and their calls, so it is called only if some part
 * is switched off. Source: OPS-03, OPS-05.
 */
async function isCallSwitchedOff(capabilities: Capabilities, call: ApiCall): Promise<boolean> {
  const code = await import('./capability-of-call').catch(() => undefined)
  return code !== undefined && !isUsable(capabilities, code.findCapabilityUsingCall(call))
}

/**
 * Returns whether the portal may send requests of a part of the portal and show the lender's answers about
 * it: the part is not switched off, or the current screen belongs to a part that needs it. A QR purchase, for
 * example, needs the credit line. Source: OPS-05.
 */
function isUsable(capabilities: Capabilities, capability: SwitchableCapability | undefined): boolean {
  const { capabilityOfCurrentScreen: current } = capabilities
  if (capability === undefined || !capabilities.isSwitchedOff(capability)) return true
  return current !== undefined && isCapabilitySwitchedOff(current, [capability])
}

/**
 * Receives every answer, and loads the code for a failed answer only when an answer fails. Source: OPS-04.
 */
async function recordAnswerFailure(
  container: Container,
  answer: ReceivedServerAnswer,
  sender: EventSender,
): Promise<void> {
  if (answer.isRead && answer.status < 300) return
  // Before the code comes, because the customer may be led elsewhere meanwhile.
  const pattern = container.get<PageViewReporter>(PageViewReporter).lastRoutePattern
  const code = await import('./call-failure-event').catch(() => undefined)
  code?.recordApiCallFailure(container.get(code.PageTelemetry), answer, { pattern, sender })
}

/**
 * Records an answer that deviates from the API contract. The code for this is loaded only if diagnostics are
 * on. Source: CON-05.
 */
async function recordDeviation(
  container: Container,
  found: ReceivedServerAnswer | AnswerContractDeviation,
): Promise<void> {
  const code = await import('./answer-deviation')
  code.reportContractDeviation(container.get(code.ContractDiagnostics), found)
}

/**
 * Returns the hash of the customer's refinancing link; undefined if there is no link, or if the code of the
 * refinancing screens is not loaded. Without a hash no refinancing request is sent.
 */
async function refinancingLinkHashOf(container: Container, taxId: string): Promise<string | undefined> {
  const code = await import('@/application/refinancing/refinancing-journey').catch(() => undefined)
  if (!code || !container.get(code.RefinancingProgressRepository, { optional: true })) return undefined
  return container.get(code.RefinancingJourney).linkHashOfCustomer(taxId)
}
