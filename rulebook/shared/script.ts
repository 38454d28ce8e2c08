/**
 * Role of a step in its scenario: what is true before (`given`), what a person does (`act`), or what
 * they see then (`outcome`).
 */
export type StepKind = 'given' | 'act' | 'outcome'

/** One step of a scenario as it runs. The placeholders of a scenario outline are replaced by their values. */
export interface ScriptStep {
  /** Keyword of the step in the feature file: `Dado`, `Cuando`, `Entonces` or `Y`. */
  readonly keyword: string
  readonly kind: StepKind
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  /** Text under the step in the feature file, between three quotes. */
  readonly lines?: string
}

/** A scenario as the rulebook's stage (its page that plays scenarios) needs it. */
export interface Script {
  /**
   * Id of the scenario, which names it in links. It stays the same as long as the feature file and the
   * scenario's name do.
   */
  readonly id: string
  readonly name: string
  readonly steps: readonly ScriptStep[]
}

/** Outcome of one step of a scenario in the rulebook's stage. */
export type StepOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The rulebook's stage cannot show what the step needs, for example a second tab. */
  | { readonly kind: 'not-playable'; readonly why: string }

/**
 * Who performs the user actions of a scenario. `replay`: the stage, at once. `show`: the stage, after it
 * has highlighted each element for a time. `practise`: the trainee.
 */
export type Hand = 'replay' | 'show' | 'practise'

/** How a trainee performed one user action: wrong presses, hints and time. */
export interface PractisedAct {
  readonly misses: number
  readonly hints: number
  readonly milliseconds: number
}

/** Receives what happens in the rulebook's stage while a step runs. */
export interface StageListener {
  /** Called when the stage has highlighted an element. `words` describes the user action that follows. */
  onAct?(words: string): void
  /** Called when the portal is ready and the trainee has to perform the next user action. */
  onTurn?(): void
  /** Called when the trainee has pressed something other than what the step asks for. */
  onMiss?(): void
  onHint?(): void
  onPractised?(act: PractisedAct): void
  /** Called when the scenario changes the size of the window, to that of a phone or a computer. */
  onResize?(width: number, height: number): void
}

/** What the rulebook's pages can ask of the stage: the frame in which the portal plays a scenario. */
export interface RulebookStage {
  /** Prepares a scenario. Nothing of the portal is shown before the first user action. */
  begin(script: Script, listener: StageListener): void
  /** Runs one step of the scenario. The steps must be run in order, each once. */
  run(position: number, hand: Hand): Promise<StepOutcome>
  /** Milliseconds for which the stage highlights an element before it presses the element. */
  pace: number
  /** Highlights what the trainee has to press now, and gives the portal the focus. */
  hint(): void
  /** Lets the visitor use the portal by hand from now on. Time then passes by itself. */
  takeOver(): Promise<void>
  /** Ends the scenario: removes the portal and everything that is still pending in it. */
  end(): Promise<void>
}

/**
 * Name of the event that the stage's frame dispatches when its program has started. The event bubbles
 * through the page.
 */
export const stageReady = 'stage-ready'

declare global {
  interface Window {
    rulebookStage?: RulebookStage
  }
}
