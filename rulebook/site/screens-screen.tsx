import { useState } from 'react'
import { Accordion } from '@/ui/kit/accordion'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import type { RulebookIndex, ScreenSummary } from '#rulebook/shared/rulebook-data'
import { rulePagePath } from './addresses'
import { containsSearchWords } from '#rulebook/shared/text-search'
import { useRulebookIndex } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import { SearchField } from './search-field'
import { screenTitleText, texts } from './texts'

/** Page that lists the portal's screens, each with links to its rules. Source: RUL-02. */
export function ScreensScreen() {
  const index = useRulebookIndex()
  return (
    <Page title={texts.screens} lead={texts.screensPage.lead}>
      <LoadBoundary state={index}>{(value) => <SearchableScreenList index={value} />}</LoadBoundary>
    </Page>
  )
}

function SearchableScreenList({ index: { screens, rules } }: { readonly index: RulebookIndex }) {
  const [search, setSearch] = useState('')
  const sentenceByRule = new Map(rules.map(({ id, sentence }) => [id, sentence]))
  if (screens.length === 0) return <p>{texts.screensPage.scenariosNotRun}</p>
  const shownScreens = screens.filter(({ title, heading, path }) =>
    containsSearchWords(`${title} ${heading ?? ''} ${path}`, search.trim()),
  )
  return (
    <>
      <SearchField label={texts.screensPage.search} value={search} onChange={setSearch} />
      <Accordion
        items={shownScreens.map((screen) => ({
          id: screen.path,
          title: screenTitleText(screen),
          content: <ScreenRuleList screen={screen} sentenceByRule={sentenceByRule} />,
        }))}
      />
    </>
  )
}

interface ScreenRuleListProps {
  readonly screen: ScreenSummary
  /** Sentence of each rule, by the id of the rule. */
  readonly sentenceByRule: ReadonlyMap<string, string>
}

function ScreenRuleList({ screen: { title, rules }, sentenceByRule }: ScreenRuleListProps) {
  return (
    <RowList label={title}>
      {rules.map((ruleId) => (
        <li key={ruleId}>
          <LinkRow to={rulePagePath(ruleId)} title={sentenceByRule.get(ruleId) ?? ruleId} detail={ruleId} />
        </li>
      ))}
    </RowList>
  )
}
