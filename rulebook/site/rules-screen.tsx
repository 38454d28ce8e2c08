import { useState } from 'react'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { SelectField } from '@/ui/kit/select-field'
import { EmptyState } from '@/ui/kit/empty-state'
import type { RuleSummary, RulebookIndex } from '#rulebook/shared/rulebook-data'
import { ruleAddress } from './addresses'
import { containsSearchWords } from '#rulebook/shared/text-search'
import { useIndex } from './load'
import { Page, Ready } from './page'
import styles from './rulebook.module.css'
import { SearchField } from './search-field'
import { playableText, ruleCount, ruleDetail, runText, texts, versionText } from './texts'

const states = ['all', 'failed', 'not-run', 'none'] as const

type State = (typeof states)[number]

/** Value of the choice that shows the rules of every version, old and new. */
const anyVersion = ''

/**
 * First page of the rulebook: all rules by area. The reader can filter them by words, result and
 * version. Source: RUL-01, RUL-02.
 */
export function RulesScreen() {
  const index = useIndex()
  return (
    <Page title={texts.name} lead={texts.index.lead}>
      <Ready loaded={index}>{(value) => <Rules index={value} />}</Ready>
    </Page>
  )
}

function Rules({ index }: { readonly index: RulebookIndex }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<State>('all')
  const [since, setSince] = useState(anyVersion)
  const shown = index.rules.filter(
    (rule) =>
      isIn(rule, state) &&
      (since === anyVersion || rule.newSince.includes(Number(since))) &&
      containsSearchWords(`${rule.id} ${rule.sentence}`, search.trim()),
  )
  return (
    <>
      <div className={styles['filters']}>
        <SearchField
          label={texts.index.search}
          hint={texts.index.searchHint}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          id="state"
          label={texts.index.states}
          placeholder={texts.index.ofState.all}
          value={state === 'all' ? '' : state}
          onChange={(value) => setState(states.find((each) => each === value) ?? 'all')}
          options={states.slice(1).map((value) => ({ value, label: texts.index.ofState[value] }))}
        />
        {index.versions.length > 0 && (
          <SelectField
            id="since"
            label={texts.index.newSince}
            placeholder={texts.index.anyVersion}
            value={since}
            onChange={setSince}
            options={index.versions.map((version, at) => ({ value: `${at}`, label: versionText(version) }))}
          />
        )}
      </div>
      <p role="status" className={styles['caption']}>
        {ruleCount(shown.length)}
      </p>
      <p className={styles['caption']}>
        {runText(index.run)} {playableText(index.totals.playable, index.totals.inNode)}
      </p>
      {shown.length === 0 && (
        <EmptyState icon="help" title={texts.index.nothing}>
          {texts.index.nothingHint}
        </EmptyState>
      )}
      {index.areas.map(({ id, name }) => {
        const own = shown.filter(({ area }) => area === id)
        if (own.length === 0) return undefined
        return (
          <section key={id} aria-labelledby={`area-${id}`} className={styles['section']}>
            <h2 id={`area-${id}`}>{name}</h2>
            <RowList labelledBy={`area-${id}`}>
              {own.map((rule) => (
                <li key={rule.id}>
                  <LinkRow to={ruleAddress(rule.id)} title={rule.sentence} detail={ruleDetail(rule)} />
                </li>
              ))}
            </RowList>
          </section>
        )
      })}
    </>
  )
}

function isIn({ scenarios, failed, notRun }: RuleSummary, state: State): boolean {
  switch (state) {
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
