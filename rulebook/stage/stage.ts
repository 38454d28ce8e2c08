import type { InMemoryPhone } from '#features/support/memory/memory-phone'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import type { PlayMode, RulebookStage, StageListener, StepOutcome } from '#rulebook/shared/rulebook-stage'
import type { Scenario } from '#rulebook/shared/scenario'
import { NoStep, newWorld, runAfterHooks, runStep } from './cucumber'
import type { FrameScreen } from './frame-screen'
import { NotPlayable } from './not-playable'
import { Practice } from './practice'
import { actInWords } from './act-in-words'
import type { Spotlight } from './spotlight'

/**
 * A function that creates the phone of one scenario in memory, with the configuration that the scenario
 * asks for.
 */
type NewPhone = (configured: ConstructorParameters<typeof InMemoryPhone>[0]) => InMemoryPhone

/** Plays one scenario in this frame, on a separate phone in memory. */
export class Stage implements RulebookStage {
  highlightMilliseconds = 900
  private script: Scenario | undefined
  private listener: StageListener = {}
  private world = newWorld() as PortalWorld
  private phone: InMemoryPhone | undefined
  private practice: Practice | undefined
  private isTakenOver = false

  constructor(
    private readonly screen: FrameScreen,
    private readonly spotlight: Spotlight,
    newPhone: NewPhone,
  ) {
    setEmptyTabOpener(async (configured) => {
      const phone = newPhone(configured)
      this.phone = phone
      return { page: phone.createTab(), releaseDevice: () => phone.closeTabs() }
    })
  }

  prepareScenario(script: Scenario, listener: StageListener): void {
    this.script = script
    this.listener = listener
    this.world = newWorld() as PortalWorld
  }

  resized(width: number, height: number): void {
    this.listener.onResize?.(width, height)
  }

  async runStep(position: number, hand: PlayMode): Promise<StepOutcome> {
    const step = this.script?.steps[position]
    if (!step) throw new Error(`The scenario has no step ${position}`)
    // A window without the focus receives no focus events of its fields.
    window.focus()
    this.takeInHand(hand)
    try {
      await runStep(this.world, step)
      return { kind: 'passed' }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      this.spotlight.off()
    }
  }

  showHint(): void {
    this.practice?.hint()
  }

  async handOverToVisitor(): Promise<void> {
    this.isTakenOver = true
    this.practice?.end()
    this.spotlight.off()
    this.screen.userActionHook = () => never()
    // Before the first act nothing was opened yet.
    await this.world.portal()
    window.focus()
    const { phone } = this
    window.setInterval(() => void phone?.advanceClock(1), 1_000)
  }

  async endScenario(): Promise<void> {
    await runAfterHooks(this.world)
    await this.world.closePortal()
    this.world = newWorld() as PortalWorld
  }

  private takeInHand(hand: PlayMode): void {
    const { spotlight, listener } = this
    this.practice = hand === 'practise' ? new Practice(spotlight, listener) : undefined
    const { practice } = this
    this.screen.userActionHook = async (act, perform) => {
      if (practice) return practice.act(act, perform)
      if (hand === 'show') {
        listener.onActionDescribed?.(actInWords(act))
        spotlight.light(act.element)
        await pause(this.highlightMilliseconds)
        if (this.isTakenOver) return never()
        spotlight.off()
      }
      await perform()
    }
  }
}

/** Returns a promise that never resolves. The scenario stops there, because the visitor continues by hand. */
function never(): Promise<never> {
  return new Promise(() => undefined)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, milliseconds))
}

function outcomeOf(error: unknown): StepOutcome {
  if (error instanceof NotPlayable) return { kind: 'not-playable', reason: error.message }
  if (error instanceof NoStep)
    return { kind: 'not-playable', reason: 'Es técnico: no pasa en una pantalla del portal.' }
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}
