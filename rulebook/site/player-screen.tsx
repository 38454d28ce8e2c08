import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import type { RulePage } from '#rulebook/shared/rulebook-data'
import { noteDone } from './course-progress'
import { useRule } from './load'
import { Page, Ready } from './page'
import { Player } from './player'
import { PlayerControls } from './player-controls'
import styles from './player.module.css'
import { StageView } from './stage-frame'
import { StepText } from './step-text'
import { actsText, texts } from './texts'
import { TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { classNames } from '@/ui/kit/class-names'
import { ruleAddress } from './addresses'
import { linkedStep } from './linked-step'

/** A scenario beside the portal that plays it. Source: RUL-04, RUL-05. */
export function PlayerScreen({ rule, scenario }: { readonly rule: string; readonly scenario: string }) {
  const page = useRule(rule)
  return <Ready loaded={page}>{(value) => <Play page={value} id={scenario} />}</Ready>
}

const Play = observer(function Play({ page, id }: { readonly page: RulePage; readonly id: string }) {
  const scenario = page.scenarios.find((each) => each.id === id) ?? page.scenarios[0]
  const player = useMemo(() => scenario && new Player(scenario), [scenario])
  const [upTo] = useState(linkedStep)
  const [isTextHidden, hideText] = useState(false)
  const isPassed = player?.isPractising === true && player.phase === 'ended' && !player.hasFailed
  useEffect(() => {
    if (isPassed && player) noteDone(player.scenario.id, player.score)
  }, [isPassed, player])
  if (!scenario || !player) return <p>{texts.rule.none}</p>
  return (
    <Page title={scenario.name} lead={page.sentence}>
      <p>
        <TextLink to={ruleAddress(page.id)} icon="back">
          {page.id}
        </TextLink>
      </p>
      <div className={classNames(styles['player'], isTextHidden && styles['alone'])}>
        <div className={styles['script']}>
          <PlayerControls
            player={player}
            isTextHidden={isTextHidden}
            onHideText={() => hideText(!isTextHidden)}
          />
          <p role="status" className={styles['caption']}>
            {captionOf(player)}
          </p>
          <End player={player} />
          {!isTextHidden && <Steps player={player} />}
        </div>
        <StageView player={player} upTo={upTo} />
      </div>
    </Page>
  )
})

const Steps = observer(function Steps({ player }: { readonly player: Player }) {
  const { scenario, outcomes, position, phase } = player
  return (
    <ol className={styles['steps']} aria-label={texts.player.steps}>
      {scenario.steps.map((step, at) => {
        const outcome = outcomes[at]
        const isNow = at === position && phase !== 'ended' && phase !== 'by-hand'
        return (
          <li
            key={at}
            className={classNames(styles['step'], isNow && styles['now'], outcome && styles[outcome.kind])}
            aria-current={isNow ? 'step' : undefined}
          >
            <StepText step={step} />
            {outcome && (
              <span className={styles['outcome']}>
                {outcome.kind === 'passed' ? texts.player.passed : texts.player.failed}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
})

const End = observer(function End({ player }: { readonly player: Player }) {
  const { phase, last, score, isPractising } = player
  if (phase === 'by-hand') return <Notice tone="info" title={texts.player.tookOver} announced />
  if (phase !== 'ended' || !last) return undefined
  if (last.kind === 'failed')
    return (
      <Notice tone="bad" title={texts.player.failed} announced>
        {last.message}
      </Notice>
    )
  if (last.kind === 'not-playable') return <Notice tone="warn" title={last.why} announced />
  if (!isPractising) return <Notice tone="good" title={texts.player.end} announced />
  return (
    <Notice tone="good" title={texts.player.practised} announced>
      {actsText(score.right, score.acts, score.hints, Math.round(score.milliseconds / 1000))}
    </Notice>
  )
})

function captionOf({ phase, caption, isPractising, hasMissed }: Player): string {
  if (phase === 'opening') return texts.player.opening
  if (isPractising && hasMissed && caption === '') return texts.player.miss
  if (isPractising && phase === 'running' && caption === '') return texts.player.yourTurn
  return caption
}
