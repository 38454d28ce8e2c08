/**
 * Rejects CSS features that an oldest supported browser (`browserslist` in package.json) does not support. A style sheet
 * may disable the rule if it says what those browsers do not show. Source: GEN-15.
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
        // Pages work without these features: they do not place or hide anything.
        ignore: [
          'css-content-visibility',
          'css-resize',
          'css-touch-action',
          'css3-cursors',
          'text-size-adjust',
        ],
      },
    ],
    // The plugin above does not detect these. A browser that does not support one ignores the whole declaration.
    'function-disallowed-list': ['anchor', 'color-mix', 'light-dark', 'linear', 'mod', 'rem', 'round'],
    'at-rule-disallowed-list': ['scope', 'starting-style'],
  },
}
