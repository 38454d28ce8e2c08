import { Screen } from '@/ui/kit/screen'
import { wikiTexts as texts } from '@/ui/texts/wiki.texts'
import { WikiSection } from './wiki-section'
import { WikiButtons, WikiColours, WikiIcons, WikiPanels, WikiTypography } from './wiki-basics'
import { WikiLoading, WikiNotices, WikiRows, WikiStates } from './wiki-contents'
import { WikiForm } from './wiki-form'
import { WikiDetails, WikiMonthList, WikiResults } from './wiki-results'
import { WikiMenuBar, WikiChoices, WikiDialogs, WikiAccordions } from './wiki-interactions'

/** A gallery of every component of the kit in its states. Source: SES-14. */
export function WikiScreen() {
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <WikiColours />
      <WikiTypography />
      <WikiButtons />
      <WikiPanels />
      <WikiSection title={texts.sections.fields}>
        <WikiForm />
      </WikiSection>
      <WikiChoices />
      <WikiNotices />
      <WikiStates />
      <WikiRows />
      <WikiLoading />
      <WikiResults />
      <WikiMonthList />
      <WikiDetails />
      <WikiAccordions />
      <WikiDialogs />
      <WikiMenuBar />
      <WikiIcons />
    </Screen>
  )
}
