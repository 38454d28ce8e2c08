import { describe, expect, it } from 'vitest'
import type { RuleScenario } from '#rulebook/shared/rulebook-data'
import type { PlayMode, RulebookStage } from '#rulebook/shared/rulebook-stage'
import { Player, type StageFrame } from '#rulebook/site/player'

const scenario: RuleScenario = {
  id: 'ab12cd34',
  name: 'Se copia el CVU',
  file: 'features/payments/cvu.feature',
  line: 7,
  feature: 'Pagar por CVU',
  rules: ['PAY-06'],
  result: { kind: 'passed' },
  screens: [],
  ranInBrowser: false,
  pictures: [],
  steps: [
    { keyword: 'Dado', kind: 'given', text: 'que Marta ingresó' },
    { keyword: 'Cuando', kind: 'act', text: 'copia el CVU' },
    { keyword: 'Entonces', kind: 'outcome', text: 'quedó copiado' },
  ],
}

/**
 * Stage on which each step passes: at once or, if `endsStepsByHand` is true, when the test says so. It records
 * what the player asks of it.
 */
class RecordingStage implements RulebookStage {
  readonly ranSteps: (readonly [number, PlayMode])[] = []
  isHandedOver = false
  endsStepsByHand = false
  highlightMilliseconds = 0
  private endRunningStep: (() => void) | undefined

  prepareScenario(): void {}

  async runStep(position: number, mode: PlayMode): Promise<{ readonly kind: 'passed' }> {
    this.ranSteps.push([position, mode])
    if (this.endsStepsByHand) await new Promise<void>((resolve) => (this.endRunningStep = resolve))
    return { kind: 'passed' }
  }

  /** Ends the step that runs, and lets the later ones end at once. */
  async endStep(): Promise<void> {
    this.endsStepsByHand = false
    this.endRunningStep?.()
    await untilPlayerWaits()
  }

  showHint(): void {}

  async handOverToVisitor(): Promise<void> {
    this.isHandedOver = true
  }

  async endScenario(): Promise<void> {}
}

/** Frame whose stages open when the test says so. */
class ManualFrame implements StageFrame {
  readonly stages: RecordingStage[] = []
  private readonly openings: (() => void)[] = []

  openEmptyStage(): Promise<RulebookStage> {
    const stage = new RecordingStage()
    this.stages.push(stage)
    return new Promise((resolve) => this.openings.push(() => resolve(stage)))
  }

  /** Finishes the opening of the stage with the given position, the latest by default. */
  async finishOpening(position = this.openings.length - 1): Promise<void> {
    this.openings[position]?.()
    await untilPlayerWaits()
  }

  /** The stage that was opened last. */
  get stage(): RecordingStage {
    const stage = this.stages.at(-1)
    if (!stage) throw new Error('No stage was opened')
    return stage
  }

  rememberFocus(): void {}

  restoreFocus(): void {}
}

