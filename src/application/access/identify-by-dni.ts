import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PersonFoundByDni } from '@/domain/access/person'
import { AccessGateway, type FindPeopleFailure } from './access.port'
import { LoginProgressStore } from './login-progress-store.port'

type DniSearchResult =
  | { readonly kind: 'one-person'; readonly person: PersonFoundByDni }
  | { readonly kind: 'several-people' }

/**
 * Whether the device stores the DNI that the customer typed. `as-before`: a DNI that is already stored stays
 * as it is, even if it belongs to another person. Source: ACC-02.
 */
export type DniStorageChoice = boolean | 'as-before'

/** Finds the people with a DNI and stores them for the next login steps. Source: ACC-02, ACC-03. */
@injectable()
export class IdentifyByDni {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
  ) {}

  async execute(command: {
    readonly dni: string
    readonly remember: DniStorageChoice
  }): Promise<Result<DniSearchResult, FindPeopleFailure>> {
    const answer = await this.gateway.findPeople(command.dni)
    if (!answer.ok) return answer
    const [first, ...others] = answer.value
    if (!first) return failure({ kind: 'customer-not-found' })
    this.progress.startLogin({ dni: command.dni, people: answer.value })
    if (command.remember === true) this.progress.rememberDni(command.dni)
    if (command.remember === false) this.progress.forgetDni()
    return success(others.length > 0 ? { kind: 'several-people' } : { kind: 'one-person', person: first })
  }
}
