import type { DeviceClock } from '@/adapters/device/device-clock'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { FormRequest } from '@/adapters/fake/shared/form-request'
import type { LoginAnswer } from '@/adapters/fake/session/login-answer'
import { encodeDemoChangeLogForLink, decodeDemoChangeLogFromLink } from '@/adapters/fake/change-log-link'
import { findPersona } from '@/adapters/fake/personas/personas'
import { canPersonaLogIn } from '@/adapters/fake/personas/persona'
import {
  createLinkParameterValue,
  createLinkSentByLender,
  type LinkSentByLender,
} from '@/adapters/fake/access/link-sent-by-lender'
import { defaultDemoState, parseDemoClockInstant, type DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState, parseDemoStateAddress } from '@/adapters/fake/demo-state-link'
import type { DemoStorage } from './demo-storage'
import type { WindowUsedByDemo } from './demo-window'

/** Parameter in the fragment of a demo link. It contains the operations that were done in the demo. */
const doneOperationsFragmentParameter = 'hecho'
/**
 * Parameter in the fragment of a demo link. It says that the operations stored in this browser are kept.
 */
const keepOperationsFragmentParameter = 'sigue'
export const unfinishedTasksFragmentParameter = 'empezado'

/** A link that opens the demo in its current state. Source: DEM-03. */
interface DemoStateLink {
  readonly address: string
  readonly omittedPart: 'nothing' | 'what-was-done'
}

/** The demo's fake back end in this browser: its demo state, data and clock. Source: DEM-02, DEM-04. */
export class DemoEnvironment {
  readonly backEnd: FakeBackEnd
  /**
   * The customer's unfinished tasks, as a text, from the demo link that opened this page; undefined if the
   * link has none. The text is passed to `restoreUnfinishedTasks`.
   */
  readonly unfinishedTasksInLink: string | undefined
  private readonly isLinked: boolean

  constructor(
    private readonly window: WindowUsedByDemo,
    private readonly clock: Pick<DeviceClock, 'now' | 'runAfter' | 'setTime'>,
    private readonly storage: DemoStorage,
  ) {
    const linked = parseDemoStateAddress(window.location.href)
    this.unfinishedTasksInLink =
      (linked &&
        new URLSearchParams(new URL(window.location.href).hash.slice(1)).get(
          unfinishedTasksFragmentParameter,
        )) ||
      undefined
    const demoState = linked ?? storage.demoState.read() ?? defaultDemoState
    this.isLinked = linked !== undefined
    if (linked) this.storeLinkedDemoState(linked)
    this.setTime(demoState)
    this.backEnd = new FakeBackEnd({
      demoState,
      now: () => clock.now(),
      sleep: (milliseconds) =>
        new Promise((resolve) => clock.runAfter(milliseconds, () => resolve(undefined))),
      onInternalError: (mistake) => window.reportError(mistake),
      changeLogStorage: storage.changeLog,
    })
  }

  fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { next } = this.demoState()
    const answer = this.backEnd.handle(new FormRequest(input, init))
    // An answer that is given once must not be given again after a reload.
    if (this.demoState().next !== next) this.saveDemoState(this.demoState())
    return answer
  }

  /**
   * Applies a demo state immediately, and stores it so that it is also applied after a reload of the page.
   * Source: DEM-03.
   */
  replaceDemoState(demoState: DemoState): void {
    this.backEnd.replaceDemoState(demoState)
    this.saveDemoState(demoState)
  }

  /**
   * Applies a demo state that has a different time, and stores it so that it is also applied after a reload
   * of the page. The signed-in customer stays signed in. Source: DEM-03.
   */
  changeTime(demoState: DemoState): void {
    const from = this.clock.now()
    this.setTime(demoState)
    this.backEnd.changeDemoTime(demoState, { from, to: this.clock.now() })
    this.saveDemoState(demoState)
  }

  /**
   * Signs in the customer that the demo link in the page's address names, and returns the fake lender's
   * answer. Returns undefined if the link names no customer, or a customer who may not sign in.
   */
  signInCustomerNamedInDemoLink(): LoginAnswer | undefined {
    const { customer } = this.demoState()
    if (!this.isLinked || customer === undefined) return undefined
    const persona = findPersona(customer)
    return persona && canPersonaLogIn(persona) ? this.backEnd.signIn(customer) : undefined
  }

  demoState(): DemoState {
    return this.backEnd.demoState()
  }

  /**
   * Returns a link that opens the current demo state on another device. The link contains the signed-in
   * customer, the operations that they have done in the demo, and their unfinished tasks. Source: DEM-03.
   */
  createDemoStateLink(customer: string | undefined, tasks?: string): DemoStateLink {
    const { origin, pathname, search } = this.window.location
    const { customer: _, ...rest } = this.demoState()
    const demoState = customer === undefined ? rest : { ...rest, customer }
    const begun = tasks === undefined ? '' : `&${unfinishedTasksFragmentParameter}=${tasks}`
    const address = `${origin}${pathname}${search}#situacion=${encodeDemoState(demoState)}${begun}`
    const done = encodeDemoChangeLogForLink(this.storage.changeLog.read())
    if (done.kind !== 'whole')
      return { address, omittedPart: done.kind === 'too-much' ? 'what-was-done' : 'nothing' }
    return {
      address: `${address}&${doneOperationsFragmentParameter}=${done.encoded}`,
      omittedPart: 'nothing',
    }
  }

  /**
   * Makes the fake lender send the customer a link of the given kind, and returns the link's query
   * parameter. Returns undefined if the lender sends this customer no link of this kind. If it has already
   * sent the link today, the same link is returned again. Source: DEM-02, SES-22.
   */
  sendLinkAsFakeLender(opens: LinkSentByLender['opens'], customer: string): string | undefined {
    const persona = findPersona(customer)
    const fresh = persona && createLinkSentByLender(persona, opens, { now: this.clock.now() })
    if (!fresh) return undefined
    const links = this.demoState().links ?? []
    const sent = links.find((link) => isSameLink(link, fresh))
    if (!sent) this.replaceDemoState({ ...this.demoState(), links: [...links, fresh] })
    return createLinkParameterValue(sent ?? fresh, persona)
  }

  /**
   * Returns an address that opens a new page in the current demo state and signs the given customer in.
   * Source: DEM-04.
   */
  createSignInAddress(path: string, customer: string): string {
    const demoState = encodeDemoState({ ...this.demoState(), customer })
    return `${path}?cliente=${customer}#situacion=${demoState}&${keepOperationsFragmentParameter}`
  }

  /**
   * Undoes everything that was done in the demo, and returns an address that opens the given path with nothing
   * stored by the portal. The page that is open could still store something, so the new page removes what the
   * portal has stored. Source: DEM-03, DEM-04.
   */
  resetDemo(path: string): string {
    this.backEnd.reset()
    this.storage.demoState.remove()
    this.setTime(defaultDemoState)
    // The parameter without a customer makes the browser load the page even if the path is already open.
    return `${path}?cliente=#situacion=${encodeDemoState(defaultDemoState)}`
  }

  /**
   * Stores the demo state, and the list of what has already been done in the demo (such as payments), both
   * read from the address of the page. If the demo panel of this browser made the address to sign a customer
   * in, the stored list is kept, and so is what the portal has stored here. Any other address starts with
   * nothing stored by the portal. Source: DEM-03, DEM-04.
   */
  private storeLinkedDemoState(demoState: DemoState): void {
    const carried = new URLSearchParams(new URL(this.window.location.href).hash.slice(1))
    const done = decodeDemoChangeLogFromLink(carried.get(doneOperationsFragmentParameter) ?? '')
    const isForeign = !carried.has(keepOperationsFragmentParameter)
    if (isForeign) this.storage.removePortalValues()
    if (done !== undefined) this.storage.changeLog.write(done)
    else if (isForeign) this.storage.changeLog.remove()
    this.saveDemoState(demoState)
    const url = new URL(this.window.location.href)
    url.hash = ''
    url.searchParams.delete('cliente')
    this.window.history.replaceState(undefined, '', url.pathname + url.search)
  }

  private setTime(demoState: DemoState): void {
    this.clock.setTime(parseDemoClockInstant(demoState))
  }

  /** Stores the demo state in this browser, so that a reload of the page does not lose it. */
  saveDemoState(demoState: DemoState): void {
    this.storage.demoState.write(demoState)
  }
}

function isSameLink(one: LinkSentByLender, other: LinkSentByLender): boolean {
  return one.opens === other.opens && one.customer === other.customer && one.day === other.day
}
