import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { Player, StageFrame } from './player'
import styles from './player.module.css'
import { texts } from './texts'

/** How often the frame is asked whether its program is there, in milliseconds. */
const askEvery = 30

/**
 * The frame that the portal is played in, as large as the phone or the computer of the scenario; what is wider than
 * the page is drawn smaller.
 */
export const StageView = observer(function StageView({
  player,
  upTo,
}: {
  readonly player: Player
  readonly upTo: number
}) {
  const holder = useRef<HTMLDivElement>(null)
  const room = useRoom(holder)
  const { width, height } = player.size
  useEffect(() => {
    if (holder.current) void player.start(frameIn(holder.current), upTo)
  }, [player, upTo])
  useEffect(() => {
    const style = holder.current?.style
    style?.setProperty('--frame-width', `${width}px`)
    style?.setProperty('--frame-height', `${height}px`)
    style?.setProperty('--frame-scale', String(Math.min(1, room / width)))
  }, [width, height, room])
  return <div ref={holder} className={styles['stage']} data-wide={isWide(player)} />
})

/** A computer, which has no room beside the text. */
export function isWide({ size }: Player): boolean {
  return size.width > 600
}

/** The pixels that the element may be wide. */
function useRoom(holder: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(Number.MAX_SAFE_INTEGER)
  useEffect(() => {
    const around = holder.current?.parentElement
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

/** The program of the frame, as soon as it has begun. */
async function stageOf(frame: HTMLIFrameElement) {
  for (;;) {
    const stage = frame.contentWindow?.rulebookStage
    if (stage) return stage
    await new Promise((resolve) => setTimeout(resolve, askEvery))
  }
}
