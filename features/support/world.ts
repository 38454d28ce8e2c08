import { setWorldConstructor, World } from '@cucumber/cucumber'
import { everydaySituation, rearranged, type Situation } from '@/adapters/fake/situation'
import { personaNamed } from './persona-named'
import type { Portal } from './portal'

export type OpenPortal = (start: {
  readonly situation: Situation
  readonly address: string
  /** As the lender's configuration says, where the scenario does. */
  readonly wiki: 'ON' | 'OFF' | undefined
}) => Promise<Portal>

/** Holds the situation that the Dado steps build, and the portal that the first Cuando opens on it. */
export class PortalWorld extends World {
  private situation: Situation = everydaySituation
  private address = '/validacion-dni'
  private wiki: 'ON' | 'OFF' | undefined
  private opened: Portal | undefined
  /** What a question answered, for the next step to look at. */
  answer = ''

  /** Adds to what is true before the portal opens. */
  given(change: Partial<Situation>): void {
    this.situation = rearranged(this.situation, change)
  }

  /** Somebody who is signed in, on that screen. */
  signedIn(name: string, address = '/inicio'): void {
    this.given({ customer: personaNamed(name).id })
    this.address = address
  }

  withWiki(wiki: 'ON' | 'OFF'): void {
    this.wiki = wiki
  }

  startingAt(address: string): void {
    this.address = address
  }

  async portal(): Promise<Portal> {
    this.opened ??= await openPortal()({
      situation: this.situation,
      address: this.address,
      wiki: this.wiki,
    })
    return this.opened
  }

  async closePortal(): Promise<void> {
    await this.opened?.close()
  }
}

let open: OpenPortal | undefined

/** Each level says once how a portal opens. */
export function portalsOpenBy(way: OpenPortal): void {
  open = way
}

function openPortal(): OpenPortal {
  if (!open) throw new Error('No level was chosen: run with a profile of cucumber.mjs')
  return open
}

setWorldConstructor(PortalWorld)
