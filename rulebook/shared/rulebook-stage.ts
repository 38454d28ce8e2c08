import type { Scenario } from './scenario'

/** Outcome of one step of a scenario in the rulebook's stage (its page that plays scenarios). */
export type StepOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The rulebook's stage cannot show what the step needs, for example a second tab. */
  | { readonly kind: 'not-playable'; readonly reason: string }

/**
 * How the user actions of a scenario are performed. `replay`: by the stage, without a pause. `show`: by
 * the stage, after it has highlighted each element for a time. `practise`: by the trainee.
 */
export type PlayMode = 'replay' | 'show' | 'practise'

/** How a trainee performed one user action of a scenario. */
export interface PractisedAction {
  /** Number of presses on elements that the step does not ask for. */
  readonly wrongPresses: number
  /** Number of hints shown for the action: 0 or 1. */
  readonly hints: number
  /** Time from the moment in which the trainee could act until the action was done. */
  readonly milliseconds: number
}

/** Functions that the rulebook's stage calls while a step of a scenario runs. */
export interface StageListener {
  /** Called with an instruction that describes the next user action, such as `Apretá «Pagar»`. */
  onActionDescribed?(instruction: string): void
  /** Called when the portal is ready and the trainee has to perform the next user action. */
  onTraineeTurn?(): void
  /** Called when the trainee has pressed something other than what the step asks for. */
  onWrongPress?(): void
  /** Called when the first hint for a user action is shown. */
  onHintShown?(): void
  /** Called when the trainee has performed a user action. */
  onActionPractised?(action: PractisedAction): void
  /**
   * Called when the scenario changes the size of the window, to that of a phone or a computer. The size
   * is in pixels.
   */
  onResize?(width: number, height: number): void
}

/** Functions with which the rulebook's pages control the stage: the frame in which a scenario is played. */
export interface RulebookStage {
  /** Prepares a scenario. The frame stays empty until the first user action. */
  prepareScenario(scenario: Scenario, listener: StageListener): void
  /**
   * Runs the step at a position (from 0) of the prepared scenario. The steps must be run in order, each
   * once.
   */
  runStep(position: number, mode: PlayMode): Promise<StepOutcome>
  /** Milliseconds for which the stage highlights an element before it presses the element. */
  highlightMilliseconds: number
  /** Highlights the element that the trainee has to press now, and gives the portal the focus. */
  showHint(): void
  /** Lets the visitor use the portal by hand from now on. The portal's clock then runs by itself. */
  handOverToVisitor(): Promise<void>
  /** Ends the scenario. Removes the portal and everything that is still pending in it. */
  endScenario(): Promise<void>
}

/**
 * Name of the event that the stage's frame element dispatches when the stage has started. The event
 * bubbles through the page that contains the frame.
 */
export const stageReadyEventName = 'stage-ready'

declare global {
  interface Window {
    /** The rulebook's stage, in the window of its frame; undefined until it has started. */
    rulebookStage?: RulebookStage
  }
}
