import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Card } from '@/ui/kit/card'
import { Chip } from '@/ui/kit/chip'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { ClaimEvidenceFileButton } from './claim-evidence-file-button'
import { ClaimAuthorityLinks } from './claim-authorities'
import {
  FiledClaimsViewModel,
  type ClaimRow,
  type FiledClaimsProps,
  type FiledClaimsState,
} from './filed-claims-view-model'
import styles from './support.module.css'

const texts = claimsTexts.list

/**
 * The list of the claims that the customer sent earlier, below the claim form. Shows nothing if the
 * lender offers no such list. Source: SUP-04.
 */
export const FiledClaims = observer(function FiledClaims(props: FiledClaimsProps) {
  const model = useViewModel(FiledClaimsViewModel, props)
  if (model.asyncState.loadedState?.phase === 'not-offered') return null
  return (
    <FocusKeeper label={texts.title}>
      <AsyncBoundary
        asyncState={model.asyncState}
        skeleton={{ shape: 'row', count: 1, label: texts.loading }}
        failureNoticeProps={{ title: texts.failedTitle, tone: 'warn' }}
      >
        {claimsSection}
      </AsyncBoundary>
    </FocusKeeper>
  )
})

function claimsSection(shown: FiledClaimsState) {
  switch (shown.phase) {
    case 'not-offered':
      return null
    case 'none':
      return (
        <section className={styles['claims']}>
          <h2>{texts.title}</h2>
          <p>{texts.none}</p>
        </section>
      )
    case 'listed':
      return (
        <section className={styles['claims']}>
          <h2>{texts.title}</h2>
          <ul aria-label={texts.title} className={styles['list']}>
            {shown.rows.map((row) => (
              <li key={row.caseNumber}>
                <FiledClaimCard row={row} />
              </li>
            ))}
          </ul>
        </section>
      )
  }
}

function FiledClaimCard({ row }: { readonly row: ClaimRow }) {
  return (
    <Card>
      <div className={styles['line']}>
        <h3>{row.reason}</h3>
        <Chip tone={row.chip.tone}>{row.chip.text}</Chip>
      </div>
      <p className={styles['detail']}>
        <InlineTextsWithDots of={[row.caseNumberText, row.filedOn]} />
      </p>
      {row.answerText !== undefined && <p>{row.answerText}</p>}
      {row.isAnswerLate && <ClaimAuthorityLinks authority={row.authority} />}
      <ClaimEvidenceFileButton row={row} />
    </Card>
  )
}
