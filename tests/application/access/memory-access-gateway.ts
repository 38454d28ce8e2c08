import { failure, success, type Result } from '@/domain/shared/result'
import { cuit } from '@/domain/shared/cuit'
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

export const marta: Person = { fullName: 'Marta Giménez', taxId: cuit('27284561231') }
export const raul: Person = { fullName: 'Raúl Peralta', taxId: cuit('20243189072') }

export const martasSession: Session = {
  customer: {
    customerId: 'c-8f21d04b',
    taxId: marta.taxId,
    firstName: 'Marta',
    surname: 'Giménez',
    dni: '28456123',
    hasCredentials: true,
  },
  tokens: { access: 'access-1', refresh: 'refresh-1' },
}

/** The lender's doors in memory: each gives what the test put there. */
export class MemoryAccessGateway implements AccessGateway {
  people: Result<readonly Person[], FindPeopleFailure> = success([marta])
  loan: Result<boolean, GatewayFailure> = success(true)
  credentials: Result<boolean, GatewayFailure> = success(true)
  delivery: Result<CodeDelivery, SendCodeFailure> = success({ phone: '1145****01' })
  codeLogin: Result<Session, CodeFailure> = failure({ kind: 'wrong-code' })
  passwordLogin: Result<Session, PasswordFailure> = failure({ kind: 'wrong-password' })
  /** Runs while an answer is on its way. */
  meanwhile: () => void = () => undefined
  /** What was asked, in order. */
  readonly asked: string[] = []

  async findPeople(dni: string) {
    this.asked.push(`people of ${dni}`)
    return this.people
  }

  async hasQualifyingLoan(taxId: string) {
    this.asked.push(`loan of ${taxId}`)
    return this.loan
  }

  async hasCredentials(taxId: string) {
    this.asked.push(`credentials of ${taxId}`)
    return this.credentials
  }

  async sendCode(taxId: string, channel: CodeChannel) {
    this.asked.push(`code for ${taxId} by ${channel}`)
    this.meanwhile()
    return this.delivery
  }

  async logInWithCode({ taxId, code, purpose }: CodeAttempt) {
    this.asked.push(`login of ${taxId} with code ${code} to ${purpose}`)
    return this.codeLogin
  }

  async logInWithPassword({ taxId, password }: PasswordAttempt) {
    this.asked.push(`login of ${taxId} with password ${password}`)
    return this.passwordLogin
  }
}
