import { TextLink } from '@/ui/kit/button'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { RowList } from '@/ui/kit/row-list'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { coursePagePath, playerPagePath, rulebookPaths } from './addresses'
import { correctActionShare } from './course-progress'
import { decodeCourseResult, type CourseResult } from './course-result'
import { useRulebookIndex } from './data-file-hooks'
import { LoadBoundary, Page } from './page'
import styles from './rulebook.module.css'
import { courseResultText, practisedActionsText, texts } from './texts'

const pageTexts = texts.courseResultPage

/**
 * Page that shows a trainee's result in a course. The result comes from a link that the trainee has
 * sent. Source: RUL-06.
 */
export function CourseResultScreen({ encodedResult }: { readonly encodedResult: string }) {
  const index = useRulebookIndex()
  const result = decodeCourseResult(encodedResult)
  return (
    <Page title={pageTexts.title} lead={pageTexts.lead}>
      <LoadBoundary state={index}>
        {({ courses }) => {
          const course = courses.find(({ id }) => id === result?.course)
          return result && course ? (
            <ScoreList result={result} course={course} />
          ) : (
            <Notice tone="warn" title={pageTexts.noResult} />
          )
        }}
      </LoadBoundary>
      <p>
        <TextLink to={rulebookPaths.courses}>{pageTexts.allCourses}</TextLink>
      </p>
    </Page>
  )
}

interface ScoreListProps {
  readonly result: CourseResult
  readonly course: TrainingCourse
}

/** The trainee's result in a course, and their score in each scenario that they have practised. */
function ScoreList({ result: { day, scores }, course }: ScoreListProps) {
  const sum = (field: 'acts' | 'right'): number => scores.reduce((total, score) => total + score[field], 0)
  const correctShare = correctActionShare({ acts: sum('acts'), right: sum('right') })
  return (
    <section aria-labelledby="course" className={styles['section']}>
      <h2 id="course">
        <TextLink to={coursePagePath(course.id)}>{course.title}</TextLink>
      </h2>
      <p>{courseResultText(correctShare, day)}</p>
      <RowList labelledBy="course">
        {course.scenarios.flatMap(({ rule, scenario, name }) => {
          const score = scores.find((each) => each.scenario === scenario)
          if (!score) return []
          return (
            <li key={scenario}>
              <LinkRow
                to={playerPagePath(rule, scenario)}
                title={name}
                detail={practisedActionsText(score)}
              />
            </li>
          )
        })}
      </RowList>
    </section>
  )
}
