import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { normalizedDni } from '@/domain/access/dni'
import { ChooseIdentity } from '@/application/access/choose-identity'
import type { EntryStep } from '@/application/access/choose-identity'
import { IdentifyByDni } from '@/application/access/identify-by-dni'
import { LoginProgressStore } from '@/application/access/login-progress-store'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form'
import { paths } from '@/ui/paths'
import { accessTexts, findPeopleFailureText } from '@/ui/texts/access.texts'
import { gatewayFailureText } from '@/ui/texts/failures.texts'

export type DniState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'looking' }

export function entryPath(step: EntryStep): string {
  switch (step) {
    case 'password':
      return paths.login
    case 'code':
      return paths.smsCode
    case 'not-a-customer':
      return paths.notACustomer
  }
}

/** The first step: who is it? Source: ACC-01 to ACC-06. */
@injectable()
export class DniViewModel {
  state: DniState = { phase: 'asking', errors: [] }
  dni = ''
  remember = false

  constructor(
    @inject(IdentifyByDni) private readonly identify: IdentifyByDni,
    @inject(ChooseIdentity) private readonly chooseIdentity: ChooseIdentity,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): () => void {
    const remembered = this.progress.remembered()
    this.dni = remembered ?? ''
    this.remember = remembered !== undefined
    return () => undefined
  }

  /** Why the customer is here against her will, if she is. Source: ACC-26, SES-07. */
  get reason(): string | undefined {
    if (new URLSearchParams(this.navigation.search()).get('autologin') === 'error')
      return accessTexts.dni.autoLoginFailed
    return this.sessions.lastEnd() === 'expired' ? accessTexts.dni.sessionExpired : undefined
  }

  typeDni(text: string): void {
    this.dni = normalizedDni(text)
  }

  setRemember(remember: boolean): void {
    this.remember = remember
  }

  async submit(): Promise<void> {
    if (this.state.phase === 'looking') return
    this.state = { phase: 'looking' }
    const { DniForm } = await import('./dni-form')
    const { formErrors } = await import('@/ui/kit/checked-by')
    const errors = formErrors(new DniForm(this.dni))
    if (errors.length > 0) this.ask(errors)
    else await this.find()
  }

  private async find(): Promise<void> {
    const found = await this.identify.execute({ dni: this.dni, remember: this.remember })
    if (!found.ok) {
      const text = findPeopleFailureText(found.failure)
      this.ask([found.failure.kind === 'customer-not-found' ? { fieldId: 'dni', text } : { text }])
      return
    }
    if (found.value.kind === 'several-people') {
      this.navigation.go(paths.identity)
      return
    }
    const step = await this.chooseIdentity.execute(found.value.person)
    if (step.ok) this.navigation.go(entryPath(step.value))
    else this.ask([{ text: gatewayFailureText(step.failure) }])
  }

  private ask(errors: readonly FormError[]): void {
    runInAction(() => {
      this.state = { phase: 'asking', errors }
    })
  }
}
