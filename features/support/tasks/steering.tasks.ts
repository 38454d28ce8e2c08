import { addresses, capabilityOfAddress } from '@/ui/addresses'
import { capabilityOfCall } from '@/adapters/http/capability-of-call'
import type { ConfigurationChange } from '#features/support/world'
import { failureTexts } from '@/ui/texts/failures.texts'
import { FrameTasks } from './frame.tasks'
import type { Page } from '#features/support/page'

/** What was found on a walk through every address. */
export interface WalkFindings {
  /** Address of the screen and of the link, for each link to something that is off. */
  readonly links: readonly string[]
  /** Address of the screen, for each that offers to try again. */
  readonly failed: readonly string[]
}

/** What the lender steers while the portal is open, and what a customer finds of it. */
export class SteeringTasks {
  constructor(private readonly page: Page) {}

  /** The lender publishes another configuration, and the customer comes back to the page after a minute. */
  async publishConfiguration(change: ConfigurationChange): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.device.publishConfiguration(change)
    await this.page.device.passTime(60)
    await this.page.device.showPage()
    await this.page.waitUntilIdle()
  }

  /** The lender publishes another configuration, and the customer asks again from the maintenance screen. */
  async publishConfigurationAndRetry(change: ConfigurationChange): Promise<void> {
    await this.page.device.publishConfiguration(change)
    await this.page.main.role('button', { name: failureTexts.retry }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the addresses to which the screen leads, without the menu. */
  async screenLinkTargets(): Promise<readonly string[]> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    const links = await this.page.css('a[href^="/"]').all()
    return Promise.all(links.map((link) => link.linkAddress()))
  }

  /** Returns the addresses to which the screen and its menu lead. */
  async screenAndMenuLinkTargets(): Promise<readonly string[]> {
    const shown = await this.screenLinkTargets()
    const menu = await new FrameTasks(this.page).menuTargets()
    return [...shown, ...menu.map(([, target]) => target)]
  }

  /** Opens every address that is not off, and returns what leads to something that is. */
  async walkThroughAddresses(): Promise<WalkFindings> {
    const links: string[] = []
    const failed: string[] = []
    for (const { path, policy } of Object.values(addresses)) {
      if (policy.access === 'public' || policy.capability !== undefined || path.includes(':')) continue
      if (path === addresses.logout.path) continue
      await this.page.go(path)
      const targets = await this.screenLinkTargets()
      links.push(...targets.filter(isOfCapability).map((to) => `${path}: ${to}`))
      const retries = this.page.main.role('button', { name: failureTexts.retry })
      if (await retries.first().isPresent()) failed.push(path)
    }
    return { links, failed }
  }

  /** Returns the requests of a module of the contract, or of one call. */
  async requestsOfModule(module: string): Promise<readonly string[]> {
    const calls = await this.calls()
    return calls.filter((call) => call === module || call.startsWith(`${module}.`))
  }

  /** Returns the requests that belong to a capability that can be switched off. */
  async requestsOfCapabilities(): Promise<readonly string[]> {
    return (await this.calls()).filter((call) => capabilityOfCall({ name: call }) !== undefined)
  }

  private async calls(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return (await this.page.device.sentRequests()).flatMap(({ call }) => call ?? [])
  }
}

function isOfCapability(to: string): boolean {
  return capabilityOfAddress(to) !== undefined
}
