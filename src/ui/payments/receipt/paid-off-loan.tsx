import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { IsLinkHiddenFunctionContext } from '@/ui/kit/portal-link'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paidOffLoanTexts as texts } from '@/ui/texts/paid-off-loan.texts'
import { PaidOffLoanViewModel, type PaidOffLoanNoticeProps } from './paid-off-loan-view-model'

/**
 * Shows that a loan is paid off: a drawing of filled drops, and the debt-free certificate or the day
 * from which it is available. Shows nothing if the lender offers no certificate. Source: DOC-04, OPS-03.
 */
export const PaidOffLoanNotice = observer(function PaidOffLoanNotice(input: PaidOffLoanNoticeProps) {
  const { state } = useViewModel(PaidOffLoanViewModel, input)
  const certificate = addresses.debtFree.createPath()
  const isHidden = use(IsLinkHiddenFunctionContext)
  if (!state || isHidden(certificate)) return undefined
  const { installmentCount, hasCertificate } = state
  return (
    <Card>
      <p>
        <ProgressDrops filledCount={installmentCount} count={installmentCount} celebrated>
          {texts.paid(installmentCount)}
        </ProgressDrops>
      </p>
      {hasCertificate ? (
        <ButtonLink to={certificate} icon="document" variant="secondary" wide>
          {texts.certificate}
        </ButtonLink>
      ) : (
        <p>{texts.later}</p>
      )}
    </Card>
  )
})
