import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { addresses } from '@/ui/addresses'
import { ActionRow } from '@/ui/kit/action-row'
import { LinkRow } from '@/ui/kit/link-row'
import { IsLinkHiddenFunctionContext } from '@/ui/kit/portal-link'
import { RowList } from '@/ui/kit/row-list'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { useViewModel } from '@/ui/kit/use-view-model'
import { Stack } from '@/ui/kit/stack'
import { documentsTexts, documentKindName } from '@/ui/texts/documents.texts'
import type { DownloadableLoanDocuments } from './loan-documents'
import { LoanDocumentsViewModel } from './loan-documents-view-model'

const texts = documentsTexts.papers

/**
 * The section of a loan's screen with the documents that the customer can download. If there are none, the
 * section is not shown. If the lender offers no coupon books, the section does not list one. Source: LOA-10,
 * OPS-03.
 */
export const LoanDocumentsSection = observer(function LoanDocumentsSection({
  loan,
}: {
  readonly loan: DownloadableLoanDocuments
}) {
  const model = useViewModel(LoanDocumentsViewModel)
  const { downloader } = model
  const isHidden = use(IsLinkHiddenFunctionContext)
  const isWithout = isHidden(addresses.couponBook.createPath())
  const papers = isWithout ? loan.documentKinds.filter((kind) => kind !== 'coupon-book') : loan.documentKinds
  const couponBookAt = isWithout ? undefined : loan.couponBookWarningAddress
  if (papers.length === 0 && couponBookAt === undefined) return null
  return (
    <section aria-label={texts.title}>
      <Stack gap="small">
        <h2>{texts.title}</h2>
        <RowList label={texts.title}>
          {couponBookAt !== undefined && (
            <li>
              <LinkRow to={couponBookAt} icon="barcode" title={documentKindName('coupon-book')} />
            </li>
          )}
          {papers.map((documentKind) => (
            <li key={documentKind}>
              <ActionRow
                icon="download"
                title={<DownloadTitle documentKind={documentKind} />}
                busy={downloader.isDownloading(documentKind, loan.externalId)}
                onPress={() => void model.downloadDocument(documentKind, loan)}
              />
            </li>
          ))}
        </RowList>
        <SlowRequestMessage request={downloader.pendingRequest} />
      </Stack>
    </section>
  )
})

function DownloadTitle({
  documentKind,
}: {
  readonly documentKind: DownloadableLoanDocuments['documentKinds'][number]
}) {
  return (
    <>
      <span className="visually-hidden">{texts.download} </span>
      {documentKindName(documentKind)}
    </>
  )
}
