import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CodeViewModel } from '@/ui/access/code-view-model'
import { InstallViewModel } from '@/ui/access/install-view-model'
import { IntroductionViewModel } from '@/ui/access/introduction-view-model'
import { NewPasswordViewModel } from '@/ui/access/new-password-view-model'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { projectRoot } from '#scripts/support/portal-build'
import type { Device, DoorTasks } from '#features/support/tasks/doors.tasks'
import type { HeadlessPortal } from './headless-portal'

const { install } = welcomeTexts

export class HeadlessDoors implements DoorTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async openOn(device: Device, address: string): Promise<void> {
    this.portal.deviceInHand.kind = device === 'una computadora' ? 'desktop' : 'phone'
    this.portal.display.standalone = device === 'la app instalada'
    await this.portal.session.open(address)
  }

  async setPassword(password: string, repeated: string): Promise<void> {
    const model = this.password()
    model.typePassword(password)
    model.typeRepeated(repeated)
    await model.submit()
  }

  async logInAgain(): Promise<void> {
    this.password().logIn()
  }

  async retryCode(): Promise<void> {
    await this.portal.at(CodeViewModel, undefined).send('phone')
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = this.password()
    return state.phase === 'asking' ? state.errors.map(({ text }) => text) : []
  }

  async title(): Promise<string> {
    const model = this.password()
    if (model.state.phase === 'saved') return newPasswordTexts.doneTitle
    return model.isFirst ? newPasswordTexts.createTitle : newPasswordTexts.changeTitle
  }

  async nextStep(): Promise<void> {
    this.portal.at(IntroductionViewModel, undefined).next()
  }

  async skipIntroduction(): Promise<void> {
    this.portal.at(IntroductionViewModel, undefined).finish()
  }

  async browserOffersInstall(answer: 'accepted' | 'dismissed'): Promise<void> {
    this.installation()
    this.portal.installPrompt.answer = answer
    this.portal.installPrompt.offer()
  }

  async install(): Promise<void> {
    await this.installation().install()
  }

  async installationEnds(): Promise<void> {
    this.portal.installPrompt.finish()
  }

  async continueInBrowser(): Promise<void> {
    this.installation().proceed()
  }

  async installationNews(): Promise<string> {
    const { phase } = this.installation().state
    if (phase === 'installing') return install.installing
    return phase === 'installed' ? `${install.installedTitle} ${install.installed}` : ''
  }

  async installWays(): Promise<readonly string[]> {
    const { state } = this.installation()
    if (state.phase === 'installed') return [install.open, install.proceed]
    if (state.phase === 'installing') return [install.install, install.proceed]
    if (state.phase === 'desktop' || state.way === 'by-hand') return [install.proceed]
    return [state.way === 'offer' ? install.install : install.open, install.proceed]
  }

  async scannable(): Promise<string> {
    const model = this.installation()
    if (model.state.phase !== 'desktop') return ''
    await this.portal.until(() => model.state.phase === 'desktop' && model.state.picture !== undefined)
    return install.picture
  }

  async lastEntry(taxId: string): Promise<string> {
    await this.portal.quiet()
    return this.portal.backEnd.lastEntryOf(taxId) ?? ''
  }

  async installability(): Promise<readonly string[]> {
    const text = await readFile(join(projectRoot, 'public', 'manifest.webmanifest'), 'utf8')
    const manifest: {
      readonly name: string
      readonly display: string
      readonly icons: readonly { readonly sizes: string; readonly purpose: string }[]
    } = JSON.parse(text)
    const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    return [manifest.name, manifest.display, ...icons]
  }

  private password(): NewPasswordViewModel {
    return this.portal.at(NewPasswordViewModel, undefined)
  }

  private installation(): InstallViewModel {
    return this.portal.at(InstallViewModel, undefined)
  }
}
