import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { Device } from './device'
import type { ActHook } from './act'
import { DomPart } from './dom-part'
import { plain, type Page, type Part, type RoleOptions, type Words } from './page'

/** How long a page may stand still, with nothing pending, before nothing more is expected of it. */
export interface Patience {
  readonly turns: number
  readonly milliseconds: number
  /** Milliseconds of the clock that measures it. */
  now(): number
}

/** A tab whose document can be reached from here: one of Node's, or a frame of this page. */
export interface DomTab {
  readonly document: Document
  go(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Path and query; the whole address outside the portal. */
  address(): string
  /** Whether something that was asked for is still pending. */
  isWaiting(): boolean
  /** Gives the portal a moment to go on by itself. */
  turn(): Promise<void>
  close(): Promise<void>
  readonly patience: Patience
  /** What stands between a task and the page, such as a pace; without it every act is done at once. */
  readonly act?: ActHook | undefined
}

/** Still for that many turns, a portal is at rest. */
const restingTurns = 4

/** The portal in any document, met by role, name and words. */
export class DomPage implements Page {
  readonly main: Part
  readonly heading: Part
  private readonly all: DomPart
  private hand: { readonly document: Document; readonly user: UserEvent } | undefined

  constructor(
    private readonly tab: DomTab,
    readonly device: Device,
  ) {
    this.all = new DomPart(
      {
        document: () => tab.document,
        user: () => this.user(),
        act: (act, perform) => (tab.act ?? atOnce)(act, perform),
        until: (condition, complaint) => this.until(condition, complaint),
      },
      'page',
      () => [tab.document.body],
    )
    this.main = this.role('main')
    this.heading = this.main.role('heading', { level: 1 })
  }

  role(role: string, options?: RoleOptions): Part {
    return this.all.role(role, options)
  }

  label(words: Words): Part {
    return this.all.label(words)
  }

  text(words: Words): Part {
    return this.all.text(words)
  }

  css(selector: string): Part {
    return this.all.css(selector)
  }

  async go(address: string): Promise<void> {
    await this.tab.go(address)
    await this.hasTitle()
  }

  async reload(): Promise<void> {
    await this.tab.reload()
    await this.hasTitle()
  }

  async back(): Promise<void> {
    await this.tab.back()
    await this.isAtRest()
  }

  async title(): Promise<string> {
    return plain(this.tab.document.title)
  }

  async address(): Promise<string> {
    await this.isAtRest()
    return this.tab.address()
  }

  async path(): Promise<string> {
    return pathOf(this.tab.address())
  }

  async arrivesAt(path: string | ((path: string) => boolean)): Promise<void> {
    const isThere = (at: string): boolean =>
      typeof path === 'string' ? at === path || pathOf(at) === path : path(pathOf(at))
    await this.until(
      () => isThere(this.tab.address()),
      () => `Esperaba ir a ${String(path)}; el portal sigue en ${this.tab.address()}`,
    )
  }

  async isAtRest(): Promise<void> {
    for (let still = 0; still < restingTurns; still = this.isBusy() ? 0 : still + 1) await this.tab.turn()
  }

  /** Nothing that was asked for is pending, whether the screen says that it waits or not. */
  async isStill(): Promise<void> {
    for (let still = 0; still < restingTurns; still = this.tab.isWaiting() ? 0 : still + 1)
      await this.tab.turn()
  }

  async strike(key: string): Promise<void> {
    if (key === 'Escape' && this.closesModal()) return
    await this.user().keyboard(`{${key}}`)
  }

  async close(): Promise<void> {
    await this.tab.close()
  }

  /** A dialog may lie over it. What the screen begins with is done before a hand reaches it. */
  private async hasTitle(): Promise<void> {
    await this.until(
      () => this.tab.document.querySelector('h1') !== null,
      () => 'No se abre ninguna pantalla',
    )
    for (let turns = 0; turns < restingTurns; turns += 1) await this.tab.turn()
  }

  private async until(condition: () => boolean, complaint: () => string): Promise<void> {
    const { patience } = this.tab
    let [still, since] = [0, patience.now()]
    while (!condition()) {
      if (this.tab.isWaiting()) [still, since] = [0, patience.now()]
      if (still > patience.turns && patience.now() - since > patience.milliseconds)
        throw new Error(`${complaint()}. ${this.where()}`)
      still += 1
      await this.tab.turn()
    }
  }

  private isBusy(): boolean {
    if (isOutside(this.tab.address())) return this.tab.isWaiting()
    const { body } = this.tab.document
    return (
      this.tab.isWaiting() ||
      body.querySelector('h1') === null ||
      body.querySelector('[aria-busy="true"]') !== null
    )
  }

  private where(): string {
    const titles = [...this.tab.document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
    return `En ${this.tab.address()}: ${titles.join(' · ')}`
  }

  /** What a browser does with the key before any script hears of it. */
  private closesModal(): boolean {
    const modal = [...this.tab.document.querySelectorAll('dialog')].findLast(({ open }) => open)
    const view = this.tab.document.defaultView
    if (!modal || !view) return false
    const isAllowed = modal.dispatchEvent(new view.Event('cancel', { cancelable: true }))
    if (isAllowed) modal.close()
    return true
  }

  private user(): UserEvent {
    const { document } = this.tab
    if (this.hand?.document !== document)
      this.hand = { document, user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0 }) }
    return this.hand.user
  }
}

const atOnce: ActHook = async (_, perform) => perform()

/** What stands there is none of the portal's. */
function isOutside(address: string): boolean {
  return !address.startsWith('/')
}

function pathOf(address: string): string {
  return new URL(address, 'https://portal.invalid').pathname
}
