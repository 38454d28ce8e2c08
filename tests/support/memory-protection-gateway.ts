import type { SessionsAndPasskeys, SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import { instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  SessionOrPasskeyRemovalFailure,
  AccountDeviceQueries,
  AccountProtectionFailure,
  AccountProtectionGateway,
  IdentityProof,
} from '@/application/protection/protection.port'

/**
 * In-memory gateway for protecting a customer's account. It gives the answers set by a test. By default,
 * the lender does not offer the list of devices.
 */
export class MemoryProtectionGateway implements AccountProtectionGateway, AccountDeviceQueries {
  sessionsAndPasskeysAnswer: Result<SessionsAndPasskeys, AccountProtectionFailure> = failure({
    kind: 'not-offered',
  })
  removalAnswer: Result<void, SessionOrPasskeyRemovalFailure> = success()
  readonly receivedCalls: string[] = []

  async reportLostPhone() {
    return success({ reportedAt: instant(0), hasPausedPasskeys: false })
  }

  async sessionsAndPasskeys() {
    return this.sessionsAndPasskeysAnswer
  }

  async removeSessionOrPasskey(taxId: Cuit, { kind }: SessionOrPasskeyRemoval, proof: IdentityProof) {
    this.receivedCalls.push(`${kind} of ${taxId} by ${proof.by === 'password' ? proof.password : 'passkey'}`)
    return this.removalAnswer
  }

  async reportUnrecognisedChange() {
    return success()
  }
}
