import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { playAddress, wholeAddress } from './addresses'
import { paces, type Pace, type Player } from './player'
import styles from './player.module.css'
import { texts } from './texts'

interface PlayerControlsProps {
  readonly player: Player
  readonly rule: string
  readonly isPresenting: boolean
  readonly onPresent: () => void
}

const words = texts.player

/** Less common controls of the player: pace, start again, use the portal by hand, and link to a step. */
export const PlayerControls = observer(function PlayerControls({
  player,
  rule,
  isPresenting,
  onPresent,
}: PlayerControlsProps) {
  const { position, scenario, pace } = player
  const paceId = useId()
  const [copied, setCopied] = useState<number>()
  const copyLink = (): void => {
    const link = wholeAddress(playAddress(rule, scenario.id, position))
    void navigator.clipboard.writeText(link).then(() => setCopied(position))
  }
  return (
    <div className={styles['more']}>
      <span className={styles['pace']}>
        <label htmlFor={paceId}>{words.pace}</label>
        <select
          id={paceId}
          value={pace}
          className={styles['select']}
          onChange={(event) => isPace(event.target.value) && player.choosePace(event.target.value)}
        >
          {Object.entries(words.paces).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <ButtonStyledAsLink onPress={() => void player.again()}>{words.again}</ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={() => player.takeOver()}>{words.takeOver}</ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={copyLink}>
        {copied === position ? words.linkCopied : words.copyLink}
      </ButtonStyledAsLink>
      <ButtonStyledAsLink onPress={onPresent}>
        {isPresenting ? words.endPresenting : words.present}
      </ButtonStyledAsLink>
      <p className={styles['keys']}>{words.keys}</p>
    </div>
  )
})

function isPace(value: string): value is Pace {
  return value in paces
}
