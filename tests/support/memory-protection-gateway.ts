import type { AccountDevices, DeviceChange } from '@/domain/protection/devices'
import { instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  DeviceChangeFailure,
  DeviceQueries,
  DevicesFailure,
  ProtectionGateway,
  IdentityProof,
} from '@/application/protection/protection.port'

/** A lender that protects accounts as the test arranges; by default it does not offer it. */
export class MemoryProtectionGateway implements ProtectionGateway, DeviceQueries {
  known: Result<AccountDevices, DevicesFailure> = failure({ kind: 'not-offered' })
  changed: Result<void, DeviceChangeFailure> = success()
  readonly asked: string[] = []

  async reportLostPhone() {
    return success({ reportedAt: instant(0), hasPausedPasskeys: false })
  }

  async devices() {
    return this.known
  }

  async changeDevices(taxId: Cuit, { kind }: DeviceChange, proof: IdentityProof) {
    this.asked.push(`${kind} of ${taxId} by ${proof.by === 'password' ? proof.password : 'passkey'}`)
    return this.changed
  }

  async disownChange() {
    return success()
  }
}
