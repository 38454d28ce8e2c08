import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { TextLink } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Notice } from '@/ui/kit/notice'
import type { RulePage } from '#rulebook/shared/rulebook-data'
import { rulePagePath } from './addresses'
import { CourseLinks } from './course-links'
import { storeScoreUnlessWorse } from './course-progress'
import { useRulePage } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import { Player } from './player'
import { PlayerBar } from './player-bar'
import { PlayerControls } from './player-controls'
import styles from './player.module.css'
import { isComputerScenario, StageView } from './stage-frame'
import { StepText } from './step-text'
import { texts } from './texts'

interface PlayerScreenProps {
  readonly ruleId: string
  readonly scenarioId: string
  /** Number of steps that are replayed when the page opens. */
  readonly stepsToReplay: number
}

/** Page that shows a scenario next to the portal, which plays it. Source: RUL-04, RUL-05. */
export function PlayerScreen({ ruleId, scenarioId, stepsToReplay }: PlayerScreenProps) {
  const rulePage = useRulePage(ruleId)
  return (
    <LoadBoundary state={rulePage}>
      {(page) => <ScenarioPlayer page={page} scenarioId={scenarioId} stepsToReplay={stepsToReplay} />}
    </LoadBoundary>
  )
}

interface ScenarioPlayerProps {
  readonly page: RulePage
  readonly scenarioId: string
  readonly stepsToReplay: number
}

const ScenarioPlayer = observer(function ScenarioPlayer(props: ScenarioPlayerProps) {
  const { page, scenarioId } = props
  const scenario = page.scenarios.find(({ id }) => id === scenarioId) ?? page.scenarios[0]
  const player = useMemo(() => scenario && new Player(scenario), [scenario])
  const [stepsToReplay] = useState(props.stepsToReplay)
  const [isPresenting, setPresenting] = useState(false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-presenting', isPresenting)
    return () => document.documentElement.removeAttribute('data-presenting')
  }, [isPresenting])
  const isPractised = player?.isPractising === true && player.phase === 'ended' && !player.hasFailed
  useEffect(() => {
    if (!isPractised || !player) return
    const day = dayInBuenosAires(instant(Date.now()))
    storeScoreUnlessWorse(player.scenario.id, { ...player.score, day })
  }, [isPractised, player])
  if (!scenario || !player) return <p>{texts.rulePage.noScenarios}</p>
  const isStageFullWidth = isPresenting || isComputerScenario(player)
  return (
    <Page title={scenario.name} lead={isPresenting ? undefined : page.sentence}>
      <div className={classNames(styles['player'], isStageFullWidth && styles['stageFullWidth'])}>
        <PlayerBar player={player} />
        <StageView player={player} stepsToReplay={stepsToReplay} isPresenting={isPresenting} />
        <div className={styles['scenarioText']}>
          <EarlyEndNotice player={player} />
          {!isPresenting && <StepList player={player} />}
          <PlayerControls
            player={player}
            ruleId={page.id}
            isPresenting={isPresenting}
            onPresentationToggle={() => setPresenting(!isPresenting)}
          />
          <CourseLinks scenarioId={scenario.id} isPractised={isPractised} />
          <p>
            <TextLink to={rulePagePath(page.id)} icon="back">
              {page.id}
            </TextLink>
          </p>
        </div>
      </div>
    </Page>
  )
})

const StepList = observer(function StepList({ player }: { readonly player: Player }) {
  const { scenario, stepOutcomes, stepPosition, phase } = player
  return (
    <ol className={styles['steps']} aria-label={texts.player.steps}>
      {scenario.steps.map((step, position) => {
        const outcome = stepOutcomes[position]
        const isCurrent = position === stepPosition && phase !== 'ended' && phase !== 'by-hand'
        return (
          <li
            key={position}
            className={classNames(
              styles['step'],
              isCurrent && styles['currentStep'],
              outcome && styles[outcome.kind],
            )}
            aria-current={isCurrent ? 'step' : undefined}
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
 * Notice that says why the scenario ended at a step that did not pass. If all steps passed, the bar of the
 * player says so.
 */
const EarlyEndNotice = observer(function EarlyEndNotice({ player }: { readonly player: Player }) {
  const { phase, lastOutcome } = player
  if (phase !== 'ended' || !lastOutcome) return undefined
  if (lastOutcome.kind === 'failed')
    return (
      <Notice tone="bad" title={texts.player.failed} announced>
        {lastOutcome.message}
      </Notice>
    )
  if (lastOutcome.kind === 'not-playable') return <Notice tone="warn" title={lastOutcome.reason} announced />
  return undefined
})
