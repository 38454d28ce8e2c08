import { Screen } from '@/ui/kit/screen'
import { wikiTexts as texts } from '@/ui/texts/wiki.texts'
import { Section } from './wiki-section'
import { Buttons, Colours, Icons, Panels, Type } from './wiki-basics'
import { Loading, Notices, Rows, States } from './wiki-contents'
import { WikiForm } from './wiki-form'
import { Details, Months, Results } from './wiki-results'
import { Bars, Choices, Floating, Folds } from './wiki-interactions'

/** A gallery of every component of the kit in its states. Source: SES-14. */
export function WikiScreen() {
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <Colours />
      <Type />
      <Buttons />
      <Panels />
      <Section title={texts.sections.fields}>
        <WikiForm />
      </Section>
      <Choices />
      <Notices />
      <States />
      <Rows />
      <Loading />
      <Results />
      <Months />
      <Details />
      <Folds />
      <Floating />
      <Bars />
      <Icons />
    </Screen>
  )
}
