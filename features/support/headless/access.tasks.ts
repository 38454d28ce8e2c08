import { hyphenatedCuit } from '@/domain/shared/cuit'
import { CodeViewModel } from '@/ui/access/code-view-model'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { IdentityViewModel, noneOfThese } from '@/ui/access/identity-view-model'
import { LogoutViewModel } from '@/ui/access/logout-view-model'
import { PasswordViewModel } from '@/ui/access/password-view-model'
import { formatCountdown } from '@/ui/kit/format'
import { paths } from '@/ui/paths'
import { accessTexts, sendCodeFailureText } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import type { AccessTasks } from '#features/support/tasks/access.tasks'
import type { HeadlessPortal } from './headless-portal'

const code = accessTexts.code

export class HeadlessAccess implements AccessTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async enterDni(dni: string): Promise<void> {
    const model = this.portal.at(DniViewModel, undefined)
    model.typeDni(dni)
    await model.submit()
    await this.arrive()
  }

  async enterDniToRemember(dni: string): Promise<void> {
    this.portal.at(DniViewModel, undefined).setRemember(true)
    await this.enterDni(dni)
  }

  async typeDni(text: string): Promise<string> {
    const model = this.portal.at(DniViewModel, undefined)
    model.typeDni(text)
    return model.dni
  }

  async rememberedDni(): Promise<string> {
    return this.portal.at(DniViewModel, undefined).dni
  }

  async saysNotACustomer(): Promise<void> {
    this.portal.navigation.go(paths.notAClient)
  }

  async chooseIdentity(name: string): Promise<void> {
    const model = this.portal.at(IdentityViewModel, undefined)
    const person = model.people.find(({ fullName }) => fullName === name)
    model.choose(person?.taxId ?? '')
    await model.submit()
    await this.arrive()
  }

  async chooseNobody(): Promise<void> {
    const model = this.portal.at(IdentityViewModel, undefined)
    model.choose(noneOfThese)
    await model.submit()
  }

  async enterPassword(password: string): Promise<void> {
    const model = this.portal.at(PasswordViewModel, undefined)
    model.typePassword(password)
    await model.submit()
  }

  async forgetPassword(): Promise<void> {
    this.portal.at(PasswordViewModel, undefined).forgot()
    await this.arrive()
  }

  async changeUser(): Promise<void> {
    this.portal.at(PasswordViewModel, undefined).changeUser()
  }

  async enterSentCode(): Promise<void> {
    await this.enterCode((await this.shownCode()).slice(-4))
  }

  async enterCode(typed: string): Promise<void> {
    const model = await this.code()
    model.typeCode(typed)
    await model.submit()
  }

  /** The memory device always could. */
  async givePhoneThatReads(): Promise<void> {}

  async letMessageBeRead(): Promise<void> {
    this.portal.smsCodes.deliver((await this.shownCode()).slice(-4))
    await this.portal.quiet()
  }

  async resendCode(): Promise<void> {
    await (await this.code()).resend()
  }

  async saysCodeDidNotArrive(): Promise<void> {
    await this.code()
    this.portal.navigation.go(paths.smsNotReceived)
  }

  async logOut(): Promise<void> {
    this.portal.navigation.go(paths.logout)
    const model = this.portal.at(LogoutViewModel, undefined)
    await this.portal.until(() => model.state.phase === 'left')
  }

  async closeLogoutNotice(): Promise<void> {
    this.portal.at(LogoutViewModel, undefined).close()
  }

  async identities(): Promise<readonly string[]> {
    const { people } = this.portal.at(IdentityViewModel, undefined)
    const names = people.map(
      ({ fullName, taxId }) => `${fullName} ${accessTexts.identity.taxId(hyphenatedCuit(taxId))}`,
    )
    return [...names, accessTexts.identity.noneOfThese]
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = this.current()
    return state.phase === 'asking' ? state.errors.map(({ text }) => text) : []
  }

  async explanation(): Promise<string> {
    const model = this.current()
    const { state } = model
    if (state.phase === 'blocked') return accessTexts.password.blocked
    if (state.phase === 'not-sent') return sendCodeFailureText(state.failure)
    return model instanceof DniViewModel ? (model.reason ?? '') : ''
  }

  async knownPerson(): Promise<string> {
    const { person } = this.portal.at(PasswordViewModel, undefined)
    if (!person) return ''
    return `${accessTexts.password.title(person.fullName)} ${accessTexts.identity.taxId(hyphenatedCuit(person.taxId))}`
  }

  async codeDestination(): Promise<string> {
    const { state } = await this.code()
    if (state.phase !== 'asking') return ''
    const { phone, email } = state.delivery
    return email === undefined ? code.sentTo(phone) : `${code.sentTo(phone)} ${code.alsoSentTo(email)}`
  }

  async shownCode(): Promise<string> {
    const { state } = await this.code()
    return state.phase === 'asking' ? code.shownCode(state.delivery.shownCode ?? '') : ''
  }

  async resendWait(): Promise<string> {
    const { resendIn } = await this.code()
    return resendIn > 0 ? code.resendIn(formatCountdown(resendIn)) : ''
  }

  async waysOn(): Promise<readonly string[]> {
    switch (this.portal.navigation.path()) {
      case paths.login:
        return this.waysOnFromPassword()
      case paths.smsCode:
        return this.waysOnFromCode()
      case paths.smsNotReceived:
        return [accessTexts.notReceived.back, accessTexts.notReceived.chat]
      case paths.notACustomer:
        return [accessTexts.notACustomer.otherDni, accessTexts.notACustomer.contact]
      default:
        return [accessTexts.dni.submit, accessTexts.dni.notAClient]
    }
  }

  private waysOnFromPassword(): readonly string[] {
    const texts = accessTexts.password
    if (this.portal.at(PasswordViewModel, undefined).state.phase === 'blocked')
      return [texts.forgot, accessTexts.changeUser]
    return [texts.submit, texts.unlock, texts.forgot, accessTexts.changeUser]
  }

  private async waysOnFromCode(): Promise<readonly string[]> {
    const model = await this.code()
    if (model.state.phase === 'not-sent') return [failureTexts.retry, code.wrongNumber, code.notReceived]
    const resend = model.resendIn > 0 ? [] : [code.resend]
    return [
      accessTexts.changeUser,
      code.submit,
      ...resend,
      code.notReceived,
      code.wrongNumber,
      accessTexts.changeIdentity,
    ]
  }

  private current(): DniViewModel | IdentityViewModel | PasswordViewModel | CodeViewModel {
    switch (this.portal.navigation.path()) {
      case paths.identity:
        return this.portal.at(IdentityViewModel, undefined)
      case paths.login:
        return this.portal.at(PasswordViewModel, undefined)
      case paths.smsCode:
        return this.portal.at(CodeViewModel, undefined)
      default:
        return this.portal.at(DniViewModel, undefined)
    }
  }

  /** The screen after a step may begin something by itself: the code is sent, the fingerprint is asked for. */
  private async arrive(): Promise<void> {
    if (this.portal.navigation.path() === paths.smsCode) await this.code()
    if (this.portal.navigation.path() === paths.login) this.portal.at(PasswordViewModel, undefined)
    await this.portal.quiet()
  }

  private async code(): Promise<CodeViewModel> {
    const model = this.portal.at(CodeViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'sending')
    return model
  }
}
