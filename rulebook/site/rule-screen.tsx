import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import type { LastScenarioResult, RulePage, RuleScenario } from '#rulebook/shared/rulebook-data'
import { playAddress, ruleAddress, rulebookPaths } from './addresses'
import { useIndex, useRule } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { StepText } from './step-text'
import { pictureAddress, StepPictures } from './step-pictures'
import { browserRunText, pictureText, resultText, runText, texts } from './texts'

/** Page of one rule: its sentence, its scenarios, and the last result of each. Source: RUL-01. */
export function RuleScreen({ id }: { readonly id: string }) {
  const rule = useRule(id)
  return <Ready loaded={rule}>{(value) => <Rule page={value} />}</Ready>
}

function Rule({ page: { id, sentence, area, beside, scenarios } }: { readonly page: RulePage }) {
  const index = useIndex()
  return (
    <Page title={sentence} lead={`${id} · ${area.name}`}>
      <p className={styles['fact']}>
        {texts.rule.source}: {area.source}.
      </p>
      {index.phase === 'ready' && <p className={styles['fact']}>{runText(index.value.run)}</p>}
      {index.phase === 'ready' && scenarios.some(({ ranInBrowser }) => ranInBrowser) && (
        <p className={styles['fact']}>{browserRunText(index.value.browserRun)}</p>
      )}
      <section aria-labelledby="examples" className={styles['section']}>
        <h2 id="examples">{texts.rule.examples}</h2>
        {scenarios.length === 0 && <p>{texts.rule.none}</p>}
        {scenarios.map((scenario) => (
          <Scenario key={scenario.id} rule={id} scenario={scenario} />
        ))}
      </section>
      {beside.length > 0 && (
        <section aria-labelledby="beside" className={styles['section']}>
          <h2 id="beside">{texts.rule.beside}</h2>
          <RowList labelledBy="beside">
            {beside.map((other) => (
              <li key={other.id}>
                <LinkRow to={ruleAddress(other.id)} title={other.sentence} detail={other.id} />
              </li>
            ))}
          </RowList>
        </section>
      )}
      <p>
        <TextLink to={rulebookPaths.rules} icon="back">
          {texts.rule.back}
        </TextLink>
      </p>
    </Page>
  )
}

function Scenario({ rule, scenario }: { readonly rule: string; readonly scenario: RuleScenario }) {
  const { id, name, heading, steps, file, line, result, notPlayable, screens } = scenario
  return (
    <article aria-labelledby={`scenario-${id}`} className={styles['scenario']}>
      {heading !== undefined && <p className={styles['caption']}>{heading}</p>}
      <h3 id={`scenario-${id}`}>{name}</h3>
      <ResultChip result={result} />
      {result.kind === 'failed' && (
        <Notice tone="bad" title={steps[result.step]?.text ?? name}>
          {result.message}
        </Notice>
      )}
      {result.kind === 'failed' && <FailurePicture scenario={scenario} step={result.step} />}
      <ol className={styles['scenarioSteps']}>
        {steps.map((step, position) => (
          <li key={position}>
            <StepText step={step} />
          </li>
        ))}
      </ol>
      {notPlayable === undefined ? (
        <ButtonLink to={playAddress(rule, id)} variant="secondary" hiddenText={texts.rule.playHidden + name}>
          {texts.rule.play}
        </ButtonLink>
      ) : (
        <p className={styles['fact']}>{notPlayable}</p>
      )}
      {scenario.pictures.length > 0 && <StepPictures scenario={scenario} />}
      {screens.length > 0 && (
        <p className={styles['caption']}>
          {texts.rule.shownScreens}: {screens.map(({ title }) => title).join(' · ')}
        </p>
      )}
      <p className={styles['caption']}>
        {texts.rule.file}: {file}:{line}
      </p>
    </article>
  )
}

/** Screenshot of the screen on which a step failed, if Chromium ran the scenario. */
function FailurePicture({ scenario, step }: { readonly scenario: RuleScenario; readonly step: number }) {
  const last = scenario.pictures.findLast((picture) => picture.step <= step)
  if (!scenario.ranInBrowser || !last) return undefined
  return (
    <img className={styles['met']} src={pictureAddress(last)} alt={pictureText(last.step)} loading="lazy" />
  )
}

function ResultChip({ result }: { readonly result: LastScenarioResult }) {
  const words = resultText(result)
  switch (result.kind) {
    case 'passed':
      return (
        <Chip tone="good" icon="success">
          {words}
        </Chip>
      )
    case 'failed':
      return (
        <Chip tone="bad" icon="error">
          {words}
        </Chip>
      )
    case 'not-run':
      return (
        <Chip tone="neutral" icon="clock">
          {words}
        </Chip>
      )
  }
}
