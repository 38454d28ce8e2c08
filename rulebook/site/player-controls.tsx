import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { LinkButton } from '@/ui/kit/link-button'
import { linkToStep } from './linked-step'
import { paces, type Pace, type Player } from './player'
import styles from './player.module.css'
import { stepText, texts } from './texts'

export interface PlayerControlsProps {
  readonly player: Player
  readonly isTextHidden: boolean
  readonly onHideText: () => void
}

const words = texts.player

/** Plays, stops, goes a step on or back, and hands over; by keyboard too. */
export const PlayerControls = observer(function PlayerControls({
  player,
  isTextHidden,
  onHideText,
}: PlayerControlsProps) {
  const { phase, isPlaying, isPractising, position, scenario, pace } = player
  const paceId = useId()
  const [copied, setCopied] = useState(false)
  useKeys(player)
  const copyLink = (): void => {
    void navigator.clipboard.writeText(linkToStep(position)).then(() => setCopied(true))
  }
  return (
    <div className={styles['controls']}>
      <p className={styles['count']}>
        {stepText(Math.min(position, scenario.steps.length - 1), scenario.steps.length)}
      </p>
      <div className={styles['buttons']}>
        {isPlaying ? (
          <Button onPress={() => player.pause()}>{words.pause}</Button>
        ) : (
          <Button onPress={() => void player.play()}>{words.play}</Button>
        )}
        <Button variant="secondary" onPress={() => void player.back()}>
          {words.back}
        </Button>
        <Button variant="secondary" onPress={() => void player.forward()}>
          {words.forward}
        </Button>
        <Button variant="secondary" onPress={() => void player.practise()}>
          {words.practise}
        </Button>
        {isPractising && phase === 'running' && (
          <Button variant="secondary" onPress={() => player.hint()}>
            {words.hint}
          </Button>
        )}
      </div>
      <div className={styles['more']}>
        <label htmlFor={paceId}>{words.pace}</label>
        <select
          id={paceId}
          value={pace}
          onChange={(event) => isPace(event.target.value) && player.choosePace(event.target.value)}
        >
          {Object.entries(words.paces).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <LinkButton onPress={() => void player.again()}>{words.again}</LinkButton>
        <LinkButton onPress={() => player.takeOver()}>{words.takeOver}</LinkButton>
        <LinkButton onPress={copyLink}>{copied ? words.linkCopied : words.copyLink}</LinkButton>
        <LinkButton onPress={onHideText}>{isTextHidden ? words.showText : words.hideText}</LinkButton>
      </div>
      <p className={styles['keys']}>{words.keys}</p>
    </div>
  )
})

function isPace(value: string): value is Pace {
  return value in paces
}

/** Space plays and stops, the arrows go a step, unless a control that uses them has the focus. */
function useKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      if (target instanceof Element && target.closest('input, select, textarea, button, a')) return
      if (event.key === ' ') {
        event.preventDefault()
        if (player.isPlaying) player.pause()
        else void player.play()
      }
      if (event.key === 'ArrowRight') void player.forward()
      if (event.key === 'ArrowLeft') void player.back()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [player])
}
