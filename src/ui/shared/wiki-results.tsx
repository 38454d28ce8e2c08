import { useState } from 'react'
import { addMonths } from '@/domain/shared/calendar-month'
import { Amount } from '@/ui/kit/amount'
import { Avatar } from '@/ui/kit/avatar'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { LinkRow } from '@/ui/kit/link-row'
import { MonthList } from '@/ui/kit/month-list'
import { MonthListPager } from '@/ui/kit/month-pages'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { OutcomeSection } from '@/ui/kit/outcome-section'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { componentGalleryTexts } from '@/ui/texts/wiki.texts'
import { componentGalleryAddress, sampleAccountNumber, sampleAmount, sampleDate } from './wiki-samples'
import { ComponentSampleSection } from './wiki-section'

const texts = componentGalleryTexts.results
const tones = ['good', 'info', 'warn', 'bad'] as const

export function ResultScreenSamples() {
  return (
    <ComponentSampleSection title={componentGalleryTexts.sections.results}>
      {tones.map((tone) => (
        <OutcomeSection
          key={tone}
          tone={tone}
          title={texts[tone].title}
          lead={texts[tone].lead}
          reference={tone === 'bad' ? texts.reference : undefined}
        >
          <Button wide>{texts.next}</Button>
        </OutcomeSection>
      ))}
      <FocusKeeper label={texts.part}>
        <NotLoadedNotice tone="warn" title={texts.bad.title} message={texts.bad.lead} onRetry={doNothing} />
      </FocusKeeper>
    </ComponentSampleSection>
  )
}

const sampleRows = Array.from({ length: 14 }, (_, position) => ({
  day: addMonths(sampleDate, -position),
}))

export function MonthListSamples() {
  const [pages] = useState(() => new MonthListPager(() => sampleRows, { atFirst: 4, moreEachTime: 4 }, texts))
  return (
    <ComponentSampleSection title={componentGalleryTexts.sections.months}>
      <MonthList pager={pages} label={texts.all} seeMoreText={texts.seeMore}>
        {() => (
          <LinkRow
            to={componentGalleryAddress}
            title={texts.row}
            endContent={<Amount cents={sampleAmount} />}
          />
        )}
      </MonthList>
    </ComponentSampleSection>
  )
}

/** The part of the component gallery that shows small components, which other components contain. */
export function NestedComponentSamples() {
  return (
    <ComponentSampleSection title={componentGalleryTexts.sections.details}>
      <Stack direction="row">
        <Avatar initials={texts.initials} />
        <Avatar initials={texts.initials} size="large" />
      </Stack>
      <p>
        <InlineTextsWithDots of={texts.facts} />
      </p>
      <CheckMarkList points={texts.points} />
      <TextList kind="steps" items={texts.points} />
      <TextList kind="points" items={texts.points} />
      <TwoColumns
        summary={<Card look="tint">{texts.summary}</Card>}
        secondColumn={<Card>{texts.further}</Card>}
      >
        <Card>{texts.form}</Card>
      </TwoColumns>
      <ScannableCodeFigure picture={sampleBarcode} label={sampleAccountNumber} shape="bars" />
      <ScannableCodeFigure picture={sampleQrCode} label={sampleAccountNumber} shape="small-square" />
    </ComponentSampleSection>
  )
}

const sampleBarcode = {
  width: 60,
  height: 10,
  path: 'M5 0h2v10h-2zM10 0h4v10h-4zM20 0h2v10h-2zM30 0h6v10h-6zM45 0h2v10h-2zM53 0h2v10h-2z',
}
const sampleQrCode = {
  width: 12,
  height: 12,
  path: 'M1 1h4v4h-4zM7 1h4v4h-4zM1 7h4v4h-4zM7 7h2v2h-2zM9 9h2v2h-2z',
}

function doNothing(): void {}
