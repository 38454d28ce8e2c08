import { upcomingCollection } from '@/domain/automatic-collection/upcoming-collection'
import type { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import type { Clock } from '@/application/shared/clock.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { withTimeout } from '@/application/shared/with-timeout'
import { dueDatesFileTexts as texts } from '@/ui/texts/due-dates-file.texts'
import { createDueDatesCalendarFile, type LoanDueDates } from './due-dates-file'

/**
 * Maximum milliseconds for reading the automatic collection from the lender. If it takes longer, the due
 * dates are saved without it.
 */
const collectionTimeoutMilliseconds = 5_000

interface DueDatesDownloadDependencies {
  readonly collectionQueries: AutomaticCollectionQueries
  readonly clock: Clock
  readonly brandName: string
}

interface DueDatesDownload {
  readonly file: PortalFile
  /** Text which says what the saved calendar file contains. */
  readonly savedText: string
}

/**
 * Returns the calendar file with the due dates of a loan and the day of its next automatic collection, if
 * there is one. Source: LOA-14, COL-02.
 */
export async function prepareDueDatesDownload(
  loan: LoanDueDates,
  { collectionQueries, clock, brandName }: DueDatesDownloadDependencies,
): Promise<DueDatesDownload> {
  const answer = collectionQueries.fetchCollectionIfAvailable(loan.externalId)
  const found = await withTimeout(clock, answer, undefined, collectionTimeoutMilliseconds)
  const nextCollection = found && upcomingCollection(found, clock.today())
  return {
    file: createDueDatesCalendarFile(
      nextCollection ? { ...loan, nextCollection } : loan,
      brandName,
      clock.now(),
    ),
    savedText: nextCollection ? texts.savedWithCollection : texts.saved,
  }
}
