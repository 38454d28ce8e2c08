import { memo } from 'react'
import { observer } from 'mobx-react-lite'
import type { Invoice } from '@/domain/documents/invoice'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { formatDate, formatLongDate } from '@/ui/kit/format'
import { MonthList } from '@/ui/kit/month-list'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { InvoicesViewModel, type InvoicesState } from './invoices-view-model'
import styles from './papers.module.css'

const texts = documentsTexts.invoices

export function InvoicesScreen() {
  const model = useViewModel(InvoicesViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'row', count: 4, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.reference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: InvoicesViewModel, shown: InvoicesState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="document"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<ButtonLink to={addresses.myPayments.createPath()}>{texts.seePayments}</ButtonLink>}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="two-columns">
          <TwoColumns summary={<LatestInvoice model={model} invoice={shown.latest} />}>
            {shown.earlier.length > 0 && <EarlierInvoices model={model} />}
          </TwoColumns>
        </Screen>
      )
  }
}

interface ModelProps {
  readonly model: InvoicesViewModel
}

interface InvoiceProps extends ModelProps {
  readonly invoice: Invoice
}

const LatestInvoice = observer(function LatestInvoice({ model, invoice }: InvoiceProps) {
  const { downloader } = model
  return (
    <Card look="tint" label={texts.latest}>
      <h2>{texts.latest}</h2>
      <p>
        <Amount cents={invoice.total} size="large" />
      </p>
      <DataList
        rows={[
          { label: texts.number, value: invoice.number },
          { label: texts.date, value: formatLongDate(invoice.date) },
        ]}
      />
      <Button
        icon="download"
        wide
        busy={downloader.isDownloading('invoice', invoice.number)}
        onPress={() => void model.downloadInvoice(invoice.number)}
      >
        {texts.download}
      </Button>
      <SlowRequestMessage request={downloader.pendingRequest} />
    </Card>
  )
})

function EarlierInvoices({ model }: ModelProps) {
  return (
    <section className={styles['earlier']} aria-label={texts.earlier}>
      <h2>{texts.earlier}</h2>
      <MonthList
        pager={model.pager}
        label={texts.earlier}
        seeMoreText={texts.seeMore}
        table={{ head: <InvoiceTableHead />, columnCount: 3, className: styles['table'] }}
      >
        {(invoice) => <InvoiceCells model={model} invoice={invoice} />}
      </MonthList>
    </section>
  )
}

function InvoiceTableHead() {
  return (
    <tr>
      <th scope="col">{texts.invoice}</th>
      <th scope="col" className={styles['total']}>
        {texts.total}
      </th>
      <th scope="col">
        <span className="visually-hidden">{texts.file}</span>
      </th>
    </tr>
  )
}

/** The cells of an invoice's row. The component is memoised, because an invoice never changes. */
const InvoiceCells = memo(function InvoiceCells({ model, invoice }: InvoiceProps) {
  return (
    <>
      <th scope="row">
        <span className={styles['date']}>{formatDate(invoice.date)}</span>{' '}
        <span className={styles['soft']}>{invoice.number}</span>{' '}
      </th>
      <td className={styles['total']}>
        <Amount cents={invoice.total} />
      </td>
      <td className={styles['file']}>
        <InvoiceDownload model={model} invoice={invoice} />
      </td>
    </>
  )
})

const InvoiceDownload = observer(function InvoiceDownload({ model, invoice }: InvoiceProps) {
  return (
    <Button
      variant="quiet"
      icon="download"
      hiddenText={texts.ofNumber(invoice.number)}
      busy={model.downloader.isDownloading('invoice', invoice.number)}
      onPress={() => void model.downloadInvoice(invoice.number)}
    >
      <span className={styles['downloadWord']}>{texts.downloadShort}</span>
    </Button>
  )
})
