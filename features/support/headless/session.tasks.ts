import { AutoLoginViewModel } from '@/ui/access/auto-login-view-model'
import { InstallViewModel } from '@/ui/access/install-view-model'
import { IntroductionViewModel } from '@/ui/access/introduction-view-model'
import { LogoutViewModel } from '@/ui/access/logout-view-model'
import { PasswordViewModel } from '@/ui/access/password-view-model'
import { UnlockViewModel } from '@/ui/access/unlock-view-model'
import { SplashViewModel } from '@/ui/access/splash-view-model'
import { paths } from '@/ui/paths'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { SessionTasks } from '#features/support/tasks/session.tasks'
import { screenTitle } from './screen-titles'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessSession implements SessionTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async open(address: string): Promise<void> {
    this.portal.open(address)
    await this.settled()
  }

  async reload(): Promise<void> {
    this.portal.reload()
    await this.settled()
  }

  async goBack(): Promise<void> {
    this.portal.navigation.back()
    await this.settled()
  }

  async address(): Promise<string> {
    await this.settled()
    return this.portal.navigation.address()
  }

  /** At rest nobody goes any further. */
  addressOnTheWayTo(): Promise<string> {
    return this.address()
  }

  async title(): Promise<string> {
    await this.settled()
    if (this.portal.doorkeeper.cannotBegin) return shellTexts.initError.title
    return screenTitle(this.portal)
  }

  async letPass(seconds: number): Promise<void> {
    this.arrive()
    await this.portal.turn()
    this.portal.clock.advance(seconds * 1000)
  }

  async logOutElsewhere(): Promise<void> {
    await this.settled()
    this.portal.otherTabSessions().close('left')
  }

  async enterElsewhere(personaId: string): Promise<void> {
    await this.settled()
    this.portal.letIn(personaId)
    await this.settled()
  }

  async keptKeys(): Promise<readonly string[]> {
    return this.portal.keptKeys()
  }

  async retry(): Promise<void> {
    await this.settled()
    if (this.portal.doorkeeper.cannotBegin) return this.retryFromTheStart()
    const home = this.portal.at(HomeViewModel, undefined)
    await this.portal.until(() => home.state.phase !== 'loading')
    home.retry()
    await this.portal.until(() => home.state.phase !== 'loading')
  }

  async toasts(): Promise<readonly string[]> {
    return this.portal.toasts.list.map(({ text }) => text)
  }

  async failure(): Promise<string> {
    await this.settled()
    const { cannotBegin } = this.portal.doorkeeper
    if (cannotBegin) return gatewayFailureText(cannotBegin)
    const home = this.portal.at(HomeViewModel, undefined)
    await this.portal.until(() => home.state.phase !== 'loading')
    return home.state.phase === 'failed' ? gatewayFailureText(home.state.failure) : ''
  }

  private async retryFromTheStart(): Promise<void> {
    this.portal.doorkeeper.retry()
    await this.settled()
  }

  /** Screens that begin something by themselves begin it. */
  private arrive(): void {
    const path = this.portal.navigation.path()
    this.arriveBeforeLogin(path)
    if (path === paths.home) this.portal.at(HomeViewModel, undefined)
    if (path === paths.login) this.portal.at(PasswordViewModel, undefined)
    if (path === paths.unlock) this.portal.at(UnlockViewModel, undefined)
    if (path === paths.logout) this.portal.at(LogoutViewModel, undefined)
  }

  private arriveBeforeLogin(path: string): void {
    if (path === paths.splash) this.portal.at(SplashViewModel, undefined)
    if (path === paths.installApp) this.portal.at(InstallViewModel, undefined)
    if (path === paths.introduction) this.portal.at(IntroductionViewModel, undefined)
    if (path !== paths.autoLogin) return
    // It begins anew without the link in its address.
    this.portal.at(AutoLoginViewModel, undefined)
    this.portal.at(AutoLoginViewModel, undefined)
  }

  /** What the shell and the screens ask by themselves has been answered. */
  private async settled(): Promise<void> {
    this.arrive()
    await this.portal.quiet()
  }
}
