import type { AutomaticInstallmentCollection } from '@/domain/automatic-collection/automatic-collection'
import type { CouponBookWarning } from '@/domain/documents/coupon-book'
import { collectionNoticeTexts } from '@/ui/automatic-collection/collection-notice-text'
import { automaticCollectionTexts } from '@/ui/texts/automatic-collection.texts'
import { documentsTexts } from '@/ui/texts/documents.texts'

const texts = documentsTexts.couponBook

/** The title and the paragraphs of the warning that the customer reads before they download a coupon book. */
export interface CouponBookWarningTexts {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/**
 * Returns the texts of the warning before the download of a coupon book. `next`: the loan's next automatic
 * collection, if the lender has announced one. Source: MOV-02, PAY-27, COL-04.
 */
export function couponBookWarningTexts(
  warning: CouponBookWarning,
  next: AutomaticInstallmentCollection | undefined,
): CouponBookWarningTexts {
  switch (warning) {
    case 'direct-debit':
      return { title: texts.directDebitTitle, paragraphs: [texts.directDebit] }
    case 'automatic-collection':
      return {
        title: automaticCollectionTexts.title,
        paragraphs: [texts.directDebit, ...(next ? [announcedCollectionText(next)] : [])],
      }
    case 'collection-unknown': {
      const { title, text } = collectionNoticeTexts({ kind: 'collections-unknown', id: 'collections' })
      return { title, paragraphs: [text] }
    }
  }
}

function announcedCollectionText(collection: AutomaticInstallmentCollection): string {
  return collectionNoticeTexts({ kind: 'collection', id: collection.collectionId, collection }).text
}
