import type { SessionsAndPasskeys, SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import { instant, type Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type {
  SessionOrPasskeyRemovalFailure,
  AccountDeviceQueries,
  AccountProtectionFailure,
  LostPhoneFailure,
  LostPhoneProof,
  LostPhoneReportResult,
  IdentityProof,
  AccountProtectionGateway,
} from '@/application/protection/protection.port'
import type { CallAnswer } from '@/adapters/contract/call'
import { protectionContract as calls } from '@/adapters/contract/protection.contract'
import type { HttpRefusal } from './http-failure'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { toIdentityProofBody } from './identity-proof-mapper'
import { omitUndefined } from './without-undefined'

const accountChangeCodes = { phone: 'PHONE', password: 'PASSWORD', device: 'DEVICE' } as const
const proofRefusedFailures = { PROOF_REFUSED: { kind: 'proof-refused' } } as const

export class HttpAccountProtectionGateway
  extends HttpGateway
  implements AccountProtectionGateway, AccountDeviceQueries
{
  reportLostPhone(proof: LostPhoneProof): Promise<Result<LostPhoneReportResult, LostPhoneFailure>> {
    return this.askWithFailures(
      calls.reportLostPhone,
      { body: proof },
      {
        toValue: ({ reportedAt, passkeysPaused }) => ({
          reportedAt: toInstant(reportedAt),
          hasPausedPasskeys: passkeysPaused === true,
        }),
        refusalFailures: toLostPhoneFailure,
      },
    )
  }

  sessionsAndPasskeys(): Promise<Result<SessionsAndPasskeys, AccountProtectionFailure>> {
    return this.withCustomer(({ taxId }) =>
      this.askWithFailures(
        calls.listDevices,
        { path: { taxId } },
        { toValue: toSessionsAndPasskeys, refusalFailures: toNotOfferedFailure },
      ),
    )
  }

  removeSessionOrPasskey(
    taxId: Cuit,
    change: SessionOrPasskeyRemoval,
    by: IdentityProof,
  ): Promise<Result<void, SessionOrPasskeyRemovalFailure>> {
    const path = { taxId }
    const proof = toIdentityProofBody(by)
    const reading = { toValue: ignoreResponseBody, refusalFailures: proofRefusedFailures }
    switch (change.kind) {
      case 'remove-passkey':
      case 'remove-all-passkeys': {
        const body = change.kind === 'remove-passkey' ? { passkeyId: change.passkeyId, proof } : { proof }
        return this.askWithFailures(calls.removePasskey, { path, body, onBehalfOf: taxId }, reading)
      }
      case 'end-session':
      case 'end-others': {
        const body = change.kind === 'end-session' ? { sessionId: change.sessionId, proof } : { proof }
        return this.askWithFailures(calls.endSessions, { path, body, onBehalfOf: taxId }, reading)
      }
    }
  }

  reportUnrecognisedChange(
    taxId: Cuit,
    change: UnrecognisedChangeKind,
  ): Promise<Result<void, AccountProtectionFailure>> {
    const input = { path: { taxId }, body: { change: accountChangeCodes[change] }, onBehalfOf: taxId }
    return this.askWithFailures(calls.disownChange, input, {
      toValue: ignoreResponseBody,
      refusalFailures: toNotOfferedFailure,
    })
  }
}

function toLostPhoneFailure(refusal: HttpRefusal): LostPhoneFailure | undefined {
  return refusal.code === 'LOST_PHONE_NOT_PROVED' ? { kind: 'not-proved' } : toNotOfferedFailure(refusal)
}

function toSessionsAndPasskeys({
  sessions,
  passkeys,
  userId,
}: CallAnswer<typeof calls.listDevices>): SessionsAndPasskeys {
  return {
    sessions: sessions.map(({ lastUsedAt, ...each }) => ({
      ...omitUndefined(each),
      lastUsedAt: toInstant(lastUsedAt),
    })),
    passkeys: passkeys.map(({ createdAt, ...each }) => ({
      ...omitUndefined(each),
      ...(createdAt === undefined ? {} : { createdAt: toInstant(createdAt) }),
    })),
    userId,
  }
}

function toInstant(text: string): Instant {
  return instant(Date.parse(text))
}
