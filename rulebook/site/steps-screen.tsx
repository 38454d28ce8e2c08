import { useState } from 'react'
import { TextLink } from '@/ui/kit/button'
import { LinkButton } from '@/ui/kit/link-button'
import type { CatalogueStep } from '#rulebook/shared/rulebook-data'
import { playAddress } from './addresses'
import { says } from '#rulebook/shared/folded'
import { useSteps } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { SearchField } from './search-field'
import { stepCount, texts, useCount } from './texts'

/** Enough to find one by its words; the search narrows the rest. */
const shownAtOnce = 60

/** Every step with an example and the scenarios that use it. Source: RUL-02. */
export function StepsScreen() {
  const steps = useSteps()
  return (
    <Page title={texts.steps} lead={texts.stepsPage.lead}>
      <Ready loaded={steps}>{(value) => <Steps steps={value} />}</Ready>
    </Page>
  )
}

function Steps({ steps }: { readonly steps: readonly CatalogueStep[] }) {
  const [search, setSearch] = useState('')
  const found = steps.filter(({ pattern, example }) => says(`${pattern} ${example}`, search.trim()))
  return (
    <>
      <SearchField label={texts.stepsPage.search} value={search} onChange={setSearch} />
      <p role="status" className={styles['caption']}>
        {stepCount(found.length)}
      </p>
      <ul className={styles['steps']}>
        {found.slice(0, shownAtOnce).map((step) => (
          <li key={step.pattern} className={styles['catalogueStep']}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Step({ step: { pattern, example, table, uses, scenarios } }: { readonly step: CatalogueStep }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    void navigator.clipboard.writeText(example || pattern).then(() => setCopied(true))
  }
  return (
    <>
      <p className={styles['pattern']}>{pattern}</p>
      {example !== '' && <p className={styles['caption']}>{example}</p>}
      <p className={styles['caption']}>
        {useCount(uses)} {table && texts.stepsPage.table}
      </p>
      <p className={styles['links']}>
        <LinkButton icon="copy" onPress={copy} hiddenText={`: ${pattern}`}>
          {copied ? texts.stepsPage.copied : texts.stepsPage.copy}
        </LinkButton>
        {scenarios.map(({ rule, scenario, name }) => (
          <TextLink key={scenario} to={playAddress(rule, scenario)}>
            {name}
          </TextLink>
        ))}
      </p>
    </>
  )
}
