import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { stageReadyEventName, type RulebookStage } from '#rulebook/shared/rulebook-stage'
import type { Player, StageFrame } from './player'
import styles from './player.module.css'
import { texts } from './texts'

interface StageViewProps {
  readonly player: Player
  /** Number of steps that are replayed when the frame opens. */
  readonly stepsToReplay: number
  readonly isPresenting: boolean
}

/**
 * The frame in which the portal plays a scenario. It has the size of the scenario's phone or computer,
 * and is shown smaller if it is wider than the page.
 */
export const StageView = observer(function StageView({
  player,
  stepsToReplay,
  isPresenting,
}: StageViewProps) {
  const frameHolder = useRef<HTMLDivElement>(null)
  const availableWidth = useAvailableWidth(frameHolder)
  const { width, height } = player.stageSize
  useEffect(() => {
    if (frameHolder.current) void player.start(createStageFrame(frameHolder.current), stepsToReplay)
  }, [player, stepsToReplay])
  useEffect(() => {
    const style = frameHolder.current?.parentElement?.style
    style?.setProperty('--frame-width', `${width}px`)
    style?.setProperty('--frame-height', `${height}px`)
    const scale = frameScale({ width, height, availableWidth, isPresenting })
    style?.setProperty('--frame-scale', String(scale))
  }, [width, height, availableWidth, isPresenting])
  const isUsedByHand = player.phase === 'by-hand'
  useEffect(() => {
    // The reader has just pressed one of the controls, which are below the portal on a phone.
    if (isUsedByHand || isPresenting) frameHolder.current?.scrollIntoView({ block: 'nearest' })
  }, [isUsedByHand, isPresenting])
  return (
    <div className={styles['stage']} data-wide={isComputerScenario(player)}>
      <div ref={frameHolder} className={styles['frameHolder']} />
      {isStageEmpty(player) && <p className={styles['emptyStageText']}>{texts.player.emptyStage}</p>}
    </div>
  )
})

/** Height of the bar below the portal in a presentation, in pixels. */
const barHeightPixels = 170
/**
 * Maximum factor by which a presentation enlarges the frame. At this size, people at the back of a room
 * can read it, and it stays sharp.
 */
const maxPresentationScale = 1.6

/** Sizes, in pixels, on which the scale of the frame depends. */
interface FrameScaleInput {
  readonly width: number
  readonly height: number
  readonly availableWidth: number
  readonly isPresenting: boolean
}

/**
 * Returns the factor by which the frame is enlarged or reduced: it fits the width of the page and, in a
 * presentation, the height of the window.
 */
function frameScale({ width, height, availableWidth, isPresenting }: FrameScaleInput): number {
  if (!isPresenting) return Math.min(1, availableWidth / width)
  const heightScale = (window.innerHeight - barHeightPixels) / height
  return Math.min(maxPresentationScale, availableWidth / width, heightScale)
}

/** Returns whether the frame is still empty. The portal opens with the first user action of the scenario. */
function isStageEmpty({ phase, stepPosition, scenario }: Player): boolean {
  const firstActionPosition = scenario.steps.findIndex(({ kind }) => kind !== 'given')
  return (
    phase !== 'by-hand' && stepPosition <= firstActionPosition && (phase === 'ready' || phase === 'opening')
  )
}

/**
 * Returns whether the scenario takes place on a computer. The window of a computer is too wide to be
 * shown next to the text.
 */
export function isComputerScenario({ stageSize }: Player): boolean {
  return stageSize.width > 600
}

/** Returns the width in pixels that is available for the frame. */
function useAvailableWidth(frameHolder: { readonly current: HTMLElement | null }): number {
  const [availableWidth, setAvailableWidth] = useState(Number.MAX_SAFE_INTEGER)
  useEffect(() => {
    const container = frameHolder.current?.parentElement?.parentElement
    if (!container) return undefined
    const resizeObserver = new ResizeObserver(() => setAvailableWidth(container.clientWidth))
    resizeObserver.observe(container)
    return () => resizeObserver.disconnect()
  }, [frameHolder])
  return availableWidth
}

function createStageFrame(frameHolder: HTMLElement): StageFrame {
  let frame: HTMLIFrameElement | undefined
  let rememberedFocus: Element | null = null
  return {
    openEmptyStage: async () => {
      frame?.remove()
      frame = document.createElement('iframe')
      frame.title = texts.player.frameTitle
      frame.className = styles['frame'] ?? ''
      frame.src = './stage.html'
      frameHolder.append(frame)
      return waitForStage(frame)
    },
    rememberFocus: () => {
      if (document.activeElement !== frame) rememberedFocus = document.activeElement
    },
    restoreFocus: () => {
      const { activeElement } = document
      const isFocusLost = activeElement === frame || activeElement === document.body
      if (isFocusLost && rememberedFocus instanceof HTMLElement)
        rememberedFocus.focus({ preventScroll: true })
    },
  }
}

/** Returns the stage that runs in a frame, when it has started. */
function waitForStage(frame: HTMLIFrameElement): Promise<RulebookStage> {
  return new Promise((resolve) => {
    frame.addEventListener(stageReadyEventName, () => {
      const stage = frame.contentWindow?.rulebookStage
      if (stage) resolve(stage)
    })
  })
}
