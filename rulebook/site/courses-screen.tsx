import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { courseAddress } from './addresses'
import { progress } from './course-progress'
import { useIndex } from './load'
import { Page, Ready } from './page'
import { courseText, texts } from './texts'

/** The courses, each with how far this device came. Source: RUL-06. */
export function CoursesScreen() {
  const index = useIndex()
  const done = progress()
  return (
    <Page title={texts.courses} lead={texts.coursesPage.lead}>
      <Ready loaded={index}>
        {({ courses }) => (
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
        )}
      </Ready>
    </Page>
  )
}
