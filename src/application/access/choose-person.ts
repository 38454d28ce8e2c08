import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import { mayLogIn, loginMethodOfCustomer, type LoginMethodOfPerson } from '@/domain/access/login-steps'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Settings } from '@/application/shared/settings.port'
import { AccessGateway } from './access.port'
import { LoginProgressStore } from './login-progress-store.port'

/**
 * Records which of the people with the typed DNI signs in. Returns how they sign in: by password, by code
 * or not at all. Source: ACC-04, ACC-05, ACC-06.
 */
@injectable()
export class ChoosePerson {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  async execute(person: PersonFoundByDni): Promise<Result<LoginMethodOfPerson, GatewayFailure>> {
    const { taxId } = person
    const [loan, credentials] = await Promise.all([
      this.gateway.hasLoanAllowingLogin(taxId),
      this.gateway.hasPassword(taxId),
    ])
    if (!loan.ok) return loan
    if (!mayLogIn({ hasLoanAllowingLogin: loan.value, taxId, whitelist: this.settings.whitelist }))
      return this.recordLoginStep(person, 'not-a-customer')
    if (!credentials.ok) return credentials
    return this.recordLoginStep(person, loginMethodOfCustomer({ hasCredentials: credentials.value }))
  }

  private recordLoginStep(
    person: PersonFoundByDni,
    step: LoginMethodOfPerson,
  ): Result<LoginMethodOfPerson, GatewayFailure> {
    const progress = this.progress.current()
    if (progress) this.progress.save({ dni: progress.dni, people: progress.people, person, step })
    return success(step)
  }
}
