import type { PreparedDemoLink } from '#rulebook/shared/rulebook-data'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { coursePagePath } from './addresses'
import { readStoredScores } from './course-progress'
import { useDemoSite, useRulebookIndex } from './data-file-hooks'
import styles from './rulebook.module.css'
import { LoadBoundary, Page } from './page'
import { courseProgressText, texts } from './texts'

/** Page that lists the courses, each with the trainee's progress on this device. Source: RUL-06. */
export function CoursesScreen() {
  const index = useRulebookIndex()
  const scores = readStoredScores()
  return (
    <Page title={texts.courses} lead={texts.coursesPage.lead}>
      <LoadBoundary state={index}>
        {({ courses, links }) => (
          <>
            <RowList label={texts.courses}>
              {courses.map(({ id, title, scenarios }) => (
                <li key={id}>
                  <LinkRow
                    to={coursePagePath(id)}
                    title={title}
                    detail={courseProgressText(
                      scenarios.filter(({ scenario }) => scores[scenario]).length,
                      scenarios.length,
                    )}
                  />
                </li>
              ))}
            </RowList>
            <PreparedDemoLinkList links={links} />
          </>
        )}
      </LoadBoundary>
    </Page>
  )
}

/** List of links that open the demo in a prepared state. Source: DEM-03. */
function PreparedDemoLinkList({ links }: { readonly links: readonly PreparedDemoLink[] }) {
  const demoSite = useDemoSite()
  if (demoSite.phase !== 'ready') return undefined
  return (
    <section aria-labelledby="ready" className={styles['section']}>
      <h2 id="ready">{texts.coursesPage.preparedLinks}</h2>
      <p className={styles['lead']}>{texts.coursesPage.preparedLinksLead}</p>
      <ul className={styles['steps']}>
        {links.map(({ title, task, address }) => (
          <li key={title} className={styles['catalogueStep']}>
            <a
              className={styles['outsideLink']}
              href={demoSite.value.address + address}
              target="_blank"
              rel="noreferrer"
            >
              {title} <span className="visually-hidden">{texts.opensInNewTab}</span>
            </a>
            <p>{task}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
