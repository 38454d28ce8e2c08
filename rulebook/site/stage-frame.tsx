import { useEffect, useRef } from 'react'
import type { Player, StageFrame } from './player'
import styles from './player.module.css'
import { texts } from './texts'

/** How often the frame is asked whether its program is there, in milliseconds. */
const askEvery = 30

/** The frame that the portal is played in. It is as large as the phone or the computer of the scenario. */
export function StageView({ player, upTo }: { readonly player: Player; readonly upTo: number }) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (holder.current) void player.start(frameIn(holder.current), upTo)
  }, [player, upTo])
  return <div ref={holder} className={styles['stage']} />
}

function frameIn(holder: HTMLElement): StageFrame {
  let frame: HTMLIFrameElement | undefined
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
    resize: (width, height) => {
      if (!frame) return
      frame.style.setProperty('--frame-width', `${width}px`)
      frame.style.setProperty('--frame-height', `${height}px`)
      holder.dataset['wide'] = String(width > 600)
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
