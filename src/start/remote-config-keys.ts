import type { SwitchableCapability } from '@/domain/session/capability'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { isEarlierRelease } from '@/application/shared/is-earlier-release'
import {
  rarelyUsedConfigurationKeys,
  type PublishedMaintenance,
  type RemoteConfigKeys,
} from './rarely-used-configuration'

const { checks } = rarelyUsedConfigurationKeys

/**
 * Returns the remote configuration for pages of this release after the lender published a configuration file that
 * they cannot read whole, because it is of a newer release or mistyped. Such a file can switch parts of the portal
 * off and raise the required release, and what it leaves out stays as it is known. It opens what maintenance has
 * closed only if it announces another valid maintenance, which replaces the known one: one of fewer parts, or one
 * with an empty list of parts, which ends the maintenance. Undefined if the value is not a configuration file of the
 * portal. Source: OPS-05.
 */
export function mergeRemoteConfigKeys(
  known: Partial<RemoteConfigKeys>,
  file: unknown,
): RemoteConfigKeys | undefined {
  if (!isObject(file) || !isText(file['apiBaseUrl']) || !isText(file['brandName'])) return undefined
  return {
    capabilities: addSwitchedOff(known.capabilities, file['capabilities']),
    maintenance: mergeMaintenance(known.maintenance, file['maintenance']),
    minRelease: latestRelease(known.minRelease, file['minRelease']),
  }
}

function addSwitchedOff(
  known: RemoteConfigKeys['capabilities'],
  switches: unknown,
): RemoteConfigKeys['capabilities'] {
  if (!isObject(switches)) return known
  const off = switchableCapabilities.filter((name) => switches[name] === false)
  return { ...known, ...Object.fromEntries(off.map((name) => [name, false])) }
}

function mergeMaintenance(
  known: PublishedMaintenance | undefined,
  announced: unknown,
): PublishedMaintenance | undefined {
  if (!isObject(announced)) return known
  const { text, until, capabilities, ...unknownKeys } = announced
  // The list of parts may be there under a mistyped key. Without it, the maintenance would close the whole portal.
  if (capabilities === undefined && Object.keys(unknownKeys).length > 0) return known
  const names: readonly unknown[] = Array.isArray(capabilities) ? capabilities : []
  const parts = names.filter(isSwitchableCapability)
  const hasUnknownParts = parts.length < names.length
  // Without names, the maintenance would close the whole portal.
  if (hasUnknownParts && (parts.length === 0 || (known && !known.capabilities))) return known
  const closed = hasUnknownParts ? [...(known?.capabilities ?? []), ...parts] : capabilities
  const maintenance = { text, until, capabilities: closed }
  return isMaintenance(maintenance) ? maintenance : known
}

function latestRelease(known: string | undefined, required: unknown): string | undefined {
  if (!isText(required) || checks.minRelease(required) !== undefined) return known
  return known === undefined || isEarlierRelease(known, required) ? required : known
}

function isMaintenance(candidate: unknown): candidate is PublishedMaintenance {
  return checks.maintenance(candidate) === undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSwitchableCapability(name: unknown): name is SwitchableCapability {
  return switchableCapabilities.some((each) => each === name)
}
