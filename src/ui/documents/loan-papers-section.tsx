import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { Stack } from '@/ui/kit/stack'
import { documentsTexts, paperText } from '@/ui/texts/documents.texts'
import type { LoanPapers } from './loan-papers'
import { LoanPapersViewModel } from './loan-papers-view-model'

const texts = documentsTexts.papers

/** What can be downloaded of a loan; nothing where there is none. Source: LOA-10. */
export const LoanPapersSection = observer(function LoanPapersSection({
  loan,
}: {
  readonly loan: LoanPapers
}) {
  const model = useViewModel(LoanPapersViewModel)
  const { download } = model
  if (loan.papers.length === 0 && loan.couponBookAt === undefined) return null
  return (
    <section aria-label={texts.title}>
      <Stack gap="small">
        <h2>{texts.title}</h2>
        {loan.couponBookAt !== undefined && (
          <ButtonLink to={loan.couponBookAt} variant="secondary" icon="barcode">
            {paperText('coupon-book')}
          </ButtonLink>
        )}
        {loan.papers.map((paper) => (
          <Button
            key={paper}
            variant="secondary"
            icon="download"
            busy={download.isRunning(paper, loan.externalId)}
            onPress={() => void model.open(paper, loan)}
          >
            <span className="visually-hidden">{texts.download} </span>
            {paperText(paper)}
          </Button>
        ))}
        {download.waiting.note && <p role="status">{download.waiting.note}</p>}
      </Stack>
    </section>
  )
})
