import { Screen } from '@/ui/kit/screen'
import { componentGalleryTexts as texts } from '@/ui/texts/wiki.texts'
import { ComponentSampleSection } from './wiki-section'
import { ButtonSamples, ColourSamples, IconSamples, PanelSamples, TypographySamples } from './wiki-basics'
import { LoadingSamples, NoticeSamples, RowSamples, ChipAndProgressSamples } from './wiki-contents'
import { FormFieldSamples } from './wiki-form'
import { NestedComponentSamples, MonthListSamples, ResultScreenSamples } from './wiki-results'
import { MenuBarSamples, ChoiceSamples, DialogSamples, AccordionSamples } from './wiki-interactions'

/** A gallery that shows every component of the kit in each of its states. Source: SES-14. */
export function ComponentGalleryScreen() {
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <ColourSamples />
      <TypographySamples />
      <ButtonSamples />
      <PanelSamples />
      <ComponentSampleSection title={texts.sections.fields}>
        <FormFieldSamples />
      </ComponentSampleSection>
      <ChoiceSamples />
      <NoticeSamples />
      <ChipAndProgressSamples />
      <RowSamples />
      <LoadingSamples />
      <ResultScreenSamples />
      <MonthListSamples />
      <NestedComponentSamples />
      <AccordionSamples />
      <DialogSamples />
      <MenuBarSamples />
      <IconSamples />
    </Screen>
  )
}
