import { costItems, type CostItem, type CostItemValue, type LoanCost } from '@/domain/loan-cost/loan-cost'
import { formatLongDate, formatMoney } from '@/ui/kit/format'
import { classNames } from '@/ui/kit/class-names'
import { planInstallmentsText, loanCostTexts as texts } from '@/ui/texts/loan-cost.texts'
import { formatPercent } from './format-percent'
import { PesosReceivedPerHundredRepaid } from './pesos-received-per-hundred-repaid'
import styles from './loan-cost-breakdown.module.css'

interface LoanCostBreakdownProps {
  readonly cost: LoanCost
}

/**
 * Shows everything that a loan costs, before the customer agrees to it: the total financial cost in large
 * type, and each part of the cost with an explanation. Source: REV-09.
 */
export function LoanCostBreakdown({ cost }: LoanCostBreakdownProps) {
  return (
    <section aria-label={texts.title} className={styles['cost']}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <dl className={styles['lines']}>
        {costItems(cost).map((each) => (
          <LoanCostItem key={each.kind} cost={each} />
        ))}
      </dl>
      <PesosReceivedPerHundredRepaid cost={cost} />
    </section>
  )
}

function LoanCostItem({ cost: { kind, value } }: { readonly cost: CostItem }) {
  const { label, explanation } = texts.items[kind]
  return (
    <div
      className={classNames(
        kind === 'cft' ? styles['largest'] : styles['line'],
        kind === 'amount-to-return' && styles['second'],
      )}
    >
      <dt className={styles['label']}>{label}</dt>
      <dd className={value.kind === 'missing' ? styles['missing'] : styles['value']}>{valueText(value)}</dd>
      <dd className={styles['explained']}>{explanation}</dd>
    </div>
  )
}

function valueText(value: CostItemValue): string {
  switch (value.kind) {
    case 'money':
      return formatMoney(value.amount)
    case 'installments': {
      const { count, each, first } = value
      return planInstallmentsText(
        count,
        formatMoney(each),
        first === undefined ? undefined : formatMoney(first),
      )
    }
    case 'day':
      return formatLongDate(value.date)
    case 'system':
      return texts.systems[value.system]
    case 'rate':
      return formatPercent(value.percent)
    case 'missing':
      return texts.missing
  }
}
