import { TextLink } from '@/ui/kit/button'
import type { TrainingCourse } from '#rulebook/shared/rulebook-data'
import { coursePagePath, playerPagePath } from './addresses'
import { useRulebookIndex } from './data-file-hooks'
import { texts } from './texts'

interface CourseLinksProps {
  readonly scenarioId: string
  /** Whether the trainee has practised the scenario to its end. */
  readonly isPractised: boolean
}

/**
 * Links from a scenario to each course that contains it, and to the next scenario of the course if the
 * trainee has practised this one. Source: RUL-06.
 */
export function CourseLinks({ scenarioId, isPractised }: CourseLinksProps) {
  const index = useRulebookIndex()
  if (index.phase !== 'ready') return undefined
  return index.value.courses
    .filter(({ scenarios }) => scenarios.some(({ scenario }) => scenario === scenarioId))
    .map((course) => (
      <LinksOfCourse key={course.id} course={course} scenarioId={scenarioId} isPractised={isPractised} />
    ))
}

interface LinksOfCourseProps extends CourseLinksProps {
  readonly course: TrainingCourse
}

function LinksOfCourse({ course, scenarioId, isPractised }: LinksOfCourseProps) {
  const position = course.scenarios.findIndex(({ scenario }) => scenario === scenarioId)
  const nextScenario = isPractised ? course.scenarios[position + 1] : undefined
  return (
    <>
      {nextScenario && (
        <p>
          <TextLink to={playerPagePath(nextScenario.rule, nextScenario.scenario)}>
            {texts.coursesPage.nextCase}
            {nextScenario.name}
          </TextLink>
        </p>
      )}
      <p>
        <TextLink to={coursePagePath(course.id)} icon="back">
          {course.title}
        </TextLink>
      </p>
    </>
  )
}
