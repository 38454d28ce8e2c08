import { useState } from 'react'
import { TextLink } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { stepVariantsToShow, isStepFound } from '#rulebook/shared/step-search'
import type { CatalogueStep, StepUsage } from '#rulebook/shared/rulebook-data'
import { playAddress } from './addresses'
import { useSteps } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { SearchField } from './search-field'
import { sayingCount, stepCount, texts, useCount } from './texts'

/** Maximum number of step definitions shown at once. The reader searches to see others. */
const shownAtOnce = 60

/** Page that lists every step definition, with an example and the scenarios that use it. Source: RUL-02. */
export function StepsScreen() {
  const steps = useSteps()
  return (
    <Page title={texts.steps} lead={texts.stepsPage.lead}>
      <Ready loaded={steps}>{(value) => <Steps steps={value} />}</Ready>
    </Page>
  )
}

function Steps({ steps }: { readonly steps: readonly CatalogueStep[] }) {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const found = steps.filter((step) => isStepFound(step, search))
  return (
    <>
      <SearchField label={texts.stepsPage.search} value={typed} onChange={setTyped} />
      <p role="status" className={styles['caption']}>
        {stepCount(found.length)}
      </p>
      <ul className={styles['steps']}>
        {found.slice(0, shownAtOnce).map((step) => (
          <li key={step.pattern} className={styles['catalogueStep']}>
            <Step step={step} search={search} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Step({ step, search }: { readonly step: CatalogueStep; readonly search: string }) {
  const { pattern, example, table } = step
  const sayings = stepVariantsToShow(step, search)
  return (
    <>
      <p className={styles['pattern']}>{pattern}</p>
      {step.sayings.length > 0 && search === '' && <p className={styles['caption']}>{example}</p>}
      {table && <p className={styles['caption']}>{texts.stepsPage.table}</p>}
      {step.sayings.length === 0 ? (
        <Use use={step} text={step.example || pattern} />
      ) : (
        // A search opens what it found; without one the page begins short.
        <details open={search !== ''} className={styles['sayings']}>
          <summary>{sayingCount(sayings.length)}</summary>
          <ul>
            {sayings.map((saying) => (
              <li key={saying.word}>
                <Use use={saying} text={saying.example || saying.word} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Use({
  use: { example, uses, scenarios },
  text,
}: {
  readonly use: StepUsage
  /** Text that the copy button copies. */
  readonly text: string
}) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true))
  }
  return (
    <>
      {example !== '' && <p>{example}</p>}
      <p className={styles['caption']}>{useCount(uses)}</p>
      <p className={styles['links']}>
        <ButtonStyledAsLink icon="copy" onPress={copy} hiddenText={`: ${text}`}>
          {copied ? texts.stepsPage.copied : texts.stepsPage.copy}
        </ButtonStyledAsLink>
        {scenarios.map(({ rule, scenario, name }) => (
          <TextLink key={scenario} to={playAddress(rule, scenario)}>
            {name}
          </TextLink>
        ))}
      </p>
    </>
  )
}
