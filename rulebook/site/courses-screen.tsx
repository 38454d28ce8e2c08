import type { PreparedDemoLink } from '#rulebook/shared/rulebook-data'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { courseAddress } from './addresses'
import { progress } from './course-progress'
import { useDemoPlace, useIndex } from './load'
import styles from './rulebook.module.css'
import { Page, Ready } from './page'
import { courseText, texts } from './texts'

/** Page that lists the courses, each with the trainee's progress on this device. Source: RUL-06. */
export function CoursesScreen() {
  const index = useIndex()
  const done = progress()
  return (
    <Page title={texts.courses} lead={texts.coursesPage.lead}>
      <Ready loaded={index}>
        {({ courses, links }) => (
          <>
            <RowList label={texts.courses}>
              {courses.map(({ id, title, scenarios }) => (
                <li key={id}>
                  <LinkRow
                    to={courseAddress(id)}
                    title={title}
                    detail={courseText(
                      scenarios.filter(({ scenario }) => done[scenario]).length,
                      scenarios.length,
                    )}
                  />
                </li>
              ))}
            </RowList>
            <ReadyLinks links={links} />
          </>
        )}
      </Ready>
    </Page>
  )
}

/** List of links that open the demo in a prepared state. Source: DEM-03. */
function ReadyLinks({ links }: { readonly links: readonly PreparedDemoLink[] }) {
  const place = useDemoPlace()
  if (place.phase !== 'ready') return undefined
  return (
    <section aria-labelledby="ready" className={styles['section']}>
      <h2 id="ready">{texts.coursesPage.ready}</h2>
      <p className={styles['lead']}>{texts.coursesPage.readyLead}</p>
      <ul className={styles['steps']}>
        {links.map(({ title, task, address }) => (
          <li key={title} className={styles['catalogueStep']}>
            <a
              className={styles['outside']}
              href={place.value.address + address}
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