/** Waits until the player has nothing more to do before the next event. */
async function untilPlayerWaits(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

function startPlayer(stepsToReplay = 0) {
  const frame = new ManualFrame()
  const player = new Player(scenario)
  void player.start(frame, stepsToReplay)
  return { frame, player }
}

async function startOpenPlayer() {
  const started = startPlayer()
  await started.frame.finishOpening()
  return started
}

const everyStepShown = [
  [0, 'show'],
  [1, 'show'],
  [2, 'show'],
]

describe('the player, while the stage opens', () => {
  it('plays every step after two presses on play', async () => {
    const { frame, player } = startPlayer()
    void player.play()
    void player.play()
    await frame.finishOpening()
    expect(frame.stages[0]?.ranSteps).toEqual(everyStepShown)
    expect(player.phase).toBe('ended')
  })

  it('plays after a restart when play was pressed before the stage was open again', async () => {
    const { frame, player } = await startOpenPlayer()
    void player.restart()
    void player.play()
    await frame.finishOpening()
    expect(frame.stages[1]?.ranSteps).toEqual(everyStepShown)
  })

  it('plays a scenario that was started again while its first stage opened', async () => {
    const { frame, player } = startPlayer()
    void player.restart()
    void player.play()
    await frame.finishOpening()
    expect(frame.stages.map(({ ranSteps }) => ranSteps)).toEqual([[], everyStepShown])
  })

  it('plays an ended scenario again once after two presses on play', async () => {
    const { frame, player } = await startOpenPlayer()
    await player.play()
    void player.play()
    void player.play()
    await untilPlayerWaits()
    await frame.finishOpening()
    expect(frame.stages).toHaveLength(2)
    expect(frame.stages[1]?.ranSteps).toEqual(everyStepShown)
  })

  it('hands the portal over when the stage is open, and leaves it to the visitor', async () => {
    const { frame, player } = startPlayer()
    void player.handOverToVisitor()
    await untilPlayerWaits()
    expect(player.phase).toBe('opening')
    await frame.finishOpening()
    expect(player.phase).toBe('by-hand')
    expect(frame.stages[0]?.isHandedOver).toBe(true)
  })

  it('hands the portal over after the steps that a link replays', async () => {
    const { frame, player } = startPlayer(2)
    void player.handOverToVisitor()
    await frame.finishOpening()
    expect(frame.stages[0]?.ranSteps).toEqual([
      [0, 'replay'],
      [1, 'replay'],
    ])
    expect(player.phase).toBe('by-hand')
  })

  it('does not hand over a stage that the visitor has started again', async () => {
    const { frame, player } = startPlayer()
    void player.handOverToVisitor()
    void player.restart()
    await frame.finishOpening(0)
    await frame.finishOpening(1)
    expect(player.phase).toBe('ready')
    expect(frame.stages.map(({ isHandedOver }) => isHandedOver)).toEqual([false, false])
  })

  it('plays on after the step that was asked for before', async () => {
    const { frame, player } = startPlayer()
    void player.stepForward()
    void player.play()
    await frame.finishOpening()
    expect(frame.stage.ranSteps).toEqual(everyStepShown)
  })
})

describe('the player, while it plays', () => {
  it('hands the portal over at once', async () => {
    const { frame, player } = await startOpenPlayer()
    void player.play()
    void player.handOverToVisitor()
    await untilPlayerWaits()
    expect(player.phase).toBe('by-hand')
    expect(frame.stages[0]?.ranSteps).toEqual([[0, 'show']])
  })

  it('goes on when play is pressed again', async () => {
    const { frame, player } = await startOpenPlayer()
    void player.play()
    await Promise.resolve()
    void player.play()
    await untilPlayerWaits()
    expect(frame.stages[0]?.ranSteps).toEqual(everyStepShown)
  })
})

describe('the player, while a step runs', () => {
  async function startPlayerInStep(startStep: (player: Player) => Promise<void>) {
    const started = await startOpenPlayer()
    started.frame.stage.endsStepsByHand = true
    void startStep(started.player)
    await untilPlayerWaits()
    return started
  }

  it('plays on, each step once, when play is pressed after a pause', async () => {
    const { frame, player } = await startPlayerInStep((each) => each.play())
    player.pause()
    void player.play()
    await untilPlayerWaits()
    expect(player.isPlaying).toBe(true)
    await frame.stage.endStep()
    expect(frame.stage.ranSteps).toEqual(everyStepShown)
    expect([player.phase, player.isPlaying]).toEqual(['ended', false])
  })

  it('plays on after a single step', async () => {
    const { frame, player } = await startPlayerInStep((each) => each.stepForward())
    void player.play()
    await frame.stage.endStep()
    expect(frame.stage.ranSteps).toEqual(everyStepShown)
  })

  it('stops after the step when the last press is a pause', async () => {
    const { frame, player } = await startPlayerInStep((each) => each.play())
    player.pause()
    void player.play()
    await untilPlayerWaits()
    player.pause()
    await frame.stage.endStep()
    expect(frame.stage.ranSteps).toEqual([[0, 'show']])
    expect([player.phase, player.isPlaying]).toEqual(['ready', false])
  })

  it('leaves a practice to the trainee when play is pressed', async () => {
    const { frame, player } = await startOpenPlayer()
    void player.runPractice()
    frame.stage.endsStepsByHand = true
    await frame.finishOpening()
    void player.play()
    await frame.stage.endStep()
    expect(frame.stage.ranSteps).toEqual([
      [0, 'replay'],
      [1, 'practise'],
      [2, 'replay'],
    ])
    expect(player.isPlaying).toBe(false)
  })
})
