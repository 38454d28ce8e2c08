import { ActionBar } from '@/ui/kit/action-bar'
import { ActionRow } from '@/ui/kit/action-row'
import { Amount } from '@/ui/kit/amount'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { GroupedDigits } from '@/ui/kit/grouped-digits'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { EmptyState } from '@/ui/kit/empty-state'
import { formatDate } from '@/ui/kit/format'
import { LinkRow, PressableRow } from '@/ui/kit/link-row'
import { ExternalLinkRow } from '@/ui/kit/external-link-row'
import { Notice } from '@/ui/kit/notice'
import { ProgressBar } from '@/ui/kit/progress-bar'
import { Receipt } from '@/ui/kit/receipt'
import { RowList } from '@/ui/kit/row-list'
import { Skeleton } from '@/ui/kit/skeleton'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack } from '@/ui/kit/stack'
import { componentGalleryTexts as texts } from '@/ui/texts/wiki.texts'
import { componentGalleryAddress, sampleAccountNumber, sampleAmount, sampleDate } from './wiki-samples'
import { ComponentSampleSection } from './wiki-section'

export function NoticeSamples() {
  return (
    <ComponentSampleSection title={texts.sections.notices}>
      <Notice tone="info" title={texts.notices.infoTitle}>
        {texts.notices.info}
      </Notice>
      <Notice tone="good" title={texts.notices.goodTitle}>
        {texts.notices.good}
      </Notice>
      <Notice tone="warn" title={texts.notices.warnTitle}>
        {texts.notices.warn}
      </Notice>
      <Notice
        tone="bad"
        title={texts.notices.badTitle}
        action={
          <Button variant="secondary" icon="retry">
            {texts.notices.retry}
          </Button>
        }
      >
        {texts.notices.bad}
      </Notice>
    </ComponentSampleSection>
  )
}

export function ChipAndProgressSamples() {
  return (
    <ComponentSampleSection title={texts.sections.states}>
      <Stack direction="row" gap="small">
        <Chip tone="neutral">{texts.states.neutral}</Chip>
        <Chip tone="accent">{texts.states.accent}</Chip>
        <Chip tone="info">{texts.states.info}</Chip>
        <Chip tone="good">{texts.states.good}</Chip>
        <Chip tone="warn" icon="clock">
          {texts.states.warn}
        </Chip>
        <Chip tone="bad">{texts.states.bad}</Chip>
      </Stack>
      <ProgressBar value={4} max={12}>
        {texts.states.progress}
      </ProgressBar>
      <ProgressDrops filledCount={0} count={6}>
        {texts.states.none}
      </ProgressDrops>
      <ProgressDrops filledCount={11} count={12}>
        {texts.states.almost}
      </ProgressDrops>
      <ProgressDrops filledCount={20} count={36}>
        {texts.states.long}
      </ProgressDrops>
      <ProgressDrops filledCount={2} count={2} celebrated>
        {texts.states.justPaid}
      </ProgressDrops>
    </ComponentSampleSection>
  )
}

export function RowSamples() {
  return (
    <ComponentSampleSection title={texts.sections.rows}>
      <RowList label={texts.rows.list}>
        <li>
          <LinkRow
            to={componentGalleryAddress}
            icon="loans"
            title={texts.rows.title}
            detail={texts.rows.detail}
            endContent={<Amount cents={sampleAmount} />}
          />
        </li>
        <li>
          <LinkRow
            to={componentGalleryAddress}
            icon="receipt"
            title={texts.rows.payments}
            detail={texts.rows.paymentsDetail}
          />
        </li>
        <li>
          <LinkRow
            to={componentGalleryAddress}
            icon="plus"
            title={texts.rows.newLoan}
            disabledReason={texts.rows.closed}
          />
        </li>
        <li>
          <LinkRow
            to={componentGalleryAddress}
            title={texts.rows.long}
            detail={
              <ProgressDrops filledCount={4} count={12}>
                {texts.states.progress}
              </ProgressDrops>
            }
            endContent={<Amount cents={sampleAmount} />}
          />
        </li>
        <li>
          <ExternalLinkRow
            href={componentGalleryAddress}
            icon="chat"
            title={texts.rows.outside}
            detail={texts.rows.outsideDetail}
          />
        </li>
        <li>
          <PressableRow
            icon="card"
            title={texts.rows.press}
            detail={texts.rows.pressDetail}
            onPress={doNothing}
          />
        </li>
        <li>
          <ActionRow icon="download" title={texts.rows.download} onPress={doNothing} />
        </li>
        <li>
          <ActionRow icon="download" title={texts.rows.downloading} busy onPress={doNothing} />
        </li>
      </RowList>
      <Receipt
        label={texts.rows.receipt}
        chip={<Chip tone="good">{texts.rows.paid}</Chip>}
        amountLabel={texts.rows.amount}
        amount={sampleAmount}
        rows={[
          { label: texts.rows.installment, value: texts.rows.detail },
          { label: texts.rows.date, value: formatDate(sampleDate) },
          { label: texts.rows.account, value: <GroupedDigits>{sampleAccountNumber}</GroupedDigits> },
          { label: texts.rows.holder, value: texts.rows.longHolder },
        ]}
      />
      <ActionBar note={texts.rows.safe}>
        <Button wide>{texts.rows.pay}</Button>
      </ActionBar>
    </ComponentSampleSection>
  )
}

export function LoadingSamples() {
  return (
    <ComponentSampleSection title={texts.sections.loading}>
      <Skeleton shape="drop" label={texts.loading.label} />
      <Skeleton shape="panel" count={2} label={texts.loading.label} />
      <Skeleton shape="card" label={texts.loading.label} />
      <Skeleton shape="row" count={2} label={texts.loading.label} note={texts.loading.slow} />
      <Skeleton shape="text" count={3} label={texts.loading.label} />
      <SlowRequestMessage request={{ slowRequestMessage: texts.loading.slow }} />
      <EmptyState
        icon="receipt"
        title={texts.loading.emptyTitle}
        action={<ButtonLink to={componentGalleryAddress}>{texts.loading.action}</ButtonLink>}
      >
        {texts.loading.empty}
      </EmptyState>
    </ComponentSampleSection>
  )
}

function doNothing(): void {}
