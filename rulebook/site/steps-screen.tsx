import { useState } from 'react'
import { TextLink } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { isStepFound, stepVariantsToShow } from '#rulebook/shared/step-search'
import type { CatalogueStep, StepUsage } from '#rulebook/shared/rulebook-data'
import { playerPagePath } from './addresses'
import { useStepCatalogue } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import styles from './rulebook.module.css'
import { SearchField } from './search-field'
import { stepCountText, stepUseCountText, stepVariantCountText, texts } from './texts'

/** Maximum number of step definitions shown at once. The reader searches to see others. */
const maxShownSteps = 60

/** Page that lists every step definition, with an example and the scenarios that use it. Source: RUL-02. */
export function StepsScreen() {
  const steps = useStepCatalogue()
  return (
    <Page title={texts.steps} lead={texts.stepsPage.lead}>
      <LoadBoundary state={steps}>{(value) => <SearchableStepList steps={value} />}</LoadBoundary>
    </Page>
  )
}

function SearchableStepList({ steps }: { readonly steps: readonly CatalogueStep[] }) {
  const [typedSearch, setTypedSearch] = useState('')
  const search = typedSearch.trim()
  const foundSteps = steps.filter((step) => isStepFound(step, search))
  return (
    <>
      <SearchField label={texts.stepsPage.search} value={typedSearch} onChange={setTypedSearch} />
      <p role="status" className={styles['caption']}>
        {stepCountText(foundSteps.length)}
      </p>
      <ul className={styles['steps']}>
        {foundSteps.slice(0, maxShownSteps).map((step) => (
          <li key={step.pattern} className={styles['catalogueStep']}>
            <StepDetails step={step} search={search} />
          </li>
        ))}
      </ul>
    </>
  )
}

function StepDetails({ step, search }: { readonly step: CatalogueStep; readonly search: string }) {
  const { pattern, example, table } = step
  const shownVariants = stepVariantsToShow(step, search)
  return (
    <>
      <p className={styles['pattern']}>{pattern}</p>
      {step.sayings.length > 0 && search === '' && <p className={styles['caption']}>{example}</p>}
      {table && <p className={styles['caption']}>{texts.stepsPage.hasTable}</p>}
      {step.sayings.length === 0 ? (
        <StepUsageDetails usage={step} textToCopy={step.example || pattern} />
      ) : (
        // The list of variants is closed without a search, to keep the page short.
        <details open={search !== ''} className={styles['stepVariants']}>
          <summary>{stepVariantCountText(shownVariants.length)}</summary>
          <ul>
            {shownVariants.map((variant) => (
              <li key={variant.word}>
                <StepUsageDetails usage={variant} textToCopy={variant.example || variant.word} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface StepUsageDetailsProps {
  readonly usage: StepUsage
  /** Text that the copy button copies. */
  readonly textToCopy: string
}

function StepUsageDetails({ usage: { example, uses, scenarios }, textToCopy }: StepUsageDetailsProps) {
  const [isCopied, setCopied] = useState(false)
  const copyText = (): void => {
    void navigator.clipboard.writeText(textToCopy).then(() => setCopied(true))
  }
  return (
    <>
      {example !== '' && <p>{example}</p>}
      <p className={styles['caption']}>{stepUseCountText(uses)}</p>
      <p className={styles['links']}>
        <ButtonStyledAsLink icon="copy" onPress={copyText} hiddenText={`: ${textToCopy}`}>
          {isCopied ? texts.stepsPage.copied : texts.stepsPage.copy}
        </ButtonStyledAsLink>
        {scenarios.map(({ rule, scenario, name }) => (
          <TextLink key={scenario} to={playerPagePath(rule, scenario)}>
            {name}
          </TextLink>
        ))}
      </p>
    </>
  )
}
