import { formatMoney } from '@/ui/kit/format'
import { HomeViewModel, tileTargets } from '@/ui/home/home-view-model'
import { paths } from '@/ui/paths'
import { FrameViewModel } from '@/ui/shell/frame-view-model'
import { homeTexts } from '@/ui/texts/home.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { HomeTasks } from '#features/support/tasks/home.tasks'
import type { HeadlessPortal } from './headless-portal'

const barLabels = {
  home: shellTexts.bottomBar.home,
  'my-loans': shellTexts.bottomBar.loans,
  'my-payments': shellTexts.bottomBar.payments,
  qr: shellTexts.entries.qr,
  'revolving-line': shellTexts.bottomBar.line,
  menu: shellTexts.entries.menu,
} as const

export class HeadlessHome implements HomeTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async welcome(): Promise<string> {
    return homeTexts.title((await this.ready()).greetedName)
  }

  async tiles(): Promise<readonly string[]> {
    const { state } = await this.ready()
    return state.phase === 'ready' ? state.tiles.map((tile) => homeTexts.tiles[tile]) : []
  }

  async chooseTile(name: string): Promise<void> {
    const { state } = await this.ready()
    const tile = state.phase === 'ready' && state.tiles.find((each) => homeTexts.tiles[each] === name)
    if (!tile) throw new Error(`There is no tile ${name}`)
    this.portal.navigation.go(tileTargets[tile].to)
  }

  async debtBanner(): Promise<string> {
    const { state } = await this.ready()
    if (state.phase !== 'ready' || state.debt === undefined) return ''
    return `${homeTexts.debt.title} ${homeTexts.debt.total} ${formatMoney(state.debt)} ${homeTexts.debt.note}`
  }

  async payDebt(): Promise<void> {
    await this.ready()
    this.portal.navigation.go(paths.payInstallment)
  }

  async bottomBar(): Promise<readonly string[]> {
    await this.ready()
    return this.portal.beside(FrameViewModel).bottomEntries.map((entry) => barLabels[entry])
  }

  async menu(): Promise<readonly string[]> {
    await this.ready()
    return this.portal
      .beside(FrameViewModel)
      .menuGroups.flatMap(({ entries }) => entries.map(({ label }) => label))
  }

  async chooseFromMenu(name: string): Promise<void> {
    await this.ready()
    const groups = this.portal.beside(FrameViewModel).menuGroups
    const entry = groups.flatMap(({ entries }) => entries).find(({ label }) => label === name)
    if (!entry) throw new Error(`The menu has no ${name}`)
    this.portal.navigation.go(entry.to)
  }

  async loading(): Promise<string> {
    return this.portal.at(HomeViewModel, undefined).state.phase === 'loading' ? homeTexts.loading : ''
  }

  async slowSentence(): Promise<string> {
    return this.portal.at(HomeViewModel, undefined).waiting.note ?? ''
  }

  private async ready(): Promise<HomeViewModel> {
    const model = this.portal.at(HomeViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    await this.portal.quiet()
    return model
  }
}
