import type { RemoteConfig } from '@/application/shared/remote-config.port'
import type { ConfigurationCheck } from './configuration-checks'

/** The checks and the conversion of the configuration keys that few lenders use. Source: OPS-03, OPS-05. */
export interface RarelyUsedConfigurationKeys {
  readonly checks: Readonly<Record<string, ConfigurationCheck>>
  readRemoteConfigSettings(file: object): RemoteConfig
}
