import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { RuleScenario } from '#rulebook/shared/rulebook-data'
import type { PlayMode, PractisedAction, RulebookStage, StepOutcome } from '#rulebook/shared/rulebook-stage'

/** What the player of a scenario is doing. */
type PlayerPhase = 'opening' | 'ready' | 'running' | 'ended' | 'by-hand'

export interface PracticeScore {
  readonly acts: number
  /** Number of user actions that the trainee did right at the first press and without a hint. */
  readonly right: number
  readonly hints: number
  readonly milliseconds: number
}

const noScore: PracticeScore = { acts: 0, right: 0, hints: 0, milliseconds: 0 }

export const paces = { slow: 1_800, normal: 900, fast: 250 } as const

export type Pace = keyof typeof paces

/** The frame in which the player plays a scenario. It can be emptied for another scenario. */
export interface StageFrame {
  /** Discards the scenario that was played, and opens an empty stage for the next one. */
  open(): Promise<RulebookStage>
  /** Remembers which control of the page has the focus, before the frame takes the focus. */
  holdFocus(): void
  giveFocusBack(): void
}

/** Size in pixels of the window in which a scenario takes place: that of a phone or a computer. */
interface StageSize {
  readonly width: number
  readonly height: number
}

/**
 * Plays one scenario in a frame: forward, back, at a chosen pace, or with a trainee who performs the
 * actions. Source: RUL-04, RUL-05.
 */
export class Player {
  phase: PlayerPhase = 'opening'
  position = 0
  outcomes: readonly StepOutcome[] = []
  /** Description of the user action whose element is highlighted; empty if none is. */
  caption = ''
  isPlaying = false
  isPractising = false
  hasMissed = false
  /** Whether the trainee has to perform the next user action. */
  isTurn = false
  score: PracticeScore = noScore
  pace: Pace = 'normal'
  size: StageSize = { width: 360, height: 740 }
  private stage: RulebookStage | undefined
  private frame: StageFrame | undefined
  /** Promise that resolves when the stage is open. Every caller waits for it. */
  private opening: Promise<void> | undefined

  constructor(readonly scenario: RuleScenario) {
    makeAutoObservable<Player, 'stage' | 'frame' | 'opening'>(this, {
      scenario: false,
      stage: false,
      frame: false,
      opening: false,
      outcomes: observableRef,
      score: observableRef,
      size: observableRef,
    })
  }

  get last(): StepOutcome | undefined {
    return this.outcomes.at(-1)
  }

  get hasFailed(): boolean {
    return this.last !== undefined && this.last.kind !== 'passed'
  }

  /** Opens the stage, and replays the scenario up to the step `upTo`. */
  async start(frame: StageFrame, upTo = 0): Promise<void> {
    this.frame = frame
    this.opening = this.open().then(() => this.replay(upTo))
    await this.opening
  }

  async play(): Promise<void> {
    this.frame?.holdFocus()
    await this.opening
    if (this.phase === 'ended' || this.phase === 'by-hand') await this.open()
    this.isPlaying = true
    while (this.isPlaying && this.phase === 'ready') await this.step('show')
    this.pause()
    this.giveFocusBack()
  }

  pause(): void {
    this.isPlaying = false
  }

  async forward(): Promise<void> {
    this.frame?.holdFocus()
    await this.opening
    if (this.phase !== 'ready') return
    await this.step('show')
    this.giveFocusBack()
  }

  /**
   * Goes back by one step. Because nothing is recorded, the scenario starts again and is replayed up to
   * the previous step.
   */
  async back(): Promise<void> {
    if (this.phase === 'opening') return
    this.frame?.holdFocus()
    const upTo = Math.max(this.position - 1, 0)
    await this.open()
    await this.replay(upTo)
    this.giveFocusBack()
  }

  async again(): Promise<void> {
    this.isPractising = false
    await this.open()
  }

  /** Starts a practice: the trainee performs every user action, and the other steps run by themselves. */
  async practise(): Promise<void> {
    this.frame?.holdFocus()
    await this.open()
    runInAction(() => {
      this.isPractising = true
    })
    while (this.isPractising && this.phase === 'ready')
      await this.step(this.scenario.steps[this.position]?.kind === 'act' ? 'practise' : 'replay')
    this.giveFocusBack()
  }

  hint(): void {
    this.stage?.showHint()
  }

  takeOver(): void {
    this.pause()
    this.isPractising = false
    this.isTurn = false
    this.phase = 'by-hand'
    void this.stage?.handOverToVisitor()
  }

  choosePace(pace: Pace): void {
    this.pace = pace
    if (this.stage) this.stage.highlightMilliseconds = paces[pace]
  }

  /**
   * Returns the focus to the control of the page that had it. Does nothing while the visitor uses the
   * portal by hand.
   */
  private giveFocusBack(): void {
    if (this.phase !== 'by-hand') this.frame?.giveFocusBack()
  }

  private async open(): Promise<void> {
    this.pause()
    this.isPractising = false
    this.phase = 'opening'
    const stage = await this.frame?.open()
    if (!stage) return
    runInAction(() => {
      this.stage = stage
      stage.highlightMilliseconds = paces[this.pace]
      stage.prepareScenario(this.scenario, {
        onActionDescribed: (words) => runInAction(() => (this.caption = words)),
        onTraineeTurn: () => runInAction(() => (this.isTurn = true)),
        onWrongPress: () => runInAction(() => (this.hasMissed = true)),
        onActionPractised: (act) => this.note(act),
        onResize: (width, height) => runInAction(() => (this.size = { width, height })),
      })
      this.position = 0
      this.outcomes = []
      this.caption = ''
      this.hasMissed = false
      this.isTurn = false
      this.score = noScore
      this.phase = 'ready'
    })
  }

  private async replay(upTo: number): Promise<void> {
    while (this.position < upTo && this.phase === 'ready') await this.step('replay')
  }

  private async step(hand: PlayMode): Promise<void> {
    const { stage, position } = this
    if (!stage) return
    runInAction(() => {
      this.phase = 'running'
      this.hasMissed = false
    })
    const outcome = await stage.runStep(position, hand)
    // Another stage was opened meanwhile: what this one did is of no interest any more.
    if (stage !== this.stage || this.phase !== 'running') return
    runInAction(() => {
      this.outcomes = [...this.outcomes, outcome]
      this.caption = ''
      this.position = position + 1
      const isExpired = outcome.kind !== 'passed' || this.position === this.scenario.steps.length
      this.phase = isExpired ? 'ended' : 'ready'
    })
  }

  private note({ wrongPresses: misses, hints, milliseconds }: PractisedAction): void {
    this.isTurn = false
    this.hasMissed = false
    this.caption = ''
    const { acts, right, hints: before, milliseconds: spent } = this.score
    this.score = {
      acts: acts + 1,
      right: right + (misses === 0 && hints === 0 ? 1 : 0),
      hints: before + hints,
      milliseconds: spent + milliseconds,
    }
  }
}
