import type { SwitchableCapability } from '@/domain/session/capability'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { createObjectCheck } from './configuration-checks'
import { rarelyUsedConfigurationKeys, type RarelyUsedConfigurationFile } from './rarely-used-configuration'

/**
 * The keys of the configuration file that the lender can change while pages of the portal are open.
 * Source: OPS-05.
 */
export type RemoteConfigKeys = Pick<
  RarelyUsedConfigurationFile,
  'capabilities' | 'maintenance' | 'minRelease'
>

const { capabilities, maintenance, minRelease } = rarelyUsedConfigurationKeys.checks
const findWrongKey = createObjectCheck({ capabilities, maintenance, minRelease })

/**
 * Returns the remote configuration in a configuration file that may be that of a newer release. The rest of the
 * file is not checked, and parts of the portal that this release does not have are left out. Undefined if a key
 * of the remote configuration is wrong, or if there is no file. Source: OPS-05.
 */
export function pickRemoteConfigKeys(file: unknown): RemoteConfigKeys | undefined {
  if (!isObject(file)) return undefined
  const keys = {
    capabilities: pickKnownSwitches(file['capabilities']),
    maintenance: pickKnownMaintenance(file['maintenance']),
    minRelease: file['minRelease'],
  }
  return areRemoteConfigKeys(keys) ? keys : undefined
}

function pickKnownSwitches(switches: unknown): unknown {
  if (!isObject(switches)) return switches
  return Object.fromEntries(Object.entries(switches).filter(([name]) => isSwitchableCapability(name)))
}

function pickKnownMaintenance(announced: unknown): unknown {
  if (!isObject(announced)) return announced
  const { text, until, capabilities: closed } = announced
  if (!Array.isArray(closed)) return { text, until, capabilities: closed }
  const known = closed.filter(isSwitchableCapability)
  // Without names, the maintenance would close the whole portal.
  return known.length === 0 ? undefined : { text, until, capabilities: known }
}

function areRemoteConfigKeys(candidate: unknown): candidate is RemoteConfigKeys {
  return findWrongKey(candidate) === undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSwitchableCapability(name: unknown): name is SwitchableCapability {
  return switchableCapabilities.some((each) => each === name)
}
