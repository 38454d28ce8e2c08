import { observer } from 'mobx-react-lite'
import type { HighlightedTextSegment } from '@/domain/support/help-search'
import { addresses } from '@/ui/addresses'
import { Accordion } from '@/ui/kit/accordion'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { consumerRequestLinks } from '@/ui/shell/public-links'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { useSettings } from '@/ui/shell/use-settings'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'
import { helpTexts as texts } from '@/ui/texts/help.texts'
import { HelpViewModel, type ShownHelpQuestion, type ShownHelpSection } from './help-view-model'
import { PastedLinkCheck } from './pasted-link-check'
import styles from './support.module.css'

/** The help screen with its search. Source: SUP-02. */
export const HelpScreen = observer(function HelpScreen() {
  const model = useViewModel(HelpViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="two-columns">
      <TwoColumns
        secondColumn={
          <>
            <ContactLinks />
            <PastedLinkCheck />
          </>
        }
      >
        <Stack gap="small">
          <search>
            <TextField
              id="help-search"
              type="search"
              label={texts.search}
              hint={texts.searchHint}
              value={model.query}
              onChange={model.searchHelp}
            />
          </search>
          <div role="status">
            {model.screenPhase === 'found' && <p>{model.resultCountText}</p>}
            {model.screenPhase === 'nothing' && (
              <Notice tone="warn" title={texts.nothingTitle}>
                {texts.nothing}
              </Notice>
            )}
          </div>
        </Stack>
        {model.sections.map((section) => (
          <QuestionSection
            key={section.id}
            section={section}
            isSearchResult={model.screenPhase === 'found'}
          />
        ))}
      </TwoColumns>
    </Screen>
  )
})

interface SectionProps {
  readonly section: ShownHelpSection
  /** Whether a search found the questions. In that case their answers are open; otherwise they are closed. */
  readonly isSearchResult: boolean
}

function QuestionSection({ section, isSearchResult }: SectionProps) {
  return (
    <section className={styles['claims']}>
      <h2>{section.title}</h2>
      <Accordion
        key={String(isSearchResult)}
        items={section.entries.map((entry) => ({
          id: entry.id,
          title: <HighlightedText segments={entry.question} />,
          content: <AnswerParagraphs entry={entry} />,
          open: isSearchResult,
        }))}
      />
    </section>
  )
}

function AnswerParagraphs({ entry }: { readonly entry: ShownHelpQuestion }) {
  return (
    <div className={styles['answer']}>
      {entry.answer.map((paragraph, position) => (
        <p key={position}>
          <HighlightedText segments={paragraph} />
        </p>
      ))}
    </div>
  )
}

function HighlightedText({ segments }: { readonly segments: readonly HighlightedTextSegment[] }) {
  return segments.map(({ text, isMatch }, position) =>
    isMatch ? (
      <mark key={position} className={styles['found']}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/**
 * The links for contacting the lender: claim form, chat and phone. Below them are the links to the consumer
 * requests and the personal data. Source: SUP-02, HOM-16, CAN-06.
 */
function ContactLinks() {
  const { links, phoneNumber, texts: own } = useSettings()
  return (
    <Card label={texts.contactTitle}>
      <h2>{texts.contactTitle}</h2>
      <Stack gap="small">
        <ButtonLink to={addresses.claims.createPath()} wide>
          {texts.contact}
        </ButtonLink>
        <ChatButtonLink variant="secondary" />
        {phoneNumber && (
          <ButtonLink href={`tel:${phoneNumber.replaceAll(' ', '')}`} variant="secondary" wide>
            {texts.call(phoneNumber)}
          </ButtonLink>
        )}
        {own?.supportHours && <p>{own.supportHours}</p>}
      </Stack>
      <Stack direction="row" gap="small">
        {consumerRequestLinks(links).map(({ label, href }) => (
          <TextLink key={label} {...(href.startsWith('/') ? { to: href } : { href })}>
            {label}
          </TextLink>
        ))}
        <TextLink to={addresses.personalData.createPath()}>{personalDataTexts.link.title}</TextLink>
      </Stack>
    </Card>
  )
}
