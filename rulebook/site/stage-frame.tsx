import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { stageReadyEventName, type RulebookStage } from '#rulebook/shared/rulebook-stage'
import type { Player, StageFrame } from './player'
import styles from './player.module.css'
import { texts } from './texts'

/**
 * The frame in which the portal plays a scenario. It has the size of the scenario's phone or computer,
 * and is drawn smaller if it is wider than the page.
 */
export const StageView = observer(function StageView({
  player,
  upTo,
  isPresenting,
}: {
  readonly player: Player
  readonly upTo: number
  readonly isPresenting: boolean
}) {
  const holder = useRef<HTMLDivElement>(null)
  const room = useRoom(holder)
  const { width, height } = player.size
  useEffect(() => {
    if (holder.current) void player.start(frameIn(holder.current), upTo)
  }, [player, upTo])
  useEffect(() => {
    const style = holder.current?.parentElement?.style
    style?.setProperty('--frame-width', `${width}px`)
    style?.setProperty('--frame-height', `${height}px`)
    style?.setProperty('--frame-scale', String(scaleOf({ width, height, room, isPresenting })))
  }, [width, height, room, isPresenting])
  const isByHand = player.phase === 'by-hand'
  useEffect(() => {
    // After a request from the reader, the focus is at the controls, below the portal on a phone.
    if (isByHand || isPresenting) holder.current?.scrollIntoView({ block: 'nearest' })
  }, [isByHand, isPresenting])
  return (
    <div className={styles['stage']} data-wide={isWide(player)}>
      <div ref={holder} className={styles['holder']} />
      {isEmpty(player) && <p className={styles['waiting']}>{texts.player.waiting}</p>}
    </div>
  )
})

/** Height of the bar below the portal in a presentation, in pixels. */
const barHeight = 170
/**
 * Maximum enlargement of the frame in a presentation. People at the back of a room can read it, and it
 * stays sharp.
 */
const mostEnlarged = 1.6

interface Room {
  readonly width: number
  readonly height: number
  readonly room: number
  readonly isPresenting: boolean
}

/**
 * Returns the factor by which the frame is enlarged or reduced: it fits the width of the page and, in a
 * presentation, the height of the window.
 */
function scaleOf({ width, height, room, isPresenting }: Room): number {
  if (!isPresenting) return Math.min(1, room / width)
  return Math.min(mostEnlarged, room / width, (window.innerHeight - barHeight) / height)
}

/** Returns whether the frame is still empty. The portal opens with the first user action of the scenario. */
function isEmpty({ phase, position, scenario }: Player): boolean {
  const first = scenario.steps.findIndex(({ kind }) => kind !== 'given')
  return phase !== 'by-hand' && position <= first && (phase === 'ready' || phase === 'opening')
}

/**
 * Returns whether the scenario takes place on a computer, whose window is too wide to be shown next to
 * the text.
 */
export function isWide({ size }: Player): boolean {
  return size.width > 600
}

/** Returns the width in pixels that is available for the frame. */
function useRoom(holder: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(Number.MAX_SAFE_INTEGER)
  useEffect(() => {
    const around = holder.current?.parentElement?.parentElement
    if (!around) return undefined
    const sizes = new ResizeObserver(() => setRoom(around.clientWidth))
    sizes.observe(around)
    return () => sizes.disconnect()
  }, [holder])
  return room
}

function frameIn(holder: HTMLElement): StageFrame {
  let frame: HTMLIFrameElement | undefined
  let held: Element | null = null
  return {
    open: async () => {
      frame?.remove()
      frame = document.createElement('iframe')
      frame.title = texts.player.stage
      frame.className = styles['frame'] ?? ''
      frame.src = './stage.html'
      holder.append(frame)
      return stageOf(frame)
    },
    holdFocus: () => {
      if (document.activeElement !== frame) held = document.activeElement
    },
    giveFocusBack: () => {
      const { activeElement } = document
      const isLost = activeElement === frame || activeElement === document.body
      if (isLost && held instanceof HTMLElement) held.focus({ preventScroll: true })
    },
  }
}

/** Returns the program of the stage in a frame, when it has started. */
function stageOf(frame: HTMLIFrameElement): Promise<RulebookStage> {
  return new Promise((resolve) => {
    frame.addEventListener(stageReadyEventName, () => {
      const stage = frame.contentWindow?.rulebookStage
      if (stage) resolve(stage)
    })
  })
}
