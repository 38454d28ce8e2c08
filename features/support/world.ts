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
  readonly componentGallery?: 'ON' | 'OFF'
  /**
   * Addresses of the lender's links, by their keys in the configuration. A link whose address is
   * undefined is removed.
   */
  readonly links?: Readonly<Record<string, string | undefined>>
  /**
   * Address at which the customer continues their loan application; `undefined` removes it from the
   * configuration.
   */
  readonly newLoanUrl?: undefined
  readonly pushOffer?: 'AT_LOGIN' | 'AFTER_PAYMENT'
  readonly companyAccounts?: readonly []
  readonly diagnostics?: true
  /** When the lender retries an automatic collection. Each number is in hours after the first attempt. */
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
 * Function that creates an empty tab of a device that no other scenario uses at the same time.
 * `releaseDevice` ends the scenario's use of the device.
 */
export type EmptyTabOpener = (
  configured: ScenarioConfigurationChanges,
) => Promise<{ readonly page: Page; readonly releaseDevice: () => Promise<void> }>

/**
 * The state of one scenario: the demo state that its Dado (given) steps prepare, and the portal. The first
 * step that uses the portal opens it.
 */
export class PortalWorld extends World {
  private demoState: DemoState = demoStateWithSentLinks
  private startAddress: string = addresses.dni.path
  private configurationChanges: ScenarioConfigurationChanges = {}
  private openedPortal: PortalTasks | undefined
  private releaseDevice: (() => Promise<void>) | undefined
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
    this.startAddress = address
  }

  /** Changes parts of the configuration with which the scenario opens the portal. */
  changeConfiguration(change: ScenarioConfigurationChanges): void {
    this.configurationChanges = { ...this.configurationChanges, ...change }
  }

  /** Changes some of the lender's links in the configuration with which the scenario opens the portal. */
  changeConfiguredLenderLinks(links: NonNullable<ScenarioConfigurationChanges['links']>): void {
    this.changeConfiguration({ links: { ...this.configurationChanges.links, ...links } })
  }

  setStartAddress(address: string): void {
    this.startAddress = address
  }

  /** Returns whether a step has opened the portal. */
  get isPortalOpen(): boolean {
    return this.openedPortal !== undefined
  }

  async portal(): Promise<PortalTasks> {
    if (this.openedPortal) return this.openedPortal
    const { page, releaseDevice } = await requireEmptyTabOpener()(this.configurationChanges)
    this.releaseDevice = releaseDevice
    this.openedPortal = createPortalTasks(page)
    await page.openAddress(`${this.startAddress}#situacion=${encodeDemoState(this.demoState)}`)
    return this.openedPortal
  }

  /**
   * Returns the screens that this scenario visited, with the title of the last screen; undefined if the
   * scenario has not opened the portal.
   */
  async visitedScreens(): Promise<VisitedScreens | undefined> {
    if (!this.openedPortal) return undefined
    const { page } = this.openedPortal
    const [title = ''] = await page.heading.visibleTexts()
    return { routePatterns: await page.device.reportedPageViews(), title }
  }

  async closePortal(): Promise<void> {
    await this.releaseDevice?.()
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
