import { useState } from 'react'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { SelectField } from '@/ui/kit/select-field'
import { EmptyState } from '@/ui/kit/empty-state'
import type { RuleSummary, RulebookIndex } from '#rulebook/shared/rulebook-data'
import { rulePagePath } from './addresses'
import { containsSearchWords } from '#rulebook/shared/text-search'
import { useRulebookIndex } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import styles from './rulebook.module.css'
import { SearchField } from './search-field'
import { lastRunText, playableShareText, ruleCountText, ruleDetailText, texts, versionText } from './texts'

/** Choices of the filter by result. `none` chooses the rules without scenarios. */
const resultFilters = ['all', 'failed', 'not-run', 'none'] as const

type ResultFilter = (typeof resultFilters)[number]

/** Value of the filter by version that chooses all rules, old and new. */
const anyVersion = ''

/**
 * First page of the rulebook: all rules by area. The reader can filter them by words, result and
 * version. Source: RUL-01, RUL-02.
 */
export function RulesScreen() {
  const index = useRulebookIndex()
  return (
    <Page title={texts.name} lead={texts.rulesPage.lead}>
      <LoadBoundary state={index}>{(value) => <FilterableRuleList index={value} />}</LoadBoundary>
    </Page>
  )
}

function FilterableRuleList({ index }: { readonly index: RulebookIndex }) {
  const [search, setSearch] = useState('')
  const [resultFilter, setResultFilter] = useState<ResultFilter>('all')
  const [sinceVersion, setSinceVersion] = useState(anyVersion)
  const shownRules = index.rules.filter(
    (rule) =>
      matchesResultFilter(rule, resultFilter) &&
      (sinceVersion === anyVersion || rule.newSince.includes(Number(sinceVersion))) &&
      containsSearchWords(`${rule.id} ${rule.sentence}`, search.trim()),
  )
  return (
    <>
      <div className={styles['filters']}>
        <SearchField
          label={texts.rulesPage.search}
          hint={texts.rulesPage.searchHint}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          id="state"
          label={texts.rulesPage.resultFilterLabel}
          placeholder={texts.rulesPage.resultFilters.all}
          value={resultFilter === 'all' ? '' : resultFilter}
          onChange={(value) => setResultFilter(resultFilters.find((each) => each === value) ?? 'all')}
          options={resultFilters
            .slice(1)
            .map((value) => ({ value, label: texts.rulesPage.resultFilters[value] }))}
        />
        {index.versions.length > 0 && (
          <SelectField
            id="since"
            label={texts.rulesPage.newSince}
            placeholder={texts.rulesPage.anyVersion}
            value={sinceVersion}
            onChange={setSinceVersion}
            options={index.versions.map((version, position) => ({
              value: `${position}`,
              label: versionText(version),
            }))}
          />
        )}
      </div>
      <p role="status" className={styles['caption']}>
        {ruleCountText(shownRules.length)}
      </p>
      <p className={styles['caption']}>
        {lastRunText(index.run)} {playableShareText(index.totals.playable, index.totals.inNode)}
      </p>
      {shownRules.length === 0 && (
        <EmptyState icon="help" title={texts.rulesPage.noRuleFound}>
          {texts.rulesPage.noRuleFoundHint}
        </EmptyState>
      )}
      {index.areas.map(({ id, name }) => {
        const areaRules = shownRules.filter(({ area }) => area === id)
        if (areaRules.length === 0) return undefined
        return (
          <section key={id} aria-labelledby={`area-${id}`} className={styles['section']}>
            <h2 id={`area-${id}`}>{name}</h2>
            <RowList labelledBy={`area-${id}`}>
              {areaRules.map((rule) => (
                <li key={rule.id}>
                  <LinkRow to={rulePagePath(rule.id)} title={rule.sentence} detail={ruleDetailText(rule)} />
                </li>
              ))}
            </RowList>
          </section>
        )
      })}
    </>
  )
}

function matchesResultFilter({ scenarios, failed, notRun }: RuleSummary, filter: ResultFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'failed':
      return failed > 0
    case 'not-run':
      return notRun > 0
    case 'none':
      return scenarios === 0
  }
}
