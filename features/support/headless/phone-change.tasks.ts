import { externalIdSpellings, identityDecisions } from '@/adapters/fake/identity-checks'
import { identityStandInTexts } from '@/adapters/fake/identity-stand-in.texts'
import { NewPhoneViewModel } from '@/ui/access/new-phone-view-model'
import { PhoneChangeViewModel } from '@/ui/access/phone-change-view-model'
import { paths } from '@/ui/paths'
import { accessTexts } from '@/ui/texts/access.texts'
import { notValidatedText, phoneChangeTexts as texts } from '@/ui/texts/phone-change.texts'
import type { PhoneChangeTasks } from '#features/support/tasks/phone-change.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessPhoneChange implements PhoneChangeTasks {
  private question: { readonly of: PhoneChangeViewModel; readonly model: NewPhoneViewModel } | undefined

  constructor(private readonly portal: HeadlessPortal) {}

  async saysWrongNumber(): Promise<void> {
    await this.portal.access.shownCode()
    this.portal.navigation.go(paths.phoneChange)
    await this.settled()
  }

  async comeByDesktop(): Promise<void> {
    this.portal.deviceInHand.kind = 'desktop'
    this.portal.reload()
    await this.settled()
  }

  async takeSelfie(ending: string, spelling: string = 'externaltxid'): Promise<void> {
    await this.askForSelfie()
    const form = this.portal.formHandOver.submitted.at(-1)
    const decision = identityDecisions.find((each) => identityStandInTexts.decisions[each] === ending)
    const spelled = externalIdSpellings.find((each) => each === spelling)
    if (!form || !decision || !spelled) throw new Error(`The provider knows no ${ending} with ${spelling}`)
    const back = this.portal.backEnd.decideIdentity(form.fields['externalId'] ?? '', {
      decision,
      spelling: spelled,
    })
    const { pathname, search } = new URL(back ?? '')
    await this.comeBack(pathname + search)
  }

  async askForSelfie(): Promise<void> {
    await (await this.settled()).proceed()
  }

  async comeBackWith(query: string): Promise<void> {
    await this.comeBack(`${paths.phoneChange}?${query}`)
  }

  async comeBackToWait(): Promise<void> {
    this.portal.open(`${paths.phoneChange}?idtx=tx-1&externaltxid=check-1`)
    this.arrived()
  }

  async giveNumber(cellphone: string): Promise<void> {
    const model = await this.newPhone()
    model.typeCellphone(cellphone)
    await model.submitPhone()
  }

  async giveSentCode(): Promise<void> {
    const { state } = await this.newPhone()
    await this.giveCode(state.phase === 'asking-code' ? (state.delivery.shownCode ?? '') : '')
  }

  async giveCode(code: string): Promise<void> {
    const model = await this.newPhone()
    model.typeCode(code)
    await model.submitCode()
  }

  async typeNumber(text: string): Promise<string> {
    const model = await this.newPhone()
    model.typeCellphone(text)
    return model.cellphone
  }

  async retry(): Promise<void> {
    const model = await this.settled()
    if (model.state.phase === 'no-match') model.startOver()
    else await model.retry()
  }

  async goOn(): Promise<void> {
    ;(await this.newPhone()).leave()
    await this.portal.quiet()
  }

  async title(): Promise<string> {
    const { state } = await this.settled()
    switch (state.phase) {
      case 'arriving':
        return ''
      case 'intro':
      case 'leaving':
      case 'on-desktop':
        return texts.intro.title
      case 'checking':
        return texts.checking.title
      case 'no-match':
        return texts.noMatch.title
      case 'not-validated':
        return texts.notValidated.title
      case 'validated':
        return this.newPhoneTitle()
    }
  }

  async lead(): Promise<string> {
    const { state } = await this.settled()
    if (state.phase === 'not-validated') return notValidatedText(state.unanswered?.failure)
    if (state.phase === 'no-match') return texts.noMatch.subtitle
    if (state.phase !== 'validated') return texts.intro.lead
    const question = (await this.newPhone()).state
    if (question.phase === 'asking-code') return accessTexts.code.sentTo(question.delivery.phone)
    if (question.phase === 'changed') return texts.changed.subtitle(question.phone)
    return question.phase === 'not-changed' ? texts.notChanged.subtitle : texts.phone.lead
  }

  async whileChecking(): Promise<string> {
    await this.portal.turn()
    const { title, lead } = texts.checking
    return this.arrived().state.phase === 'checking' ? `${title} ${lead}` : ''
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = await this.newPhone()
    return 'errors' in state ? state.errors.map(({ text }) => text) : []
  }

  async scannable(): Promise<string> {
    const { state } = await this.settled()
    const isDrawn = state.phase === 'on-desktop' && typeof state.picture === 'object'
    return isDrawn ? texts.desktop.picture : ''
  }

  async query(): Promise<string> {
    await this.settled()
    return this.portal.navigation.search()
  }

  private async comeBack(address: string): Promise<void> {
    this.portal.open(address)
    await this.settled()
  }

  /** The screen of this address, once it has its answer. */
  private async settled(): Promise<PhoneChangeViewModel> {
    const model = this.arrived()
    await this.portal.until(() => {
      const { state } = model
      return state.phase !== 'checking' && !(state.phase === 'on-desktop' && state.picture === 'drawing')
    })
    return model
  }

  private arrived(): PhoneChangeViewModel {
    this.portal.at(PhoneChangeViewModel, undefined)
    // Taking the personal data out of the address makes it another visit.
    return this.portal.at(PhoneChangeViewModel, undefined)
  }

  private async newPhone(): Promise<NewPhoneViewModel> {
    const screen = await this.settled()
    if (this.question?.of === screen) return this.question.model
    if (screen.state.phase !== 'validated') throw new Error('No new phone is asked for')
    const model = this.portal.beside(NewPhoneViewModel)
    model.start({ person: screen.state.person })
    this.question = { of: screen, model }
    return model
  }

  private async newPhoneTitle(): Promise<string> {
    switch ((await this.newPhone()).state.phase) {
      case 'asking-phone':
      case 'sending':
        return texts.phone.title
      case 'asking-code':
      case 'changing':
        return texts.code.title
      case 'not-changed':
        return texts.notChanged.title
      case 'changed':
        return texts.changed.title
    }
  }
}
