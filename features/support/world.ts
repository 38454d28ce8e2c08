import { setWorldConstructor, World } from '@cucumber/cucumber'
import { applyDemoStateChange, type DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import type { Logo, LenderCustomTexts } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
import type { Page } from './page'
import { findPersonaByName } from './find-persona-by-name'
import { createPortalTasks, type PortalTasks } from './portal'
import type { VisitedScreens } from './shown-screens'

/** The changes that a scenario makes to the configuration that is shipped with the portal. */
export interface ScenarioConfigurationChanges {
  readonly wiki?: 'ON' | 'OFF'
  /**
   * Addresses of the lender's links, by their keys in the configuration. A link whose address is
   * undefined is removed.
   */
  readonly links?: Readonly<Record<string, string | undefined>>
  /** If this key is present, removes the address at which the customer continues their loan application. */
  readonly newLoanUrl?: undefined
  readonly pushOffer?: 'AT_LOGIN' | 'AFTER_PAYMENT'
  readonly companyAccounts?: readonly []
  readonly diagnostics?: true
  /**
   * Hours after the first attempt of an automatic collection at which the lender tries again. All are counted
   * from the first attempt.
   */
  readonly automaticCollection?: { readonly retryHours: readonly number[] }
  /**
   * Whether each capability (a part of the portal that the lender can switch off) is on, by the
   * capability's name.
   */
  readonly capabilities?: Readonly<Record<string, boolean>>
  readonly maintenance?:
    | undefined
    | {
        readonly text: string
        readonly until?: string
        readonly capabilities?: readonly string[]
      }
  readonly minRelease?: string
  /**
   * The support code of a page that exists only in memory. A page in a browser generates its own support
   * code. Source: OPS-04.
   */
  readonly supportCode?: string
  readonly brandName?: string
  readonly logo?: Logo
  readonly phoneNumber?: string
  readonly texts?: LenderCustomTexts
  readonly codeDigits?: 6
  readonly passwordsWithSymbols?: true
}

/**
 * Function that creates an empty tab of a device that no other scenario uses at the same time. `giveBack`
 * ends the scenario's use of the device.
 */
export type EmptyTabOpener = (
  configured: ScenarioConfigurationChanges,
) => Promise<{ readonly page: Page; readonly giveBack: () => Promise<void> }>

/**
 * The state of one scenario: the demo state that its Dado (given) steps prepare, and the portal, which the
 * first step that uses it opens.
 */
export class PortalWorld extends World {
  private demoState: DemoState = demoStateWithSentLinks
  private address: string = addresses.dni.path
  private configured: ScenarioConfigurationChanges = {}
  private opened: PortalTasks | undefined
  private giveBack: (() => Promise<void>) | undefined
  /** Text that a step of the scenario has read, which a later step checks. */
  lastReadText = ''

  /** Changes parts of the demo state with which the scenario opens the portal. */
  changeDemoState(change: Partial<DemoState>): void {
    this.demoState = applyDemoStateChange(this.demoState, change)
  }

  /**
   * Makes the scenario begin with the customer of that name signed in, and sets the address at which the
   * portal opens.
   */
  beginWithSignedInCustomer(name: string, address: string = addresses.home.path): void {
    this.changeDemoState({ customer: findPersonaByName(name).id })
    this.address = address
  }

  /** Changes parts of the configuration with which the scenario opens the portal. */
  changeConfiguration(change: ScenarioConfigurationChanges): void {
    this.configured = { ...this.configured, ...change }
  }

  /** Changes some of the lender's links in the configuration with which the scenario opens the portal. */
  changeConfiguredLenderLinks(links: NonNullable<ScenarioConfigurationChanges['links']>): void {
    this.changeConfiguration({ links: { ...this.configured.links, ...links } })
  }

  setStartAddress(address: string): void {
    this.address = address
  }

  /** Returns whether a step has opened the portal. */
  get isPortalOpen(): boolean {
    return this.opened !== undefined
  }

  async portal(): Promise<PortalTasks> {
    if (this.opened) return this.opened
    const { page, giveBack } = await requireEmptyTabOpener()(this.configured)
    this.giveBack = giveBack
    this.opened = createPortalTasks(page)
    await page.openAddress(`${this.address}#situacion=${encodeDemoState(this.demoState)}`)
    return this.opened
  }

  /**
   * Returns the screens that this scenario visited, with the title of the last screen; undefined if the
   * scenario has not opened the portal.
   */
  async visitedScreens(): Promise<VisitedScreens | undefined> {
    if (!this.opened) return undefined
    const { page } = this.opened
    const [title = ''] = await page.heading.visibleTexts()
    return { routePatterns: await page.device.reportedPageViews(), title }
  }

  async closePortal(): Promise<void> {
    await this.giveBack?.()
  }
}

let emptyTabOpener: EmptyTabOpener | undefined

/** Sets the function that creates the tabs for scenarios: in memory, in Chromium, or in another browser. */
export function setEmptyTabOpener(how: EmptyTabOpener): void {
  emptyTabOpener = how
}

function requireEmptyTabOpener(): EmptyTabOpener {
  if (!emptyTabOpener) throw new Error('No page was chosen: run with a profile of cucumber.mjs')
  return emptyTabOpener
}

setWorldConstructor(PortalWorld)
