import { lazy, Suspense } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { parseStepsToReplay, rulebookPaths } from './addresses'
import { NotFoundPage } from './page'
import { RulesScreen } from './rules-screen'
import styles from './rulebook.module.css'
import { texts } from './texts'

/** The sections of the rulebook in its menu, each with its path and name. */
const siteSections = [
  [rulebookPaths.rules, texts.rules],
  [rulebookPaths.screens, texts.screens],
  [rulebookPaths.steps, texts.steps],
  [rulebookPaths.courses, texts.courses],
] as const

const ScreensScreen = lazy(() =>
  import('./screens-screen').then((module) => ({ default: module.ScreensScreen })),
)
const StepsScreen = lazy(() => import('./steps-screen').then((module) => ({ default: module.StepsScreen })))
const RuleScreen = lazy(() => import('./rule-screen').then((module) => ({ default: module.RuleScreen })))
const PlayerScreen = lazy(() =>
  import('./player-screen').then((module) => ({ default: module.PlayerScreen })),
)
const CoursesScreen = lazy(() =>
  import('./courses-screen').then((module) => ({ default: module.CoursesScreen })),
)
const CourseScreen = lazy(() =>
  import('./course-screen').then((module) => ({ default: module.CourseScreen })),
)
const CourseResultScreen = lazy(() =>
  import('./course-result-screen').then((module) => ({ default: module.CourseResultScreen })),
)

/** The whole site of the rulebook: links to its sections at the top, and the current page below. */
export function Rulebook() {
  const [location] = useLocation()
  return (
    <>
      <header className={styles['siteHeader']}>
        <Link href={rulebookPaths.rules} className={styles['siteName']}>
          {texts.name}
        </Link>
        <nav aria-label={texts.menu} className={styles['siteMenu']}>
          {siteSections.map(([path, name]) => (
            <Link
              key={path}
              href={path}
              className={styles['siteMenuLink']}
              aria-current={location === path ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main className={styles['pageContent']}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <Switch>
            <Route path={rulebookPaths.screens} component={ScreensScreen} />
            <Route path={rulebookPaths.steps} component={StepsScreen} />
            <Route path={rulebookPaths.courses} component={CoursesScreen} />
            <Route path={rulebookPaths.course}>{({ course }) => <CourseScreen id={course} />}</Route>
            <Route path={rulebookPaths.player}>
              {({ rule, scenario, step }) => (
                <PlayerScreen
                  key={scenario}
                  ruleId={rule}
                  scenarioId={scenario}
                  stepsToReplay={parseStepsToReplay(step)}
                />
              )}
            </Route>
            <Route path={rulebookPaths.courseResult}>
              {({ result }) => <CourseResultScreen encodedResult={result} />}
            </Route>
            <Route path={rulebookPaths.rule}>{({ rule }) => <RuleScreen id={rule} />}</Route>
            <Route path={rulebookPaths.rules} component={RulesScreen} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </main>
    </>
  )
}
