/** The part of a step: what is true before, what a person does, what they then see. */
export type StepKind = 'given' | 'act' | 'outcome'

/** One step of a scenario, as it runs: parameters of an outline are filled in. */
export interface ScriptStep {
  /** `Dado`, `Cuando`, `Entonces`, `Y`, as the feature file says it. */
  readonly keyword: string
  readonly kind: StepKind
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  /** The lines under it, between three quotes. */
  readonly lines?: string
}

/** A scenario as the stage plays it. */
export interface Script {
  /** Stable while its file and name stay: it names the scenario in links. */
  readonly id: string
  readonly name: string
  readonly steps: readonly ScriptStep[]
}

/** The outcome of one step. */
export type StepOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The stage has no such thing, for example a second tab. */
  | { readonly kind: 'not-playable'; readonly why: string }

/**
 * Who does the acts of a scenario.
 * - `replay`: a script, at once.
 * - `show`: a script, after each element was lit for the pace.
 * - `practise`: the trainee.
 */
export type Hand = 'replay' | 'show' | 'practise'

/** How a trainee did one act. */
export interface PractisedAct {
  readonly misses: number
  readonly hints: number
  readonly milliseconds: number
}

/** What the stage says while a step runs. */
export interface StageListener {
  /** An element was lit: the act that follows, in words. */
  onAct?(words: string): void
  /** The portal is at rest, and the act that comes is the trainee's. */
  onTurn?(): void
  /** The trainee pressed something else than the step asks for. */
  onMiss?(): void
  onHint?(): void
  onPractised?(act: PractisedAct): void
  /** The scenario changes the window: a phone or a computer. */
  onResize?(width: number, height: number): void
}

/** What the page of the rulebook asks of the frame that plays a scenario. */
export interface RulebookStage {
  /** Prepares the scenario; nothing of the portal shows before its first act. */
  begin(script: Script, listener: StageListener): void
  /** Runs one step. Steps run in order, each once. */
  run(position: number, hand: Hand): Promise<StepOutcome>
  /** Milliseconds that an element is lit before it is touched. */
  pace: number
  /** Lights what the trainee is to touch now, and gives the portal the focus. */
  hint(): void
  /** From now on time passes by itself and the visitor uses the portal by hand. */
  takeOver(): Promise<void>
  /** Ends what the scenario began: the portal goes, and nothing of it is pending any more. */
  end(): Promise<void>
}

/** Event of the frame when its program has begun; it bubbles through the page. */
export const stageReady = 'stage-ready'

declare global {
  interface Window {
    rulebookStage?: RulebookStage
  }
}
