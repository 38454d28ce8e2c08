import type { InMemoryPhone } from '#features/support/memory/memory-phone'
import { setEmptyTabOpener, type PortalWorld } from '#features/support/world'
import type { PlayMode, RulebookStage, StageListener, StepOutcome } from '#rulebook/shared/rulebook-stage'
import type { Scenario } from '#rulebook/shared/scenario'
import { createWorld, runAfterHooks, runStep, StepMatchError } from './cucumber'
import type { StageWindow } from './stage-window'
import { NotPlayableError } from './not-playable-error'
import { Practice } from './practice'
import { userActionInstruction } from './user-action-instruction'
import type { Spotlight } from './spotlight'

/**
 * A function that creates a phone in memory for one scenario, with the changes to the portal's
 * configuration that the scenario asks for.
 */
type PhoneFactory = (configurationChanges: ConstructorParameters<typeof InMemoryPhone>[0]) => InMemoryPhone

/** The rulebook's stage: plays one scenario in this frame, on a separate phone in memory. Source: RUL-04. */
export class Stage implements RulebookStage {
  highlightMilliseconds = 900
  private scenario: Scenario | undefined
  private listener: StageListener = {}
  /** State of the scenario, which its steps share. */
  private world = createWorld() as PortalWorld
  private phone: InMemoryPhone | undefined
  private practice: Practice | undefined
  private isUsedByHand = false

  constructor(
    private readonly stageWindow: StageWindow,
    private readonly spotlight: Spotlight,
    createPhone: PhoneFactory,
  ) {
    setEmptyTabOpener(async (configurationChanges) => {
      const phone = createPhone(configurationChanges)
      this.phone = phone
      return { page: phone.createTab(), releaseDevice: () => phone.closeTabs() }
    })
  }

  prepareScenario(scenario: Scenario, listener: StageListener): void {
    this.scenario = scenario
    this.listener = listener
    this.world = createWorld() as PortalWorld
  }

  /** Reports the size, in pixels, that the scenario gives the window. */
  reportResize(width: number, height: number): void {
    this.listener.onResize?.(width, height)
  }

  async runStep(position: number, mode: PlayMode): Promise<StepOutcome> {
    const step = this.scenario?.steps[position]
    if (!step) throw new Error(`The scenario has no step ${position}`)
    // A window without the focus receives no focus events of its fields.
    window.focus()
    this.setUserActionHook(mode)
    try {
      await runStep(this.world, step)
      return { kind: 'passed' }
    } catch (error) {
      return toStepOutcome(error)
    } finally {
      this.spotlight.hide()
    }
  }

  showHint(): void {
    this.practice?.showHint()
  }

  async handOverToVisitor(): Promise<void> {
    this.isUsedByHand = true
    this.practice?.stopWaiting()
    this.spotlight.hide()
    this.stageWindow.performUserAction = () => waitForever()
    // Opens the portal if no step of the scenario has opened it yet.
    await this.world.portal()
    window.focus()
    const { phone } = this
    window.setInterval(() => void phone?.advanceClock(1), 1_000)
  }

  async endScenario(): Promise<void> {
    await runAfterHooks(this.world)
    await this.world.closePortal()
    this.world = createWorld() as PortalWorld
  }

  private setUserActionHook(mode: PlayMode): void {
    const { spotlight, listener } = this
    this.practice = mode === 'practise' ? new Practice(spotlight, listener) : undefined
    const { practice } = this
    this.stageWindow.performUserAction = async (action, perform) => {
      if (practice) return practice.practiseAction(action, perform)
      if (mode === 'show') {
        listener.onActionDescribed?.(userActionInstruction(action))
        spotlight.highlight(action.element)
        await waitMilliseconds(this.highlightMilliseconds)
        if (this.isUsedByHand) return waitForever()
        spotlight.hide()
      }
      await perform()
    }
  }
}

/**
 * Returns a promise that never resolves. It stops the scenario at a step, because the visitor continues by
 * hand.
 */
function waitForever(): Promise<never> {
  return new Promise(() => undefined)
}

function waitMilliseconds(milliseconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, milliseconds))
}

function toStepOutcome(error: unknown): StepOutcome {
  if (error instanceof NotPlayableError) return { kind: 'not-playable', reason: error.message }
  if (error instanceof StepMatchError)
    return { kind: 'not-playable', reason: 'Es técnico: no pasa en una pantalla del portal.' }
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
}
