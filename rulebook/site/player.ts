import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { RuleScenario } from '#rulebook/shared/rulebook-data'
import type { PlayMode, PractisedAction, RulebookStage, StepOutcome } from '#rulebook/shared/rulebook-stage'

/**
 * What the player of a scenario does: opens the stage, is ready for the next step, runs a step, has ended
 * the scenario, or has left the portal to the visitor's hand.
 */
type PlayerPhase = 'opening' | 'ready' | 'running' | 'ended' | 'by-hand'

/** Sums over the user actions that a trainee has performed in one scenario. */
export interface PracticeScore {
  /** Number of user actions that the trainee performed. */
  readonly acts: number
  /** Number of user actions that the trainee did right at the first press and without a hint. */
  readonly right: number
  /** Number of hints that the trainee saw. */
  readonly hints: number
  readonly milliseconds: number
}

const zeroScore: PracticeScore = { acts: 0, right: 0, hints: 0, milliseconds: 0 }

/** Milliseconds for which the player highlights an element before it presses the element, by pace. */
export const highlightMillisecondsByPace = { slow: 1_800, normal: 900, fast: 250 } as const

/** The visitor's choice of how fast the player performs user actions. */
export type Pace = keyof typeof highlightMillisecondsByPace

/** The frame in which the player plays a scenario. It can be emptied for another scenario. */
export interface StageFrame {
  /** Discards the scenario that was played, and opens an empty stage for the next one. */
  openEmptyStage(): Promise<RulebookStage>
  /** Remembers which control of the page has the focus, before the frame takes the focus. */
  rememberFocus(): void
  /** Gives the focus back to the remembered control, unless another control of the page has it. */
  restoreFocus(): void
}

/** Size in pixels of the window in which a scenario takes place: that of a phone or a computer. */
interface StageSize {
  readonly width: number
  readonly height: number
}

/**
 * Plays one scenario in a frame: forward, back, at a chosen pace, or with a trainee who performs the
 * user actions. Source: RUL-04, RUL-05.
 */
export class Player {
  phase: PlayerPhase = 'opening'
  /** Position, from 0, of the step that runs now or next; the number of steps if all have run. */
  stepPosition = 0
  /** Outcomes of the steps that have run, in their order. */
  stepOutcomes: readonly StepOutcome[] = []
  /** Instruction for the highlighted user action, such as `Apretá «Pagar»`; empty if there is none. */
  actionInstruction = ''
  isPlaying = false
  isPractising = false
  isLastPressWrong = false
  /** Whether the trainee has to perform the next user action. */
  isTraineeTurn = false
  score: PracticeScore = zeroScore
  pace: Pace = 'normal'
  stageSize: StageSize = { width: 360, height: 740 }
  private stage: RulebookStage | undefined
  private frame: StageFrame | undefined
  /** Promise of the latest opening. It resolves when the stage is open and the first steps are replayed. */
  private stageOpening: Promise<void> | undefined
  /** Promise of the latest step. It resolves when the step has ended. */
  private stepRun: Promise<void> | undefined
  /** Number of times that the player began to play. */
  private playCount = 0

  constructor(readonly scenario: RuleScenario) {
    makeAutoObservable<Player, 'stage' | 'frame' | 'stageOpening' | 'stepRun' | 'playCount'>(this, {
      scenario: false,
      stage: false,
      frame: false,
      stageOpening: false,
      stepRun: false,
      playCount: false,
      stepOutcomes: observableRef,
      score: observableRef,
      stageSize: observableRef,
    })
  }

  get lastOutcome(): StepOutcome | undefined {
    return this.stepOutcomes.at(-1)
  }

  /** Whether the last step that ran did not pass: it failed, or the stage cannot play it. */
  get hasFailed(): boolean {
    return this.lastOutcome !== undefined && this.lastOutcome.kind !== 'passed'
  }

  /** Opens the stage in a frame, and replays the given number of steps. */
  async start(frame: StageFrame, stepsToReplay = 0): Promise<void> {
    this.frame = frame
    await this.openStage(stepsToReplay)
  }

  /**
   * Plays the remaining steps until the end or a pause, after the step that already runs. An ended scenario
   * starts again. Does nothing while the player plays or a trainee practises.
   */
  async play(): Promise<void> {
    this.frame?.rememberFocus()
    if (!(await this.isOpened())) return
    if (this.phase === 'ended' || this.phase === 'by-hand') await this.openStage()
    if (this.isPlaying || this.isPractising) return
    this.isPlaying = true
    this.playCount += 1
    const { playCount } = this
    if (this.phase === 'running') await this.stepRun
    // After a pause and another press on play, only the call of the last press runs steps.
    const isLastPlay = (): boolean => playCount === this.playCount
    while (this.isPlaying && isLastPlay() && this.phase === 'ready') await this.runNextStep('show')
    if (!isLastPlay()) return
    this.pause()
    this.restoreFocus()
  }

  pause(): void {
    this.isPlaying = false
  }

