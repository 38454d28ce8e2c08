/**
 * Nothing that the oldest browsers of GEN-15 (`browserslist` in package.json) do not know stands in a style, unless it says what is lost without it.
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        // Without any of these a page is as it is without the line: nothing is placed by them, nothing is hidden.
        ignore: [
          'css-content-visibility',
          'css-resize',
          'css-touch-action',
          'css3-cursors',
          'text-size-adjust',
        ],
      },
    ],
    // What its data do not tell apart: a declaration with one of these falls away as a whole.
    'function-disallowed-list': ['anchor', 'color-mix', 'light-dark', 'linear', 'mod', 'rem', 'round'],
    'at-rule-disallowed-list': ['scope', 'starting-style'],
  },
}
