import { useState } from 'react'
import { Accordion } from '@/ui/kit/accordion'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import type { RulebookIndex, ScreenSummary } from '#rulebook/shared/rulebook-data'
import { ruleAddress } from './addresses'
import { containsSearchWords } from '#rulebook/shared/text-search'
import { useIndex } from './load'
import { Page, Ready } from './page'
import { SearchField } from './search-field'
import { screenText, texts } from './texts'

/** Page that lists the portal's screens, each with links to its rules. Source: RUL-02. */
export function ScreensScreen() {
  const index = useIndex()
  return (
    <Page title={texts.screens} lead={texts.screensPage.lead}>
      <Ready loaded={index}>{(value) => <Screens index={value} />}</Ready>
    </Page>
  )
}

function Screens({ index: { screens, rules } }: { readonly index: RulebookIndex }) {
  const [search, setSearch] = useState('')
  const sentences = new Map(rules.map(({ id, sentence }) => [id, sentence]))
  if (screens.length === 0) return <p>{texts.screensPage.nothing}</p>
  const shown = screens.filter(({ title, heading, path }) =>
    containsSearchWords(`${title} ${heading ?? ''} ${path}`, search.trim()),
  )
  return (
    <>
      <SearchField label={texts.screensPage.search} value={search} onChange={setSearch} />
      <Accordion
        items={shown.map((screen) => ({
          id: screen.path,
          title: screenText(screen),
          content: <RulesOf screen={screen} sentences={sentences} />,
        }))}
      />
    </>
  )
}

function RulesOf({
  screen: { title, rules },
  sentences,
}: {
  readonly screen: ScreenSummary
  readonly sentences: ReadonlyMap<string, string>
}) {
  return (
    <RowList label={title}>
      {rules.map((rule) => (
        <li key={rule}>
          <LinkRow to={ruleAddress(rule)} title={sentences.get(rule) ?? rule} detail={rule} />
        </li>
      ))}
    </RowList>
  )
}
