import { memo, useEffect, useRef, type Ref } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { Amount } from '@/ui/kit/amount'
import { Answered } from '@/ui/kit/answered'
import { Button } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { EmptyState } from '@/ui/kit/empty-state'
import { formatFacts } from '@/ui/kit/format'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { WayHome } from '@/ui/shell/way-home'
import { myPaymentsTexts as texts } from '@/ui/texts/my-payments.texts'
import type { MyPaymentRow } from './my-payment-row'
import { MyPaymentsViewModel, type MyPaymentsList, type MyPaymentsShown } from './my-payments-view-model'
import styles from './my-payments-screen.module.css'
import { WaysFromPayments } from './ways-from-payments'

export function MyPaymentsScreen() {
  const model = useViewModel(MyPaymentsViewModel)
  return (
    <Answered
      answer={model.answer}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'card', count: 4, label: texts.loading }}
      failure={{ title: texts.failedTitle, reference: texts.reference, otherWay: <WayHome /> }}
    >
      {({ phase }) => screenOf(model, phase)}
    </Answered>
  )
}

function screenOf(model: MyPaymentsViewModel, phase: MyPaymentsShown['phase']) {
  switch (phase) {
    case 'empty':
      return (
        <Screen title={texts.title}>
          <EmptyState icon="receipt" title={texts.emptyTitle} action={<WaysOn />}>
            <p>{texts.empty}</p>
          </EmptyState>
        </Screen>
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <Stack gap="large">
            <WaysFromPayments />
            <Payments model={model} />
            <WayHome />
          </Stack>
        </Screen>
      )
  }
}

const Payments = observer(function Payments({ model }: { readonly model: MyPaymentsViewModel }) {
  const newest = useRef<HTMLUListElement>(null)
  // Where reading goes on; the button that was pressed may be gone.
  useEffect(() => newest.current?.focus({ preventScroll: true }), [model.newest])
  return (
    <div className={styles['payments']}>
      <div role="group" aria-label={texts.all} className={styles['lists']}>
        {model.lists.map((list) => (
          <List key={list.first} list={list} ref={list.first === model.newest ? newest : undefined} />
        ))}
      </div>
      <p role="status" className={styles['count']}>
        {model.count}
      </p>
      {model.hasMore && (
        <Button variant="secondary" wide onPress={model.seeMore}>
          {texts.seeMore}
        </Button>
      )}
    </div>
  )
})

interface ListProps {
  readonly list: MyPaymentsList
  readonly ref: Ref<HTMLUListElement> | undefined
}

/** Drawn once: what it shows never changes. */
const List = memo(function List({ list, ref }: ListProps) {
  return (
    <ul ref={ref} tabIndex={-1} aria-label={list.label} className={styles['list']}>
      {list.rows.map((row, position) => (
        <Row key={position} row={row} />
      ))}
    </ul>
  )
})

function Row({ row }: { readonly row: MyPaymentRow }) {
  return (
    <li>
      <Link href={row.receipt} className={styles['row']}>
        <div className={styles['line']}>
          <p className={styles['title']}>{row.title}</p>
          <p className={styles['amount']}>
            <Amount cents={row.amount} />
          </p>
        </div>
        {row.commerceName !== undefined && <p className={styles['commerce']}>{row.commerceName}</p>}
        <div className={styles['line']}>
          <p className={styles['detail']}>{formatFacts([row.date, row.paidBy])}</p>
          <Chip tone={row.status.tone}>{row.status.text}</Chip>
        </div>
        {row.warning !== undefined && <p className={styles['warning']}>{row.warning}</p>}
      </Link>
    </li>
  )
}

function WaysOn() {
  return (
    <Stack gap="small">
      <WaysFromPayments />
      <WayHome />
    </Stack>
  )
}
