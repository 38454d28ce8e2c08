import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { Device } from './device'
import type { UserActionHook } from './user-action'
import { DomElement } from './dom-element'
import { collapseSpaces, type Page } from './page'
import { PageWithRootElement } from './page-with-root-element'

/**
 * The limit for how long a page may be idle while a test waits for a condition. After that, the
 * condition counts as failed.
 */
export interface PageIdleTimeLimit {
  readonly eventLoopTurns: number
  readonly milliseconds: number
  /** Returns the time in milliseconds, by the clock that measures how long the page has been idle. */
  currentTimeMilliseconds(): number
}

/** A tab whose document the test can access directly: a window in Node, or a frame of the test's own page. */
export interface DomTab {
  readonly document: Document
  openAddress(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  /** Returns the tab's path and query, or the whole address if it is outside the portal. */
  address(): string
  /** Returns whether the tab has a pending request. */
  hasPendingRequest(): boolean
  /** Runs the timers and promises that are due. */
  runDueTasks(): Promise<void>
  close(): Promise<void>
  readonly idleLimit: PageIdleTimeLimit
  /**
   * Function that performs each action of the user, for example slowly. Without this function, each
   * action is performed at once.
   */
  readonly performUserAction?: UserActionHook | undefined
}

/** Number of turns without change after which the portal counts as idle. */
const idleTurnCount = 4

/** A portal page in any DOM document. Elements are found by role, name and text. */
export class DomPage extends PageWithRootElement implements Page {
  protected readonly rootElement: DomElement
  private pageUser: { readonly document: Document; readonly user: UserEvent } | undefined

  constructor(
    private readonly tab: DomTab,
    readonly device: Device,
  ) {
    super()
    this.rootElement = new DomElement(
      {
        getDocument: () => tab.document,
        getUser: () => this.user(),
        perform: (act, perform) => (tab.performUserAction ?? performAtOnce)(act, perform),
        waitUntil: (condition, complaint) => this.waitUntil(condition, complaint),
      },
      'page',
      () => [tab.document.body],
    )
  }

  async openAddress(address: string): Promise<void> {
    await this.tab.openAddress(address)
    await this.waitForTitle()
  }

  async reload(): Promise<void> {
    await this.tab.reload()
    await this.waitForTitle()
  }

  async goBack(): Promise<void> {
    await this.tab.goBack()
    await this.waitUntilIdle()
  }

  async documentTitle(): Promise<string> {
    return collapseSpaces(this.tab.document.title)
  }

  async address(): Promise<string> {
    await this.waitUntilIdle()
    return this.tab.address()
  }

  async path(): Promise<string> {
    return pathOf(this.tab.address())
  }

  async waitForPath(path: string | ((path: string) => boolean)): Promise<void> {
    const isThere = (at: string): boolean =>
      typeof path === 'string' ? at === path || pathOf(at) === path : path(pathOf(at))
    await this.waitUntil(
      () => isThere(this.tab.address()),
      () => `Esperaba ir a ${String(path)}; el portal sigue en ${this.tab.address()}`,
    )
  }

  async waitUntilIdle(): Promise<void> {
    for (let still = 0; still < idleTurnCount; still = this.isBusy() ? 0 : still + 1)
      await this.tab.runDueTasks()
  }

  /** Waits until the portal has no pending request. The screen may still show that it is busy. */
  async waitUntilRequestsEnd(): Promise<void> {
    for (let still = 0; still < idleTurnCount; still = this.tab.hasPendingRequest() ? 0 : still + 1)
      await this.tab.runDueTasks()
  }

  async pressKey(key: string): Promise<void> {
    if (key === 'Escape' && this.closeOpenModal()) return
    await this.user().keyboard(`{${key}}`)
  }

  async close(): Promise<void> {
    await this.tab.close()
  }

  /** Waits until the screen's title is in the document; a dialog may cover it. */
  private async waitForTitle(): Promise<void> {
    await this.waitUntil(
      () => this.tab.document.querySelector('h1') !== null,
      () => 'No se abre ninguna pantalla',
    )
    for (let turns = 0; turns < idleTurnCount; turns += 1) await this.tab.runDueTasks()
  }

  private async waitUntil(condition: () => boolean, complaint: () => string): Promise<void> {
    const { idleLimit } = this.tab
    let still = 0
    /** Time from which this function has seen no pending request; undefined while a request is pending. */
    let since: number | undefined
    while (!condition()) {
      if (this.tab.hasPendingRequest()) [still, since] = [0, undefined]
      else since ??= idleLimit.currentTimeMilliseconds()
      if (
        still > idleLimit.eventLoopTurns &&
        since !== undefined &&
        idleLimit.currentTimeMilliseconds() - since > idleLimit.milliseconds
      )
        throw new Error(`${complaint()}. ${this.describeLocation()}`)
      still += 1
      await this.tab.runDueTasks()
    }
  }

  private isBusy(): boolean {
    if (isAddressOutsidePortal(this.tab.address())) return this.tab.hasPendingRequest()
    const { body } = this.tab.document
    return (
      this.tab.hasPendingRequest() ||
      body.querySelector('h1') === null ||
      body.querySelector('[aria-busy="true"]') !== null
    )
  }

  private describeLocation(): string {
    const titles = [...this.tab.document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
    return `En ${this.tab.address()}: ${titles.join(' · ')}`
  }

  /**
   * Closes the open modal dialog, unless the dialog prevents it. A browser does the same when Escape is
   * pressed, before any script receives the key. Returns whether a dialog was open.
   */
  private closeOpenModal(): boolean {
    const modal = [...this.tab.document.querySelectorAll('dialog')].findLast(({ open }) => open)
    const view = this.tab.document.defaultView
    if (!modal || !view) return false
    const isAllowed = modal.dispatchEvent(new view.Event('cancel', { cancelable: true }))
    if (isAllowed) modal.close()
    return true
  }

  private user(): UserEvent {
    const { document } = this.tab
    if (this.pageUser?.document !== document)
      this.pageUser = { document, user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0 }) }
    return this.pageUser.user
  }
}

const performAtOnce: UserActionHook = async (_, perform) => perform()

/** Returns whether an address lies outside the portal. */
function isAddressOutsidePortal(address: string): boolean {
  return !address.startsWith('/')
}

function pathOf(address: string): string {
  return new URL(address, 'https://portal.invalid').pathname
}
