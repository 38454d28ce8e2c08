import { observer } from 'mobx-react-lite'
import { Accordion, type AccordionItem } from '@/ui/kit/accordion'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Chip, ChipFromContent } from '@/ui/kit/chip'
import { DataList } from '@/ui/kit/data-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { EvidenceFileButton } from '@/ui/support/evidence-file-button'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts } from '@/ui/texts/collection-deactivation.texts'
import { automaticCollectionTexts as texts } from '@/ui/texts/automatic-collection.texts'
import {
  AutomaticCollectionViewModel,
  type AutomaticCollectionViewModelInput,
} from './automatic-collection-view-model'
import type { ActiveCollectionState, UpcomingCollectionState, PastCollectionState } from './collection-state'
import styles from './automatic-collection.module.css'

/**
 * The section of a loan's screen about the automatic collection of its installments from the customer's bank
 * account. Source: COL-01, COL-02.
 */
export const AutomaticCollection = observer(function AutomaticCollection(
  input: AutomaticCollectionViewModelInput,
) {
  const model = useViewModel(AutomaticCollectionViewModel, input)
  const {
    activeCollection,
    lastCollectionAfterDeactivation: lastCollection,
    pastCollections,
    activationAddress,
  } = model
  if (!activeCollection && !lastCollection && pastCollections.length === 0 && activationAddress === undefined)
    return null
  return (
    <section className={styles['section']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {activeCollection && (
        <ActiveCollection collection={activeCollection} deactivationAddress={model.deactivationAddress} />
      )}
      {lastCollection && (
        <Card>
          <UpcomingCollection next={lastCollection} />
        </Card>
      )}
      {pastCollections.length > 0 && <PastCollections collections={pastCollections} />}
      {activationAddress !== undefined && <ActivationOffer to={activationAddress} />}
    </section>
  )
})

/**
 * The offer to activate the automatic collection of a loan, with a link to the screen for it. Source: COL-01.
 */
function ActivationOffer({ to }: { readonly to: string }) {
  return (
    <Card>
      <div className={styles['section']}>
        <p>{collectionActivationTexts.offer.text}</p>
        <ButtonLink to={to} variant="secondary">
          {collectionActivationTexts.offer.to}
        </ButtonLink>
      </div>
    </Card>
  )
}

interface ActiveCollectionProps {
  readonly collection: ActiveCollectionState
  readonly deactivationAddress: string
}

function ActiveCollection({
  collection: { rows, nextCollection },
  deactivationAddress,
}: ActiveCollectionProps) {
  return (
    <Card>
      <div className={styles['section']}>
        <Chip tone="good">{texts.active}</Chip>
        <h3 className={styles['heading']}>{texts.next}</h3>
        {nextCollection ? <UpcomingCollection next={nextCollection} /> : <p>{texts.nothingNext}</p>}
        <DataList rows={rows} />
        <TextLink to={deactivationAddress}>{collectionDeactivationTexts.toDeactivate}</TextLink>
      </div>
    </Card>
  )
}

function UpcomingCollection({
  next: { title, failureText, attempts },
}: {
  readonly next: UpcomingCollectionState
}) {
  return (
    <>
      <p className={styles['next']}>{title}</p>
      {failureText !== undefined && <p>{failureText}</p>}
      <ol aria-label={texts.attempts} className={styles['attempts']}>
        <CollectionAttempts attempts={attempts} />
      </ol>
    </>
  )
}

function CollectionAttempts({ attempts }: Pick<UpcomingCollectionState, 'attempts'>) {
  return attempts.map(({ date, dayText, text }) => (
    <li key={date}>
      <span className={styles['day']}>{dayText}</span> <span>{text}</span>
    </li>
  ))
}

interface PastCollectionsProps {
  readonly collections: readonly PastCollectionState[]
}

function PastCollections({ collections }: PastCollectionsProps) {
  return (
    <Card>
      <div className={styles['section']}>
        <h3 className={styles['heading']}>{texts.past}</h3>
        <p>{texts.pastHint}</p>
        <ul aria-label={texts.past} className={styles['past']}>
          {collections.map((each) => (
            <li key={each.id}>
              <Accordion items={[pastCollectionItem(each)]} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/**
 * Returns an automatic collection that has ended as an item that the customer can open. The item contains the
 * attempts, a button that saves them as a file of evidence, and the link for a claim. Source: COL-03, DOC-05.
 */
function pastCollectionItem({
  id,
  title,
  dayText,
  chip,
  attempts,
  claimAddress,
  evidenceSections,
}: PastCollectionState): AccordionItem {
  const hiddenText = texts.detailsOf(title)
  return {
    id,
    title: (
      <span className={styles['ended']}>
        <span>
          {title} <span className={styles['soft']}>{dayText}</span>
        </span>
        <ChipFromContent chip={chip} />
      </span>
    ),
    content: (
      <div className={styles['section']}>
        <ol className={styles['attempts']}>
          <CollectionAttempts attempts={attempts} />
        </ol>
        {claimAddress !== undefined && (
          <TextLink to={claimAddress}>
            {texts.notRecognised} <span className="visually-hidden">{hiddenText}</span>
          </TextLink>
        )}
        <EvidenceFileButton kind="collection" sections={evidenceSections} hiddenText={hiddenText} />
      </div>
    ),
  }
}
