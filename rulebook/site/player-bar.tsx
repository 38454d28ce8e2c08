import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Icon } from '@/ui/kit/icon'
import type { Player } from './player'
import styles from './player.module.css'
import { scoreText, stepText, texts } from './texts'

const words = texts.player

/**
 * Bar of the player with the current step of the scenario, and the controls for the next and previous
 * step, which also work with the keyboard.
 */
export const PlayerBar = observer(function PlayerBar({ player }: { readonly player: Player }) {
  const { position, scenario } = player
  const isPractice = player.isPractising && player.phase !== 'ended'
  useKeys(player)
  const step = scenario.steps[Math.min(position, scenario.steps.length - 1)]
  return (
    <div className={styles['bar']}>
      <p className={styles['now']}>
        <span className={styles['count']}>
          {stepText(Math.min(position, scenario.steps.length - 1), scenario.steps.length)}
        </span>{' '}
        {step?.keyword} {step?.text}
      </p>
      <p role="status" className={classNames(styles['caption'], isDone(player) && styles['done'])}>
        {captionOf(player)}
        {isDone(player) && player.isPractising && <span>{scoreText(player.score)}</span>}
      </p>
      <div className={styles['buttons']}>
        {isPractice ? <PracticeButtons player={player} /> : <PlayButtons player={player} />}
      </div>
    </div>
  )
})

const PlayButtons = observer(function PlayButtons({ player }: { readonly player: Player }) {
  return (
    <>
      <RoundButton icon="back" label={words.back} onPress={() => void player.back()} />
      {player.isPlaying ? (
        <Button onPress={() => player.pause()}>{words.pause}</Button>
      ) : (
        <Button onPress={() => void player.play()}>{words.play}</Button>
      )}
      <RoundButton icon="chevron" label={words.forward} onPress={() => void player.forward()} />
      <Button variant="secondary" onPress={() => void player.practise()}>
        {words.practise}
      </Button>
    </>
  )
})

/** Buttons of a practice. The hint button is shown only while the trainee has to act. */
const PracticeButtons = observer(function PracticeButtons({ player }: { readonly player: Player }) {
  return (
    <>
      {player.isTurn && <Button onPress={() => player.hint()}>{words.hint}</Button>}
      <Button variant="secondary" onPress={() => void player.again()}>
        {words.stopPractice}
      </Button>
    </>
  )
})

function RoundButton({
  icon,
  label,
  onPress,
}: {
  readonly icon: 'back' | 'chevron'
  readonly label: string
  readonly onPress: () => void
}) {
  return (
    <button type="button" className={styles['round']} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function isDone({ phase, hasFailed }: Player): boolean {
  return phase === 'ended' && !hasFailed
}

/**
 * Returns the text of the player's bar about what is happening. It includes the result, because on a
 * phone the bar is always visible.
 */
function captionOf(player: Player): string {
  const { phase, caption, isTurn, hasMissed, position, isPractising } = player
  if (phase === 'opening') return words.opening
  if (phase === 'by-hand') return words.tookOver
  if (phase === 'ended')
    return player.hasFailed ? words.failedBelow : isPractising ? words.practised : words.end
  if (isTurn && caption === '') return hasMissed ? words.miss : words.yourTurn
  if (phase === 'ready' && position === 0) return words.ready
  return caption
}

/**
 * Handles keys: space starts and pauses the player, the arrows move by one step. Does nothing if the
 * focus is on a control that uses the key.
 */
function useKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event
      const usesKeys = target instanceof Element && target.closest('input, select, textarea') !== null
      const usesSpace = target instanceof Element && target.closest('button, a') !== null
      if (usesKeys) return
      if (key === ' ' && !usesSpace) {
        event.preventDefault()
        if (player.isPlaying) player.pause()
        else void player.play()
      }
      if (key === 'ArrowRight') void player.forward()
      if (key === 'ArrowLeft') void player.back()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [player])
}
