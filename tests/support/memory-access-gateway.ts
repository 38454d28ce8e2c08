import { success, type Result } from '@/domain/shared/result'
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
import { martaCustomer, martaPerson, createSessionOfCustomer } from './test-customers'

type GatewayAnswer<Value, Failure = GatewayFailure> = Result<Value, Failure> | Promise<Result<Value, Failure>>

/**
 * In-memory gateway for signing in. A test can replace each of its answers with a failure or with an
 * answer that stays pending.
 */
export class MemoryAccessGateway implements AccessGateway {
  peopleAnswer: GatewayAnswer<readonly PersonFoundByDni[], FindPeopleFailure> = success([martaPerson])
  hasLoanAllowingLoginAnswer: GatewayAnswer<boolean> = success(true)
  hasPasswordAnswer: GatewayAnswer<boolean> = success(true)
  sendCodeAnswer: GatewayAnswer<LoginCodeDelivery, SendCodeFailure> = success({ phone: '1145****01' })
  codeLoginAnswer: GatewayAnswer<Session, CodeLoginFailure> = success(createSessionOfCustomer(martaCustomer))
  passwordLoginAnswer: GatewayAnswer<Session, PasswordLoginFailure> = success(
    createSessionOfCustomer(martaCustomer),
  )
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `people of` and a
   * DNI.
   */
  readonly receivedCalls: string[] = []

  async findPeople(dni: string) {
    this.receivedCalls.push(`people of ${dni}`)
    return this.peopleAnswer
  }

  async hasLoanAllowingLogin(taxId: string) {
    this.receivedCalls.push(`loan of ${taxId}`)
    return this.hasLoanAllowingLoginAnswer
  }

  async hasPassword(taxId: string) {
    this.receivedCalls.push(`credentials of ${taxId}`)
    return this.hasPasswordAnswer
  }

  async sendCode(taxId: string, channel: LoginCodeChannel) {
    this.receivedCalls.push(`code to the ${channel} of ${taxId}`)
    return this.sendCodeAnswer
  }

  async logInWithCode({ taxId, code, purpose }: CodeLoginAttempt) {
    this.receivedCalls.push(`${purpose} ${taxId} with code ${code}`)
    return this.codeLoginAnswer
  }

  async logInWithPassword({ taxId, password }: PasswordLoginAttempt) {
    this.receivedCalls.push(`enter ${taxId} with password ${password}`)
    return this.passwordLoginAnswer
  }
}
