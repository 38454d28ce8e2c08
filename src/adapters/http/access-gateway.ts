import { cuit, type Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { Session } from '@/domain/session/session'
import type {
  AccessGateway,
  CodeLoginAttempt,
  LoginCodeChannel,
  LoginCodeDelivery,
  CodeLoginFailure,
  FindPeopleFailure,
  PasswordLoginAttempt,
  PasswordLoginFailure,
  SendCodeFailure,
} from '@/application/access/access.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { accessContract as calls } from '@/adapters/contract/access.contract'
import { toLoginCodeDelivery } from './code-delivery-mapper'
import type { HttpClient } from './http-client'
import { HttpGateway } from './http-gateway'
import type { HttpRefusal } from './http-failure'
import { toSendCodeFailure } from './send-code-failure'
import { toSession } from './session-mapper'
import type { GatewayEnvironment } from './http-environment'

export class HttpAccessGateway extends HttpGateway implements AccessGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'isStandalone' | 'showsLoginCodes'>,
  ) {
    super(client)
  }

  findPeople(dni: string): Promise<Result<readonly PersonFoundByDni[], FindPeopleFailure>> {
    return this.askWithFailures(
      calls.findPeople,
      { path: { dni } },
      {
        toValue: (users) =>
          users.map((user) => ({ fullName: user.fullname, taxId: cuit(user.customerTaxId) })),
        refusalFailures: { CUSTOMER_NOT_FOUND: { kind: 'customer-not-found' } },
      },
    )
  }

  hasLoanAllowingLogin(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    const query = { statusList: 'ACT,CAN,HAB' }
    return this.ask(calls.findLastLoan, { path: { taxId }, query }, (loan) => loan !== undefined)
  }

  hasPassword(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    return this.ask(calls.findCredentials, { path: { taxId } }, (answer) => answer.hasCredentials)
  }

  sendCode(taxId: Cuit, channel: LoginCodeChannel): Promise<Result<LoginCodeDelivery, SendCodeFailure>> {
    const byEmail = channel === 'phone-and-email'
    return this.askWithFailures(
      calls.sendCode,
      { path: { id: taxId }, query: { sendByEmail: byEmail ? 'true' : 'false' } },
      {
        toValue: (sent) =>
          toLoginCodeDelivery(byEmail ? sent : { ...sent, customerEmail: undefined }, this.environment),
        refusalFailures: toSendCodeFailure,
      },
    )
  }

  logInWithCode({ taxId, code, purpose }: CodeLoginAttempt): Promise<Result<Session, CodeLoginFailure>> {
    const body = {
      smsCode: code,
      resetPassword: purpose === 'reset-password',
      authFromApp: this.environment.isStandalone(),
    }
    return this.askWithFailures(
      calls.authenticateWithCode,
      { path: { taxId }, body },
      { toValue: toSession, refusalFailures: { INVALID_SMS_CODE_ERROR: { kind: 'wrong-code' } } },
    )
  }

  logInWithPassword({
    taxId: customerTaxId,
    password,
  }: PasswordLoginAttempt): Promise<Result<Session, PasswordLoginFailure>> {
    const query = { isAuthFromApp: this.environment.isStandalone() ? 'true' : 'false' } as const
    return this.askWithFailures(
      calls.logInWithPassword,
      { path: { customerTaxId }, query, body: { password } },
      { toValue: toSession, refusalFailures: toPasswordFailure },
    )
  }
}

function toPasswordFailure({ status, code }: HttpRefusal): PasswordLoginFailure | undefined {
  if (code === 'LOGIN_INVALID_USER_BLOCKED') return { kind: 'user-blocked' }
  const isWrong = status === 401 || code === 'LOGIN_INVALID_USER_OR_PASSWORD'
  return isWrong ? { kind: 'wrong-password' } : undefined
}
