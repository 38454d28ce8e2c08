import { cuit, type Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { maskedEmail } from '@/domain/access/masked-email'
import { maskedPhone } from '@/domain/access/masked-phone'
import type { Person } from '@/domain/access/person'
import type { Session } from '@/domain/session/session'
import type {
  AccessGateway,
  CodeAttempt,
  CodeChannel,
  CodeDelivery,
  CodeFailure,
  FindPeopleFailure,
  PasswordAttempt,
  PasswordFailure,
  SendCodeFailure,
} from '@/application/access/access.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { accessContract } from '@/adapters/contract/access.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { toSession } from './session-mapper'

/** Whether the portal runs installed, for the server's statistics. Source: ACC-35. */
export interface AccessSurroundings {
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
}

export class HttpAccessGateway implements AccessGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly surroundings: AccessSurroundings,
  ) {}

  async findPeople(dni: string): Promise<Result<readonly Person[], FindPeopleFailure>> {
    const answer = await this.client.send('access.findPeople', accessContract.findPeople, { path: { dni } })
    if (!answer.ok) {
      const nobody = answer.failure.kind === 'refused' && answer.failure.code === 'CUSTOMER_NOT_FOUND'
      return failure(nobody ? { kind: 'customer-not-found' } : toGatewayFailure(answer.failure))
    }
    if (answer.value.length === 0) return failure({ kind: 'customer-not-found' })
    return success(answer.value.map((user) => ({ fullName: user.fullname, taxId: cuit(user.customerTaxId) })))
  }

  async hasQualifyingLoan(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    const answer = await this.client.send('access.findLastLoan', accessContract.findLastLoan, {
      path: { taxId },
      query: { statusList: 'ACT,CAN,HAB' },
    })
    return answer.ok ? success(answer.value !== undefined) : failure(toGatewayFailure(answer.failure))
  }

  async hasCredentials(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    const answer = await this.client.send('access.findCredentials', accessContract.findCredentials, {
      path: { taxId },
    })
    return answer.ok ? success(answer.value.hasCredentials) : failure(toGatewayFailure(answer.failure))
  }

  async sendCode(taxId: Cuit, channel: CodeChannel): Promise<Result<CodeDelivery, SendCodeFailure>> {
    const answer = await this.client.send('access.sendCode', accessContract.sendCode, {
      path: { id: taxId },
      query: { sendByEmail: channel === 'phone-and-email' ? 'true' : 'false' },
    })
    if (!answer.ok) return failure(toSendCodeFailure(toGatewayFailure(answer.failure)))
    const { phoneNumber, customerEmail, smsCode } = answer.value
    return success({
      phone: maskedPhone(phoneNumber),
      ...(customerEmail && channel === 'phone-and-email' ? { email: maskedEmail(customerEmail) } : {}),
      ...(smsCode && this.surroundings.showsCodes ? { shownCode: smsCode } : {}),
    })
  }

  async logInWithCode({ taxId, code, purpose }: CodeAttempt): Promise<Result<Session, CodeFailure>> {
    const answer = await this.client.send(
      'access.authenticateWithCode',
      accessContract.authenticateWithCode,
      {
        path: { taxId },
        body: {
          smsCode: code,
          resetPassword: purpose === 'reset-password',
          authFromApp: this.surroundings.isStandalone(),
        },
      },
    )
    if (answer.ok) return success(toSession(answer.value))
    const wrong = answer.failure.kind === 'refused' && answer.failure.code === 'INVALID_SMS_CODE_ERROR'
    return failure(wrong ? { kind: 'wrong-code' } : toGatewayFailure(answer.failure))
  }

  async logInWithPassword({ taxId, password }: PasswordAttempt): Promise<Result<Session, PasswordFailure>> {
    const answer = await this.client.send('access.logInWithPassword', accessContract.logInWithPassword, {
      path: { customerTaxId: taxId },
      query: { isAuthFromApp: this.surroundings.isStandalone() ? 'true' : 'false' },
      body: { password },
    })
    if (answer.ok) return success(toSession(answer.value))
    if (answer.failure.kind !== 'refused') return failure(toGatewayFailure(answer.failure))
    if (answer.failure.code === 'LOGIN_INVALID_USER_BLOCKED') return failure({ kind: 'user-blocked' })
    if (answer.failure.status === 401 || answer.failure.code === 'LOGIN_INVALID_USER_OR_PASSWORD')
      return failure({ kind: 'wrong-password' })
    return failure(toGatewayFailure(answer.failure))
  }
}

/** A refused code is the number's fault, unless the server says what else is. Source: ACC-11, ACC-33. */
function toSendCodeFailure(reason: GatewayFailure): SendCodeFailure {
  if (reason.kind !== 'server-failure') return reason
  const isAboutElse = reason.customerProblem === 'not-found' || reason.customerProblem === 'email-not-valid'
  return isAboutElse ? reason : { kind: 'number-not-valid' }
}
