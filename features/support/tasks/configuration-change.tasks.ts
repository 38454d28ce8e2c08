import { addresses, switchableCapabilityOfAddress } from '@/ui/addresses'
import { findCapabilityUsingCall } from '@/adapters/http/capability-of-call'
import type { ScenarioConfigurationChanges } from '#features/support/world'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { readShownTexts } from '#features/support/shown-texts'
import { PortalNavigationTasks } from './layout.tasks'
import type { Page } from '#features/support/page'

/** The problems found by opening each address of the portal. */
export interface PortalAddressProblems {
  /**
   * Each link to a capability (a part of the portal) that the lender has switched off. Each text has the
   * address of the screen with the link, and the address that the link opens.
   */
  readonly switchedOffLinks: readonly string[]
  /** The address of each screen that failed to load and offers to retry. */
  readonly failedScreens: readonly string[]
  /**
   * Each text about passkeys (fingerprint or face), a capability that has buttons without links. Each text is
   * preceded by the address of its screen.
   */
  readonly passkeyTexts: readonly string[]
}

/** Tasks in which the lender publishes another configuration while the portal is open. */
export class ConfigurationChangeTasks {
  constructor(private readonly page: Page) {}

  /**
   * Publishes another configuration, as the lender does, and shows the page again after a minute, as when
   * the customer comes back to it.
   */
  async publishConfiguration(change: ScenarioConfigurationChanges): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.device.publishConfiguration(change)
    await this.page.device.advanceClock(60)
    await this.page.device.showPage()
    await this.page.waitUntilIdle()
  }

  /**
   * Publishes another configuration, as the lender does, and presses the retry button on the maintenance
   * screen.
   */
  async publishConfigurationAndRetry(change: ScenarioConfigurationChanges): Promise<void> {
    await this.page.device.publishConfiguration(change)
    await this.page.main.getByRole('button', { name: failureActionTexts.retry }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the addresses of the portal's links on the screen, without the links in the menu. */
  async screenLinkAddresses(): Promise<readonly string[]> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    const links = await this.page.getByCss('a[href^="/"]').allMatches()
    return Promise.all(links.map((link) => link.linkAddress()))
  }

  /** Returns the addresses of the portal's links on the screen and in its menu. */
  async addressesOfLinksOnScreenAndInMenu(): Promise<readonly string[]> {
    const shown = await this.screenLinkAddresses()
    const menu = await new PortalNavigationTasks(this.page).menuLinksWithAddresses()
    return [...shown, ...menu.map(([, target]) => target)]
  }

  /**
   * Opens every address for signed-in customers that belongs to no capability (a part of the portal that
   * the lender can switch off). The address of a loan is that of the first loan in the customer's list.
   * Returns the links of those screens that lead to a capability, the screens that failed to load, and the
   * texts about passkeys.
   */
  async findAddressProblems(): Promise<PortalAddressProblems> {
    const switchedOffLinks: string[] = []
    const failedScreens: string[] = []
    const passkeyTexts: string[] = []
    const idLoan = await this.firstLoanId()
    for (const { path: pattern, policy } of Object.values(addresses)) {
      if (policy.access === 'public' || policy.capability !== undefined) continue
      if (pattern === addresses.logout.path) continue
      const path = pattern.replace(':idLoan', idLoan)
      if (path.includes(':')) throw new Error(`No value is known for the parameter of ${path}`)
      await this.page.openAddress(path)
      const targets = await this.screenLinkAddresses()
      switchedOffLinks.push(...targets.filter(isAddressOfCapability).map((to) => `${path}: ${to}`))
      const retries = this.page.main.getByRole('button', { name: failureActionTexts.retry })
      if (await retries.firstMatch().isPresent()) failedScreens.push(path)
      const { visibleTexts } = await readShownTexts(this.page.main)
      passkeyTexts.push(
        ...visibleTexts.filter((text) => /huella|rostro/i.test(text)).map((text) => `${path}: ${text}`),
      )
    }
    return { switchedOffLinks, failedScreens, passkeyTexts }
  }

  /**
   * Returns the names of the requests sent so far whose name in the API contract is `module` or begins with
   * it, such as `payments` for `payments.payWithSavedCard`.
   */
  async sentCallNamesOfModule(module: string): Promise<readonly string[]> {
    const calls = await this.calls()
    return calls.filter((call) => call === module || call.startsWith(`${module}.`))
  }

  /**
   * Returns the names of the requests sent so far that belong to a capability, which is a part of the
   * portal that the lender can switch off.
   */
  async sentCallNamesOfCapabilities(): Promise<readonly string[]> {
    return (await this.calls()).filter((call) => findCapabilityUsingCall({ name: call }) !== undefined)
  }

  /** Opens the customer's list of loans. Returns the id of its first loan. */
  private async firstLoanId(): Promise<string> {
    await this.page.openAddress(addresses.loans.path)
    const targets = await this.screenLinkAddresses()
    const [idLoan] = targets.flatMap((to) => /^\/mis-prestamos\/([^/?]+)$/.exec(to)?.slice(1) ?? [])
    if (idLoan === undefined) throw new Error('The list shows no loan')
    return idLoan
  }

  private async calls(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return (await this.page.device.sentRequests()).flatMap(({ callName }) => callName ?? [])
  }
}

function isAddressOfCapability(to: string): boolean {
  return switchableCapabilityOfAddress(to) !== undefined
}
