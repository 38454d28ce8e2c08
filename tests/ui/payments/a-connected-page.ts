import type { Container } from 'inversify'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { DemoDataChangeLogStorage } from '@/adapters/fake/change-log'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
// The portal loads its adapters at the first call; here they are loaded at once.
import '@/adapters/fake/automatic-collection/automatic-collections'
import '@/adapters/http/call-failure-event'
import '@/adapters/http/capability-of-call'
import '@/adapters/http/http-adapters'
import '#tests/support/every-gateway'
import { toSession } from '@/adapters/http/session-mapper'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import type { Settings } from '@/application/shared/settings.port'
import { createContainer } from '@/start/container'
import { pairPortWithService } from '@/start/port-with-service'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { createSessionStore } from '#tests/support/sessions-in'
import { createMemoryDeviceServices } from '#tests/support/memory-services'

const apiBaseUrl = 'https://portal.invalid/api'

/**
 * Page of the portal with a persona signed in. It consists of the same parts as the real portal, except for
 * the device, and is connected to a fake back end.
 */
export class PageWithFakeBackEnd {
  readonly clock = new ManualClock()
  readonly navigation: MemoryNavigation
  readonly localStorageContent = new SharedStorageContent()
  readonly sessionStorageContent = new SharedStorageContent()
  readonly backEnd: FakeBackEnd
  readonly container: Container
  readonly resolve: ReturnType<typeof createViewModelFactory>
  /** Bodies of the requests that the page sent, in order. */
  readonly requestBodies: string[] = []
  /** Paths of the requests that the page sent, in order. */
  readonly requestPaths: string[] = []
  private pendingCallCount = 0
  /** Functions that each deliver one delayed answer to the page; undefined while answers are not delayed. */
  private delayedAnswerDeliveries: (() => void)[] | undefined

  constructor(address: string, { personaId = 'marta', changeLogStorage, settings = {} }: PageOptions = {}) {
    this.navigation = new MemoryNavigation(address)
    this.backEnd = new FakeBackEnd({
      demoState: demoStateWithSentLinks,
      now: () => this.clock.now(),
      sleep: () => Promise.resolve(),
      random: createSeededRandom(),
      ...(changeLogStorage === undefined ? {} : { changeLogStorage }),
    })
    const entered = this.backEnd.signIn(personaId)
    if (!entered) throw new Error(`No persona is ${personaId}`)
    createSessionStore(new MemoryStorage(this.localStorageContent)).openSession(toSession(entered))
    this.container = this.createPageContainer(settings)
    this.resolve = createViewModelFactory(this.container)
  }

  /** Returns true if the page waits for the answer to an API call. */
  hasPendingCall(): boolean {
    return this.pendingCallCount > 0
  }

  /** Waits until every API call of the page has an answer and the page has handled this answer. */
  async waitUntilCallsAreAnswered(): Promise<void> {
    for (let turns = 0; turns < 5; turns = this.pendingCallCount === 0 ? turns + 1 : 0)
      await waitForQueuedTasks()
  }

  /**
   * Returns how many rounds of API calls the page needs until `isReached` returns true. A round consists of
   * all API calls that are pending at the same time.
   */
  async countRoundsOfParallelCallsUntil(isReached: () => boolean): Promise<number> {
    this.delayedAnswerDeliveries = []
    for (let waves = 0; ; waves += 1) {
      await this.waitUntilAnswersAreDelayed()
      if (isReached()) return waves
      if (this.delayedAnswerDeliveries.length === 0)
        throw new Error('Nothing is asked any more, and it is not reached')
      for (const answer of this.delayedAnswerDeliveries.splice(0)) answer()
    }
  }

  /**
   * Waits until the page has handled the answers delivered so far and the answer to every pending API
   * call is delayed.
   */
  private async waitUntilAnswersAreDelayed(): Promise<void> {
    const isSettled = (): boolean => this.pendingCallCount === this.delayedAnswerDeliveries?.length
    for (let turns = 0; turns < 10; turns = isSettled() ? turns + 1 : 0) await waitForQueuedTasks()
  }

  private createPageContainer(settings: Partial<Settings>): Container {
    const shipped = readShippedConfiguration()
    return createContainer(
      {
        fetch: (input, init) => this.answerRequest(new Request(input, init)),
        configuration: {
          ...shipped,
          apiBaseUrl,
          pushBaseUrl: 'http://push.invalid',
          settings: { ...shipped.settings, ...settings },
        },
      },
      [
        ...createMemoryDeviceServices(),
        pairPortWithService(LocalStorage, new MemoryStorage(this.localStorageContent)),
        pairPortWithService(TabStorage, new MemoryStorage(this.sessionStorageContent)),
        pairPortWithService(Clock, this.clock),
        pairPortWithService(Navigation, this.navigation),
      ],
    )
  }

  private async answerRequest(request: Request): Promise<Response> {
    this.pendingCallCount += 1
    try {
      this.requestPaths.push(new URL(request.url).pathname)
      this.requestBodies.push(await request.clone().text())
      const { delayedAnswerDeliveries } = this
      if (delayedAnswerDeliveries) await new Promise<void>((answer) => delayedAnswerDeliveries.push(answer))
      return await this.backEnd.handle(request)
    } finally {
      this.pendingCallCount -= 1
    }
  }
}

/** Returns a random generator with a fixed sequence (Lehmer's), so that tests are repeatable. */
function createSeededRandom(): () => number {
  let state = 48_271
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

interface PageOptions {
  /** Id of the persona who is signed in; by default `marta`. */
  readonly personaId?: string
  readonly changeLogStorage?: DemoDataChangeLogStorage
  /** Values that replace those of the configuration that the portal ships with. */
  readonly settings?: Partial<Settings>
}

/** Waits until all queued tasks have run. */
export async function waitForQueuedTasks(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
