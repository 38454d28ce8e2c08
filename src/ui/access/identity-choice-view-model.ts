import { inject, injectable } from 'inversify'
import type { PersonFoundByDni } from '@/domain/access/person'
import { ChoosePerson } from '@/application/access/choose-person'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { accessTexts } from '@/ui/texts/access.texts'
import { nextLoginStep } from './next-login-step'

/** Value of the radio button 'none of these people', in the list of people with the same DNI. */
export const noneOfThesePeopleOptionValue = 'none'

type IdentityChoiceState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'settling' }

/** The screen on which the customer chooses who they are among people with the same DNI. Source: ACC-04. */
@injectable()
export class IdentityChoiceViewModel {
  state: IdentityChoiceState = { phase: 'asking', errors: [] }
  people: readonly PersonFoundByDni[] = []
  chosenOptionValue = ''

  constructor(
    @inject(ChoosePerson) private readonly chooseIdentity: ChoosePerson,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'people', 'chosenOptionValue')
  }

  onMount(): () => void {
    this.people = this.progress.current()?.people ?? []
    this.chosenOptionValue = this.progress.current()?.person?.taxId ?? ''
    return this.pendingRequest.cancel
  }

  choosePerson(choice: string): void {
    this.chosenOptionValue = choice
  }

  async submit(): Promise<void> {
    if (this.state.phase === 'settling') return
    if (this.chosenOptionValue === noneOfThesePeopleOptionValue) {
      this.navigation.goTo(addresses.notACustomer.createPath({ saysNotACustomer: true }))
      return
    }
    const person = this.people.find(({ taxId }) => taxId === this.chosenOptionValue)
    if (!person) {
      this.state = { phase: 'asking', errors: [{ fieldId: 'identity', text: accessTexts.identity.required }] }
      return
    }
    this.state = { phase: 'settling' }
    await this.pendingRequest.waitForAnswer(this.chooseIdentity.execute(person), (chosen) => {
      const next = nextLoginStep(chosen)
      if (next.kind === 'go') this.navigation.goTo(next.to)
      else this.state = { phase: 'asking', errors: next.errors }
    })
  }
}
