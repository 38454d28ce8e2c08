import { formatMoney } from '@/ui/kit/format'
import type { HomeBanner } from '@/domain/home/banners'
import type { LineCard } from '@/domain/home/line-card'
import type { HomeTile } from '@/domain/home/tiles'
import type { HomeDialog } from '@/ui/home/home-dialogs-view-model'
import { furtherTargets, HomeViewModel, tileTargets, type HomeState } from '@/ui/home/home-view-model'
import { studyRows, studyWhatsApp } from '@/ui/home/study-contact'
import { paths } from '@/ui/paths'
import { FrameViewModel } from '@/ui/shell/frame-view-model'
import { homeTexts } from '@/ui/texts/home.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { HomeTasks } from '#features/support/tasks/home.tasks'
import shippedConfiguration from '#public/config.json' with { type: 'json' }
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

  async helpTarget(): Promise<string> {
    await this.ready()
    return this.portal.beside(FrameViewModel).isOpen('help') ? paths.help : ''
  }

  async widen(width: number): Promise<void> {
    this.portal.display.small = width <= 600
  }

  async tiles(): Promise<readonly string[]> {
    const { state } = await this.ready()
    return state.phase === 'ready' ? state.tiles.map((tile) => tileText(tile, state)) : []
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

  async lineCard(): Promise<string> {
    const model = await this.ready()
    const { line } = readyState(model)
    return line ? cardText(line, model.isAmountVisible) : ''
  }

  async lineWays(): Promise<readonly string[]> {
    const model = await this.ready()
    const { line } = readyState(model)
    return line ? cardWays(line, model.isAmountVisible) : []
  }

  async toggleAmount(): Promise<void> {
    const model = await this.ready()
    model.toggleAmount()
  }

  async banners(): Promise<readonly string[]> {
    const model = await this.ready()
    return model.banners.banners.map(bannerText)
  }

  async chooseOfferBanner(): Promise<void> {
    await this.ready()
    this.portal.navigation.go(paths.newLoan)
  }

  async bannerAfterStep(): Promise<number> {
    throw new Error('What is in view needs a page')
  }

  async bannerPicture(): Promise<'phone' | 'wide'> {
    throw new Error('Which picture shows needs a page')
  }

  async legalNotice(): Promise<string> {
    const { state } = await this.ready()
    if (state.phase !== 'legal-notice') return ''
    const { legal } = homeTexts
    return state.study.kind === 'assigned' ? legal.assignedTitle : legal.pendingTitle
  }

  async studyContact(): Promise<readonly (readonly [string, string])[]> {
    const { state } = await this.ready()
    if (state.phase !== 'legal-notice' || state.study.kind !== 'assigned') return []
    return studyRows(state.study).map(({ label, value }) => [label, value])
  }

  async whatsApp(): Promise<string> {
    const { state } = await this.ready()
    if (state.phase !== 'legal-notice') return ''
    if (state.study.kind === 'assigned') return studyWhatsApp(state.study) ?? ''
    return `https://wa.me/${shippedConfiguration.chatNumber}`
  }

  async dialogTitle(): Promise<string> {
    const { showing } = (await this.ready()).dialogs
    return showing ? titleOf(showing) : ''
  }

  async dialogText(): Promise<string> {
    const { showing } = (await this.ready()).dialogs
    return showing ? textOf(showing) : ''
  }

  async pressInDialog(label: string): Promise<void> {
    const { dialogs } = await this.ready()
    const { notification, benefit, popUp } = homeTexts
    const actions: Readonly<Record<string, Readonly<Record<string, () => void>>>> = {
      notification: {
        [notification.next]: dialogs.nextStep,
        [notification.close]: dialogs.closeNotification,
      },
      'prepaid-benefit': { [benefit.seeMore]: dialogs.seeBenefit, [benefit.close]: dialogs.closeBenefit },
      'line-pop-up': { [popUp.next]: dialogs.nextPage, [popUp.seeOffer]: dialogs.seeOffer },
    }
    const press = actions[dialogs.showing?.kind ?? '']?.[label]
    if (!press) throw new Error(`There is no ${label} to press`)
    press()
    await this.portal.quiet()
  }

  async closeDialog(): Promise<void> {
    const { dialogs } = await this.ready()
    if (dialogs.showing?.kind === 'notification') dialogs.closeNotification()
    else if (dialogs.showing?.kind === 'prepaid-benefit') dialogs.closeBenefit()
    else dialogs.closePopUp()
    await this.portal.quiet()
  }

  async furtherActions(): Promise<readonly string[]> {
    return readyState(await this.ready()).furtherActions.map((action) => homeTexts.further[action])
  }

  async chooseFurtherAction(entry: string): Promise<void> {
    const actions = readyState(await this.ready()).furtherActions
    const action = actions.find((each) => homeTexts.further[each] === entry)
    if (!action) throw new Error(`There is no ${entry}`)
    this.portal.navigation.go(furtherTargets[action].to)
  }

  private async ready(): Promise<HomeViewModel> {
    const model = this.portal.at(HomeViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    await this.portal.quiet()
    return model
  }
}

function readyState({ state }: HomeViewModel): Extract<HomeState, { readonly phase: 'ready' }> {
  if (state.phase !== 'ready') throw new Error(`Home is ${state.phase}`)
  return state
}

function tileText(tile: HomeTile, { qrObstacle }: Extract<HomeState, { readonly phase: 'ready' }>): string {
  const obstacle = tile === 'pay-by-qr' && qrObstacle
  return obstacle ? `${homeTexts.tiles[tile]} ${homeTexts.qrObstacle[obstacle]}` : homeTexts.tiles[tile]
}

function cardText(line: LineCard, isAmountVisible: boolean): string {
  const texts = homeTexts.line
  if (line.kind === 'disabled') return `${texts.title} ${texts.disabled}`
  const cents = line.kind === 'offer' ? line.maxOffered : line.remaining
  const amount = isAmountVisible ? formatMoney(cents) : `${texts.masked} ${texts.hidden}`
  if (line.kind === 'offer')
    return `${texts.title} ${texts.pending} ${texts.offer} ${amount} ${texts.offerNote} ${texts.movementsLater}`
  const remaining = `${texts.title} ${texts.remaining} ${amount}`
  return line.kind === 'paused' ? `${remaining} ${texts.paused}` : remaining
}

function cardWays(line: LineCard, isAmountVisible: boolean): readonly string[] {
  const texts = homeTexts.line
  const toggle = isAmountVisible ? texts.hide : texts.show
  switch (line.kind) {
    case 'disabled':
      return [texts.write]
    case 'offer':
      return [toggle, texts.seeOffer]
    case 'line':
    case 'paused':
      return [toggle, texts.detail, texts.movements]
  }
}

function bannerText(banner: HomeBanner): string {
  const texts = homeTexts.banners
  if (banner.kind === 'custom') {
    const { target } = banner
    return target?.kind === 'inside' ? target.to : (target?.href ?? '')
  }
  const isPending = banner.kind === 'pending-loan'
  const amount = banner.amount === undefined ? [] : [`${texts.upTo} ${formatMoney(banner.amount)}`]
  return [isPending ? texts.pendingTitle : texts.offerTitle, ...amount].join(' ')
}

function titleOf(dialog: HomeDialog): string {
  switch (dialog.kind) {
    case 'notification':
      return homeTexts.notification.title
    case 'prepaid-benefit':
      return dialog.title === 'percent'
        ? homeTexts.benefit.percentTitle(dialog.percent)
        : homeTexts.benefit.plainTitle
    case 'line-pop-up':
      return dialog.page === 'news' ? homeTexts.popUp.newsTitle : homeTexts.popUp.offerTitle
  }
}

function textOf(dialog: HomeDialog): string {
  switch (dialog.kind) {
    case 'notification':
      return dialog.html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    case 'prepaid-benefit':
      return homeTexts.benefit[dialog.until]
    case 'line-pop-up':
      return dialog.page === 'news'
        ? homeTexts.popUp.newsText
        : homeTexts.popUp.offerText(formatMoney(dialog.maxOffered))
  }
}
