import { setWorldConstructor, World } from '@cucumber/cucumber'
import { withOverrides, type DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { addresses } from '@/ui/addresses'
import { demoStateWithLinks } from '#tests/support/lender-links'
import type { Page } from './page'
import { personaNamed } from './persona-named'
import { portalOn, type Portal } from './portal'
import type { ShownScreens } from './shown-screens'

/** What the lender configured otherwise than as shipped. */
export interface Configured {
  readonly wiki?: 'ON' | 'OFF'
  /** By the names of the configuration; without an address, one that is missing. */
  readonly links?: Readonly<Record<string, string | undefined>>
  /** Where a request for a loan goes on: nowhere. */
  readonly newLoanUrl?: undefined
  readonly pushOffer?: 'AT_LOGIN' | 'AFTER_PAYMENT'
  readonly companyAccounts?: readonly []
}

/** An empty tab of a device that nobody has used. */
export type EmptyTab = (
  configured: Configured,
) => Promise<{ readonly page: Page; readonly giveBack: () => Promise<void> }>

/** Holds the situation that the Dado steps build, and the portal that the first Cuando opens on it. */
export class PortalWorld extends World {
  private demoState: DemoState = demoStateWithLinks
  private address: string = addresses.dni.path
  private configured: Configured = {}
  private opened: Portal | undefined
  private giveBack: (() => Promise<void>) | undefined
  /** What a question answered, for the next step to look at. */
  answer = ''

  /** Adds to what is true before the portal opens. */
  given(change: Partial<DemoState>): void {
    this.demoState = withOverrides(this.demoState, change)
  }

  /** Somebody who is signed in, on that screen. */
  signedIn(name: string, address: string = addresses.home.path): void {
    this.given({ customer: personaNamed(name).id })
    this.address = address
  }

  /** Adds to what the lender configured. */
  withConfiguration(change: Configured): void {
    this.configured = { ...this.configured, ...change }
  }

  /** Changes links that the lender configured. */
  withLinks(links: NonNullable<Configured['links']>): void {
    this.withConfiguration({ links: { ...this.configured.links, ...links } })
  }

  startingAt(address: string): void {
    this.address = address
  }

  /** Whether a step has opened the portal. */
  get isOpen(): boolean {
    return this.opened !== undefined
  }

  async portal(): Promise<Portal> {
    if (this.opened) return this.opened
    const { page, giveBack } = await emptyTab()(this.configured)
    this.giveBack = giveBack
    this.opened = portalOn(page)
    await page.go(`${this.address}#situacion=${encodeDemoState(this.demoState)}`)
    return this.opened
  }

  /** Where this scenario went and what its last screen is called; nothing where no portal was opened. */
  async shownScreens(): Promise<ShownScreens | undefined> {
    if (!this.opened) return undefined
    const { page } = this.opened
    const [title = ''] = await page.heading.readAll()
    return { visited: await page.device.pageViews(), title }
  }

  async closePortal(): Promise<void> {
    await this.giveBack?.()
  }
}

let open: EmptyTab | undefined

/** Each kind of page says once how a tab of it comes about. */
export function tabsComeBy(way: EmptyTab): void {
  open = way
}

function emptyTab(): EmptyTab {
  if (!open) throw new Error('No page was chosen: run with a profile of cucumber.mjs')
  return open
}

setWorldConstructor(PortalWorld)
