import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { TextLink } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Notice } from '@/ui/kit/notice'
import type { RulePage } from '#rulebook/shared/rulebook-data'
import { ruleAddress } from './addresses'
import { CourseLinks } from './course-links'
import { noteDone } from './course-progress'
import { useRule } from './load'
import { Page, Ready } from './page'
import { Player } from './player'
import { PlayerBar } from './player-bar'
import { PlayerControls } from './player-controls'
import styles from './player.module.css'
import { isWide, StageView } from './stage-frame'
import { StepText } from './step-text'
import { texts } from './texts'

interface PlayerScreenProps {
  readonly rule: string
  readonly scenario: string
  /** Number of the step up to which the scenario is played when the page opens. */
  readonly upTo: number
}

/** Page that shows a scenario next to the portal, which plays it. Source: RUL-04, RUL-05. */
export function PlayerScreen({ rule, scenario, upTo }: PlayerScreenProps) {
  const page = useRule(rule)
  return <Ready loaded={page}>{(value) => <Play page={value} id={scenario} linked={upTo} />}</Ready>
}

interface PlayProps {
  readonly page: RulePage
  readonly id: string
  readonly linked: number
}

const Play = observer(function Play({ page, id, linked }: PlayProps) {
  const scenario = page.scenarios.find((each) => each.id === id) ?? page.scenarios[0]
  const player = useMemo(() => scenario && new Player(scenario), [scenario])
  const [upTo] = useState(linked)
  const [isPresenting, present] = useState(false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-presenting', isPresenting)
    return () => document.documentElement.removeAttribute('data-presenting')
  }, [isPresenting])
  const isPassed = player?.isPractising === true && player.phase === 'ended' && !player.hasFailed
  useEffect(() => {
    if (isPassed && player) noteDone(player.scenario.id, player.score)
  }, [isPassed, player])
  if (!scenario || !player) return <p>{texts.rule.none}</p>
  const isAlone = isPresenting || isWide(player)
  return (
    <Page title={scenario.name} lead={isPresenting ? undefined : page.sentence}>
      <div className={classNames(styles['player'], isAlone && styles['alone'])}>
        <PlayerBar player={player} />
        <StageView player={player} upTo={upTo} isPresenting={isPresenting} />
        <div className={styles['script']}>
          <End player={player} />
          {!isPresenting && <Steps player={player} />}
          <PlayerControls
            player={player}
            rule={page.id}
            isPresenting={isPresenting}
            onPresent={() => present(!isPresenting)}
          />
          <CourseLinks scenario={scenario.id} isDone={isPassed} />
          <p>
            <TextLink to={ruleAddress(page.id)} icon="back">
              {page.id}
            </TextLink>
          </p>
        </div>
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
            className={classNames(
              styles['step'],
              isNow && styles['current'],
              outcome && styles[outcome.kind],
            )}
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

/**
 * Notice that says why the scenario ended before its last step. The bar of the player says when it ended
 * well.
 */
const End = observer(function End({ player }: { readonly player: Player }) {
  const { phase, last } = player
  if (phase !== 'ended' || !last) return undefined
  if (last.kind === 'failed')
    return (
      <Notice tone="bad" title={texts.player.failed} announced>
        {last.message}
      </Notice>
    )
  if (last.kind === 'not-playable') return <Notice tone="warn" title={last.reason} announced />
  return undefined
})
