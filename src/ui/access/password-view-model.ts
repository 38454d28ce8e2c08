import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { Person } from '@/domain/access/person'
import { EnterWithPassword } from '@/application/access/enter'
import { LoginProgressStore } from '@/application/access/login-progress-store'
import { Navigation } from '@/application/shared/navigation.port'
import { formErrors } from '@/ui/kit/checked-by'
import type { FormError } from '@/ui/kit/form'
import { Toasts } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { paths } from '@/ui/paths'
import { accessTexts, passwordFailureText } from '@/ui/texts/access.texts'
import { PasswordForm } from './password-form'

export type PasswordState =
  | { readonly phase: 'asking'; readonly errors: readonly FormError[] }
  | { readonly phase: 'entering' }
  | { readonly phase: 'blocked' }

/** The password of somebody who has one. Source: ACC-13. */
@injectable()
export class PasswordViewModel {
  state: PasswordState = { phase: 'asking', errors: [] }
  password = ''
  person: Person | undefined = undefined

  constructor(
    @inject(EnterWithPassword) private readonly enter: EnterWithPassword,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    makeAutoObservable(this, { waiting: false }, { autoBind: true })
  }

  start(): () => void {
    this.person = this.progress.current()?.person
    return () => {
      this.waiting.end()
      this.password = ''
    }
  }

  typePassword(text: string): void {
    this.password = text
  }

  async submit(): Promise<void> {
    if (this.state.phase === 'entering' || !this.person) return
    const errors = formErrors(new PasswordForm(this.password))
    if (errors.length > 0) {
      this.state = { phase: 'asking', errors }
      return
    }
    this.state = { phase: 'entering' }
    const attempt = { taxId: this.person.taxId, password: this.password }
    await this.waiting.for(this.enter.execute(attempt), (entered) => {
      if (entered.ok) return
      if (entered.failure.kind === 'user-blocked') {
        this.state = { phase: 'blocked' }
        return
      }
      const text = passwordFailureText(entered.failure)
      const error = entered.failure.kind === 'wrong-password' ? { fieldId: 'password', text } : { text }
      this.state = { phase: 'asking', errors: [error] }
    })
  }

  changeUser(): void {
    this.progress.forget()
    this.navigation.go(paths.dni)
  }

  /** A code by text message proves who she is. Source: ACC-16. */
  forgot(): void {
    this.navigation.go(`${paths.smsCode}?recuperar=1`)
  }

  unlock(): void {
    this.toasts.show({ text: accessTexts.password.unlockSoon, tone: 'info' })
  }
}
