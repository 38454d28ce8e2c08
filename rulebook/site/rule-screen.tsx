import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import type { LastScenarioResult, RulePage, RuleScenario } from '#rulebook/shared/rulebook-data'
import { playerPagePath, rulePagePath, rulebookPaths } from './addresses'
import { useRulebookIndex, useRulePage } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import styles from './rulebook.module.css'
import { StepText } from './step-text'
import { pictureAddress, StepPictures } from './step-pictures'
import { lastBrowserRunText, lastResultText, lastRunText, pictureAltText, texts } from './texts'

/** Page of one rule: its sentence, its scenarios, and the last result of each. Source: RUL-01. */
export function RuleScreen({ id }: { readonly id: string }) {
  const rulePage = useRulePage(id)
  return <LoadBoundary state={rulePage}>{(page) => <RuleContent page={page} />}</LoadBoundary>
}

function RuleContent({ page }: { readonly page: RulePage }) {
  const { id, sentence, area, relatedRules, scenarios } = page
  const index = useRulebookIndex()
  return (
    <Page title={sentence} lead={`${id} · ${area.name}`}>
      <p className={styles['factText']}>
        {texts.rulePage.source}: {area.source}.
      </p>
      {index.phase === 'ready' && <p className={styles['factText']}>{lastRunText(index.value.run)}</p>}
      {index.phase === 'ready' && scenarios.some(({ ranInBrowser }) => ranInBrowser) && (
        <p className={styles['factText']}>{lastBrowserRunText(index.value.browserRun)}</p>
      )}
      <section aria-labelledby="examples" className={styles['section']}>
        <h2 id="examples">{texts.rulePage.examples}</h2>
        {scenarios.length === 0 && <p>{texts.rulePage.noScenarios}</p>}
        {scenarios.map((scenario) => (
          <ScenarioArticle key={scenario.id} ruleId={id} scenario={scenario} />
        ))}
      </section>
      {relatedRules.length > 0 && (
        <section aria-labelledby="related-rules" className={styles['section']}>
          <h2 id="related-rules">{texts.rulePage.relatedRules}</h2>
          <RowList labelledBy="related-rules">
            {relatedRules.map((related) => (
              <li key={related.id}>
                <LinkRow to={rulePagePath(related.id)} title={related.sentence} detail={related.id} />
              </li>
            ))}
          </RowList>
        </section>
      )}
      <p>
        <TextLink to={rulebookPaths.rules} icon="back">
          {texts.rulePage.back}
        </TextLink>
      </p>
    </Page>
  )
}

interface ScenarioArticleProps {
  readonly ruleId: string
  readonly scenario: RuleScenario
}

/** A scenario on the page of its rule: its steps, its last result, and a link to its player. */
function ScenarioArticle({ ruleId, scenario }: ScenarioArticleProps) {
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
      {result.kind === 'failed' && <FailurePicture scenario={scenario} failedPosition={result.step} />}
      <ol className={styles['scenarioSteps']}>
        {steps.map((step, position) => (
          <li key={position}>
            <StepText step={step} />
          </li>
        ))}
      </ol>
      {notPlayable === undefined ? (
        <ButtonLink
          to={playerPagePath(ruleId, id)}
          variant="secondary"
          hiddenText={texts.rulePage.hiddenTextSeparator + name}
        >
          {texts.rulePage.play}
        </ButtonLink>
      ) : (
        <p className={styles['factText']}>{notPlayable}</p>
      )}
      {scenario.pictures.length > 0 && <StepPictures scenario={scenario} />}
      {screens.length > 0 && (
        <p className={styles['caption']}>
          {texts.rulePage.shownScreens}: {screens.map(({ title }) => title).join(' · ')}
        </p>
      )}
      <p className={styles['caption']}>
        {texts.rulePage.file}: {file}:{line}
      </p>
    </article>
  )
}

interface FailurePictureProps {
  readonly scenario: RuleScenario
  /** Position of the failed step in the scenario, from 0. */
  readonly failedPosition: number
}

/** Screenshot of the screen on which a step failed. Shown only if Chromium ran the scenario. */
function FailurePicture({ scenario, failedPosition }: FailurePictureProps) {
  const picture = scenario.pictures.findLast(({ step }) => step <= failedPosition)
  if (!scenario.ranInBrowser || !picture) return undefined
  return (
    <img
      className={styles['failurePicture']}
      src={pictureAddress(picture)}
      alt={pictureAltText(picture.step)}
      loading="lazy"
    />
  )
}

function ResultChip({ result }: { readonly result: LastScenarioResult }) {
  const label = lastResultText(result)
  switch (result.kind) {
    case 'passed':
      return (
        <Chip tone="good" icon="success">
          {label}
        </Chip>
      )
    case 'failed':
      return (
        <Chip tone="bad" icon="error">
          {label}
        </Chip>
      )
    case 'not-run':
      return (
        <Chip tone="neutral" icon="clock">
          {label}
        </Chip>
      )
  }
}
