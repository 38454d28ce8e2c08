import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Icon } from '@/ui/kit/icon'
import type { Player } from './player'
import styles from './player.module.css'
import { practiceScoreText, stepPositionText, texts } from './texts'

const playerTexts = texts.player

interface PlayerProps {
  readonly player: Player
}

/**
 * Bar of the player with the current step of the scenario, the player's status, and the buttons that
 * control the player. The player also has keyboard shortcuts.
 */
export const PlayerBar = observer(function PlayerBar({ player }: PlayerProps) {
  const { stepPosition, scenario } = player
  const isPracticeRunning = player.isPractising && player.phase !== 'ended'
  useKeyboardShortcuts(player)
  const shownPosition = Math.min(stepPosition, scenario.steps.length - 1)
  const step = scenario.steps[shownPosition]
  return (
    <div className={styles['bar']}>
      <p className={styles['currentStepText']}>
        <span className={styles['stepCount']}>{stepPositionText(shownPosition, scenario.steps.length)}</span>{' '}
        {step?.keyword} {step?.text}
      </p>
      <p role="status" className={classNames(styles['status'], hasEndedWell(player) && styles['endedWell'])}>
        {statusText(player)}
        {hasEndedWell(player) && player.isPractising && <span>{practiceScoreText(player.score)}</span>}
      </p>
      <div className={styles['buttons']}>
        {isPracticeRunning ? <PracticeButtons player={player} /> : <PlaybackButtons player={player} />}
      </div>
    </div>
  )
})

const PlaybackButtons = observer(function PlaybackButtons({ player }: PlayerProps) {
  return (
    <>
      <RoundIconButton icon="back" label={playerTexts.back} onPress={() => void player.stepBack()} />
      {player.isPlaying ? (
        <Button onPress={() => player.pause()}>{playerTexts.pause}</Button>
      ) : (
        <Button onPress={() => void player.play()}>{playerTexts.play}</Button>
      )}
      <RoundIconButton icon="chevron" label={playerTexts.forward} onPress={() => void player.stepForward()} />
      <Button variant="secondary" onPress={() => void player.runPractice()}>
        {playerTexts.practise}
      </Button>
    </>
  )
})

/** Buttons of a practice. The hint button is shown only while the trainee has to act. */
const PracticeButtons = observer(function PracticeButtons({ player }: PlayerProps) {
  return (
    <>
      {player.isTraineeTurn && <Button onPress={() => player.showHint()}>{playerTexts.hint}</Button>}
      <Button variant="secondary" onPress={() => void player.restart()}>
        {playerTexts.stopPractice}
      </Button>
    </>
  )
})

interface RoundIconButtonProps {
  readonly icon: 'back' | 'chevron'
  readonly label: string
  readonly onPress: () => void
}

function RoundIconButton({ icon, label, onPress }: RoundIconButtonProps) {
  return (
    <button type="button" className={styles['roundButton']} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function hasEndedWell({ phase, hasFailed }: Player): boolean {
  return phase === 'ended' && !hasFailed
}

/**
 * Returns the text that says what the player does, what the trainee has to do, or how the scenario ended.
 * The bar shows it because, on a phone, only the bar is always visible.
 */
function statusText({
  phase,
  hasFailed,
  actionInstruction,
  isTraineeTurn,
  isLastPressWrong,
  stepPosition,
  isPractising,
}: Player): string {
  if (phase === 'opening') return playerTexts.opening
  if (phase === 'by-hand') return playerTexts.usedByHand
  if (phase === 'ended' && hasFailed) return playerTexts.endedFailed
  if (phase === 'ended') return isPractising ? playerTexts.practiceEnded : playerTexts.endedWell
  if (isTraineeTurn && actionInstruction === '')
    return isLastPressWrong ? playerTexts.wrongPress : playerTexts.yourTurn
  if (phase === 'ready' && stepPosition === 0) return playerTexts.ready
  return actionInstruction
}

/**
 * Handles keys: space starts and pauses the player, the arrows move by one step. Does nothing if the
 * focus is on a control that uses the key.
 */
function useKeyboardShortcuts(player: Player): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const { target, key } = event
      const isTargetTextControl =
        target instanceof Element && target.closest('input, select, textarea') !== null
      const isTargetPressedBySpace = target instanceof Element && target.closest('button, a') !== null
      if (isTargetTextControl) return
      if (key === ' ' && !isTargetPressedBySpace) {
        event.preventDefault()
        if (player.isPlaying) player.pause()
        else void player.play()
      }
      if (key === 'ArrowRight') void player.stepForward()
      if (key === 'ArrowLeft') void player.stepBack()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [player])
}
