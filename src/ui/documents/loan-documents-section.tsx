import { observer } from 'mobx-react-lite'
import { ActionRow } from '@/ui/kit/action-row'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { Stack } from '@/ui/kit/stack'
import { documentsTexts, paperText } from '@/ui/texts/documents.texts'
import type { LoanDocuments } from './loan-documents'
import { LoanDocumentsViewModel } from './loan-documents-view-model'

const texts = documentsTexts.papers

/** The documents of a loan that can be downloaded; nothing if there are none. Source: LOA-10. */
export const LoanDocumentsSection = observer(function LoanPapersSection({
  loan,
}: {
  readonly loan: LoanDocuments
}) {
  const model = useViewModel(LoanDocumentsViewModel)
  const { download } = model
  if (loan.papers.length === 0 && loan.couponBookAt === undefined) return null
  return (
    <section aria-label={texts.title}>
      <Stack gap="small">
        <h2>{texts.title}</h2>
        <RowList label={texts.title}>
          {loan.couponBookAt !== undefined && (
            <li>
              <LinkRow to={loan.couponBookAt} icon="barcode" title={paperText('coupon-book')} />
            </li>
          )}
          {loan.papers.map((paper) => (
            <li key={paper}>
              <ActionRow
                icon="download"
                title={<DownloadTitle paper={paper} />}
                busy={download.isRunning(paper, loan.externalId)}
                onPress={() => void model.open(paper, loan)}
              />
            </li>
          ))}
        </RowList>
        {download.pendingRequest.note && <p role="status">{download.pendingRequest.note}</p>}
      </Stack>
    </section>
  )
})

function DownloadTitle({ paper }: { readonly paper: LoanDocuments['papers'][number] }) {
  return (
    <>
      <span className="visually-hidden">{texts.download} </span>
      {paperText(paper)}
    </>
  )
}
