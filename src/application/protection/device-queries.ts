import { inject, injectable } from 'inversify'
import type { AccountDevices } from '@/domain/protection/devices'
import type { Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { ProtectionGateway, type DevicesFailure } from './protection.port'

/** The sessions and passkeys of the signed-in customer. Source: ACC-39. */
@injectable()
export class DeviceQueries {
  constructor(
    @inject(ProtectionGateway) private readonly gateway: Pick<ProtectionGateway, 'devices'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  devices(): Promise<Result<AccountDevices, DevicesFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.gateway.devices(taxId))
  }
}
