import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { absoluteAddress, playerPagePath } from './addresses'
import { highlightMillisecondsByPace, type Pace, type Player } from './player'
import styles from './player.module.css'
import { texts } from './texts'

interface PlayerControlsProps {
  readonly player: Player
  readonly ruleId: string
  readonly isPresenting: boolean
  readonly onPresentationToggle: () => void
}

const playerTexts = texts.player

/**
 * Less common controls of the player: choose the pace, start again, use the portal by hand, copy a link
 * to the step, and present.
 */
export const PlayerControls = observer(function PlayerControls({
  player,
  ruleId,
  isPresenting,
  onPresentationToggle,
}: PlayerControlsProps) {
  const { stepPosition, scenario, pace } = player
  const paceFieldId = useId()
  const [copiedPosition, setCopiedPosition] = useState<number>()
  const copyLink = (): void => {
    const link = absoluteAddress(playerPagePath(ruleId, scenario.id, stepPosition))
    void navigator.clipboard.writeText(link).then(() => setCopiedPosition(stepPosition))
  }
  return (
    <div className={styles['moreControls']}>
      <span className={styles['pace']}>
        <label htmlFor={paceFieldId}>{playerTexts.pace}</label>
        <select
          id={paceFieldId}
          value={pace}
          className={styles['select']}
          onChange={(event) => isPace(event.target.value) && player.choosePace(event.target.value)}
        >
          {Object.entries(playerTexts.paces).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <ButtonStyledAsLink onPress={() => void player.restart()}>{playerTexts.restart}</ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={() => void player.handOverToVisitor()}>
        {playerTexts.takeOver}
      </ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={copyLink}>
        {copiedPosition === stepPosition ? playerTexts.linkCopied : playerTexts.copyLink}
      </ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={onPresentationToggle}>
        {isPresenting ? playerTexts.endPresenting : playerTexts.present}
      </ButtonStyledAsLink>
      <p className={styles['keyboardHelp']}>{playerTexts.keyboardHelp}</p>
    </div>
  )
})

function isPace(value: string): value is Pace {
  return value in highlightMillisecondsByPace
}