  async stepForward(): Promise<void> {
    this.frame?.rememberFocus()
    if (!(await this.isOpened()) || this.phase !== 'ready') return
    await this.runNextStep('show')
    this.restoreFocus()
  }

  /**
   * Goes back by one step. Because nothing is recorded, the scenario starts again and is replayed up to
   * the previous step.
   */
  async stepBack(): Promise<void> {
    if (this.phase === 'opening') return
    this.frame?.rememberFocus()
    await this.openStage(Math.max(this.stepPosition - 1, 0))
    this.restoreFocus()
  }

  async restart(): Promise<void> {
    this.isPractising = false
    await this.openStage()
  }

  /** Runs a practice: the trainee performs every user action, and the other steps run by themselves. */
  async runPractice(): Promise<void> {
    this.frame?.rememberFocus()
    await this.openStage()
    runInAction(() => {
      this.isPractising = true
    })
    while (this.isPractising && this.phase === 'ready')
      await this.runNextStep(this.scenario.steps[this.stepPosition]?.kind === 'act' ? 'practise' : 'replay')
    this.restoreFocus()
  }

  showHint(): void {
    this.stage?.showHint()
  }

  /** Lets the visitor use the portal by hand from now on, or from when the stage is open. */
  async handOverToVisitor(): Promise<void> {
    if (!(await this.isOpened())) return
    runInAction(() => {
      this.isPlaying = false
      this.isPractising = false
      this.isTraineeTurn = false
      this.phase = 'by-hand'
    })
    await this.stage?.handOverToVisitor()
  }

  choosePace(pace: Pace): void {
    this.pace = pace
    if (this.stage) this.stage.highlightMilliseconds = highlightMillisecondsByPace[pace]
  }

  /**
   * Returns the focus to the control of the page that had it. Does nothing while the visitor uses the
   * portal by hand.
   */
  private restoreFocus(): void {
    if (this.phase !== 'by-hand') this.frame?.restoreFocus()
  }

  /**
   * Waits until the stage is open. Returns false if the scenario was started again meanwhile, so that
   * another stage opens.
   */
  private async isOpened(): Promise<boolean> {
    const { stageOpening } = this
    await stageOpening
    return stageOpening === this.stageOpening
  }

  /** Opens a stage in place of the present one, and replays the given number of steps. */
  private openStage(stepsToReplay = 0): Promise<void> {
    this.stageOpening = this.prepareEmptyStage().then(() => this.replaySteps(stepsToReplay))
    return this.stageOpening
  }

  private async prepareEmptyStage(): Promise<void> {
    this.pause()
    this.isPractising = false
    this.phase = 'opening'
    const stage = await this.frame?.openEmptyStage()
    if (!stage) return
    runInAction(() => {
      this.stage = stage
      stage.highlightMilliseconds = highlightMillisecondsByPace[this.pace]
      stage.prepareScenario(this.scenario, {
        onActionDescribed: (instruction) => runInAction(() => (this.actionInstruction = instruction)),
        onTraineeTurn: () => runInAction(() => (this.isTraineeTurn = true)),
        onWrongPress: () => runInAction(() => (this.isLastPressWrong = true)),
        onActionPractised: (action) => this.recordPractisedAction(action),
        onResize: (width, height) => runInAction(() => (this.stageSize = { width, height })),
      })
      this.stepPosition = 0
      this.stepOutcomes = []
      this.actionInstruction = ''
      this.isLastPressWrong = false
      this.isTraineeTurn = false
      this.score = zeroScore
      this.phase = 'ready'
    })
  }

  private async replaySteps(stepCount: number): Promise<void> {
    while (this.stepPosition < stepCount && this.phase === 'ready') await this.runNextStep('replay')
  }

  private runNextStep(mode: PlayMode): Promise<void> {
    this.stepRun = this.runStepOfStage(mode)
    return this.stepRun
  }

  private async runStepOfStage(mode: PlayMode): Promise<void> {
    const { stage, stepPosition } = this
    if (!stage) return
    runInAction(() => {
      this.phase = 'running'
      this.isLastPressWrong = false
    })
    const outcome = await stage.runStep(stepPosition, mode)
    // The outcome is ignored if another stage was opened while the step ran.
    if (stage !== this.stage || this.phase !== 'running') return
    runInAction(() => {
      this.stepOutcomes = [...this.stepOutcomes, outcome]
      this.actionInstruction = ''
      this.stepPosition = stepPosition + 1
      const hasEnded = outcome.kind !== 'passed' || this.stepPosition === this.scenario.steps.length
      this.phase = hasEnded ? 'ended' : 'ready'
    })
  }

  private recordPractisedAction({ wrongPresses, hints, milliseconds }: PractisedAction): void {
    this.isTraineeTurn = false
    this.isLastPressWrong = false
    this.actionInstruction = ''
    const { score } = this
    const isRight = wrongPresses === 0 && hints === 0
    this.score = {
      acts: score.acts + 1,
      right: score.right + (isRight ? 1 : 0),
      hints: score.hints + hints,
      milliseconds: score.milliseconds + milliseconds,
    }
  }
}
